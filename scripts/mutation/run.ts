import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seeded } from '../../test/faults/seeded.ts';
import { runVitest } from '../run-vitest.ts';
import { findMutants, type Mutant } from './find-mutants.ts';
import { MUTANT_VARIABLE } from './mutant-plugin.ts';
import { relatedTests } from './related-tests.ts';

/**
 * `npm run mutants -- [--count 100] [--seed 1] [--only lambdas/webhooks] [--at-once 2]` lists mutants of the service
 * that no test detects. It runs short tests that import the changed file in their own process.
 */
const FOLDERS = ['core', 'auth', 'operations', 'webhooks', 'usage', 'receive'];
/** The nearest tests detect almost every detectable mutant; only survivors run against the others. */
const NEAREST = 5;
const MAX_TESTS = 25;
/** A timeout counts as detection. */
const TIME_LIMIT_MS = 300_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '2' },
  },
});
const sources = globSync(`lambdas/{${FOLDERS.join(',')}}/**/*.ts`, { cwd: ROOT }).toSorted();
const all = sources
  .filter((file) => file.startsWith(values.only))
  .flatMap((file) => findMutants(file, readFileSync(join(ROOT, file), 'utf8')));
const chosen = sample(all, Number(values.count), Number(values.seed));
const related = relatedTests(ROOT);

const survivors: Mutant[] = [];
let done = 0;
const waiting = [...chosen];
await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
const share = Math.round((1000 * (chosen.length - survivors.length)) / chosen.length) / 10;
console.log(
  `\n${share} % of ${chosen.length} of ${all.length} mutants were killed. Survivors, seed ${values.seed}:`,
);
for (const mutant of survivors) console.log(nameOf(mutant));

async function work(): Promise<void> {
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const killed = await isNoticed(mutant);
    if (!killed) survivors.push(mutant);
    done += 1;
    console.log(`${done}/${chosen.length} ${killed ? 'killed  ' : 'SURVIVED'} ${nameOf(mutant)}`);
  }
}

function nameOf({ file, line, original, replacement }: Mutant): string {
  return `${file}:${line} ${JSON.stringify(original.slice(0, 60))} -> ${JSON.stringify(replacement)}`;
}

async function isNoticed(mutant: Mutant): Promise<boolean> {
  const tests = related(mutant.file);
  const [near, far] = [tests.slice(0, NEAREST), tests.slice(NEAREST, MAX_TESTS)];
  return (near.length > 0 && (await fails(mutant, near))) || (far.length > 0 && (await fails(mutant, far)));
}

async function fails(mutant: Mutant, tests: readonly string[]): Promise<boolean> {
  const parameters = ['--bail', '1', '--maxWorkers', '1', '--reporter', 'dot', ...tests];
  const environment = { [MUTANT_VARIABLE]: JSON.stringify(mutant) };
  return (await runVitest(parameters, environment, { stdio: 'ignore', timeout: TIME_LIMIT_MS })) !== 0;
}

/** A seed repeats the sample. */
function sample<T>(from: readonly T[], count: number, seed: number): T[] {
  const random = seeded(seed);
  return from
    .map((value) => ({ value, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ value }) => value);
}
