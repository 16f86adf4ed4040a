import { MAX_TERMS, parseQuery, type Query, QueryError, termsOf } from '@agent-inbox/segment-index';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../test/faults/seeded.ts';

function shown(query: Query): string {
  switch (query.kind) {
    case 'term':
      return `"${query.words.join(' ')}"${query.isPrefix ? '*' : ''}`;
    case 'not':
      return `-${shown(query.part)}`;
    default:
      return `(${query.parts.map(shown).join(query.kind === 'and' ? ' ' : ' | ')})`;
  }
}

describe('a query', () => {
  test.each([
    ['coffee', '"coffee"'],
    ['Café tea', '("cafe" "tea")'],
    ['a b OR c d', '(("a" "b") | ("c" "d"))'],
    ['"a b" -"c d"', '("a b" -"c d")'],
    ['inv* -(draft OR old)', '("inv"* -("draft" | "old"))'],
    ['A-1042', '"a 1042"'],
    ['ann@acme.example', '"ann acme example"'],
    ['Tom & Ann', '("tom" "ann")'],
    ['or AND NOT', '("or" "and" "not")'],
    ['subject:x', '"subject x"'],
    ['中国人', '"中国 国人"'],
    ['中', '"中"*'],
    ['第3', '"第 3"'],
    ['中国3', '"中国 国 3"'],
    ['“two words”', '"two words"'],
    ['((((deep))))', '"deep"'],
  ])('%s is %s', (text, expected) => {
    expect(shown(parseQuery(text))).toBe(expected);
  });

  test.each([
    ['', 'has no word (at character 1)'],
    ['  ', 'has no word (at character 1)'],
    ['a "b', 'has an unclosed quotation mark (at character 3)'],
    ['a ""', 'has a phrase without a letter or digit (at character 3)'],
    ['a (b', 'has an unclosed parenthesis (at character 3)'],
    ['a b)', 'has a closing parenthesis without an opening one (at character 4)'],
    [')', 'has a closing parenthesis without an opening one (at character 1)'],
    ['a ()', 'has empty parentheses (at character 4)'],
    ['OR a', 'has an OR without a word before it (at character 1)'],
    ['a OR', 'has an OR without a word after it (at character 5)'],
    ['a OR OR b', 'has an OR without a word before it (at character 6)'],
    ['a -', 'has a minus sign without a word after it (at character 3)'],
    ['a - b', 'has a minus sign without a word after it (at character 3)'],
    ['a --b', 'has a minus sign without a word after it (at character 3)'],
    ['-a', 'needs a word without a minus sign (at character 1)'],
    ['a OR -b', 'needs a word without a minus sign (at character 6)'],
    ['a -(-b)', 'needs a word without a minus sign (at character 5)'],
    ['a*', 'needs at least 2 characters before * (at character 1)'],
    ['fo*o', 'has a * that is not at the end of a word (at character 3)'],
    ['&', 'has a word without a letter or digit (at character 1)'],
    ['(((((a)))))', 'has more than 4 levels of parentheses (at character 5)'],
    ['a '.repeat(33), 'has more than 32 terms (at character 65)'],
    ['a'.repeat(513), 'has more than 512 bytes (at character 513)'],
  ])('%s is refused', (text, message) => {
    expect(() => parseQuery(text)).toThrow(
      new QueryError(message.replace(/ \(.*/, ''), Number(/\d+(?=\)$)/.exec(message)?.[0]) - 1),
    );
  });

  test('of any text is a tree of plain words or an error of its own', () => {
    const next = seeded(32);
    const parts = [
      'a',
      'OR',
      '-',
      '"',
      '(',
      ')',
      '*',
      ' ',
      'é',
      '中',
      '\u0000',
      '\ud800',
      '“',
      'NEAR',
      ':',
      '^',
      '💌',
      "'",
    ];
    let parsed = 0;
    for (let i = 0; i < 20_000; i++) {
      const text = Array.from(
        { length: 1 + Math.floor(next() * 24) },
        () => parts[Math.floor(next() * parts.length)],
      ).join('');
      try {
        const terms = termsOf(parseQuery(text));
        parsed++;
        expect(terms.length).toBeLessThanOrEqual(MAX_TERMS);
        for (const { words } of terms) {
          expect(words.length).toBeGreaterThan(0);
          for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(QueryError);
      }
    }
    expect(parsed).toBeGreaterThan(1_000);
  });
});
