import { putMessageObject } from '../store/object/mail-bucket.ts';
import { keepRaw } from '../store/object/raw-mail.ts';
import { type PutOutcome, putMessage } from '../store/receive/new-message.ts';
import type { InboxMail } from './classify-mail.ts';
import type { StorePlan } from './plan-message.ts';
import type { ReceiveServices } from './services.ts';

/**
 * Carries out a plan: objects first, so that a row never names one that is missing, then one transaction for all rows. A crash
 * before the transaction leaves objects that the next attempt overwrites.
 */
export async function commitMessage(
  { table, bucket, keepsRaw }: Pick<ReceiveServices, 'table' | 'bucket' | 'keepsRaw'>,
  { receipt, addressee, inbox }: InboxMail,
  { threadKey, message, object, copiesRaw }: StorePlan,
): Promise<PutOutcome> {
  const delivery = { threadKey, at: message.storedAt, held: message.summary.hold_reason };
  await Promise.all([
    object && putMessageObject(bucket, addressee.inboxId, addressee.messageKey, object),
    // With the raw bytes and the note beside them, a lost row can be made again.
    keepsRaw && copiesRaw && keepRaw(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery }),
  ]);
  return putMessage(table, message);
}
