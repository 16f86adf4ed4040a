import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { EXCLUDED_FROM_ADVERSE } from './test/adverse-exclusions.ts';
import { MEASURED_FILES } from './test/measured-files.ts';

/** What takes minutes is a command of its own, `npm run test:long`, so that the others are run often. */
const LONG = '**/*.long.test.ts';
/** Files that take long and hold what seldom breaks are `npm run test:slow`, which CI runs as well. */
const SLOW = '**/*.slow.test.ts';
/** The whole comparison with other parsers is `npm run test:differential`; a quick form of it is always run. */
const DIFFERENTIAL = '**/*.differential.test.ts';
const exclude = [
  ...configDefaults.exclude,
  ...(process.env['TEST_LONG'] === undefined ? [LONG] : []),
  ...(process.env['TEST_LONG'] === undefined && process.env['TEST_SLOW'] === undefined ? [SLOW] : []),
  ...(process.env['TEST_DIFFERENTIAL'] === undefined ? [DIFFERENTIAL] : []),
  ...(process.env['AGENT_INBOX_ADVERSE'] === undefined
    ? []
    : EXCLUDED_FROM_ADVERSE.filter(({ test }) => test === undefined).map(({ file }) => file)),
];

// What tests load is compiled by the first run, and kept as `npm start` keeps it.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compile', import.meta.url));

export default defineConfig({
  test: {
    // Patience for the slowest machine, not a wait: what is looked for is there at once or as soon as it can be.
    expect: { poll: { timeout: 120_000, interval: 50 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Two workers: a system test runs a whole local runtime beside itself, and CI has two cores.
    maxWorkers: 2,
    globalSetup: ['test/forget-compiled.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts', 'client/test/**/*.test.ts'],
          exclude: [...exclude, ...MEASURED_FILES],
          // Most of a file's time would go by for loading the SDK, CDK and ourselves once more.
          isolate: false,
          setupFiles: ['test/leave-as-found.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'measured', include: [...MEASURED_FILES], exclude, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
