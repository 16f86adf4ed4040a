import { expect, test } from 'vitest';
import { documentTerms } from '../../../lambdas/search/document-terms.ts';
import { matchQuery, matchTerm } from '../../../lambdas/search/match-segment.ts';
import { openSegment } from '../../../lambdas/search/open-segment.ts';
import { parseQuery, termsOf } from '../../../lambdas/search/parse-query.ts';
import { sourceOfMessages, writeSegment } from '../../../lambdas/search/write-segment.ts';
import { QUERY_MAILS } from './query-mails.ts';

const mails = Object.entries(QUERY_MAILS).flatMap(([language, texts]) =>
  texts.map(([text, ...queries], i) => ({ name: `${language} ${i + 1}`, text, queries })),
);

test('at least 200 pairs of a query and a mail, in 20 languages or more, match as a reader expects', async () => {
  const written = writeSegment([
    sourceOfMessages(
      mails.map(({ text }, i) => {
        const terms = documentTerms([{ field: 'text', text }]);
        const place = { sortKey: String(i).padStart(3, '0'), threadKey: 't', inboxId: 'a@b', inboxKey: 'k' };
        return { document: { ...place, visibility: 'clean', length: terms.length }, terms };
      }),
    ),
  ]);
  if (written === undefined) throw new Error('Nothing was written');
  const { bytes, head } = written;
  const segment = await openSegment(async (start, end) => bytes.subarray(start, end), {
    head,
    bytes: bytes.length,
  });
  const wrong: string[] = [];
  let pairs = 0;
  for (const [i, { name, queries }] of mails.entries()) {
    for (const each of queries) {
      pairs++;
      const query = parseQuery(each.slice(1));
      const terms = termsOf(query);
      const postings = await segment.postingsOf(terms);
      const found = new Map(terms.map((term, t) => [term, matchTerm(postings[t] ?? [], mails.length)]));
      const isFound = matchQuery(query, found, mails.length)[i] === 1;
      if (isFound !== each.startsWith('+')) wrong.push(`${name}: ${each}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(pairs).toBeGreaterThanOrEqual(200);
  expect(Object.keys(QUERY_MAILS).length).toBeGreaterThanOrEqual(20);
});
