import type { AttachmentSink } from '../mail/parsed-mail.ts';
import { composeExtracted } from '../receive/compose.ts';
import { fitSummary } from '../receive/fit-summary.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { messageRowKey } from '../store/keys.ts';
import {
  INLINE_CONTENT_BYTES,
  messageOf,
  packContent,
  type StoredMessage,
  summaryUpdate,
} from '../store/message/message-rows.ts';
import {
  getMessageObject,
  type MessageObject,
  openObject,
  putMessageObject,
} from '../store/object/mail-bucket.ts';
import { findRaw } from '../store/object/raw-mail.ts';
import { getRows } from '../store/table/table.ts';
import { failedConditions, transact } from '../store/table/transaction.ts';
import type { RebuildServices } from './rebuild-services.ts';
import type { StoredMail } from './repair-mail.ts';

/** The message has them already. */
const NOWHERE: AttachmentSink = {
  store: async (_meta, content) => {
    for await (const _chunk of content);
  },
};

/**
 * Extracts the kind, codes and links of a stored mail again, and puts them into its message: mail that was stored before they were
 * extracted has none. Nothing else of the message changes, and no event is published.
 * @returns whether this call has put them there.
 */
export async function extractAgain(
  services: RebuildServices,
  inbox: Inbox,
  { messageKey, threadKey }: StoredMail,
): Promise<boolean> {
  const { table, bucket } = services;
  const { inboxId, tenantId } = inbox;
  const key = { inboxId, threadKey, messageKey };
  const found = await extracted(services, inbox, messageKey);
  const [row] = await getRows(table, [messageRowKey(inboxId, threadKey, messageKey)]);
  const message = messageOf(row, tenantId);
  if (found === undefined || message === undefined || message.isExtracted) return false;
  const whole = await wholeMessage(services, key, message);
  if (whole === undefined) return false;
  const summary = { ...whole.summary, ...found };
  const { inRow, isWhole } = fitSummary(summary);
  const packed = isWhole && message.content !== undefined ? packContent(whole.content, inRow) : undefined;
  const inline = packed !== undefined && packed.length <= INLINE_CONTENT_BYTES ? packed : undefined;
  if (inline === undefined) {
    await putMessageObject(bucket, inboxId, messageKey, { content: whole.content, summary });
  }
  // It fails when a parallel rebuild has done it, or the message is gone.
  const failed = await failedConditions(transact, table, {
    message: summaryUpdate(table, key, inRow, inline),
  });
  return failed === undefined;
}

/** Undefined when there are no raw bytes of this inbox any more. */
async function extracted(
  { bucket, parser }: RebuildServices,
  { inboxId, listKey }: Inbox,
  messageKey: string,
): Promise<ReturnType<typeof composeExtracted> | undefined> {
  const kept = await findRaw(bucket, { inboxId, messageKey });
  if (kept?.inboxKey !== listKey) return undefined;
  const raw = await openObject(bucket, kept.receipt.objectKey);
  if (raw === undefined) return undefined;
  // A stream that is not read to its end keeps its connection open as long as the instance lives.
  const parsed = await parser.parse(raw.stream, NOWHERE).finally(() => raw.stream.destroy());
  return composeExtracted(parsed, kept.receipt.verdicts);
}

async function wholeMessage(
  { bucket }: RebuildServices,
  { inboxId, messageKey }: Readonly<Record<'inboxId' | 'messageKey', string>>,
  { summary, content }: StoredMessage,
): Promise<MessageObject | undefined> {
  return content === undefined ? getMessageObject(bucket, inboxId, messageKey) : { summary, content };
}
