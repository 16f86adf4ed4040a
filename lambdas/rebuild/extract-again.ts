import type { AttachmentSink } from '@agent-inbox/mail-reader';
import { composeExtracted } from '../receive/compose.ts';
import { fitRow } from '../receive/fit-summary.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { messageRowKey, threadRowKey } from '../store/keys.ts';
import { rowWithKind } from '../store/message/changed-thread.ts';
import { threadReplacement } from '../store/message/made-thread.ts';
import { messageOf, type StoredMessage, summaryUpdate } from '../store/message/message-rows.ts';
import {
  getMessageObject,
  type MessageObject,
  putMessageObject,
  readObject,
} from '../store/object/mail-bucket.ts';
import { findRaw } from '../store/object/raw-mail.ts';
import { getRows } from '../store/table/table.ts';
import { tryTransact } from '../store/table/transaction.ts';
import type { StoredMail } from './mail-status.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** An attempt fails if the thread changed concurrently. */
const ATTEMPTS = 10;

const NOWHERE: AttachmentSink = {
  store: async (_meta, content) => {
    for await (const _chunk of content);
  },
};

/** Email from before an extraction existed lacks its results. No event is published. */
export async function extractAgain(
  services: RebuildServices,
  inbox: Inbox,
  { messageKey, threadKey }: StoredMail,
): Promise<boolean> {
  const found = await extracted(services, inbox, messageKey);
  if (found === undefined) return false;
  const key = { inboxId: inbox.inboxId, threadKey, messageKey };
  for (let attempt = 1; ; attempt++) {
    const outcome = await putExtracted(services, key, inbox.tenantId, found);
    if (outcome !== 'thread changed') return outcome === 'done';
    if (attempt === ATTEMPTS) throw new Error(`Mail kept arriving in the thread ${threadKey}`);
  }
}

async function putExtracted(
  services: RebuildServices,
  key: Readonly<Record<'inboxId' | 'threadKey' | 'messageKey', string>>,
  tenantId: string,
  found: ReturnType<typeof composeExtracted>,
): Promise<'done' | 'not needed' | 'thread changed'> {
  const { table, bucket } = services;
  const { inboxId, threadKey, messageKey } = key;
  const [row, thread] = await getRows(table, [
    messageRowKey(inboxId, threadKey, messageKey),
    threadRowKey(inboxId, threadKey),
  ]);
  const message = messageOf(row, tenantId);
  if (message === undefined || message.isExtracted) return 'not needed';
  const whole = await wholeMessage(services, key, message);
  if (whole === undefined) return 'not needed';
  const summary = { ...whole.summary, ...found };
  const { inRow, content } = fitRow(summary, whole.content);
  const inline = message.content() === undefined ? undefined : content;
  if (inline === undefined) {
    await putMessageObject(bucket, inboxId, messageKey, { content: whole.content, summary });
  }
  const failed = await tryTransact(table, {
    message: summaryUpdate(table, key, inRow, inline),
    ...(thread === undefined || summary.kind === message.summary.kind
      ? {}
      : { thread: threadReplacement(table, rowWithKind(thread, message, summary.kind), thread) }),
  });
  if (failed === undefined) return 'done';
  // A concurrent rebuild has done it, or the message is gone.
  return failed.of('message') ? 'not needed' : 'thread changed';
}

async function extracted(
  { bucket, parser }: RebuildServices,
  { inboxId, listKey }: Inbox,
  messageKey: string,
): Promise<ReturnType<typeof composeExtracted> | undefined> {
  const kept = await findRaw(bucket, { inboxId, messageKey });
  if (kept?.inboxKey !== listKey) return undefined;
  const parsed = await readObject(bucket, kept.receipt.objectKey, ({ stream }) =>
    parser.parse(stream, NOWHERE),
  );
  return parsed && composeExtracted(parsed, kept.receipt.verdicts);
}

async function wholeMessage(
  { bucket }: RebuildServices,
  { inboxId, messageKey }: Readonly<Record<'inboxId' | 'messageKey', string>>,
  { summary, content: inRow }: StoredMessage,
): Promise<MessageObject | undefined> {
  const content = inRow();
  return content === undefined ? getMessageObject(bucket, inboxId, messageKey) : { summary, content };
}
