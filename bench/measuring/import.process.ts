/** Imports the module that its argument names, once, and prints what that took: wall ms, processor ms. */
const [, , module = ''] = process.argv;
const processor = process.cpuUsage();
const started = performance.now();
await import(module);
const wall = performance.now() - started;
const { user, system } = process.cpuUsage(processor);
console.log(JSON.stringify({ wall, processor: (user + system) / 1000 }));
// A client that was opened must not keep it.
process.exit(0);
