import type {
  AgentInbox,
  Kind,
  MessageSummary,
  MessagesListInput,
  Thread,
  ThreadsGetOutput,
  ThreadsListInput,
} from 'agent-inbox-client/source';
import { useEffect } from 'preact/hooks';
import type { MailTarget } from '../mail/change-mail.ts';
import type { Filters } from '../mail/search.ts';
import { useSession } from '../session/session.ts';
import { type Pages, usePages } from '../ui/pages.ts';
import type { Hidden } from './search-bar.tsx';

export type Folder = 'mail' | 'trash' | 'held';

export type Highlight = NonNullable<MessageSummary['highlights']>[number];

export interface ThreadRow extends MailTarget {
  readonly subject: string;
  readonly preview: string;
  readonly senders: readonly string[];
  readonly count: number;
  readonly last_message_id: string;
  readonly time: string;
  readonly hasAttachment: boolean;
  readonly code: string | undefined;
  readonly kind: Kind | null;
  readonly highlights: readonly Highlight[];
}

export type Threads = Pages<ThreadRow>;

const PAGE = 100;
/** On AWS, lists can lag behind events by seconds, so they are read once more. */
const LISTS_LAG_MS = 3_000;

export function useThreads(inboxId: string, folder: Folder, filters: Filters, hidden: Hidden): Threads {
  const { client, live, may } = useSession();
  const areMessages = folder !== 'mail' || filters.has_attachment !== undefined;
  const list = usePages(
    async (next, signal) => {
      const input: MessagesListInput = {
        inbox_id: inboxId,
        limit: PAGE,
        include_spam: folder === 'mail' ? hidden.spam : may('label_spam_read'),
        include_unauthenticated: folder === 'mail' ? hidden.unauthenticated : true,
        ...filters,
        ...next,
      };
      if (!areMessages) return threadsOf(client, input, may('message_read'), signal);
      const { messages, next_page_token } = await client.messages.list(inFolder(folder, input), { signal });
      return { items: messages.map(rowOfMessage), next: next_page_token };
    },
    ({ id }) => id,
    [inboxId, folder, filters, hidden],
  );
  const { refresh } = list;
  useEffect(() => {
    const late = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.onEvent((event) => {
      if (event.inbox_id !== inboxId || !('message_id' in event)) return;
      const id = areMessages ? event.message_id : event.thread_id;
      refresh(id);
      late.add(id);
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const each of late) refresh(each);
        late.clear();
      }, LISTS_LAG_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [live, inboxId, areMessages, refresh]);
  return list;
}

function inFolder(folder: Folder, input: MessagesListInput): MessagesListInput {
  const label = [...(input.label ?? []), folder];
  if (folder === 'trash') return { ...input, label, include_trash: true };
  return folder === 'held' ? { ...input, label, include_held: true } : input;
}

async function threadsOf(
  client: AgentInbox,
  input: ThreadsListInput,
  mayReadMessages: boolean,
  signal: AbortSignal,
) {
  const { page_token: _, ...newest } = input;
  const marks = mayReadMessages
    ? client.messages.list(newest, { signal }).then(marksOf, () => NO_MARKS)
    : Promise.resolve(NO_MARKS);
  const [{ threads, next_page_token }, known] = await Promise.all([
    client.threads.list(input, { signal }),
    marks,
  ]);
  return { items: threads.map((thread) => rowOfThread(thread, known)), next: next_page_token };
}

type Marks = Pick<ThreadRow, 'hasAttachment' | 'code' | 'kind'>;
const NO_MARKS: ReadonlyMap<string, Marks> = new Map();

function marksOf({ messages }: { readonly messages: readonly MessageSummary[] }): ReadonlyMap<string, Marks> {
  return new Map(messages.map((message) => [message.message_id, marksOfMessage(message)]));
}

export function marksOfMessage({ attachments, verification, kind }: MessageSummary): Marks {
  const code = verification?.codes.find(({ confidence }) => confidence !== 'low')?.value;
  return { hasAttachment: attachments.length > 0, code, kind };
}

export function rowOfOpenThread({ messages, ...thread }: ThreadsGetOutput): ThreadRow {
  return rowOfThread(thread, marksOf({ messages }));
}

function rowOfThread(thread: Thread, marks: ReadonlyMap<string, Marks>): ThreadRow {
  const { thread_id, subject, preview, senders, labels, unread, message_count, last_message_id } = thread;
  return {
    id: thread_id,
    thread_id,
    message_ids: message_count === 1 ? [last_message_id] : undefined,
    subject,
    preview,
    senders,
    labels,
    unread,
    count: message_count,
    last_message_id,
    time: thread.last_activity_at,
    highlights: thread.highlights ?? [],
    ...(marks.get(last_message_id) ?? { hasAttachment: false, code: undefined, kind: null }),
  };
}

export function rowOfMessage(message: MessageSummary): ThreadRow {
  const { thread_id, subject, preview, from, labels, unread, message_id, received_at } = message;
  return {
    id: message_id,
    thread_id,
    message_ids: [message_id],
    subject,
    preview,
    senders: [from],
    labels,
    unread,
    count: 1,
    last_message_id: message_id,
    time: received_at,
    highlights: message.highlights ?? [],
    ...marksOfMessage(message),
  };
}
