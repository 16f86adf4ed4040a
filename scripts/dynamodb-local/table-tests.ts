import { importersOf, reachedFrom } from '../importers.ts';

const TEST_TABLE = 'test/lambdas/store/table/test-table.ts';

/** The tests are found by their imports, direct and through other files of `test/`, so that new ones are included. */
export function findTableTests(root: string): string[] {
  return reachedFrom(TEST_TABLE, importersOf(root, 'test/**/*.ts'))
    .filter((file) => file.endsWith('.test.ts') && !file.includes('.long.'))
    .sort();
}
