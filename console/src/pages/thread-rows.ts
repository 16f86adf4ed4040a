import { useEffect, useRef } from 'preact/hooks';
import type {
  MessageSummary,
  MessagesListInput,
  Thread,
  ThreadsListInput,
} from '../../../client/src/index.ts';
import type { Filters } from '../mail/search.ts';
import { useSession } from '../session/session.ts';
import { usePages } from '../ui/pages.ts';
import type { Hidden } from './search-bar.tsx';

/** What the list shows of a thread, or of a message when it is searched by what only messages have. */
export interface ThreadRow {
  readonly thread_id: string;
  readonly subject: string;
  readonly preview: string;
  readonly senders: readonly string[];
  readonly labels: readonly string[];
  readonly count: number;
  readonly last_message_id: string;
  readonly time: string;
}

export interface Threads {
  readonly rows: readonly ThreadRow[];
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  more(): void;
  reload(): void;
}

const PAGE = 100;
/** On AWS lists can lag behind events by seconds: they are read once more. */
const LISTS_LAG_MS = 3_000;

/** The threads of an inbox, kept up to date by the stream. */
export function useThreads(inboxId: string, filters: Filters, hidden: Hidden): Threads {
  const { client, live } = useSession();
  const list = usePages(
    async (page_token, signal) => {
      const { has_attachment, ...common } = filters;
      const input: ThreadsListInput & MessagesListInput = {
        inbox_id: inboxId,
        limit: PAGE,
        include_spam: hidden.spam,
        include_unauthenticated: hidden.unauthenticated,
        ...common,
        ...(page_token === undefined ? {} : { page_token }),
      };
      if (has_attachment === undefined) {
        const { threads, next_page_token } = await client.threads.list(input, { signal });
        return { items: threads.map(rowOfThread), next: next_page_token };
      }
      const { messages, next_page_token } = await client.messages.list(
        { ...input, ...{ has_attachment } },
        { signal },
      );
      return { items: messages.map(rowOfMessage), next: next_page_token };
    },
    ({ thread_id }) => thread_id,
    [inboxId, filters, hidden],
  );
  const { refresh } = list;
  const seen = useRef(list.items);
  seen.current = list.items;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.onEvent(({ inbox_id, message_id }) => {
      if (inbox_id !== inboxId) return;
      refresh();
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!seen.current.some(({ last_message_id }) => last_message_id === message_id)) refresh();
      }, LISTS_LAG_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [live, inboxId, refresh]);
  const { items, error, isLoading, hasMore, more, reload } = list;
  return { rows: items, error, isLoading, hasMore, more, reload };
}

function rowOfThread(thread: Thread): ThreadRow {
  const { thread_id, subject, preview, senders, labels, message_count, last_message_id, last_activity_at } =
    thread;
  return {
    thread_id,
    subject,
    preview,
    senders,
    labels,
    count: message_count,
    last_message_id,
    time: last_activity_at,
  };
}

function rowOfMessage(message: MessageSummary): ThreadRow {
  const { thread_id, subject, preview, from, labels, message_id, received_at } = message;
  return {
    thread_id,
    subject,
    preview,
    senders: [from],
    labels,
    count: 1,
    last_message_id: message_id,
    time: received_at,
  };
}
