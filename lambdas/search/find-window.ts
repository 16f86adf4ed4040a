import type { Visibility } from '../mail/visibility.ts';
import type { MessageToIndex } from '../store/search/search-index.ts';
import { RANKS } from './document-terms.ts';
import { type Matches, matchQuery, matchTerm, type TermMatches } from './match-segment.ts';
import type { OpenSegment } from './open-segment.ts';
import { type Query, type Term, termsOf, wantedTerms } from './parse-query.ts';
import { Ranking } from './ranking.ts';
import type { MessageStore } from './read-messages.ts';
import type { SegmentHead } from './segment.ts';
import { openFile } from './segment-cache.ts';
import { type IndexState, MAX_TAIL, openTail } from './tail.ts';

/** Messages whose index one call examines. */
const MAX_EXAMINED = 100_000;

/** Which messages are looked at. */
export interface Scope {
  readonly tenantId: string;
  /** List keys of inboxes; undefined for all of the tenant's. */
  readonly inboxKeys: ReadonlySet<string> | undefined;
  readonly visibilities: readonly Visibility[];
  /** Without one, every message. */
  readonly query: Query | undefined;
  readonly ascending: boolean;
  readonly byRelevance: boolean;
}

/** A range of sort keys, both ends included; undefined for open ends. */
export interface Range {
  readonly low: string | undefined;
  readonly high: string | undefined;
}

export interface Hit {
  readonly head: SegmentHead;
  /** Of the message in its segment. */
  readonly number: number;
  readonly sortKey: string;
  /** Whether a searched word occurs in an attachment of such a message. */
  readonly isInAttachment: (number: number) => boolean;
  /** 0 where hits are in the order of their sort keys. */
  readonly score: number;
}

export interface Window {
  /** In the order that is wanted. */
  hits(): Iterable<Hit>;
  /** What was examined of the range that was wanted. */
  readonly range: Range;
  /** Where the next window begins; undefined after the last one. */
  readonly next: Range | undefined;
}

/** The hits among the messages of a range, as far as one call examines them. */
export async function findWindow(
  store: MessageStore,
  state: IndexState,
  scope: Scope,
  wanted: Range,
  maxExamined = MAX_EXAMINED,
): Promise<Window> {
  const { files, tail, isOver, edge } = sourcesOf(state, scope.ascending, wanted, maxExamined);
  const again = state.tail.filter(({ texts }) => texts !== undefined);
  const [ofTail, ...ofFiles] = await Promise.all([
    openTail(store, scope.tenantId, tail),
    ...files.map((file) => openFile(store, scope.tenantId, file)),
  ]);
  const heads = [...ofTail, ...ofFiles].map(({ head }) => head);
  const limit = isOver ? limitOf(heads, scope.ascending, wanted, maxExamined) : undefined;
  const cut = sooner(edge, limit, scope.ascending);
  const { range, next } = splitAt(wanted, cut, scope.ascending);
  const matched = await Promise.all([
    ...ofTail.map((segment) => matchSegment(segment, scope, range, [])),
    ...ofFiles.map((segment) => matchSegment(segment, scope, range, again)),
  ]);
  return { hits: () => inOrder(matched, scope), range, next };
}

/** What one call examines of a range. Segments may overlap: everything before the edge is in what is taken. */
function sourcesOf(state: IndexState, ascending: boolean, wanted: Range, maxExamined: number) {
  const isWanted = (low: string, high: string) =>
    (wanted.high === undefined || low <= wanted.high) && (wanted.low === undefined || high >= wanted.low);
  const files = state.index.segments.filter(({ low, high }) => isWanted(low, high));
  const tail = state.tail.filter(({ sortKey }) => isWanted(sortKey, sortKey));
  /** Where what has these keys begins, seen from where the list begins. */
  const edgeOf = (low: string, high: string): string => {
    if (ascending) return wanted.low !== undefined && low < wanted.low ? wanted.low : low;
    return wanted.high !== undefined && high > wanted.high ? wanted.high : high;
  };
  const sources = [
    ...files.map((file) => ({ file, count: file.count, edge: edgeOf(file.low, file.high) })),
    ...chunksOf(ascending ? tail.toReversed() : tail).map((chunk) => {
      const keys = chunk.map(({ sortKey }) => sortKey).sort();
      return { chunk, count: chunk.length, edge: edgeOf(keys[0] ?? '', keys.at(-1) ?? '') };
    }),
  ].sort((a, b) => (ascending ? compare(a.edge, b.edge) : compare(b.edge, a.edge)));
  const taken: typeof sources = [];
  let [examined, tails] = [0, 0];
  for (const source of sources) {
    const isTail = 'chunk' in source;
    // A window that ended where it begins would be empty.
    if ((examined >= maxExamined || (isTail && tails > 0)) && source.edge !== taken[0]?.edge) break;
    examined += source.count;
    if (isTail) tails++;
    taken.push(source);
  }
  return {
    files: taken.flatMap((source) => ('file' in source ? [source.file] : [])),
    tail: taken.flatMap((source) => ('chunk' in source ? source.chunk : [])),
    isOver: examined > maxExamined,
    edge: sources[taken.length]?.edge,
  };
}

