import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAULT_KINDS, type FaultCounts, type FaultKind } from '../packages/laptop/src/adverse/fault-log.ts';
import { EXCLUDED_FROM_ADVERSE } from '../test/adverse-exclusions.ts';
import { runVitest } from './run-vitest.ts';

/**
 * `npm run test:adverse [-- --seed N]... [test/system/file]...` has seeds 1 to 5 by default. A full run also fails if
 * its seeds never injected one kind of fault, because it proved nothing about that kind.
 */
const DEFAULT_SEEDS = ['1', '2', '3', '4', '5'];
const SYSTEM_TESTS = 'test/system/';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', multiple: true, default: DEFAULT_SEEDS } },
});
const wrong = values.seed.find((seed) => !/^\d+$/.test(seed));
if (wrong !== undefined) {
  console.error(`--seed must be a whole number, not "${wrong}"`);
  process.exit(2);
}

console.log('Not run in adverse mode:');
for (const { file, test, reason } of EXCLUDED_FROM_ADVERSE) {
  console.log(`  ${file}${test === undefined ? '' : ` (${test})`}: ${reason}`);
}
const failed: string[] = [];
const never = new Set<FaultKind>(FAULT_KINDS);
for (const seed of values.seed) {
  console.log(`\nSystem tests in adverse mode, seed ${seed}`);
  if (!(await runSeed(seed))) failed.push(seed);
}
if (values.seed.length > 1 && positionals.length === 0 && never.size > 0) {
  console.error(`\nNever injected: ${[...never].join(', ')}`);
  process.exitCode = 1;
}
if (failed.length > 0) {
  console.error(
    `\nFailed by seed ${failed.join(', ')}. One seed again: npm run test:adverse -- --seed ${failed[0]}`,
  );
  process.exit(1);
}

async function runSeed(seed: string): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'adverse-'));
  const counts = join(directory, 'counts.jsonl');
  try {
    const code = await vitest({ AGENT_INBOX_ADVERSE: seed, AGENT_INBOX_ADVERSE_COUNTS: counts });
    // Runtimes in their own processes report no counts, so a run of only their tests has no file.
    const total = sum(existsSync(counts) ? readFileSync(counts, 'utf8') : '');
    const width = Math.max(...FAULT_KINDS.map(({ length }) => length)) + 2;
    console.log(`Injected by seed ${seed}:`);
    for (const kind of FAULT_KINDS) {
      const count = total.get(kind) ?? 0;
      console.log(`  ${kind.padEnd(width)}${count}`);
      if (count > 0) never.delete(kind);
    }
    return code === 0;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function vitest(environment: Readonly<Record<string, string>>): Promise<number> {
  // vitest.config.ts excludes whole files, because the command line's --exclude does not reach its projects.
  const titles = EXCLUDED_FROM_ADVERSE.flatMap(({ test }) => test ?? []).join('|');
  const files = positionals.length > 0 ? positionals : [SYSTEM_TESTS];
  const parameters = [...files, '--testNamePattern', `^(?!.*(${titles}))`];
  return runVitest(parameters, { TEST_KINDS: 'slow,feature', ...environment });
}

function sum(lines: string): ReadonlyMap<FaultKind, number> {
  const total = new Map<FaultKind, number>(FAULT_KINDS.map((kind) => [kind, 0]));
  for (const line of lines.split('\n').filter((text) => text !== '')) {
    const counts = JSON.parse(line) as FaultCounts;
    for (const kind of FAULT_KINDS) total.set(kind, (total.get(kind) ?? 0) + counts[kind]);
  }
  return total;
}
