import { keysOfMessageId } from '../ids.ts';
import type { MessageSummary } from '../mail/message.ts';
import { isTrashed } from '../mail/message-state.ts';
import { activityOf, threadRowKey } from '../store/keys.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import type { MessageListFilter, ThreadListFilter } from '../store/message/messages.ts';
import { groupOf, type Thread, threadOf } from '../store/message/thread-rows.ts';
import type { Page, PageRequest } from '../store/table/page.ts';
import type { Row } from '../store/table/table.ts';
import { findWindow, type Hit, keyBefore, type Range, type Scope, type Window } from './find-window.ts';
import { type Highlight, highlightsOf } from './highlights.ts';
import { wantedTerms } from './parse-query.ts';
import { type MessagePath, type MessageStore, readMessages, readTexts } from './read-messages.ts';
import { isBehind, packPosition, type SearchPosition, unpackPosition } from './search-position.ts';
import { searchedTexts } from './searched-texts.ts';
import { SegmentGone } from './segment-cache.ts';
import { type IndexState, readIndex } from './tail.ts';
import { hitsOfThread, threadOfHit } from './thread-hits.ts';

/** Messages whose rows one call reads to decide what is shown. */
const MAX_ROWS = 1_000;
const ROWS_AT_ONCE = 100;
/** A builder replaces segments once in minutes. */
const ATTEMPTS = 3;

export interface SearchRequest extends Omit<Scope, 'ascending'> {
  readonly page: PageRequest;
  /** Whether messages in the trash are found. */
  readonly includesTrash?: boolean;
}

interface Highlighted {
  /** Undefined without a query. */
  readonly highlights: readonly Highlight[] | undefined;
}
interface FoundMessage extends Highlighted {
  readonly summary: MessageSummary;
}
interface FoundThread extends Highlighted {
  readonly thread: Thread;
}

/** A message that is shown, or for which its thread is. */
interface ShownHit {
  readonly hit: Hit;
  readonly path: MessagePath;
  readonly message: StoredMessage;
}

/** Messages of several inboxes that match. Rows decide what is shown; the index says where to look. */
export async function searchMessages(
  store: MessageStore,
  request: SearchRequest,
  { marks, trash, low, high, leftOut, matches }: MessageListFilter,
): Promise<Page<FoundMessage>> {
  const page = await findPage<ShownHit>(store, request, {
    range: () => ({ low, high }),
    order: (window) => window.hits(),
    isRestarted: !request.byRelevance,
    hasThreads: false,
    async judge(_, { hit, path, message }) {
      if (message === undefined) return undefined;
      const { summary, state } = message;
      // Lists read only what is unread, where that is asked for, and only the trash: they do not test it.
      const isListed =
        (summary.unread || marks?.includes('unread') !== true) && (trash !== 'only' || isTrashed(state));
      const isShown = isListed && leftOut?.(summary) !== true && matches?.(summary) !== false;
      return isShown ? { hit, path, message } : undefined;
    },
  });
  const highlights = await highlightsFor(store, request, page.items);
  const items = page.items.map(({ message: { summary } }, i) => ({ summary, highlights: highlights?.[i] }));
  return { items, next: page.next };
}

/** Threads with a message that matches, each in the place of its newest hit, or of its best. */
export async function searchThreads(
  store: MessageStore,
  request: SearchRequest,
  { groups, low, high, leftOut, matches }: ThreadListFilter,
): Promise<Page<FoundThread>> {
  const { tenantId, byRelevance, page } = request;
  const isOldestFirst = page.ascending && !byRelevance;
  const found = await findPage<ShownHit & { readonly thread: Thread }>(store, request, {
    // Oldest first, a thread that arrives while the list is read is at its end.
    range: isOldestFirst ? () => ({ low: undefined, high: undefined }) : newestOf,
    order: ({ hits }) => firstOfThreads(hits(), isOldestFirst),
    isRestarted: false,
    hasThreads: true,
    async judge(window, read) {
      const { path } = read;
      if (read.thread?.['tenant'] !== tenantId) return undefined;
      const thread = threadOf(read.thread);
      if (thread.isTrashed && request.includesTrash !== true) return undefined;
      const shown = read.message === undefined ? await otherHit(store, request, window, path) : read;
      if (shown?.message === undefined) return undefined;
      if (isInOtherWindow(request, window, thread)) return undefined;
      const activity = activityOf(thread.lastActivityAt, path.threadKey);
      const isInRange = (low === undefined || activity >= low) && (high === undefined || activity <= high);
      const group = thread.isTrashed ? 'trash' : groupOf(thread.unread);
      const isListed = isInRange && groups?.includes(group) !== false;
      const isShown = isListed && leftOut?.(thread) !== true && matches?.(thread) !== false;
      return isShown ? { hit: shown.hit, path: shown.path, message: shown.message, thread } : undefined;
    },
  });
  // A newer message may be in the trash or gone: the index does not know it.
  const placeOf = ({ hit, thread }: (typeof found.items)[number]) =>
    (request.query === undefined ? keysOfMessageId(thread.lastMessageId)?.sortKey : hit.sortKey) ?? '';
  const direction = page.ascending ? 1 : -1;
  const shown = byRelevance
    ? found.items
    : found.items.sort((a, b) => (placeOf(a) < placeOf(b) ? -direction : direction));
  const highlights = await highlightsFor(store, request, shown);
  const items = shown.map(({ thread }, i) => ({ thread, highlights: highlights?.[i] }));
  return { items, next: found.next };
}

