import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../test/browser/find-chromium.ts';
import { findJava } from './dynamodb-local/find-java.ts';

/**
 * `npm run test:all [-- step...]` runs the tests that `npm test` omits, or the named steps. A step that this machine
 * cannot run is reported, and fails in CI.
 */
interface Step {
  readonly name: string;
  /** The first element is a program of node_modules/.bin or a script of scripts/. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly obstacle?: () => Promise<string | undefined> | string | undefined;
}

const vitest = (...args: readonly string[]): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...args,
];
const LONG = {
  TEST_LONG: '1',
  MODEL_RUNS: '2000',
  MODEL_RESTORES: '100',
  MODEL_SEED: String(Date.now()),
  SEARCH_SCHEDULES: '2000',
};

function noBrowser(): string | undefined {
  return findChromium() === undefined ? 'no Chromium' : undefined;
}

function noJava(): string | undefined {
  try {
    findJava(process.env);
    return undefined;
  } catch {
    return 'no Java';
  }
}

const STEPS: readonly Step[] = [
  // These tests measure time, so they run first and without parallelism.
  { name: 'measured', command: vitest('.measured.', '--no-file-parallelism') },
  { name: 'feature', command: vitest('.feature.'), environment: { TEST_KINDS: 'feature' } },
  {
    name: 'slow',
    command: vitest(
      '.slow.',
      ...['browser', 'packages', 'upgrade', 'frameworks'].flatMap((name) => ['--exclude', `test/${name}/**`]),
    ),
  },
  {
    name: 'long',
    command: vitest(
      '.long.',
      'test/model',
      'test/faults',
      'test/lambdas/receive',
      'test/lambdas/search/index-tenant',
      'test/lambdas/usage/roll-up',
      'test/system/thousand',
      'test/system/adverse',
    ),
    environment: { ...LONG, TEST_KINDS: 'slow,feature' },
  },
  {
    // Unused permissions and secrets in logs are tested here and also in the long step.
    name: 'trust',
    command: vitest('test/system/least-privilege', 'test/system/log-canaries'),
    environment: { ...LONG, TEST_KINDS: 'long' },
  },
  { name: 'differential', command: vitest('test/differential'), environment: { TEST_KINDS: 'differential' } },
  { name: 'fuzz', command: ['test/fuzz/run.ts', '--count', '50000'] },
  {
    name: 'browser',
    command: vitest('test/browser'),
    environment: { ...LONG, TEST_KINDS: 'slow,long' },
    obstacle: noBrowser,
  },
  {
    name: 'python',
    command: vitest('test/python', 'test/system/python'),
    environment: { ...LONG, TEST_KINDS: 'slow,long' },
  },
  {
    name: 'typescript',
    command: vitest('client/test/package'),
    environment: { TYPESCRIPT_VERSIONS: '5.4.5 5.9.3 6.0.3', TEST_KINDS: 'slow' },
  },
  { name: 'upgrade', command: vitest('test/upgrade'), environment: { TEST_KINDS: 'slow' } },
  { name: 'packages', command: vitest('test/packages'), environment: { TEST_KINDS: 'slow' } },
  { name: 'frameworks', command: vitest('test/frameworks'), environment: { TEST_KINDS: 'slow' } },
  {
    name: 'runtimes',
    command: vitest('--no-file-parallelism', 'client/test/package', 'test/system/client.test.ts'),
    environment: { RUNTIMES: 'node@20.20.2 node@22.23.3 deno@2.9.6', TEST_KINDS: 'slow' },
  },
  { name: 'dynamodb-local', command: ['scripts/test-dynamodb-local.ts'], obstacle: noJava },
  {
    name: 'adverse',
    command: [
      'scripts/test-adverse.ts',
      '--seed',
      '1',
      'test/system/webhooks.test',
      'test/system/webhook-endings.slow.test',
    ],
  },
];

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IN_CI = process.env['CI'] === 'true';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. The steps are ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const outcomes: string[] = [];
for (const step of STEPS.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const outcome = await run(step);
  outcomes.push(`${step.name.padEnd(16)}${outcome}`);
}
console.log(`\n${outcomes.join('\n')}`);

async function run({ name, command, environment, obstacle }: Step): Promise<string> {
  const missing = await obstacle?.();
  if (missing !== undefined && !IN_CI) return `SKIPPED: ${missing}`;
  console.log(`\n--- ${name}`);
  const began = Date.now();
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit', env });
  const seconds = Math.round((Date.now() - began) / 1000);
  if (status === 0) return `passed in ${seconds} s`;
  process.exitCode = 1;
  return `FAILED in ${seconds} s`;
}
