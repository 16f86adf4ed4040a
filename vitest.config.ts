import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** What takes minutes is a command of its own, `npm run test:long`, so that the others are run often. */
const LONG = '**/*.long.test.ts';

// Each file of tests loads the SDK and the rest in a process of its own: compiled by the first, and kept as `npm start` does.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compile', import.meta.url));

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['TEST_LONG'] === undefined ? [LONG] : [])],
    // Patience for the slowest machine, not a wait: what is looked for is there at once or as soon as it can be.
    expect: { poll: { timeout: 120_000, interval: 50 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Two workers: a system test runs a whole local runtime beside itself, and CI has two cores.
    maxWorkers: 2,
  },
});
