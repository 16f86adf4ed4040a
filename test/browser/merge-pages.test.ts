import { expect, test } from 'vitest';
import { merged } from '../../console/src/ui/merge-pages.ts';

const page = (items: string, next: string | null) => ({ items: [...items], next });
const merge = (read: [string, string | null], before: [string, string | null]) => {
  const { items, next } = merged(page(...read), page(...before), (item) => item);
  return [items.join(''), next];
};

test.each([
  ['has what is new first', ['xabc', 'c'], ['abcdef', 'f'], ['xabcdef', 'f']],
  ['loses what has left its beginning', ['acd', 'd'], ['abcdef', 'f'], ['acdef', 'f']],
  ['loses what has left it where the next item was not known', ['bcd', 'd'], ['abc', 'c'], ['bcd', 'd']],
  ['shows once what moved to its beginning', ['eab', 'b'], ['abcdef', 'f'], ['eabcdf', 'f']],
  ['is the page when the page is all', ['ac', null], ['abcdef', 'f'], ['ac', null]],
  ['is empty when nothing is left', ['', null], ['abc', 'c'], ['', null]],
  ['begins anew when more is new than was read', ['xyz', 'z'], ['abc', 'c'], ['xyz', 'z']],
  ['keeps its end, and that it is the end', ['xab', 'b'], ['abcd', null], ['xabcd', null]],
] as const)('a list whose beginning is read again %s', (_, read, before, expected) => {
  expect(merge([...read], [...before])).toEqual(expected);
});
