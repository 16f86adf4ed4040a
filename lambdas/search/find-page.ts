import { isTrashed } from '../message/message-state.ts';
import { threadRowKey } from '../store/keys.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import type { Page, PageRequest } from '../store/table/page.ts';
import type { Row } from '../store/table/table.ts';
import type { SearchBounds } from './bounds.ts';
import { findWindow, type Scope, type Window } from './find-window.ts';
import { type Hit, inboxKeyOf } from './hits-in-order.ts';
import { keyBefore, type Range } from './range.ts';
import { type MessagePath, type MessageStore, readMessages } from './read-messages.ts';
import {
  behindHit,
  behindWindow,
  isBehind,
  packPosition,
  type SearchPosition,
  unpackPosition,
} from './search-position.ts';
import { SegmentGone } from './segment-cache.ts';
import { type IndexState, readIndex } from './tail.ts';

/** Index builders replace segments only every few minutes. */
const ATTEMPTS = 3;

export interface SearchRequest extends Omit<Scope, 'ascending' | 'statistics'> {
  readonly page: PageRequest;
  readonly includesTrash?: boolean;
  /** Each Lambda instance would have to read these messages. */
  onLargeTail?(): Promise<void>;
}

export interface ReadHit {
  readonly hit: Hit;
  readonly path: MessagePath;
  /** It is undefined if deleted or not visible to the caller. */
  readonly message: StoredMessage | undefined;
  readonly thread: Row | undefined;
}

interface SearchList<Item> {
  readonly range?: Range;
  /** If true, later pages exclude messages that arrived after the first. */
  readonly isPinned: boolean;
  /** The next page may start a new range, because items have the same key in every window. */
  readonly isOrderedByKey: boolean;
  readonly nameOf: ((hit: Hit) => string) | undefined;
  open(window: Window, rows: HitRows): OpenList<Item>;
}

interface OpenList<Item> {
  readonly hits: Iterable<Hit>;
  isPassed(hit: Hit): boolean;
  firstOf(hits: readonly Hit[]): readonly Hit[];
  judge(hit: ReadHit): Promise<Item | undefined>;
}

