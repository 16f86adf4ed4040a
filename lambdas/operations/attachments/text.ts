import * as z from 'zod';
import { askOfText, claimText } from '../../attachments/asked-texts.ts';
import { mediaTypeOf, mediaTypeSchema } from '../../attachments/media-type.ts';
import type { Context } from '../../core/context.ts';
import { rateLimited, unauthenticated } from '../../core/errors.ts';
import { type AttachmentTextJob, leaseOfText } from '../../jobs/attachment-text-job.ts';
import type { Policy } from '../../settings/policy.ts';
import { getAccount } from '../../store/account/accounts.ts';
import type { Inbox } from '../../store/inbox/inboxes.ts';
import { tenantTextsKey } from '../../store/keys.ts';
import { returnLease } from '../../store/limit/lease-pool.ts';
import type { AskedTexts } from '../../store/log/log-entries.ts';
import { putLogEntry } from '../../store/log/put-entry.ts';
import { findAttachmentText, type StoredText } from '../../store/message/attachment-texts.ts';
import { hasObject } from '../../store/object/mail-bucket.ts';
import { planOf } from '../../usage/plan.ts';
import { waitUntilFound } from '../../waiting/wait-until-found.ts';
import { defineOperation } from '../define.ts';
import { idField, messagePath } from '../fields.ts';
import { getAttachmentOperation, locateAttachment } from '../messages/get-attachment.ts';
import { refuseGone } from '../messages/readable-message.ts';
import { MAX_TEXT_SOURCE_BYTES } from '../messages/show-message.ts';
import { requireInbox } from '../of-inbox.ts';
import { waitField } from '../wait-field.ts';

/** A page of text takes less than 300 ms on a laptop. */
const FIRST_PAUSE_MS = 20;

const STATUSES = ['ready', 'pending', 'unsupported', 'too_large', 'encrypted', 'no_text', 'failed'] as const;

export const attachmentTextOperation = defineOperation({
  name: 'attachments.text',
  summary: 'Read the text of an attachment',
  description:
    'Reads the text of PDF, Word, Excel, PowerPoint, OpenDocument, RTF, HTML, CSV, plain text and calendar files and of attached emails, recognized by their content. The text is extracted on the first call. With wait, the call waits for it; if the status is pending, call again.',
  method: 'GET',
  path: '/inboxes/{inbox_id}/messages/{message_id}/attachments/{attachment_id}/text',
  input: z.object({
    ...messagePath,
    attachment_id: idField,
    max_chars: z
      .int()
      .min(1)
      .max(100_000)
      .default(20_000)
      .describe('Maximum number of code points to return'),
    offset: z.int().min(0).default(0).describe('next_offset of the previous call'),
    wait: waitField('while the text is pending'),
  }),
  output: z.object({
    status: z.enum(STATUSES),
    format: z.enum(['plain', 'markdown']),
    text: z.string(),
    chars: z.int().describe('Number of code points in the stored text'),
    pages: z.int().nullable().describe('Number of pages, sheets or slides'),
    truncated: z.boolean().describe('Whether the file contains more text than this'),
    next_offset: z.int().nullable().describe('Offset of the next part; null at the end of the stored text'),
    hidden_text: z
      .literal(true)
      .optional()
      .describe('The file contains text that readers do not see; text that is certainly hidden is left out'),
    content_type: mediaTypeSchema.describe(
      'Detected content type; until the file has been examined, the type declared in the email',
    ),
  }),
  errors: ['not_found'],
  access: { permission: 'message_read', scope: 'any' },
  example: {
    input: {
      inbox_id: getAttachmentOperation.example.input.inbox_id,
      message_id: getAttachmentOperation.example.input.message_id,
      attachment_id: getAttachmentOperation.example.input.attachment_id,
      wait: 20,
    },
    output: {
      status: 'ready',
      format: 'plain',
      text: 'Invoice 2026-114\nTotal 48.00',
      chars: 28,
      pages: 1,
      truncated: false,
      next_offset: null,
      content_type: 'application/pdf',
    },
  },
  async run(context, input) {
    const { attachment, object, place, keys } = await locateAttachment(context, input);
    const content_type = mediaTypeOf(attachment.content_type);
    const nothing = { format: 'plain', text: '', pages: null, truncated: false, content_type } as const;
    if (attachment.size > MAX_TEXT_SOURCE_BYTES) return pieceOf({ ...nothing, status: 'too_large' }, input);
    const { bucket } = context;
    const made = await findAttachmentText(bucket, place);
    if (made !== undefined) return pieceOf(made, input);
    const [isThere, inbox] = await Promise.all([
      hasObject(bucket, object.key),
      requireInbox(context, place.inboxId),
    ]);
    if (!isThere) {
      await refuseGone(context, input);
      throw object.missing();
    }
    await askForText(context, inbox, keys, {
      inbox_id: place.inboxId,
      message_key: place.messageKey,
      index: place.index,
      content_type,
      filename: attachment.filename ?? '',
    });
    const found = await waitFor(context, input.wait, () => findAttachmentText(bucket, place));
    return pieceOf(found ?? { ...nothing, status: 'pending' }, input);
  },
});

