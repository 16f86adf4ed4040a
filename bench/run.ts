import { parseArgs } from 'node:util';
import { type Bench, renderTable } from './result-table.ts';
import { type Finding, writeResults } from './results-file.ts';

/**
 * `npm run bench [-- mail|verification|api|events|first-mail|cold|growth|slow-webhooks|console|waits|cost] [--quick] [--large]`: measures, prints tables and keeps
 * them in `bench/results/`. It never fails for being slow: what must hold is counted by tests.
 */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  mail: async () => (await import('./mail.ts')).measureMail,
  verification: async () => (await import('./verification.ts')).measureVerification,
  cold: async () => (await import('./cold.ts')).measureCold,
  api: async () => (await import('./api.ts')).measureApi,
  events: async () => (await import('./events.ts')).measureEvents,
  'first-mail': async () => (await import('./first-mail.ts')).measureFirstMail,
  growth: async () => (await import('./growth.ts')).measureGrowth,
  'slow-webhooks': async () => (await import('./slow-webhooks.ts')).measureSlowWebhooks,
  console: async () => (await import('./console.ts')).measureConsole,
  waits: async () => (await import('./waits.ts')).measureWaits,
  cost: async () => (await import('./cost.ts')).measureCost,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, large: { type: 'boolean', default: false } },
});
const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

const findings: Finding[] = [];
for (const name of names) {
  const load = BENCHES[name];
  if (load === undefined) continue;
  const started = performance.now();
  const bench = await load();
  const tables = await bench(values);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  for (const table of tables) console.log(`${renderTable(table)}\n`);
  console.log(`${name} took ${seconds} s\n`);
  findings.push({ bench: name, seconds, tables });
}
console.log(`Kept in ${writeResults(findings, new Date())}`);
