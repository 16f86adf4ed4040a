import { POSITIONS } from './document-terms.ts';
import type { TermPostings } from './open-segment.ts';
import type { Query, Term } from './parse-query.ts';
import { indexOfDocument, type Postings, positionsAt } from './postings.ts';

/** One byte for each message of a segment: 1 where it matches. */
export type Matches = Uint8Array;

/** What a term finds in a segment. */
export interface TermMatches {
  readonly matches: Matches;
  /** How often it occurs in each rank of fields of a message that it matches. */
  counts(document: number): number[];
}

export function matchQuery(query: Query, terms: ReadonlyMap<Term, TermMatches>, count: number): Matches {
  if (query.kind === 'term') return terms.get(query)?.matches ?? new Uint8Array(count);
  if (query.kind === 'not') return matchQuery(query.part, terms, count).map((matched) => 1 - matched);
  // A segment has up to 100,000 messages: plain loops are several times as fast as calls for each.
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

export function matchTerm(postings: TermPostings, count: number): TermMatches {
  const words = postings.map((lists) => new WordMatches(lists, count));
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

/** Where the words follow each other. */
function phraseStarts(first: WordMatches, others: readonly WordMatches[], document: number): number[] {
  let starts = first.positions(document);
  for (const [i, word] of others.entries()) {
    if (starts.length === 0) return starts;
    starts = followed(starts, word.positions(document), i + 1);
  }
  return starts;
}

/** Those that another position follows at a distance. Both are in rising order. */
function followed(starts: readonly number[], positions: readonly number[], distance: number): number[] {
  const kept: number[] = [];
  let at = 0;
  for (const start of starts) {
    while ((positions[at] ?? Number.POSITIVE_INFINITY) < start + distance) at++;
    if (positions[at] === start + distance) kept.push(start);
  }
  return kept;
}

function positionsIn(list: Postings, document: number): number[] {
  const index = indexOfDocument(list, document);
  return index === undefined ? [] : positionsAt(list, index);
}

/** What a word finds, or the beginning of one. */
class WordMatches {
  readonly matches: Matches;
  readonly #lists: readonly Postings[];
  /** Of a beginning that many words have: the lists that have a document. */
  #byDocument: Map<number, Postings[]> | undefined;

  constructor(lists: readonly Postings[], count: number) {
    this.matches = new Uint8Array(count);
    this.#lists = lists;
    for (const { documents } of lists) for (const document of documents) this.matches[document] = 1;
  }

  /** In rising order. */
  positions(document: number): number[] {
    const lists = this.#listsOf(document);
    const [only] = lists;
    if (only !== undefined && lists.length === 1) return positionsIn(only, document);
    return lists.flatMap((list) => positionsIn(list, document)).sort((a, b) => a - b);
  }

  #listsOf(document: number): readonly Postings[] {
    if (this.#lists.length <= 1) return this.#lists;
    if (this.#byDocument === undefined) {
      this.#byDocument = new Map();
      for (const list of this.#lists) {
        for (const found of list.documents) {
          const lists = this.#byDocument.get(found);
          if (lists === undefined) this.#byDocument.set(found, [list]);
          else lists.push(list);
        }
      }
    }
    return this.#byDocument.get(document) ?? [];
  }
}