/**
 * Whether a thread comes in another window: without a query each comes once, in the place of its newest message. With one it may
 * come again, which would take a look at the hits of all windows to tell.
 */
function isInOtherWindow(
  { query, page }: SearchRequest,
  { range, next }: Window,
  { lastMessageId }: Thread,
): boolean {
  const isWhole = page.after === undefined && next === undefined;
  if (query !== undefined || isWhole || range.high === undefined) return false;
  return (keysOfMessageId(lastMessageId)?.sortKey ?? '') > range.high;
}

/** Newest first, threads are in order among messages that are there when the first page is asked for. */
function newestOf({ index, tail }: IndexState): Range {
  const keys = [...index.segments.map(({ high }) => high), tail[0]?.sortKey ?? ''];
  return { low: undefined, high: keys.sort().at(-1) };
}

interface ReadHit {
  readonly hit: Hit;
  readonly path: MessagePath;
  /** Undefined when it is gone or hidden from the caller. */
  readonly message: StoredMessage | undefined;
  readonly thread: Row | undefined;
}

/** How one kind of list is made of hits. */
interface SearchList<Item> {
  /** Of the first page. */
  range(state: IndexState): Range;
  order(window: Window): Iterable<Hit>;
  /** Whether the next page may begin with a range of its own. */
  readonly isRestarted: boolean;
  /** Whether rows of threads are wanted as well. */
  readonly hasThreads: boolean;
  judge(window: Window, hit: ReadHit): Promise<Item | undefined>;
}

