import * as z from 'zod';
import { listThreadsOperation } from '../../operations/threads/list.ts';
import { threadSchema } from '../../operations/threads/thread.ts';
import { jsonLine, shortLine } from '../safe-text.ts';
import { defineView, UNTRUSTED, untrusted } from '../view.ts';
import {
  FROM_CHARACTERS,
  inboxOfItem,
  matchesOf,
  namedInbox,
  PREVIEW_CHARACTERS,
  SUBJECT_CHARACTERS,
  shownUnread,
  unusualLabels,
} from './list-item.ts';

/** Senders of a thread that a list names. */
const MAX_SENDERS = 3;

const { shape } = threadSchema;
const listedThread = z.object({
  thread_id: shape.thread_id,
  inbox_id: shape.inbox_id.optional().describe('Where the call names none'),
  unread: z.literal(true).optional(),
  labels: shape.labels.optional().describe('Only where there are others than received'),
  message_count: shape.message_count,
  last_message_id: shape.last_message_id,
  last_activity_at: shape.last_activity_at,
  senders: shape.senders.describe('At most 3'),
  subject: shape.subject,
  preview: shape.preview,
  matches: z.array(z.string()).optional().describe('With q: where the words of q occur'),
  ...untrusted,
});

export const threadsView = defineView({
  body: listThreadsOperation.output,
  arguments: namedInbox,
  fixed: { sort: 'newest', include_held: false },
  output: listThreadsOperation.output.extend({ ...untrusted, threads: z.array(listedThread) }),
  holdsMail: true,
  show({ threads: all, ...page }, args) {
    const shown = all.map((thread, i) => ({
      ours: {
        n: i + 1,
        thread_id: thread.thread_id,
        ...inboxOfItem(thread, args),
        ...shownUnread(thread),
        ...unusualLabels(thread),
        message_count: thread.message_count,
        last_message_id: thread.last_message_id,
        last_activity_at: thread.last_activity_at,
      },
      theirs: {
        senders: thread.senders.slice(0, MAX_SENDERS).map((sender) => shortLine(sender, FROM_CHARACTERS)),
        subject: shortLine(thread.subject, SUBJECT_CHARACTERS),
        preview: shortLine(thread.preview, PREVIEW_CHARACTERS),
        ...matchesOf(thread),
      },
    }));
    const threads = shown.map(({ ours: { n: _n, ...ours }, theirs }) => ({
      ...ours,
      ...theirs,
      ...UNTRUSTED,
    }));
    const lines = shown.map(({ ours: { n }, theirs }) => jsonLine({ n, ...theirs }));
    return {
      structured: { ...page, threads, ...UNTRUSTED },
      segments: [
        { ours: { ...page, threads: shown.map(({ ours }) => ours), ...UNTRUSTED } },
        ...(lines.length === 0 ? [] : [{ theirs: lines.join('\n') }]),
      ],
    };
  },
});
