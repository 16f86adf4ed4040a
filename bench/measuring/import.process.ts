const [, , module = ''] = process.argv;
const processor = process.cpuUsage();
const started = performance.now();
await import(module);
const wall = performance.now() - started;
const { user, system } = process.cpuUsage(processor);
console.log(JSON.stringify({ wall, processor: (user + system) / 1000 }));
// Ends the process although a client may hold open sockets.
process.exit(0);
