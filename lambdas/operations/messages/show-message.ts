import type * as z from 'zod';
import { grants } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import { mapValues } from '../../map-values.ts';
import { columnOf } from '../../message/field-table.ts';
import type { MessageContent, MessageSummary } from '../../message/message.ts';
import { contentFields, summaryFields } from '../../message/message-fields.ts';
import { type TextOutcome, textOutcomes } from '../../store/message/attachment-texts.ts';
import type { StoredMessage } from '../../store/message/message-rows.ts';
import { getMessageObject, type MailBucket } from '../../store/object/mail-bucket.ts';
import { answerBytes } from '../../store/table/page.ts';
import { type Message, messageContentSchema, type messageSummarySchema } from './message-schema.ts';

export const MAX_TEXT_SOURCE_BYTES = 10_000_000;
const WITHOUT_TEXT = /^(?:image|audio|video|font)\//i;

function expectedText(attachment: {
  readonly content_type: string;
  readonly size: number;
}): 'none' | 'available' {
  const { content_type, size } = attachment;
  return WITHOUT_TEXT.test(content_type) || size === 0 || size > MAX_TEXT_SOURCE_BYTES ? 'none' : 'available';
}

async function withTextOutcomes(bucket: MailBucket, message: Message, messageKey: string): Promise<Message> {
  if (message.attachments.length === 0) return message;
  const outcomes: ReadonlyMap<number, TextOutcome> = await textOutcomes(bucket, {
    inboxId: message.inbox_id,
    messageKey,
  });
  const attachments = message.attachments.map((attachment, i) => ({
    ...attachment,
    text_status: outcomes.get(i) ?? attachment.text_status,
  }));
  return { ...message, attachments };
}

export async function presentMessage(
  bucket: MailBucket,
  message: Message,
  messageKey: string,
): Promise<Message> {
  return fitAnswer(await withTextOutcomes(bucket, message, messageKey));
}

type ShownSummary = z.output<typeof messageSummarySchema>;

export function showSummary(summary: MessageSummary): ShownSummary {
  const { verification, attachments } = summary;
  return {
    ...summary,
    attachments: attachments.map((attachment) => ({ ...attachment, text_status: expectedText(attachment) })),
    verification: verification && { codes: verification.codes, links: verification.links },
  };
}

export function showMessage(summary: MessageSummary, content: MessageContent): Message {
  return { ...showSummary(summary), ...content };
}

/**
 * If the bucket has lost the content, the message has `body_missing` and what its row has, so that sender, time and
 * subject survive.
 */
export async function wholeMessage(bucket: MailBucket, stored: StoredMessage): Promise<Message> {
  const content = stored.content();
  if (content !== undefined) return showMessage(stored.summary, content);
  const object = await getMessageObject(bucket, stored.summary.inbox_id, stored.messageKey);
  if (object === undefined) return withoutContent(stored);
  // Each delivery of a receipt writes the object before it tries to write the rows, so only the row tells which
  // delivery was stored, and has the state.
  const { message_id, thread_id, labels, unread, received_at, hold_reason, created_at, updated_at } =
    stored.summary;
  const attachments = object.summary.attachments.map((attachment) => ({ ...attachment, message_id }));
  const summary = {
    ...object.summary,
    message_id,
    thread_id,
    labels,
    unread,
    attachments,
    received_at,
    hold_reason,
    created_at,
    updated_at,
  };
  return showMessage(summary, object.content);
}

const LOST_CONTENT = messageContentSchema.parse(columnOf(contentFields, 'whenLost'));

function withoutContent({ summary }: StoredMessage): Message {
  return {
    ...showSummary(summary),
    ...LOST_CONTENT,
    envelope: { ...LOST_CONTENT.envelope, rcpt_to: summary.inbox_id },
    body_missing: true,
  };
}

/** Lambda answers 6 MB at most; the rest is for headers and the thread around the messages. */
const ANSWER_BYTES = 5_500_000;

const LARGEST_CLIP = 512 * 1024;
const MAX_FROM = 4096;

/** The raw bytes have what is clipped here. */
export function fitAnswer(message: Message, messages = 1): Message {
  const most = ANSWER_BYTES / messages;
  if (answerBytes(message) <= most) return message;
  let bare: Message = { ...message, text: '', html: null, extracted_text: '', body_truncated: true };
  while (answerBytes(bare) > most / 2) bare = withHalf(bare);
  for (let kept = LARGEST_CLIP; ; kept /= 2) {
    const fitting = {
      ...bare,
      text: message.text.slice(0, kept),
      html: message.html?.slice(0, kept) ?? null,
      extracted_text: message.extracted_text.slice(0, kept),
    };
    if (answerBytes(fitting) <= most) return fitting;
  }
}

const HALVED = { ...columnOf(summaryFields, 'halved'), ...columnOf(contentFields, 'halved') };

/** In hostile email, links, headers and addresses can be too large even without the bodies. */
function withHalf(message: Message): Message {
  return mapValues(message, (value, name) => (name in HALVED ? halfOf(value) : value));
}

function halfOf(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_FROM);
  const half = <Item>(items: readonly Item[]) => items.slice(0, Math.floor(items.length / 2));
  return Array.isArray(value) ? half(value) : Object.fromEntries(half(Object.entries(Object(value))));
}

const READ_AT_ONCE = 20;

export async function fitThread<Stored>(
  stored: readonly Stored[],
  read: (stored: Stored) => Promise<Message>,
): Promise<Message[]> {
  const fitting: Message[] = [];
  let bytes = 0;
  for (let end = stored.length; end > 0; end -= READ_AT_ONCE) {
    const some = stored.slice(Math.max(0, end - READ_AT_ONCE), end);
    for (const message of (await Promise.all(some.map(read))).toReversed()) {
      const fitted = fitting.length === 0 ? fitAnswer(message) : message;
      bytes += answerBytes(fitted);
      if (bytes > ANSWER_BYTES && fitting.length > 0) return fitting;
      fitting.unshift(fitted);
    }
  }
  return fitting;
}

export async function showChanged(context: Context, message: StoredMessage) {
  return grants(context.caller.permissions, 'message_read')
    ? fitAnswer(await wholeMessage(context.bucket, message))
    : showSummary(message.summary);
}
