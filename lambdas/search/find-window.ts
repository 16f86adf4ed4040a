import type { SegmentHead } from '@agent-inbox/segment-index';
import {
  eachDocument,
  firstWhere,
  type Matches,
  matchQuery,
  matchTerm,
  type OpenSegment,
  type Query,
  QueryError,
  Ranking,
  type Span,
  type Statistics,
  type Term,
  type TermEntries,
  termsOf,
  wantedTerms,
} from '@agent-inbox/segment-index';
import { markOf, type Visibility } from '../message/visibility.ts';
import type { MessageToIndex, SegmentFile } from '../store/search/search-index.ts';
import type { SearchBounds } from './bounds.ts';
import { type Hit, type Matched, merged, ranked } from './hits-in-order.ts';
import { compare, isInRange, type Range, sooner, splitAt } from './range.ts';
import type { MessageStore } from './read-messages.ts';
import { openFile } from './segment-cache.ts';
import { type IndexState, openTail } from './tail.ts';

export interface Scope {
  readonly tenantId: string;
  /** Undefined means all inboxes of the tenant. */
  readonly inboxKeys: ReadonlySet<string> | undefined;
  readonly visibilities: readonly Visibility[];
  readonly query: Query | undefined;
  readonly ascending: boolean;
  readonly byRelevance: boolean;
  readonly statistics?: Statistics | undefined;
}

export interface Window {
  hits(): Iterable<Hit>;
  readonly range: Range;
  readonly next: Range | undefined;
  readonly statistics?: Statistics | undefined;
  readonly tailBytes: number;
}

export async function findWindow(
  store: MessageStore,
  state: IndexState,
  scope: Scope,
  wanted: Range,
  bounds: SearchBounds,
): Promise<Window> {
  const { ascending, query } = scope;
  const { files, tail, isOver, edge } = sourcesOf(state, scope, wanted, bounds);
  const [ofTail, ...ofFiles] = await Promise.all([
    openTail(store, scope.tenantId, tail, query !== undefined, bounds.tailWords),
    ...files.map((file) => openFile(store, scope.tenantId, file)),
  ]);
  const again = state.tail.filter(({ texts }) => texts !== undefined);
  const sources = [
    ...ofTail.segments,
    ...ofFiles.map((segment) => ({ segment, stale: numbersOf(segment.head, again) })),
  ];
  const spansIn = (range: Range): InSpan[] =>
    sources.map((each) => ({ ...each, head: each.segment.head, span: spanOf(each.segment.head, range) }));
  const examined = isOver ? firstOver(spansIn(wanted), ascending, bounds.examined) : undefined;
  let cut = sooner(sooner(edge, ofTail.end, ascending), examined, ascending);
  let inRange: readonly (InSpan & Partial<FoundTerms>)[] = spansIn(splitAt(wanted, cut, ascending).range);
  const terms = query === undefined ? [] : termsOf(query);
  if (terms.length > 0) {
    const found = await findTerms(inRange, terms, ascending, bounds);
    cut = sooner(cut, found.end, ascending);
    inRange = found.segments;
  }
  const { range, next } = splitAt(wanted, cut, ascending);
  const matched = await Promise.all(
    inRange.map((each) => matchSegment({ ...each, span: spanOf(each.head, range) }, scope, terms)),
  );
  const window = { range, next, tailBytes: ofTail.bytes };
  if (!scope.byRelevance || query === undefined) return { ...window, hits: () => merged(matched, ascending) };
  const ranking = new Ranking(matched, wantedTerms(query), scope.statistics);
  return { ...window, hits: () => ranked(matched, ranking), statistics: ranking.statistics };
}

type Source = { readonly edge: string; readonly count: number } & (
  | { readonly file: SegmentFile }
  | { readonly chunk: readonly MessageToIndex[] }
);

