import { globSync, readFileSync } from 'node:fs';
import { importsOf, targetOf } from '../../test/architecture/source-imports.ts';

/** System tests load bundles, which do not contain the mutant. */
const IN_PROCESS =
  /^test\/(?:lambdas|faults|model|scripts|ops|golden-rows)\/[^.]*(?:\.(?:slow|feature))?\.test\.ts$/;

/** Tests with the fewest imports between them and the source come first. */
export class RelatedTests {
  readonly #importers = new Map<string, string[]>();

  constructor(root: string) {
    for (const file of globSync(['{lambdas,test,scripts,bench,bin,packages}/**/*.ts'], { cwd: root })) {
      for (const { specifier, typeOnly } of importsOf(readFileSync(`${root}/${file}`, 'utf8'))) {
        if (typeOnly) continue;
        const target = targetOf(file, specifier);
        this.#importers.set(target, [...(this.#importers.get(target) ?? []), file]);
      }
    }
  }

  of(source: string): readonly string[] {
    const reached = new Set([source]);
    for (const file of reached) for (const importer of this.#importers.get(file) ?? []) reached.add(importer);
    const tests = [...reached].filter((file) => IN_PROCESS.test(file));
    // Simulations take longer, so unit tests run first.
    return tests.toSorted((one, other) => Number(isUnit(other)) - Number(isUnit(one)));
  }
}

function isUnit(file: string): boolean {
  return /^test\/(?:lambdas|scripts)\//.test(file) && !file.includes('.slow.');
}
