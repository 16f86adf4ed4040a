import { parseArgs } from 'node:util';
import { type Bench, renderTable } from './pages/result-table.ts';
import { type Finding, writeResults } from './pages/results-file.ts';

/**
 * `npm run bench [-- mail|api|events|first-mail|memory|cold|console|search|attachments|attack]
 * [--quick] [--large] [--only <part>]` keeps its results in `bench/results/`. It never fails for slowness; tests assert
 * counted limits.
 */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  mail: async () => (await import('./questions/mail.ts')).measureMail,
  cold: async () => (await import('./questions/cold.ts')).measureCold,
  api: async () => (await import('./questions/api.ts')).measureApi,
  events: async () => (await import('./questions/events.ts')).measureEvents,
  'first-mail': async () => (await import('./questions/first-mail.ts')).measureFirstMail,
  memory: async () => (await import('./questions/memory.ts')).measureMemory,
  console: async () => (await import('./questions/console.ts')).measureConsole,
  search: async () => (await import('./questions/search.ts')).measureSearch,
  attachments: async () => (await import('./questions/attachments.ts')).measureAttachments,
  attack: async () => (await import('./questions/attack.ts')).measureAttack,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
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
// The DynamoDB engine that tests share keeps the process alive.
process.exit();
