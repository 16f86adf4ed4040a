import { POSITIONS } from './document-terms.ts';
import type { TermPostings } from './open-segment.ts';
import type { Query, Term } from './parse-query.ts';
import { eachDocument, type Postings, positionsAt, type Span } from './postings.ts';

/** Each message of a segment has one byte: 1 for a match. */
export type Matches = Uint8Array;

export interface TermMatches {
  readonly matches: Matches;
  counts(document: number): number[];
}

export function matchQuery(query: Query, terms: ReadonlyMap<Term, TermMatches>, count: number): Matches {
  if (query.kind === 'term') return terms.get(query)?.matches ?? new Uint8Array(count);
  if (query.kind === 'not') return matchQuery(query.part, terms, count).map((matched) => 1 - matched);
  // A segment has up to 100,000 messages, where plain loops are several times as fast as callbacks.
  const isAnd = query.kind === 'and';
  const found = new Uint8Array(count).fill(isAnd ? 1 : 0);
  for (const part of query.parts) {
    const matches = matchQuery(part, terms, count);
    for (let i = 0; i < count; i++) {
      if (isAnd) found[i] = (found[i] ?? 0) & (matches[i] ?? 0);
      else found[i] = (found[i] ?? 0) | (matches[i] ?? 0);
    }
  }
  return found;
}

/** @param count documents of the segment @param span documents to match */
export function matchTerm(
  postings: TermPostings,
  count: number,
  span: Span = { from: 0, to: count },
): TermMatches {
  const words = postings.map((lists) => new WordMatches(lists, count, span));
  const [first, ...others] = words;
  if (first === undefined) return { matches: new Uint8Array(count), counts: () => [] };
  const starts = (document: number) => phraseStarts(first, others, document);
  const matches = first.matches.map((matched, document) => {
    if (matched === 0 || others.length === 0) return matched;
    return others.every((word) => word.matches[document] === 1) && starts(document).length > 0 ? 1 : 0;
  });
  return {
    matches,
    counts(document) {
      const counts = [0, 0, 0, 0];
      for (const position of starts(document)) {
        const rank = Math.floor(position / POSITIONS);
        counts[rank] = (counts[rank] ?? 0) + 1;
      }
      return counts;
    },
  };
}

function phraseStarts(first: WordMatches, others: readonly WordMatches[], document: number): number[] {
  let starts = first.positions(document);
  for (const [i, word] of others.entries()) {
    if (starts.length === 0) return starts;
    starts = followed(starts, word.positions(document), i + 1);
  }
  return starts;
}

/** Both lists are in ascending order. */
function followed(starts: readonly number[], positions: readonly number[], distance: number): number[] {
  const kept: number[] = [];
  let at = 0;
  for (const start of starts) {
    while ((positions[at] ?? Number.POSITIVE_INFINITY) < start + distance) at++;
    if (positions[at] === start + distance) kept.push(start);
  }
  return kept;
}

class WordMatches {
  readonly matches: Matches;
  readonly #lists: readonly Postings[];
  readonly #span: Span;
  #places: Places | undefined;

  constructor(lists: readonly Postings[], count: number, span: Span) {
    this.matches = new Uint8Array(count);
    this.#lists = lists;
    this.#span = span;
    for (const list of lists) eachDocument(list, span, (document) => (this.matches[document] = 1));
  }

  positions(document: number): number[] {
    this.#places ??= placesOf(this.#lists, this.#span);
    const { ends, lists, starts } = this.#places;
    const at = document - this.#span.from;
    const found: number[][] = [];
    for (let i = ends[at - 1] ?? 0; i < (ends[at] ?? 0); i++)
      found.push(positionsAt(this.#lists[lists[i] ?? 0] ?? new Uint8Array(), starts[i] ?? 0));
    return found.length === 1 ? (found[0] ?? []) : found.flat().sort((a, b) => a - b);
  }
}

/** Flat arrays replace objects per document, because there may be millions of entries. */
interface Places {
  readonly ends: Uint32Array;
  readonly lists: Uint16Array;
  readonly starts: Uint32Array;
}

function placesOf(postings: readonly Postings[], span: Span): Places {
  const ends = new Uint32Array(span.to - span.from);
  for (const list of postings)
    eachDocument(
      list,
      span,
      (document) => (ends[document - span.from] = (ends[document - span.from] ?? 0) + 1),
    );
  let sum = 0;
  for (let i = 0; i < ends.length; i++) {
    const before = sum;
    sum += ends[i] ?? 0;
    ends[i] = before;
  }
  const [lists, starts] = [new Uint16Array(sum), new Uint32Array(sum)];
  for (const [number, list] of postings.entries()) {
    eachDocument(list, span, (document, start) => {
      const at = document - span.from;
      const place = ends[at] ?? 0;
      lists[place] = number;
      starts[place] = start;
      ends[at] = place + 1;
    });
  }
  return { ends, lists, starts };
}