async function findPage<Item>(
  store: MessageStore,
  request: SearchRequest,
  list: SearchList<Item>,
): Promise<Page<Item>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await findPageIn(store, request, list, await readIndex(store, request.tenantId));
    } catch (error) {
      if (!(error instanceof SegmentGone) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function findPageIn<Item>(
  store: MessageStore,
  request: SearchRequest,
  list: SearchList<Item>,
  state: IndexState,
): Promise<Page<Item>> {
  const { limit, ascending } = request.page;
  const position = beginOf(request, list, state);
  const window = await findWindow(store, state, { ...request, ascending }, position.range);
  const rest = window.next ?? position.rest;
  const hits = list.order(window)[Symbol.iterator]();
  const items: Item[] = [];
  let wanted = limit;
  for (let rows = 0; ; rows += wanted, wanted = ROWS_AT_ONCE) {
    const batch = takeBehind(hits, position.after, ascending, wanted);
    const read = await readHits(store, request, batch, list.hasThreads);
    for (const [i, each] of read.entries()) {
      const item = await list.judge(window, each);
      if (item !== undefined) items.push(item);
      const hit = batch[i];
      const isFull = items.length === limit || rows + i + 1 >= MAX_ROWS;
      if (!isFull || hit === undefined) continue;
      const isLast = i === batch.length - 1 && hits.next().done === true;
      if (!isLast)
        return { items, next: packPosition(behindHit(hit, list.isRestarted, ascending, window, rest)) };
    }
    if (batch.length < wanted || items.length === limit) break;
  }
  return { items, next: rest && packPosition({ range: rest, rest: undefined, after: undefined }) };
}

/** Where the page begins that a token names, or the first page. */
function beginOf<Item>(
  { page, byRelevance }: SearchRequest,
  list: SearchList<Item>,
  state: IndexState,
): SearchPosition {
  if (page.after !== undefined) return unpackPosition(page.after);
  const { low, high } = list.range(state);
  // Scores are made from the messages that are there when the first page is asked for.
  const newest = byRelevance ? newestOf(state).high : undefined;
  return { range: { low, high: high ?? newest }, rest: undefined, after: undefined };
}

function takeBehind(
  hits: Iterator<Hit>,
  after: SearchPosition['after'],
  ascending: boolean,
  wanted: number,
): Hit[] {
  const taken: Hit[] = [];
  while (taken.length < wanted) {
    const { value, done } = hits.next();
    if (done === true) break;
    if (isBehind(value, after, ascending)) taken.push(value);
  }
  return taken;
}

function behindHit(
  { score, sortKey }: Hit,
  isRestarted: boolean,
  ascending: boolean,
  { range }: Window,
  rest: Range | undefined,
): SearchPosition {
  if (!isRestarted) return { range, rest, after: { score, sortKey } };
  // The rest follows what is left of this range.
  const whole = {
    low: ascending ? range.low : (rest?.low ?? range.low),
    high: ascending ? (rest?.high ?? range.high) : range.high,
  };
  const left = ascending ? { ...whole, low: `${sortKey}\0` } : { ...whole, high: keyBefore(sortKey) };
  return { range: left, rest: undefined, after: undefined };
}

async function readHits(
  store: MessageStore,
  { tenantId, visibilities, includesTrash }: SearchRequest,
  hits: readonly Hit[],
  hasThreads: boolean,
): Promise<ReadHit[]> {
  const paths = hits.map(pathOf);
  const threads = hasThreads ? paths.map(({ inboxId, threadKey }) => threadRowKey(inboxId, threadKey)) : [];
  const { messages, rows } = await readMessages(store, tenantId, paths, threads);
  return hits.map((hit, i) => {
    const path = paths[i] ?? pathOf(hit);
    const message = messages[i];
    const isVisible =
      message !== undefined &&
      visibilities.includes(message.visibility) &&
      (includesTrash === true || !isTrashed(message.state));
    return { hit, path, message: isVisible ? message : undefined, thread: rows[i] };
  });
}

function pathOf({ head, number }: Hit): MessagePath {
  const { inboxId, inboxKey, threadKey, sortKey } = head.document(number);
  return { inboxId, inboxKey, threadKey, sortKey };
}

/** The first hit of each thread. @param fromEnd the threads in the opposite order */
function firstOfThreads(hits: Iterable<Hit>, fromEnd: boolean): Iterable<Hit> {
  const all = fromEnd ? [...hits].reverse() : hits;
  const first = distinctThreads(all);
  return fromEnd ? [...first].reverse() : first;
}

function* distinctThreads(hits: Iterable<Hit>): Generator<Hit> {
  const seen = new Set<string>();
  for (const hit of hits) {
    const thread = threadOfHit(hit);
    if (seen.has(thread)) continue;
    seen.add(thread);
    yield hit;
  }
}

/** Another hit of a thread whose first one is gone. */
async function otherHit(
  store: MessageStore,
  request: SearchRequest,
  window: Window,
  { inboxKey, threadKey, sortKey }: MessagePath,
): Promise<ReadHit | undefined> {
  const hits = hitsOfThread(window, `${inboxKey} ${threadKey}`);
  const others = hits.filter((hit) => hit.sortKey !== sortKey);
  for (let start = 0; start < others.length; start += ROWS_AT_ONCE) {
    const read = await readHits(store, request, others.slice(start, start + ROWS_AT_ONCE), false);
    const hit = read.find(({ message }) => message !== undefined);
    if (hit !== undefined) return hit;
  }
  return undefined;
}

async function highlightsFor(
  store: MessageStore,
  { query }: SearchRequest,
  hits: readonly ShownHit[],
): Promise<Highlight[][] | undefined> {
  if (query === undefined) return undefined;
  const terms = wantedTerms(query);
  // Texts of attachments are read only if they have a match.
  return readTexts(
    store,
    hits.map(({ hit, path, message }) => ({
      path: hit.isInAttachment(hit.number) ? { ...path, texts: { indices: [], until: 0 } } : path,
      message,
    })),
    ({ summary, content, attachments }) => highlightsOf(searchedTexts(summary, content, attachments), terms),
  );
}
