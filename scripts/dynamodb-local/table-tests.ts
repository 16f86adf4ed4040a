import { globSync, readFileSync } from 'node:fs';
import { importsOf, targetOf } from '../../test/architecture/source-imports.ts';

const TEST_TABLE = 'test/lambdas/store/table/test-table.ts';

/** The tests are found by their imports, direct and through other files of `test/`, so that new ones are included. */
export function findTableTests(root: string): string[] {
  const files = globSync('test/**/*.ts', { cwd: root });
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const { specifier, typeOnly } of importsOf(readFileSync(`${root}/${file}`, 'utf8'))) {
      if (typeOnly) continue;
      const target = targetOf(file, specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const reached = new Set<string>([TEST_TABLE]);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => file.endsWith('.test.ts') && !file.includes('.long.')).sort();
}