/** The first key of a range, seen from where the list begins, that has so many messages before it; undefined when none has. */
function limitOf(
  heads: readonly SegmentHead[],
  ascending: boolean,
  wanted: Range,
  maxExamined: number,
): string | undefined {
  const spans = heads.map((head) => ({ head, ...spanOf(head, wanted) }));
  const before = (key: string): number =>
    spans.reduce((sum, { head, from, to }) => {
      const at = firstAtLeast(head.count, (i) =>
        ascending ? head.sortKeyAt(i) >= key : head.sortKeyAt(i) > key,
      );
      return sum + Math.max(0, ascending ? Math.min(at, to) - from : to - Math.max(at, from));
    }, 0);
  let found: string | undefined;
  for (const { head, from, to } of spans) {
    const keyAt = (i: number) => head.sortKeyAt(ascending ? from + i : to - 1 - i);
    const first = firstAtLeast(to - from, (i) => before(keyAt(i)) >= maxExamined);
    if (first < to - from) found = sooner(found, keyAt(first), ascending);
  }
  return found;
}

function sooner(a: string | undefined, b: string | undefined, ascending: boolean): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b === ascending ? a : b;
}

/** @param cut the first key that is left for the next window */
function splitAt(wanted: Range, cut: string | undefined, ascending: boolean): Pick<Window, 'range' | 'next'> {
  if (cut === undefined) return { range: wanted, next: undefined };
  const { low, high } = wanted;
  return ascending
    ? { range: { low, high: keyBefore(cut) }, next: { low: cut, high } }
    : { range: { low: `${cut}\0`, high }, next: { low, high: cut } };
}

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / MAX_TAIL) }, (_, i) =>
    items.slice(i * MAX_TAIL, (i + 1) * MAX_TAIL),
  );
}

/** A text that sorts before a key, and behind all lesser keys. */
export function keyBefore(key: string): string {
  return `${key.slice(0, -1)}${String.fromCharCode(key.charCodeAt(key.length - 1) - 1)}~`;
}

interface Matched {
  readonly segment: OpenSegment;
  /** Those in scope that match. */
  readonly hits: Matches;
  /** Those in scope, which scores are made from. */
  readonly inScope: Matches;
  readonly terms: ReadonlyMap<Term, TermMatches>;
  readonly isInAttachment: (number: number) => boolean;
}

/** @param leftOut messages that another segment has as they are now */
async function matchSegment(
  segment: OpenSegment,
  scope: Scope,
  range: Range,
  leftOut: readonly MessageToIndex[],
): Promise<Matched> {
  const { head } = segment;
  const terms = scope.query === undefined ? [] : termsOf(scope.query);
  const inScope = scopeOf(segment, scope, range);
  for (const message of leftOut) {
    let i = firstAtLeast(head.count, (number) => head.sortKeyAt(number) >= message.sortKey);
    for (; i < head.count && head.sortKeyAt(i) === message.sortKey; i++)
      if (head.document(i).inboxKey === message.inboxKey) inScope[i] = 0;
  }
  const postings = inScope.includes(1) ? await segment.postingsOf(terms) : [];
  const matches = new Map(terms.map((term, i) => [term, matchTerm(postings[i] ?? [], head.count)]));
  const hits =
    scope.query === undefined
      ? inScope
      : matchQuery(scope.query, matches, head.count).map((matched, i) => matched & (inScope[i] ?? 0));
  const wanted = scope.query === undefined ? [] : wantedTerms(scope.query);
  const isInAttachment = (number: number) =>
    wanted.some((term) => {
      const found = matches.get(term);
      return found?.matches[number] === 1 && (found.counts(number)[RANKS.attachment] ?? 0) > 0;
    });
  return { segment, hits, inScope, terms: matches, isInAttachment };
}

