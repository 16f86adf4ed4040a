import {
  documentTerms,
  matchQuery,
  matchTerm,
  openSegment,
  parseQuery,
  sourceOfMessages,
  termsOf,
  writeSegment,
} from '@agent-inbox/segment-index';
import { expect, test } from 'vitest';
import { QUERY_MAILS } from './query-mails.ts';
import { textOf } from './text-of.ts';

const mails = Object.entries(QUERY_MAILS).flatMap(([language, texts]) =>
  texts.map(([text, ...queries], i) => ({ name: `${language} ${i + 1}`, text, queries })),
);

test('at least 200 pairs of a query and a mail, in 20 languages or more, match as a reader expects', async () => {
  const written = writeSegment([
    sourceOfMessages(
      mails.map(({ text }, i) => {
        const terms = documentTerms([textOf('text', text)]);
        const place = { sortKey: String(i).padStart(3, '0'), threadKey: 't', inboxId: 'a@b', inboxKey: 'k' };
        return { document: { ...place, mark: 0, length: terms.length }, terms };
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
      const postings = await Promise.all(
        terms.map(async (term) => segment.postingsOf(await segment.find(term, 2_000))),
      );
      const found = new Map(terms.map((term, t) => [term, matchTerm(postings[t] ?? [], mails.length)]));
      const isFound = matchQuery(query, found, mails.length)[i] === 1;
      if (isFound !== each.startsWith('+')) wrong.push(`${name}: ${each}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(pairs).toBeGreaterThanOrEqual(200);
  expect(Object.keys(QUERY_MAILS).length).toBeGreaterThanOrEqual(20);
});
