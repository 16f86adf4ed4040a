import { expect, test } from 'vitest';
import { markdownFiles, readText, repositoryFiles, withoutCode } from './repository-files.ts';

/** Where code is about the text and the header lines of mails, in which letters are letters and lines are folded. */
const ABOUT_TEXT = /\/(?:mail|fixture-mails)\/|^lambdas\/(?:ids|inboxes\/username)\.ts$/;

/**
 * Words that documents do not use, because they had a private meaning here or are not the standard term, each with the
 * standard term. Names in code are not looked at: they are in backquotes.
 */
const WORDS: readonly { readonly word: RegExp; readonly write: string; readonly except?: RegExp }[] = [
  { word: /\bdoors?\b/gi, write: 'transport, endpoint, entry point' },
  { word: /\bletter ?box(?:es)?\b/gi, write: 'dead-letter queue' },
  {
    word: /\b(?<!dead-)letters?\b(?!, digits| and digits| or )/gi,
    write: 'dead-letter message',
    except: ABOUT_TEXT,
  },
  { word: /\brooms?\b/gi, write: 'quota' },
  { word: /\bguards?\b/gi, write: 'exact counter, quota counter' },
  { word: /\bturns?\b/gi, write: 'slot, reservation' },
  { word: /\bmoments?\b/gi, write: 'time, or the number of seconds' },
  {
    word: /(?<!white space )\bfold(?:s|ed|ing)?\b(?!-usage)/gi,
    write: 'roll up, aggregate',
    except: ABOUT_TEXT,
  },
  { word: /\bcontended\b/gi, write: 'conflict' },
  { word: /\b(?:mail (?:is|was) held|held mail|to hold mail)\b/gi, write: 'over-quota mail, to defer' },
  { word: /\bmend(?:s|ed|ing)?\b/gi, write: 'fix, repair' },
  { word: /\bfates?\b/gi, write: 'status' },
  { word: /\bhouses?\b/gi, write: 'backend, deployment' },
  { word: /\b(?:bury|buries|buried|goners?)\b/gi, write: 'send to the dead-letter queue; rows to delete' },
  { word: /\b(?:whoever|whosoever)\b/gi, write: 'the caller, the user, a client that' },
  { word: /\bundo(?:es|ne|ing)?\b/gi, write: 'decode, roll back' },
  { word: /\bnone (?:that|of it)\b/gi, write: 'only, missing, not part of it' },
  { word: /\bstands? for\b/gi, write: 'is, means, matches' },
  { word: /\b(?:is|are|was|were) told\b/gi, write: 'gets, receives, is reported' },
];

/** Sentences in which a word has its standard meaning. */
const ALLOWED: readonly RegExp[] = [/\bstarts? with a letter\b/gi, /\bletter case\b/gi];

/** The examples of this file are not comments. */
const THIS_FILE = 'test/ops/word-list.test.ts';

/** What a sentence is checked for: inline code, addresses of links and allowed phrases are left out, lines stay lines. */
function proseOf(text: string): string {
  const prose = text.replace(/`[^`]*`/g, '``').replace(/\]\([^)]*\)/g, ']');
  return ALLOWED.reduce((left, phrase) => left.replace(phrase, ''), prose);
}

function commentsOf(source: string): string {
  return [...source.matchAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs)].map(([comment]) => comment).join('\n');
}

function wordsIn(path: string, text: string): string[] {
  return proseOf(text)
    .split('\n')
    .flatMap((line) =>
      WORDS.filter(({ except }) => except?.test(path) !== true).flatMap(({ word, write }) =>
        [...line.matchAll(word)].map(
          ([found]) => `${path}: "${found}" in "${line.trim()}" (write: ${write})`,
        ),
      ),
    );
}

test('documents use standard terms', () => {
  expect(markdownFiles().flatMap((path) => wordsIn(path, withoutCode(readText(path))))).toEqual([]);
});

test('comments use standard terms', () => {
  const sources = repositoryFiles().filter(
    ({ path }) => path !== THIS_FILE && /\.m?[jt]s$/.test(path) && !path.startsWith('client/src/generated/'),
  );

  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap(({ path, text }) => wordsIn(path, commentsOf(text)))).toEqual([]);
});

/** Words that names in code and titles of tests do not use any more. */
const GONE_FROM_CODE =
  /(?<![\w$])(?:[dD]oors?|DOORS|[gG]oners?|[fF]ates?|bur(?:y|ies)|[mM]end(?:s|ed|ing)?|Contended|Letter(?:Box(?:es)?|Queue|Route)?|takeTurn|findRoom|endOfMoment|(?:create|remove)Guard|findPlace|[rR]eadyMail|labelsOfKind|makeWhole)(?![\w$])/g;

test('code uses standard terms', () => {
  const sources = repositoryFiles().filter(
    ({ path }) => path !== THIS_FILE && path.endsWith('.ts') && !/\/(?:mail|verification-mails)\//.test(path),
  );
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(GONE_FROM_CODE)].map(([word]) => `${path}: ${word}`),
  );

  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test('the word list finds a word of prose and of a comment, and leaves names and standard uses alone', () => {
  const markdown = 'Each door has a `door`.\nA dead-letter queue. It [returns](door.md).';

  expect(wordsIn('a.md', markdown)).toEqual([
    'a.md: "door" in "Each door has a ``." (write: transport, endpoint, entry point)',
  ]);
  expect(wordsIn('a.ts', commentsOf('const room = 1; /* takes a turn */'))).toHaveLength(1);
});
