import { importersOf, reachedFrom } from '../importers.ts';

/** System tests load bundles, which do not contain the mutant. */
const IN_PROCESS =
  /^test\/(?:lambdas|faults|model|scripts|ops|golden-rows)\/[^.]*(?:\.(?:slow|feature))?\.test\.ts$/;

/** Tests with the fewest imports between them and the source come first. */
export function relatedTests(root: string): (source: string) => readonly string[] {
  const importers = importersOf(root, '{lambdas,test,scripts,bench,bin,packages}/**/*.ts');
  // Simulations take longer, so unit tests run first.
  return (source) =>
    reachedFrom(source, importers)
      .filter((file) => IN_PROCESS.test(file))
      .toSorted((one, other) => Number(isUnit(other)) - Number(isUnit(one)));
}

function isUnit(file: string): boolean {
  return /^test\/(?:lambdas|scripts)\//.test(file) && !file.includes('.slow.');
}