/** A page may have few items, or none, and still a next page. */
export async function findPage<Item>(
  store: MessageStore,
  request: SearchRequest,
  bounds: SearchBounds,
  list: SearchList<Item>,
): Promise<Page<Item>> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { items, next } = await findPageIn(store, request, bounds, list);
      return { items, next: next && packPosition(next) };
    } catch (error) {
      if (!(error instanceof SegmentGone) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function findPageIn<Item>(
  store: MessageStore,
  request: SearchRequest,
  bounds: SearchBounds,
  list: SearchList<Item>,
): Promise<{ readonly items: Item[]; readonly next: SearchPosition | undefined }> {
  const { limit, ascending } = request.page;
  const state = await readIndex(store, request.tenantId);
  const position = beginOf(request, list, state);
  const { range, after, statistics } = position;
  const window = await findWindow(store, state, { ...request, ascending, statistics }, range, bounds);
  if (window.tailBytes > bounds.tailBytes) await request.onLargeTail?.();
  const rows = new HitRows(store, request, list.nameOf !== undefined);
  const open = list.open(window, rows);
  const hits = open.hits[Symbol.iterator]();
  const items: Item[] = [];
  let last: Hit | undefined;
  const isFull = () => items.length === limit || (last !== undefined && rows.read >= bounds.rows);
  const behind = (hit: Hit) =>
    list.isOrderedByKey ? restarted(position, hit, ascending) : behindHit(position, window, hit);
  for (let wanted = limit; ; wanted = bounds.rowsAtOnce) {
    const most = Math.max(1, Math.min(wanted, bounds.rows - rows.read));
    const batch = takeBehind(hits, after, ascending, most, list.nameOf);
    if (batch.length === 0) return { items, next: behindWindow(position, window) };
    if (!isFull()) await rows.of(open.firstOf(batch));
    for (const [i, hit] of batch.entries()) {
      if (open.isPassed(hit)) continue;
      if (isFull() && last !== undefined) return { items, next: behind(last) };
      const read = await rows.oneOf(hit, () =>
        batch.slice(i, i + most).filter((each) => !open.isPassed(each)),
      );
      const item = await open.judge(read);
      if (item !== undefined) items.push(item);
      last = hit;
    }
  }
}

function beginOf<Item>({ page }: SearchRequest, list: SearchList<Item>, state: IndexState): SearchPosition {
  if (page.after !== undefined) return unpackPosition(page.after);
  const { low, high } = list.range ?? { low: undefined, high: undefined };
  return { range: { low, high: high ?? (list.isPinned ? newestOf(state) : undefined) } };
}

function newestOf({ index, tail }: IndexState): string | undefined {
  const keys = [...index.segments.map(({ high }) => high), tail[0]?.sortKey ?? ''];
  return keys.sort().at(-1);
}

function restarted({ range }: SearchPosition, { sortKey }: Hit, ascending: boolean): SearchPosition {
  return { range: ascending ? { ...range, low: `${sortKey}\0` } : { ...range, high: keyBefore(sortKey) } };
}

function takeBehind(
  hits: Iterator<Hit>,
  after: SearchPosition['after'],
  ascending: boolean,
  wanted: number,
  nameOf: (hit: Hit) => string = keyOfHit,
): Hit[] {
  const taken: Hit[] = [];
  const names = new Set<string>();
  while (names.size < wanted) {
    const { value, done } = hits.next();
    if (done === true) break;
    if (!isBehind(value, after, ascending)) continue;
    taken.push(value);
    names.add(nameOf(value));
  }
  return taken;
}

/** The index only suggests hits; rows decide what is shown. */
class HitRows {
  readonly #store: MessageStore;
  readonly #request: SearchRequest;
  readonly #hasThreads: boolean;
  readonly #known = new Map<string, ReadHit>();

  constructor(store: MessageStore, request: SearchRequest, hasThreads: boolean) {
    this.#store = store;
    this.#request = request;
    this.#hasThreads = hasThreads;
  }

  get read(): number {
    return this.#known.size;
  }

  async of(hits: readonly Hit[]): Promise<ReadHit[]> {
    const { tenantId, visibilities, includesTrash } = this.#request;
    const unread = [...new Map(hits.map((hit) => [keyOfHit(hit), hit]))].filter(
      ([name]) => !this.#known.has(name),
    );
    const paths = unread.map(([, { head, number }]): MessagePath => {
      const { inboxId, inboxKey, threadKey, sortKey } = head.document(number);
      return { inboxId, inboxKey, threadKey, sortKey };
    });
    const threads = this.#hasThreads
      ? paths.map(({ inboxId, threadKey }) => threadRowKey(inboxId, threadKey))
      : [];
    const { messages, rows } = await readMessages(this.#store, tenantId, paths, threads);
    for (const [i, path] of paths.entries()) {
      const [name, hit] = unread[i] ?? [];
      const message = messages[i];
      const isVisible =
        message !== undefined &&
        visibilities.includes(message.visibility) &&
        (includesTrash === true || !isTrashed(message.state));
      if (name !== undefined && hit !== undefined)
        this.#known.set(name, { hit, path, message: isVisible ? message : undefined, thread: rows[i] });
    }
    return hits.flatMap((hit) => this.#known.get(keyOfHit(hit)) ?? []);
  }

  async oneOf(hit: Hit, more: () => readonly Hit[]): Promise<ReadHit> {
    const known = this.#known.get(keyOfHit(hit)) ?? (await this.of([hit, ...more()]))[0];
    if (known === undefined) throw new Error('A hit was not read');
    return known;
  }

  async seen(hits: readonly Hit[]): Promise<Hit | undefined> {
    return (await this.of(hits)).find(({ message }) => message !== undefined)?.hit;
  }
}

function keyOfHit(hit: Hit): string {
  return `${inboxKeyOf(hit)} ${hit.sortKey}`;
}
