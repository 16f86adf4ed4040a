import { globSync, readFileSync } from 'node:fs';
import { importsOf, targetOf } from '../../test/architecture/source-imports.ts';

/**
 * Tests that load the service into their own process, those of what is generated from its operations included; those of the running
 * service load bundles, in which no mutant is.
 */
const IN_PROCESS =
  /^test\/(?:lambdas|faults|model|scripts|ops|golden-rows)\/[^.]*(?:\.(?:slow|feature))?\.test\.ts$/;

/** Test files of a source by the number of imports between them: those that name it come first. */
export class RelatedTests {
  readonly #importers = new Map<string, string[]>();

  /** @param root folder of the project. */
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
    // Units first: simulations take longer.
    return tests.toSorted((one, other) => Number(isUnit(other)) - Number(isUnit(one)));
  }
}

function isUnit(file: string): boolean {
  return /^test\/(?:lambdas|scripts)\//.test(file) && !file.includes('.slow.');
}
