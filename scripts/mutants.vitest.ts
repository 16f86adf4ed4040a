import { configDefaults, defineConfig } from 'vitest/config';

/** System tests load bundles, which do not contain the mutant. */
export default defineConfig({
  test: {
    include: ['test/{lambdas,faults,model,ops,golden-rows}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.{slow,feature,long,measured,differential}.test.ts'],
    globalSetup: ['test/run-set-up.ts'],
    setupFiles: ['test/leave-as-found.ts'],
    isolate: false,
  },
});