/** Segments may overlap; the selected ones contain all messages before the edge. */
function sourcesOf(
  { index, tail }: IndexState,
  { ascending, query }: Scope,
  wanted: Range,
  bounds: SearchBounds,
) {
  const files = index.segments.filter(({ low, high }) => isInRange(wanted, low, high));
  const newer = tail.filter(({ sortKey }) => isInRange(wanted, sortKey, sortKey));
  const edgeOf = (low: string, high: string): string => {
    if (ascending) return wanted.low !== undefined && low < wanted.low ? wanted.low : low;
    return wanted.high !== undefined && high > wanted.high ? wanted.high : high;
  };
  // The texts of messages outside segments are read only for a query.
  const size = query === undefined ? bounds.examined : bounds.tail;
  const sources = [
    ...files.map((file): Source => ({ file, count: file.count, edge: edgeOf(file.low, file.high) })),
    ...chunksOf(ascending ? newer.toReversed() : newer, size).map((chunk): Source => {
      const keys = chunk.map(({ sortKey }) => sortKey).sort();
      return { chunk, count: chunk.length, edge: edgeOf(keys[0] ?? '', keys.at(-1) ?? '') };
    }),
  ].sort((a, b) => (ascending ? compare(a.edge, b.edge) : compare(b.edge, a.edge)));
  const taken: Source[] = [];
  let [examined, tails] = [0, 0];
  for (const source of sources) {
    const isTail = 'chunk' in source;
    // A window that ends where it starts would be empty.
    if ((examined >= bounds.examined || (isTail && tails > 0)) && source.edge !== taken[0]?.edge) break;
    examined += source.count;
    if (isTail) tails++;
    taken.push(source);
  }
  return {
    files: taken.flatMap((source) => ('file' in source ? [source.file] : [])),
    tail: taken.flatMap((source) => ('chunk' in source ? source.chunk : [])),
    isOver: examined > bounds.examined,
    edge: sources[taken.length]?.edge,
  };
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

interface InSpan {
  readonly segment: OpenSegment;
  readonly head: SegmentHead;
  readonly span: Span;
  readonly stale: readonly number[];
}

/** Undefined means that no key exceeds the limit. The `sums` are cumulative by message number. */
function firstOver(
  segments: readonly Pick<InSpan, 'head' | 'span'>[],
  ascending: boolean,
  most: number,
  sums: readonly Float64Array[] = [],
): string | undefined {
  const sumOf = (segment: number, from: number, to: number): number => {
    const sum = sums[segment];
    return Math.max(0, sum === undefined ? to - from : (sum[to] ?? 0) - (sum[from] ?? 0));
  };
  const before = (key: string): number =>
    segments.reduce((total, { head, span: { from, to } }, segment) => {
      const at = firstWhere(head.count, (i) =>
        ascending ? head.sortKeyAt(i) >= key : head.sortKeyAt(i) > key,
      );
      return (
        total + (ascending ? sumOf(segment, from, Math.min(at, to)) : sumOf(segment, Math.max(at, from), to))
      );
    }, 0);
  let found: string | undefined;
  for (const { head, span } of segments) {
    const keyAt = (i: number) => head.sortKeyAt(ascending ? span.from + i : span.to - 1 - i);
    const first = firstWhere(span.to - span.from, (i) => before(keyAt(i)) >= most);
    if (first < span.to - span.from) found = sooner(found, keyAt(first), ascending);
  }
  return found;
}

interface FoundTerms {
  readonly entries: readonly TermEntries[];
}

async function findTerms(
  segments: readonly InSpan[],
  terms: readonly Term[],
  ascending: boolean,
  { prefixWords, postingBytes }: SearchBounds,
): Promise<{ readonly segments: readonly (InSpan & FoundTerms)[]; readonly end: string | undefined }> {
  const found = await Promise.all(
    segments
      .filter(({ span }) => span.from < span.to)
      .map(async (each) => ({
        ...each,
        entries: await Promise.all(terms.map((term) => each.segment.find(term, prefixWords))),
      })),
  );
  refuseManyWords(found, terms, prefixWords);
  const sorted = found
    .map((each) => ({ each, edge: each.head.sortKeyAt(ascending ? each.span.from : each.span.to - 1) }))
    .sort((a, b) => (ascending ? compare(a.edge, b.edge) : compare(b.edge, a.edge)));
  let bytes = 0;
  const taken: (InSpan & FoundTerms)[] = [];
  for (const { each, edge } of sorted) {
    if (bytes > postingBytes && edge !== sorted[0]?.edge) break;
    for (const { start, end } of each.entries.flat(2)) bytes += end - start;
    taken.push(each);
  }
  const end = sorted[taken.length]?.edge;
  if (bytes <= postingBytes) return { segments: taken, end };
  const sums = await Promise.all(taken.map(bytesBefore));
  return { segments: taken, end: sooner(end, firstOver(taken, ascending, postingBytes, sums), ascending) };
}

function refuseManyWords(found: readonly FoundTerms[], terms: readonly Term[], most: number): void {
  let words = 0;
  for (const [i, term] of terms.entries()) {
    if (!term.isPrefix) continue;
    const distinct = new Set(
      found.flatMap(({ entries }) => entries[i]?.at(-1)?.map((entry) => entry.term) ?? []),
    );
    words += distinct.size;
    if (words > most)
      throw new QueryError(`too many words begin with ${term.words.at(-1) ?? ''}; use a longer one`);
  }
}

async function bytesBefore({ head, span, segment, entries }: InSpan & FoundTerms): Promise<Float64Array> {
  const sums = new Float64Array(head.count + 1);
  for (const postings of (await Promise.all(entries.map((each) => segment.postingsOf(each)))).flat(2)) {
    eachDocument(postings, span, (document, _, length) => {
      sums[document + 1] = (sums[document + 1] ?? 0) + length + 2;
    });
  }
  for (let i = 1; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (sums[i - 1] ?? 0);
  return sums;
}

async function matchSegment(
  { segment, head, span, stale, entries = [] }: InSpan & Partial<FoundTerms>,
  scope: Scope,
  terms: readonly Term[],
): Promise<Matched> {
  const inScope = scopeOf(head, scope, span);
  for (const number of stale) inScope[number] = 0;
  const postings = inScope.includes(1)
    ? await Promise.all(entries.map((each) => segment.postingsOf(each)))
    : [];
  const matches = new Map(terms.map((term, i) => [term, matchTerm(postings[i] ?? [], head.count, span)]));
  const hits =
    scope.query === undefined
      ? inScope
      : matchQuery(scope.query, matches, head.count).map((matched, i) => matched & (inScope[i] ?? 0));
  const wanted = scope.query === undefined ? [] : wantedTerms(scope.query);
  const isIn = (number: number, rank: number) =>
    wanted.some((term) => {
      const found = matches.get(term);
      return found?.matches[number] === 1 && (found.counts(number)[rank] ?? 0) > 0;
    });
  return { segment, hits, inScope, terms: matches, isIn };
}

function scopeOf(head: SegmentHead, { inboxKeys, visibilities }: Scope, { from, to }: Span): Matches {
  const isInbox = head.description.inboxes.map(([, key]) => inboxKeys === undefined || inboxKeys.has(key));
  const marks = visibilities.map(markOf);
  const inScope = new Uint8Array(head.count);
  for (let i = from; i < to; i++) {
    if (isInbox[head.inboxAt(i)] === true && marks.includes(head.markAt(i))) inScope[i] = 1;
  }
  return inScope;
}

function numbersOf(head: SegmentHead, messages: readonly MessageToIndex[]): number[] {
  const numbers: number[] = [];
  for (const { sortKey, inboxKey } of messages) {
    let i = firstWhere(head.count, (number) => head.sortKeyAt(number) >= sortKey);
    for (; i < head.count && head.sortKeyAt(i) === sortKey; i++)
      if (head.document(i).inboxKey === inboxKey) numbers.push(i);
  }
  return numbers;
}

function spanOf(head: SegmentHead, { low, high }: Range): Span {
  const from = low === undefined ? 0 : firstWhere(head.count, (i) => head.sortKeyAt(i) >= low);
  const to = high === undefined ? head.count : firstWhere(head.count, (i) => head.sortKeyAt(i) > high);
  return { from, to: Math.max(from, to) };
}
