import { expect, test } from 'vitest';
import type { Json } from '../../src/contract.ts';
import { uncoveredPaths } from '../../src/template/property-paths.ts';

test.each<[string, Json, string[], string[]]>([
  ['a listed scalar', { A: 1 }, ['A'], []],
  ['an unlisted scalar', { A: 1, B: 2 }, ['A'], ['B']],
  ['an object where a scalar is listed', { A: { B: 1 } }, ['A'], ['A.B']],
  ['a scalar where an object is listed', { A: 1 }, ['A.B'], ['A']],
  ['the members of a listed list', { A: ['x', 'y'] }, ['A'], []],
  ['objects in a list', { A: [{ B: 1 }, { C: 2 }] }, ['A.*.B'], ['A.1.C']],
  ['a map with any key', { A: { one: 1, two: 2 } }, ['A.*'], []],
  ['a whole subtree', { A: { B: [{ C: 1 }] } }, ['A.**'], []],
  ['only the outermost path', { A: { B: { C: 1, D: 2 } } }, ['Z'], ['A']],
])('uncovered property paths of %s', (_name, properties, patterns, expected) => {
  expect(uncoveredPaths(properties, patterns)).toEqual(expected);
});
