import { expect, test } from 'vitest';
import { repositoryFiles } from '../ops/repository-files.ts';

const MAX_SHARE = 0.09;
const SOURCES = /^(?:bench|bin|console|lambdas|lib|packages|scripts)\/.*\.tsx?$/;
const NOT_OURS = /\/test\/|\/generated\/|\.d\.ts$/;
const COMMENT = /^[ \t]*\/\*.*?\*\/|^[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/gms;
const OPENS_FRAGMENT =
  /^(?:of|as|where|in|without|by|those|against|for|whether|what|which|that|since|until|also|only|with|from|at|on|to|beside|behind|before|after|under|over|whoever|who|whose)\b/i;
const VERB =
  /\b(?:is|are|was|were|be|has|have|had|can|cannot|may|must|should|would|will|does|do|did|[a-z]{2,}(?:s|ed|ing))\b/i;

function commentsOf(source: string): string[] {
  return [...source.matchAll(COMMENT)].map(([comment]) =>
    comment.replaceAll(/^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)[ \t]?|[ \t]*\*\/$/gm, '').trim(),
  );
}

function isFragment(comment: string): boolean {
  const sentence = comment.split(/[.:;]\s|[.:;]$/)[0] ?? '';
  return OPENS_FRAGMENT.test(sentence) && !VERB.test(sentence);
}

const sources = repositoryFiles().filter(({ path }) => SOURCES.test(path) && !NOT_OURS.test(path));

test('comments take at most 9 % of the characters of the code', () => {
  const all = sources.reduce((sum, { text }) => sum + text.length, 0);
  const inComments = sources.reduce((sum, { text }) => sum + commentsOf(text).join('').length, 0);

  expect(sources.length).toBeGreaterThan(1_000);
  expect(inComments / all).toBeLessThanOrEqual(MAX_SHARE);
});

test('no comment begins as a fragment that has no verb', () => {
  const fragments = sources.flatMap(({ path, text }) =>
    commentsOf(text)
      .filter(isFragment)
      .map((comment) => `${path}: ${comment}`),
  );

  // A comment that the rule misjudges can begin with its subject.
  expect(fragments).toEqual([]);
});

test.each([
  ['Of the stack and not of the service in it.', true],
  ['Where attempts are counted in the row', false],
  ['By the name of the queue: others follow', true],
  ['In AWS, this call costs a unit.', false],
  ['The row is short-lived.', false],
])('the comment %j is a fragment: %s', (comment, expected) => {
  expect(isFragment(comment)).toBe(expected);
});