function waitFor(
  context: Context,
  seconds: number,
  look: () => Promise<StoredText | undefined>,
): Promise<StoredText | undefined> {
  return seconds === 0 ? Promise.resolve(undefined) : waitUntilFound(context, seconds, look, FIRST_PAUSE_MS);
}

type Shown = Omit<StoredText, 'status'> & { readonly status: (typeof STATUSES)[number] };

/** Lengths are in code points. */
function pieceOf(
  whole: Shown,
  { offset, max_chars }: { readonly offset: number; readonly max_chars: number },
) {
  const points = Array.from(whole.text);
  const end = Math.min(points.length, offset + max_chars);
  const hasMore = end < points.length;
  return {
    ...whole,
    text: points.slice(offset, end).join(''),
    chars: points.length,
    truncated: whole.truncated || hasMore,
    next_offset: hasMore ? end : null,
  };
}

type AskServices = Pick<Context, 'table' | 'attachmentTexts' | 'usage' | 'now'> & {
  readonly policy: Pick<Policy, 'plans'>;
};

const RETRY_AFTER_SECONDS = 10;

/**
 * The log entry comes first: a search then reads the text as soon as it exists, and the function that makes it needs no
 * access to the table.
 */
export async function askForText(
  services: AskServices,
  { tenantId, listKey }: Inbox,
  message: Omit<AskedTexts, 'inboxId' | 'indices'>,
  attachment: AttachmentTextJob['attachment'],
): Promise<void> {
  const { table, attachmentTexts, usage, now } = services;
  const { inbox_id: inboxId, message_key: messageKey, index } = attachment;
  const at = now();
  if (!(await takeTextLease(services, tenantId, attachment))) return;
  const unique = askOfText(messageKey, index);
  const nothing = { inboxes: 0, threads: 0, messages: 0, bytes: 0, delivered: 0 } as const;
  const texts = { ...message, inboxId, indices: [index] };
  try {
    await putLogEntry(table, tenantId, { at, unique, inboxKey: listKey, ...nothing, texts });
    await attachmentTexts.send({ tenant: tenantId, waits: 0, attempts: 0, asked: at.getTime(), attachment });
    await usage.changed(tenantId, unique, at);
  } catch (error) {
    // Without the lease, the next call can request the text again.
    await returnLease(table, tenantTextsKey(tenantId), leaseOfText(attachment), []);
    throw error;
  }
}

async function takeTextLease(
  services: AskServices,
  tenantId: string,
  attachment: AttachmentTextJob['attachment'],
): Promise<boolean> {
  const account = await getAccount(services.table, tenantId);
  if (account === undefined) throw unauthenticated();
  const limit = planOf(services.policy, account).texts;
  const claim = await claimText(services, tenantId, attachment, limit);
  if (claim === 'taken' || claim === 'held') return claim === 'taken';
  throw rateLimited(RETRY_AFTER_SECONDS, `This account already has ${limit} attachments waiting to be read`);
}
