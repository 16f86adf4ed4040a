import { expect, test } from 'vitest';
import { unstorableRule } from '../../../lambdas/operations/validation-error.ts';

const HALF = '\ud83d';
const UNICODE = 'must be well-formed Unicode';

test.each([
  ['null', null, undefined],
  ['a number', 1, undefined],
  ['a text with a whole surrogate pair', '😀', undefined],
  ['values in values', { a: [{ b: 'c' }, null, true] }, undefined],
  ['half a surrogate pair', HALF, UNICODE],
  ['half a pair in a list', ['a', [HALF]], UNICODE],
  ['half a pair as a key', { [HALF]: 'a' }, UNICODE],
  ['the key __proto__', JSON.parse('{"a":{"__proto__":1}}'), 'must not have the key __proto__'],
])('unstorableRule of %s', (_name, value, rule) => {
  expect(unstorableRule(value)).toBe(rule);
});
