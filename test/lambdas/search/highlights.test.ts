import { expect, test } from 'vitest';
import { highlightsOf } from '../../../lambdas/search/highlights.ts';
import { parseQuery, wantedTerms } from '../../../lambdas/search/parse-query.ts';

test('a highlight is looked for among the words that the index has, not in the rest of a very long text', () => {
  const long = 'word '.repeat(20_000);
  const fieldsOf = (...texts: readonly string[]) =>
    texts.map((text) =>
      highlightsOf([{ field: 'text', text }], wantedTerms(parseQuery('needle'))).map(({ field }) => field),
    );

  expect(fieldsOf(`needle ${long}`, `${long} needle`)).toEqual([['text'], []]);
});
