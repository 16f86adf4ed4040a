import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { EXCLUDED_FROM_ADVERSE } from './test/adverse-exclusions.ts';
import { OWN_TIMERS } from './test/own-timers.ts';

/**
 * Kinds of test files that `npm test` leaves to `npm run test:all`. They run when the command line names the kind or a file of it
 * (`npx vitest run .slow.`), or when `TEST_KINDS` does.
 */
const KINDS = ['feature', 'slow', 'long', 'differential', 'measured'];
const named = [process.env['TEST_KINDS'] ?? '', ...process.argv.slice(2)].join(' ');
const isNamed = (kind: string): boolean => new RegExp(`(?:^|[ ,.])${kind}\\b`).test(named);
const exclude = [
  ...configDefaults.exclude,
  ...KINDS.filter((kind) => !isNamed(kind)).map((kind) => `**/*.${kind}.test.ts`),
  ...(process.env['AGENT_INBOX_ADVERSE'] === undefined
    ? []
    : EXCLUDED_FROM_ADVERSE.filter(({ test }) => test === undefined).map(({ file }) => file)),
];

/** What fails on a developer's machine fails soon; CI, and tests that take long anyway, wait for the slowest machine. */
const isPatient =
  process.env['CI'] === 'true' || process.env['TEST_LONG'] !== undefined || KINDS.some(isNamed);

// What tests load is compiled by the first run, and kept as `npm start` keeps it.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compile', import.meta.url));

// CDK's own validation takes as long as all the rest of a template; `test/stack/template-validation` and other kinds have it.
process.env['CDK_VALIDATION'] ??= String(KINDS.some(isNamed));

const SYSTEM = ['test/system/**/*.test.ts'];

export default defineConfig({
  test: {
    // Limits, not waits: what is looked for is there at once, or as soon as the machine has it.
    expect: { poll: { timeout: isPatient ? 120_000 : 10_000, interval: 50 } },
    testTimeout: isPatient ? 300_000 : 120_000,
    hookTimeout: isPatient ? 300_000 : 120_000,
    // One more than the cores of CI: a system test mostly waits for the runtime beside it.
    maxWorkers: 3,
    globalSetup: ['test/run-set-up.ts'],
    fsModuleCache: true,
    setupFiles: ['test/leave-as-found.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
          exclude: [...exclude, ...OWN_TIMERS, ...SYSTEM],
          // Most of a file's time would go by for loading the SDK, CDK and ourselves once more.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // In processes of their own, each with one runtime: what a unit test computes would hold up the runtime's jobs.
          name: 'system',
          include: SYSTEM,
          exclude,
          globalSetup: ['test/system/synthesize-first.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: [...OWN_TIMERS], exclude, isolate: true } },
    ],
  },
});
