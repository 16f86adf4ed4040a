import { expect, test } from 'vitest';
import { markdownFiles, readText, repositoryFiles, withoutCode } from './repository-files.ts';

/** Where code is about the text and the header lines of mails, in which letters are letters and lines are folded. */
const ABOUT_TEXT =
  /^packages\/(?:mail-reader|document-text|segment-index)\/|\/fixture-mails\/|^(?:test\/)?lambdas\/search\/|^lambdas\/(?:ids|inboxes\/username|mcp\/marker-lookalikes)\.ts$/;

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

/** Translated syntax. */
const SYNTAX: typeof WORDS = [
  {
    word: /(?<!\bthere )\b(?:is|are|was|were) none\b/gi,
    write: 'is not a ..., is missing',
  },
  { word: /\bas good as\b/gi, write: 'counts as' },
  { word: /\b(?:goes|going) by\b/gi, write: 'is decided by, passes' },
  { word: /\btells? of\b/gi, write: 'reports, has', except: /\/verification\// },
  { word: /\bwhatever bec[oa]mes? of\b/gi, write: 'regardless of the state of' },
  { word: /\bvouch(?:es)? for\b/gi, write: 'is authenticated' },
  { word: /\bnobody's\b/gi, write: 'no ...' },
];

/** What comments and titles of tests are checked for. */
const WORDS_AND_SYNTAX: typeof WORDS = [...WORDS, ...SYNTAX];

/** What documents are checked for. */
const ALL: typeof WORDS = [
  ...WORDS_AND_SYNTAX,
  { word: /\balone\b/gi, write: 'only' },
  { word: /\b(?:nobody|somebody)\b/gi, write: 'no caller, an attacker, another project' },
  { word: /\bthe one that\b/gi, write: 'the standard noun' },
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

function wordsIn(path: string, text: string, words = WORDS_AND_SYNTAX): string[] {
  return proseOf(text)
    .split('\n')
    .flatMap((line) =>
      words
        .filter(({ except }) => except?.test(path) !== true)
        .flatMap(({ word, write }) =>
          [...line.matchAll(word)].map(
            ([found]) => `${path}: "${found}" in "${line.trim()}" (write: ${write})`,
          ),
        ),
    );
}

test('documents use standard terms', () => {
  expect(markdownFiles().flatMap((path) => wordsIn(path, withoutCode(readText(path)), ALL))).toEqual([]);
});

test('comments use standard terms', () => {
  const sources = repositoryFiles().filter(
    ({ path }) =>
      path !== THIS_FILE && /\.m?[jt]s$/.test(path) && !path.startsWith('packages/client/src/generated/'),
  );

  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap(({ path, text }) => wordsIn(path, commentsOf(text)))).toEqual([]);
});

/** Words of names in code, by the word that replaces each. */
const WORDS_OF_NAMES: Readonly<Record<string, string>> = {
  door: 'transport',
  doors: 'transports',
  letters: 'dead-letter messages',
  goner: 'row to delete',
  goners: 'rows to delete',
  fate: 'status',
  bury: 'send to the dead-letter queue',
  buries: 'sends to the dead-letter queue',
  mend: 'repair',
  mends: 'repairs',
  mended: 'repaired',
  contended: 'conflict',
  anew: 'start',
  nobody: 'none',
  somebody: 'caller',
  whoever: 'caller',
  vouches: 'authenticated',
};

/** Whole names that are gone. */
const GONE_NAMES =
  /(?<![\w$])(?:LetterBox(?:es)?|LetterQueue|LetterRoute|takeTurn|findRoom|endOfMoment|(?:create|remove)Guard|findPlace|[rR]eadyMail|labelsOfKind|makeWhole|goneRowType|moveOn|focusRound|MOST_\w+|\w*BY_DEFAULT\w*)(?![\w$])/g;

/** Names in the code of a source, without its comments and texts. */
function namesIn(text: string): string[] {
  const code = text
    .replace(/\/\*.*?\*\/|(?<![:'"`\w/])\/\/[^\n]*/gs, '')
    .replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|\/(?:\\.|[^/\n])+\/[a-z]*/g, '');
  return [...code.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => name);
}

/** `deadLetters` as `dead` and `letters`; letters of a dead-letter queue keep their name. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/[dD]ead_?[lL]etters?/g, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
}

function goneNames(path: string, text: string): string[] {
  const names = [...new Set(namesIn(text))];
  const parts = names.flatMap((name) =>
    partsOf(name).flatMap((part) =>
      Object.hasOwn(WORDS_OF_NAMES, part) && !(part === 'letters' && ABOUT_TEXT.test(path))
        ? [`${path}: ${name} (write: ${WORDS_OF_NAMES[part]})`]
        : [],
    ),
  );
  return [
    ...parts,
    ...names.flatMap((name) => name.match(GONE_NAMES) ?? []).map((name) => `${path}: ${name}`),
  ];
}

/** Titles of tests, one a line. */
function titlesOf(source: string): string {
  return [...source.matchAll(/\b(?:test|describe)(?:\.\w+)?\(\s*'([^'\n]*)'|^\s*[\])}]+\)\('([^'\n]*)'/gm)]
    .map(([, title, ofEach]) => title ?? ofEach)
    .join('\n');
}

test('titles of tests use standard terms', () => {
  const tests = repositoryFiles().filter(({ path }) => path !== THIS_FILE && path.endsWith('.test.ts'));

  expect(tests.length).toBeGreaterThan(300);
  expect(tests.flatMap(({ path, text }) => wordsIn(path, titlesOf(text)))).toEqual([]);
});

test('names in code use standard terms', () => {
  const sources = repositoryFiles().filter(
    ({ path }) => path !== THIS_FILE && /\.tsx?$/.test(path) && !ABOUT_TEXT.test(path),
  );

  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(({ path, text }) => goneNames(path, text))).toEqual([]);
});

test('the word list finds a word within a name, and a whole name', () => {
  expect(goneNames('a.ts', "const openDoor = 'door'; // door")).toEqual([
    'a.ts: openDoor (write: transport)',
  ]);
  expect(goneNames('a.ts', "test('nobody listens', () => MOST_ROWS(deadLetters));")).toEqual([
    'a.ts: MOST_ROWS',
  ]);
});

test('the word list finds a word of prose and of a comment, and accepts names and standard uses', () => {
  const markdown = 'Each door has a `door`.\nA dead-letter queue. It [returns](door.md).';

  expect(wordsIn('a.md', markdown)).toEqual([
    'a.md: "door" in "Each door has a ``." (write: transport, endpoint, entry point)',
  ]);
  expect(wordsIn('a.ts', commentsOf('const room = 1; /* takes a turn */'))).toHaveLength(1);
});
