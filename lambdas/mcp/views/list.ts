import { jsonLine, type Shown, shortLine, UNTRUSTED, unusualKind } from '@agent-inbox/mail-reader/assistant';
import * as z from 'zod';
import { listMessagesOperation } from '../../operations/messages/list.ts';
import { listThreadsOperation } from '../../operations/threads/list.ts';
import { defineView, untrustedSegments } from '../view.ts';

const FROM_CHARACTERS = 60;
const SUBJECT_CHARACTERS = 80;
const PREVIEW_CHARACTERS = 60;
const MAX_SENDERS = 3;
const MATCHES = 2;
const MATCH_CHARACTERS = 120;

export const namedInbox = z.object({ inbox_id: z.string().optional() });

/** Ten messages must stay below 4,000 characters. */
export const messagesView = defineView({
  body: listMessagesOperation.output,
  arguments: namedInbox,
  fixed: { wait: 0, sort: 'newest', include_held: false },
  fields: ['next_page_token', 'messages', 'untrusted_content'],
  holdsMail: true,
  show: ({ messages, ...page }, call) =>
    showPage(page, 'messages', messages, (message) => ({
      ours: {
        message_id: message.message_id,
        inbox_id: inboxUnlessNamed(message, call),
        received_at: message.received_at,
        ...unusualState(message),
        kind: unusualKind(message),
        attachment_count: message.attachments.length || undefined,
      },
      theirs: { from: shortLine(message.from, FROM_CHARACTERS), ...beginnings(message) },
    })),
});

export const threadsView = defineView({
  body: listThreadsOperation.output,
  arguments: namedInbox,
  fixed: { sort: 'newest', include_held: false },
  fields: ['next_page_token', 'threads', 'untrusted_content'],
  holdsMail: true,
  show: ({ threads, ...page }, call) =>
    showPage(page, 'threads', threads, (thread) => ({
      ours: {
        thread_id: thread.thread_id,
        inbox_id: inboxUnlessNamed(thread, call),
        ...unusualState(thread),
        message_count: thread.message_count,
        last_message_id: thread.last_message_id,
        last_activity_at: thread.last_activity_at,
      },
      theirs: {
        senders: thread.senders.slice(0, MAX_SENDERS).map((sender) => shortLine(sender, FROM_CHARACTERS)),
        ...beginnings(thread),
      },
    })),
});

interface ShownItem {
  readonly ours: Shown['structured'];
  readonly theirs: Shown['structured'];
}

function showPage<Item>(
  page: object,
  name: string,
  items: readonly Item[],
  showItem: (item: Item) => ShownItem,
): Shown {
  const shown = items.map(showItem);
  const listed = shown.map(({ ours, theirs }) => ({ ...ours, ...theirs, ...UNTRUSTED }));
  const numbered = shown.map(({ ours }, i) => ({ n: i + 1, ...ours }));
  const lines = shown.map(({ theirs }, i) => jsonLine({ n: i + 1, ...theirs }));
  return {
    structured: { ...page, [name]: listed, ...UNTRUSTED },
    segments: untrustedSegments({ ...page, [name]: numbered }, lines),
  };
}

function inboxUnlessNamed(
  { inbox_id }: { readonly inbox_id: string },
  call: z.output<typeof namedInbox>,
): string | undefined {
  return call.inbox_id === undefined ? inbox_id : undefined;
}

function unusualState({ unread, labels }: { readonly unread: boolean; readonly labels: readonly string[] }) {
  return {
    unread: unread || undefined,
    labels: labels.some((label) => label !== 'received') ? labels : undefined,
  };
}

interface Listed {
  readonly subject: string;
  readonly preview: string;
  readonly highlights?: readonly { readonly text: string }[] | undefined;
}

function beginnings({ subject, preview, highlights }: Listed): Shown['structured'] {
  return {
    subject: shortLine(subject, SUBJECT_CHARACTERS),
    preview: shortLine(preview, PREVIEW_CHARACTERS),
    matches: highlights?.slice(0, MATCHES).map(({ text }) => shortLine(text, MATCH_CHARACTERS)),
  };
}
