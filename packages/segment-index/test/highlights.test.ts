import { highlightsOf, parseQuery, wantedTerms } from '@agent-inbox/segment-index';
import { expect, test } from 'vitest';
import { textOf } from './text-of.ts';

test('a highlight is looked for among the words that the index has, not in the rest of a very long text', () => {
  const long = 'word '.repeat(20_000);
  const fieldsOf = (...texts: readonly string[]) =>
    texts.map((text) =>
      highlightsOf([textOf('text', text)], wantedTerms(parseQuery('needle'))).map(({ field }) => field),
    );

  expect(fieldsOf(`needle ${long}`, `${long} needle`)).toEqual([['text'], []]);
});

test('a word of a text is looked at once, however many terms there are', () => {
  let looks = 0;
  const terms = wantedTerms(parseQuery(Array.from({ length: 32 }, (_, i) => `needle${i}*`).join(' OR '))).map(
    (term) => ({
      ...term,
      get words() {
        looks++;
        return term.words;
      },
    }),
  );
  const looksFor = (text: string) => {
    looks = 0;
    highlightsOf([textOf('text', text)], terms);
    return looks;
  };

  expect(looksFor('need words '.repeat(10_000))).toBe(looksFor('need words'));
});