function scopeOf({ head }: OpenSegment, { inboxKeys, visibilities }: Scope, range: Range): Matches {
  const isInbox = head.description.inboxes.map(([, key]) => inboxKeys === undefined || inboxKeys.has(key));
  const inScope = new Uint8Array(head.count);
  const { from, to } = spanOf(head, range);
  for (let i = from; i < to; i++) {
    if (isInbox[head.inboxAt(i)] === true && visibilities.includes(head.visibilityAt(i))) inScope[i] = 1;
  }
  return inScope;
}

/** The numbers of the messages of a range; the second one is behind it. */
function spanOf(head: SegmentHead, { low, high }: Range): { readonly from: number; readonly to: number } {
  const from = low === undefined ? 0 : firstAtLeast(head.count, (i) => head.sortKeyAt(i) >= low);
  const to = high === undefined ? head.count : firstAtLeast(head.count, (i) => head.sortKeyAt(i) > high);
  return { from, to: Math.max(from, to) };
}

/** The least number for which something is true that stays true from there on. */
function firstAtLeast(count: number, isReached: (number: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function inOrder(matched: readonly Matched[], { ascending, byRelevance, query }: Scope): Iterable<Hit> {
  if (!byRelevance || query === undefined) return merged(matched, ascending);
  const ranking = new Ranking(matched, wantedTerms(query));
  const hits = matched.flatMap((each) => {
    const { head } = each.segment;
    return numbersOf(each.hits).map((number) => ({
      head,
      number,
      sortKey: head.sortKeyAt(number),
      isInAttachment: each.isInAttachment,
      score: ranking.scoreOf(each, number),
    }));
  });
  const direction = ascending ? 1 : -1;
  const seen = new Set<string>();
  return hits
    .sort((a, b) => b.score - a.score || direction * compare(a.sortKey, b.sortKey))
    .filter((hit) => {
      const key = `${inboxKeyOf(hit)} ${hit.sortKey}`;
      return !seen.has(key) && seen.add(key);
    });
}

/** Hits by their sort keys. They are read as far as they are wanted: few pages show all. */
function* merged(matched: readonly Matched[], ascending: boolean): Generator<Hit> {
  const open = matched.map((each) => new HitsOfSegment(each, ascending));
  for (let last: Hit | undefined; ; ) {
    let next: HitsOfSegment | undefined;
    for (const each of open) {
      if (each.first === undefined) continue;
      const isSooner = next?.first === undefined || each.first.sortKey < next.first.sortKey === ascending;
      if (isSooner) next = each;
    }
    const hit = next?.first;
    if (next === undefined || hit === undefined) return;
    next.advance();
    // A message is in two segments while the index is made anew.
    const isSame = last?.sortKey === hit.sortKey && inboxKeyOf(last) === inboxKeyOf(hit);
    if (!isSame) yield hit;
    last = hit;
  }
}

export function inboxKeyOf({ head, number }: Hit): string {
  return head.description.inboxes[head.inboxAt(number)]?.[1] ?? '';
}

class HitsOfSegment {
  readonly #matched: Matched;
  readonly #hits: Matches;
  readonly #ascending: boolean;
  first: Hit | undefined;

  constructor(matched: Matched, ascending: boolean) {
    this.#matched = matched;
    this.#hits = matched.hits;
    this.#ascending = ascending;
    this.#show(ascending ? this.#hits.indexOf(1) : this.#hits.lastIndexOf(1));
  }

  advance(): void {
    const number = this.first?.number ?? 0;
    if (this.#ascending) this.#show(this.#hits.indexOf(1, number + 1));
    else this.#show(number === 0 ? -1 : this.#hits.lastIndexOf(1, number - 1));
  }

  #show(number: number): void {
    const {
      segment: { head },
      isInAttachment,
    } = this.#matched;
    this.first =
      number === -1 ? undefined : { head, number, sortKey: head.sortKeyAt(number), isInAttachment, score: 0 };
  }
}

function numbersOf(matches: Matches): number[] {
  const numbers: number[] = [];
  for (let i = matches.indexOf(1); i !== -1; i = matches.indexOf(1, i + 1)) numbers.push(i);
  return numbers;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
