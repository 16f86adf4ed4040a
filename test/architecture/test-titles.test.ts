import { expect, test } from 'vitest';
import { repositoryFiles } from '../ops/repository-files.ts';

/** Words that continue a sentence: a test outside of `describe` has none to continue. */
const CONTINUES =
  /^(?:and|or|but|that|which|who|whoever|whose|whom|what|with|without|when|where|while|if|unless|as|after|before|because|since|not|of|in|on|at(?! (?:most|least)\b)|by|for|from|to|so)\b/;
const ONLY_A_PARAMETER = /^(?:%[.\d]*\w|\$\w+)$/;

function titlesOf(text: string): string[] {
  const direct = [...text.matchAll(/^test\(\s*(['"`])(.*?)\1,/gms)].map(([, , title = '']) => title);
  const withCases = [...text.matchAll(/^test\.each\(.*?\)\(\s*(['"`])(.*?)\1,/gms)];
  return [...direct, ...withCases.map(([, , title = '']) => title)];
}

function isFragment(title: string): boolean {
  return CONTINUES.test(title) || ONLY_A_PARAMETER.test(title);
}

test('the title of a test outside of describe has a subject, so that it can be understood in a log', () => {
  const files = repositoryFiles().filter(({ path }) => path.endsWith('.test.ts'));
  const titles = files.flatMap(({ path, text }) => titlesOf(text).map((title) => ({ path, title })));

  expect(titles.length).toBeGreaterThan(400);
  expect(titles.filter(({ title }) => isFragment(title))).toEqual([]);
});

test('a fragment is a title that begins in the middle of a sentence, or that is a parameter', () => {
  expect(['that is %s', 'of several', '%s', '$name'].filter((title) => !isFragment(title))).toEqual([]);
  expect(isFragment('a mail without a date is stored')).toBe(false);
  expect(titlesOf("test('one', () => {});\ntest.each([\n  [1],\n])('two %i', () => {});\n")).toEqual([
    'one',
    'two %i',
  ]);
});
