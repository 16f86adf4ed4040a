import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two workers: a system test runs a whole local runtime beside itself, and CI has two cores.
    maxWorkers: 2,
  },
});
