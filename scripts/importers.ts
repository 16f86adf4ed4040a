import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, targetOf } from '../test/architecture/source-imports.ts';

/** The files of `pattern` that import a file when they run, by the imported file. */
export function importersOf(root: string, pattern: string): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of globSync(pattern, { cwd: root })) {
    for (const { specifier, typeOnly } of importsOf(readFileSync(join(root, file), 'utf8'))) {
      if (typeOnly) continue;
      const target = targetOf(file, specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The file itself and all that import it, directly or not; the nearest come first. */
export function reachedFrom(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const reached = new Set([file]);
  for (const each of reached) for (const importer of importers.get(each) ?? []) reached.add(importer);
  return [...reached];
}
