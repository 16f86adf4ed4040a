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
  readonly hasAttachment: boolean;
  /** The code of its newest message, if it has one that is sure. */
  readonly code: string | undefined;
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
  const { client, live, may } = useSession();
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
        const { page_token: _, ...newest } = input;
        // What a thread does not say of its newest message; without it the list is shown all the same.
        const marks = may('message_read')
          ? client.messages.list(newest, { signal }).then(marksOf, () => NO_MARKS)
          : Promise.resolve(NO_MARKS);
        const [{ threads, next_page_token }, known] = await Promise.all([
          client.threads.list(input, { signal }),
          marks,
        ]);
        return { items: threads.map((thread) => rowOfThread(thread, known)), next: next_page_token };
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
    const stop = live.onEvent((event) => {
      if (event.inbox_id !== inboxId || !('message_id' in event)) return;
      const { message_id } = event;
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

type Marks = Pick<ThreadRow, 'hasAttachment' | 'code'>;
const NO_MARKS: ReadonlyMap<string, Marks> = new Map();

/** What rows show of messages, by their ids. */
function marksOf({ messages }: { readonly messages: readonly MessageSummary[] }): ReadonlyMap<string, Marks> {
  return new Map(messages.map((message) => [message.message_id, marksOfMessage(message)]));
}

export function marksOfMessage({ attachments, verification }: MessageSummary): Marks {
  const code = verification?.codes.find(({ confidence }) => confidence !== 'low')?.value;
  return { hasAttachment: attachments.length > 0, code };
}

function rowOfThread(thread: Thread, marks: ReadonlyMap<string, Marks>): ThreadRow {
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
    ...(marks.get(last_message_id) ?? { hasAttachment: false, code: undefined }),
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
    ...marksOfMessage(message),
  };
}
