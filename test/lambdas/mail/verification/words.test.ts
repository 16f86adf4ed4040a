import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../../lambdas/mail/verification/languages/all.ts';
import type { LanguageWords } from '../../../../lambdas/mail/verification/languages/language-words.ts';
import {
  alternativesOf,
  withoutLeadingGroups,
} from '../../../../lambdas/mail/verification/word-alternatives.ts';
import { beginningsOf } from '../../../../lambdas/mail/verification/word-beginnings.ts';
import { WordIndex } from '../../../../lambdas/mail/verification/word-index.ts';
import { byScript, WordPattern } from '../../../../lambdas/mail/verification/word-pattern.ts';

test.each([
  ['(?:a|bc|d)e', ['ae', 'bce', 'de']],
  ['(?<!\\p{L})(?:ab )?cd', ['ab ', 'cd']],
  ['x[ae]?y', ['xay', 'xey', 'xy']],
  ['\\p{L}{0,9}code', ['', 'cod']],
  ['[4-6]-digit', ['4-d', '5-d', '6-d']],
  ['ab?c', ['abc', 'ac']],
  ['kod\\p{L}*', ['kod']],
])('%s begins with %j', (source, beginnings) => {
  expect([...beginningsOf(source)].sort()).toEqual([...beginnings].sort());
});

test('the alternatives of an expression are those outside of its groups and classes', () => {
  expect(alternativesOf('a(?:b|c)|[|]d|e\\|f')).toEqual(['a(?:b|c)', '[|]d', 'e\\|f']);
  expect(withoutLeadingGroups('(?<!\\p{L})(?:a|b(?:c|d))(?:e|f)|g')).toEqual([
    'a(?:e|f)',
    'b(?:c|d)(?:e|f)',
    'g',
  ]);
});

describe('an index of words', () => {
  const index = new WordIndex(['code', 'pass(?:word|code)', '\\d{4} pins?', 'o']);

  test('finds them where words begin', () => {
    expect(index.all('your code, passcode; 1234 pin, encode')).toEqual([
      { index: 5, text: 'code' },
      { index: 11, text: 'passcode' },
      { index: 21, text: '1234 pin' },
    ]);
    expect(index.first('the password')).toEqual({ index: 4, text: 'password' });
    expect(index.test('barcodes')).toBe(false);
  });
});

test('a pattern finds words of any script, the first one first', () => {
  const pattern = new WordPattern('(?<!\\p{L})order|%off', ['заказ', '注文', 'bestell']);

  expect(pattern.first('ihre bestellung: 注文')).toEqual({ index: 5, text: 'bestell' });
  expect(pattern.first('ご注文 order')).toEqual({ index: 1, text: '注文' });
  expect(pattern.test('ваш заказ')).toBe(true);
  expect(pattern.test('10 %off')).toBe(true);
  expect(pattern.test('reorder')).toBe(false);
});

const KINDS: readonly (keyof LanguageWords)[] = [
  'strong',
  'ambiguous',
  'weak',
  'types',
  'labels',
  'otherKinds',
  'authentication',
  'handedOver',
  'secret',
  'verify',
  'signIn',
  'resetPassword',
  'invitation',
  'verified',
  'disowned',
  'notFollowed',
  'otherAction',
];

test.each(KINDS)('words of languages for %s are regular expressions', (kind) => {
  for (const word of wordsOf(kind)) expect(() => new RegExp(word, 'u')).not.toThrow();
});

test.each([
  'strong',
  'ambiguous',
  'weak',
  'disowned',
] as const)('words of languages for %s begin with a letter or digit, so that the index finds them', (kind) => {
  const words = byScript(wordsOf(kind)).indexed.flatMap(withoutLeadingGroups);

  expect(words.filter(beginsWithSign)).toEqual([]);
});

function beginsWithSign(word: string): boolean {
  return [...beginningsOf(word)].every((beginning) => /^[^\p{L}\p{N}]/u.test(beginning));
}
