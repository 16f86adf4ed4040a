import * as z from 'zod';
import { listMessagesOperation } from '../../operations/messages/list.ts';
import { messageSummarySchema } from '../../operations/messages/message-schema.ts';
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
  unusualKind,
  unusualLabels,
} from './list-item.ts';

const { shape } = messageSummarySchema;
const listedMessage = z.object({
  message_id: shape.message_id,
  inbox_id: shape.inbox_id.optional().describe('Where the call names none'),
  received_at: shape.received_at,
  unread: z.literal(true).optional(),
  labels: shape.labels.optional().describe('Only where there are others than received'),
  from: shape.from,
  subject: shape.subject,
  preview: shape.preview,
  matches: z.array(z.string()).optional().describe('With q: where the words of q occur'),
  kind: shape.kind.optional().describe('Where it is not personal'),
  attachment_count: z.int().optional().describe('Where there are any'),
  ...untrusted,
});

/** A page of messages: what a model needs to choose one of them. Ten take less than 4,000 characters, whatever they say. */
export const messagesView = defineView({
  body: listMessagesOperation.output,
  arguments: namedInbox,
  fixed: { wait: 0, sort: 'newest', include_held: false },
  output: listMessagesOperation.output.extend({ ...untrusted, messages: z.array(listedMessage) }),
  holdsMail: true,
  show({ messages: all, ...page }, args) {
    const shown = all.map((message, i) => ({
      ours: {
        n: i + 1,
        message_id: message.message_id,
        ...inboxOfItem(message, args),
        received_at: message.received_at,
        ...shownUnread(message),
        ...unusualLabels(message),
        ...unusualKind(message),
        ...(message.attachments.length === 0 ? {} : { attachment_count: message.attachments.length }),
      },
      theirs: {
        from: shortLine(message.from, FROM_CHARACTERS),
        subject: shortLine(message.subject, SUBJECT_CHARACTERS),
        preview: shortLine(message.preview, PREVIEW_CHARACTERS),
        ...matchesOf(message),
      },
    }));
    const messages = shown.map(({ ours: { n: _n, ...ours }, theirs }) => ({
      ...ours,
      ...theirs,
      ...UNTRUSTED,
    }));
    const lines = shown.map(({ ours: { n }, theirs }) => jsonLine({ n, ...theirs }));
    return {
      structured: { ...page, messages, ...UNTRUSTED },
      segments: [
        { ours: { ...page, messages: shown.map(({ ours }) => ours), ...UNTRUSTED } },
        ...(lines.length === 0 ? [] : [{ theirs: lines.join('\n') }]),
      ],
    };
  },
});
