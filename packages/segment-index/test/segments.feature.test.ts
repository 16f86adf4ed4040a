import type { Document } from '@agent-inbox/segment-index';
import {
  type DocumentTerms,
  documentTerms,
  type IndexedText,
  matchQuery,
  matchTerm,
  openSegment,
  parseQuery,
  type Query,
  sourceOfMessages,
  sourceOfSegment,
  type Term,
  termsOf,
  writeSegment,
} from '@agent-inbox/segment-index';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../test/faults/seeded.ts';
import { isMatch } from './plain-scan.ts';
import { textOf } from './text-of.ts';

/** Messages of the largest segment. */
const MANY = 100_000;

interface Mail {
  readonly document: Document;
  readonly texts: readonly IndexedText[];
}

const VOCABULARY = ['a', 'ab', 'abc', 'b', 'Ünder', 'under', 'x-1', '北京', '京', '北京市', 'ไทย', 'été'];

function randomMail(next: () => number, id: number): Mail {
  const text = (words: number) =>
    Array.from({ length: words }, () => VOCABULARY[Math.floor(next() * VOCABULARY.length)]).join(' ');
  const inbox = Math.floor(next() * 3);
  return {
    document: {
      sortKey: String(Math.floor(next() * 1e6)).padStart(7, '0') + String(id).padStart(4, '0'),
      threadKey: `t${Math.floor(next() * 20)}`,
      inboxId: `${inbox}@x.example`,
      inboxKey: `k${inbox}`,
      mark: next() < 0.8 ? 0 : 1,
      length: 0,
    },
    texts: [textOf('subject', text(2)), textOf('from', text(1)), textOf('text', text(6))],
  };
}

function randomQuery(next: () => number): string {
  const word = () => VOCABULARY[Math.floor(next() * VOCABULARY.length)] ?? '';
  const forms = [
    () => word(),
    () => `${word()} ${word()}`,
    () => `"${word()} ${word()}"`,
    () => `${word()} -${word()}`,
    () => `${word()} OR "${word()} ${word()}"`,
    () => 'ab*',
    () => `(${word()} OR ${word()}) -(${word()} OR ab*)`,
  ];
  return forms[Math.floor(next() * forms.length)]?.() ?? '';
}

async function hitsIn(bytes: Uint8Array, head: number, query: Query): Promise<string[]> {
  const segment = await openSegment(async (start, end) => bytes.subarray(start, end), {
    head,
    bytes: bytes.length,
  });
  const terms = termsOf(query);
  const postings = await Promise.all(
    terms.map(async (term) => segment.postingsOf(await segment.find(term, 2_000))),
  );
  const { count } = segment.head;
  const matches = new Map<Term, ReturnType<typeof matchTerm>>(
    terms.map((term, i) => [term, matchTerm(postings[i] ?? [], count)]),
  );
  const found = matchQuery(query, matches, count);
  return [...found].flatMap((matched, i) => (matched === 1 ? [segment.head.sortKeyAt(i)] : []));
}

const termsOfMail = ({ texts }: Mail): DocumentTerms => documentTerms(texts);
const source = (mails: readonly Mail[]) =>
  sourceOfMessages(mails.map((mail) => ({ document: mail.document, terms: termsOfMail(mail) })));

describe('segments', () => {
  test('find what a scan of every message finds, in every order of merges and removals', async () => {
    for (let seed = 1; seed <= 150; seed++) {
      const next = seeded(seed);
      let mails: Mail[] = [];
      let written = writeSegment([]);
      for (let step = 0; step < 4; step++) {
        const more = Array.from({ length: 1 + Math.floor(next() * 30) }, (_, i) =>
          randomMail(next, step * 100 + i),
        );
        // Some come again: another builder had them as well.
        const again = mails.slice(0, 3);
        const gone = next() < 0.3 ? `k${Math.floor(next() * 3)}` : undefined;
        const earlier =
          written === undefined ? [] : [sourceOfSegment(Buffer.from(written.bytes), written.head)];
        written = writeSegment(
          [...earlier, source([...more, ...again])],
          ({ inboxKey }) => inboxKey !== gone,
        );
        mails = [...mails, ...more].filter(({ document }) => document.inboxKey !== gone);
      }
      const sorted = mails.toSorted((a, b) => (a.document.sortKey < b.document.sortKey ? -1 : 1));
      expect(written?.count ?? 0).toBe(sorted.length);
      for (let i = 0; i < 8 && written !== undefined; i++) {
        const text = randomQuery(next);
        const query = parseQuery(text);
        const expected = sorted.flatMap(({ document, texts }) =>
          isMatch(texts, query) ? [document.sortKey] : [],
        );
        expect(await hitsIn(written.bytes, written.head, query), `${text} (seed ${seed})`).toEqual(expected);
      }
    }
  });

  test('of as many messages as one has, each in an inbox of its own, keep inbox and mark of each', () => {
    const numbers = Array.from({ length: MANY }, (_, i) => String(i).padStart(6, '0'));
    const terms = documentTerms([textOf('text', 'word')]);
    const messages = numbers.map((number, i) => {
      const inbox = { inboxId: `${number}@x.example`, inboxKey: `k${number}` };
      return { document: { sortKey: number, threadKey: 't', ...inbox, mark: i % 16, length: 1 }, terms };
    });
    const written = writeSegment([sourceOfMessages(messages)]);
    const { documents = [] } = written === undefined ? {} : sourceOfSegment(written.bytes, written.head);

    expect(documents.length).toBe(MANY);
    expect(documents.filter(({ inboxKey, sortKey }) => inboxKey !== `k${sortKey}`)).toEqual([]);
    expect(documents.filter(({ mark }, i) => mark !== i % 16)).toEqual([]);
  });

  test('hold a word of a million characters, 10,000 equal words, a million words and all control characters within bounds', async () => {
    const control = Array.from({ length: 32 }, (_, i) => String.fromCharCode(i)).join('');
    const many = `${'equal '.repeat(10_000)}${Array.from({ length: 1_000_000 }, (_, i) => `w${i}`).join(' ')}`;
    const texts = [
      textOf('subject', 'x'.repeat(1_000_000)),
      textOf('filename', `${control}same ${'same '.repeat(4_000)}`),
      textOf('text', many),
    ] as const;
    const document = {
      sortKey: '1',
      threadKey: 't',
      inboxId: 'a@b',
      inboxKey: 'k',
      mark: 0,
      length: 1,
    } as const;
    const written = writeSegment([sourceOfMessages([{ document, terms: documentTerms(texts) }])]);
    if (written === undefined) throw new Error('Nothing was written');

    expect(written.bytes.length).toBeLessThan(500_000);
    expect(await hitsIn(written.bytes, written.head, parseQuery('same'))).toEqual(['1']);
    expect(await hitsIn(written.bytes, written.head, parseQuery('x'.repeat(500)))).toEqual(['1']);
    expect(await hitsIn(written.bytes, written.head, parseQuery('w5000 equal'))).toEqual(['1']);
    expect(await hitsIn(written.bytes, written.head, parseQuery('w999999'))).toEqual([]);
  });
});
