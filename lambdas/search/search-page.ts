import { type Highlight, highlightsOf, wantedTerms } from '@agent-inbox/segment-index';
import { keysOfMessageId } from '../ids.ts';
import { CUT_CHARACTERS } from '../message/cut.ts';
import type { MessageSummary } from '../message/message.ts';
import { isTrashed } from '../message/message-state.ts';
import { activityOf } from '../store/keys.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import type { MessageListFilter, ThreadListFilter } from '../store/message/messages.ts';
import { groupOf, type Thread, threadOf } from '../store/message/thread-rows.ts';
import type { Page } from '../store/table/page.ts';
import { SEARCH_BOUNDS } from './bounds.ts';
import { findPage, type ReadHit, type SearchRequest } from './find-page.ts';
import type { Hit } from './hits-in-order.ts';
import { type MessagePath, type MessageStore, readTexts } from './read-messages.ts';
import { rankOf, type SearchedField, searchedTexts } from './searched-texts.ts';
import { ThreadHits, threadOfHit } from './thread-hits.ts';

interface Highlighted {
  readonly highlights: readonly Highlight<SearchedField>[] | undefined;
}
interface FoundMessage extends Highlighted {
  readonly summary: MessageSummary;
}
interface FoundThread extends Highlighted {
  readonly thread: Thread;
}

interface ShownHit {
  readonly hit: Hit;
  readonly path: MessagePath;
  readonly message: StoredMessage;
}

/** The index only suggests hits; rows decide what is shown. */
export async function searchMessages(
  store: MessageStore,
  request: SearchRequest,
  { marks, trash, low, high, leftOut, matches }: MessageListFilter,
  bounds = SEARCH_BOUNDS,
): Promise<Page<FoundMessage>> {
  // Other lists read unread or trashed messages by key.
  const isListed = ({ summary, state }: StoredMessage): boolean =>
    (summary.unread || marks?.includes('unread') !== true) && (trash !== 'only' || isTrashed(state));
  const page = await findPage<ShownHit>(store, request, bounds, {
    range: { low, high },
    isPinned: request.byRelevance,
    isOrderedByKey: !request.byRelevance,
    nameOf: undefined,
    open: (window) => ({
      hits: window.hits(),
      firstOf: (hits) => hits,
      isPassed: () => false,
      async judge({ hit, path, message }) {
        if (message === undefined || !isListed(message)) return undefined;
        const isShown = leftOut?.(message.summary) !== true && matches?.(message.summary) !== false;
        return isShown ? { hit, path, message } : undefined;
      },
    }),
  });
  const highlights = await highlightsFor(store, request, page.items);
  const items = page.items.map(({ message: { summary } }, i) => ({ summary, highlights: highlights?.[i] }));
  return { items, next: page.next };
}

/** With a query a thread may repeat in a later window, or if many of its better hits are hidden. */
export async function searchThreads(
  store: MessageStore,
  request: SearchRequest,
  { groups, low, high, leftOut, matches }: ThreadListFilter,
  bounds = SEARCH_BOUNDS,
): Promise<Page<FoundThread>> {
  const { tenantId, query, byRelevance, page } = request;
  const isOldestFirst = page.ascending && !byRelevance;
  const isShown = (thread: Thread, { threadKey }: MessagePath): boolean => {
    const activity = activityOf(thread.lastActivityAt, threadKey);
    const isInRange = (low === undefined || activity >= low) && (high === undefined || activity <= high);
    const isListed =
      isInRange && groups?.includes(thread.isTrashed ? 'trash' : groupOf(thread.unread)) !== false;
    return isListed && leftOut?.(thread) !== true && matches?.(thread) !== false;
  };
  const found = await findPage<ShownHit & { readonly thread: Thread }>(store, request, bounds, {
    // New email must not move a thread between pages.
    isPinned: byRelevance || (query !== undefined && !isOldestFirst),
    isOrderedByKey: query === undefined,
    nameOf: threadOfHit,
    open(window, rows) {
      const threads = new ThreadHits(window, isOldestFirst, bounds.betterHits);
      const isPlace = async ({ hit, message }: ReadHit, { lastMessageId }: Thread): Promise<boolean> => {
        const newest = query === undefined ? keysOfMessageId(lastMessageId)?.sortKey : undefined;
        if (newest === undefined && message === undefined) return false;
        const [best, ...others] = newest === undefined ? threads.better(hit) : [];
        const better = best && ((await rows.seen([best])) ?? (await rows.seen(others)));
        const place = newest ?? (better ?? hit).sortKey;
        threads.putAt(hit, place);
        return place === hit.sortKey;
      };
      return {
        hits: threads.hits(),
        isPassed: (hit) => threads.isPassed(hit),
        firstOf: (hits) =>
          [...new Map(hits.toReversed().map((hit) => [threadOfHit(hit), hit])).values()].flatMap((hit) =>
            query === undefined ? [hit] : [hit, ...threads.better(hit).slice(0, 1)],
          ),
        async judge(read) {
          const { hit, path, message, thread: row } = read;
          const thread = row?.['tenant'] === tenantId ? threadOf(row) : undefined;
          if (thread === undefined || (thread.isTrashed && request.includesTrash !== true)) {
            threads.putAt(hit, '');
            return undefined;
          }
          if (!(await isPlace(read, thread)) || message === undefined) return undefined;
          return isShown(thread, path) ? { hit, path, message, thread } : undefined;
        },
      };
    },
  });
  const highlights = await highlightsFor(store, request, found.items);
  const items = found.items.map(({ thread }, i) => ({ thread, highlights: highlights?.[i] }));
  return { items, next: found.next };
}

async function highlightsFor(
  store: MessageStore,
  { query }: SearchRequest,
  hits: readonly ShownHit[],
): Promise<Highlight<SearchedField>[][] | undefined> {
  if (query === undefined) return undefined;
  const terms = wantedTerms(query);
  return readTexts(
    store,
    hits.map(({ hit, path, message }) => ({
      path: hit.isIn(hit.number, rankOf('attachment')) ? { ...path, texts: { indices: [], until: 0 } } : path,
      message,
      // The subject in the row may be truncated.
      isBodyWanted:
        message.summary.subject.length >= CUT_CHARACTERS ||
        [rankOf('reply_to'), rankOf('text')].some((rank) => hit.isIn(hit.number, rank)),
    })),
    ({ summary, content, attachments }) => highlightsOf(searchedTexts(summary, content, attachments), terms),
  );
}
