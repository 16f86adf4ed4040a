import { expect, test } from 'vitest';
import { markdownFiles, readText, withoutCode } from './repository-files.ts';

/**
 * Words that documents do not use, because they had a private meaning here or are not the standard term, each with the
 * standard term. Names in code are not looked at: they stand in backquotes.
 */
const WORDS: readonly { readonly word: RegExp; readonly write: string }[] = [
  { word: /\bdoors?\b/gi, write: 'transport, endpoint, entry point' },
  { word: /\bletter ?box(?:es)?\b/gi, write: 'dead-letter queue' },
  { word: /\b(?<!dead-)letters?\b(?!, digits| and digits| or )/gi, write: 'dead-letter message' },
  { word: /\brooms?\b/gi, write: 'quota' },
  { word: /\bguards?\b/gi, write: 'exact counter, quota counter' },
  { word: /\bturns?\b/gi, write: 'slot, reservation' },
  { word: /\bmoments?\b/gi, write: 'time, or the number of seconds' },
  { word: /(?<!white space )\bfold(?:s|ed|ing)?\b(?!-usage)/gi, write: 'roll up, aggregate' },
  { word: /\bcontended\b/gi, write: 'conflict' },
  { word: /\b(?:mail (?:is|was) held|held mail|to hold mail)\b/gi, write: 'over-quota mail, to defer' },
  { word: /\bmend(?:s|ed|ing)?\b/gi, write: 'fix, repair' },
  { word: /\bfates?\b/gi, write: 'status' },
  { word: /\bhouses?\b/gi, write: 'backend, deployment' },
  { word: /\b(?:bury|buries|buried|goners?)\b/gi, write: 'send to the dead-letter queue; rows to delete' },
  { word: /\b(?:whoever|whosoever)\b/gi, write: 'the caller, the user, a client that' },
  { word: /\bundo(?:es|ne|ing)?\b/gi, write: 'decode, roll back' },
  { word: /\bnone that\b/gi, write: 'only, missing' },
];

/** Sentences in which a word has its standard meaning. */
const ALLOWED: readonly RegExp[] = [/\bstarts? with a letter\b/gi, /\bletter case\b/gi];

/** The prose of a document: code, inline code and addresses of links left out. */
function proseOf(path: string): string {
  const text = withoutCode(readText(path))
    .replace(/`[^`]*`/g, '``')
    .replace(/\]\([^)]*\)/g, ']');
  return ALLOWED.reduce((left, phrase) => left.replace(phrase, ''), text);
}

function wordsIn(path: string): string[] {
  return proseOf(path)
    .split('\n')
    .flatMap((line, index) =>
      WORDS.flatMap(({ word, write }) =>
        [...line.matchAll(word)].map(([found]) => `${path}:${index + 1}: "${found}" (write: ${write})`),
      ),
    );
}

/** Rewritten next. */
const NOT_YET = /^CHANGELOG\.md$/;

test('documents use standard terms', () => {
  expect(
    markdownFiles()
      .filter((path) => !NOT_YET.test(path))
      .flatMap(wordsIn),
  ).toEqual([]);
});
