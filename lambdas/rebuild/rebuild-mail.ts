import { messageId } from '../ids.ts';
import { composeDelivery } from '../receive/compose-delivery.ts';
import { findPlace } from '../receive/find-place.ts';
import { parseInto } from '../receive/parse-into.ts';
import type { ReadyMail } from '../receive/ready-mail.ts';
import { deliver } from '../store/delivery.ts';
import type { Inbox } from '../store/inboxes.ts';
import { openObject, putMessageObject } from '../store/mail-bucket.ts';
import { threadRowKey } from '../store/message-rows.ts';
import { getRows } from '../store/table.ts';
import { joinPlan } from '../store/thread-rows.ts';
import { ConditionsFailed } from '../store/transaction.ts';
import { foldAnew } from '../store/usage-head.ts';
import { usageEntryKey } from '../store/usage-rows.ts';
import type { LostMail } from './lost-mail.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** Rounds in which mail that arrives meanwhile in the same thread may be faster. */
const ATTEMPTS = 10;

/**
 * Makes a message again as it was: under its old id, in its old thread, counted at its old moment. Nobody is
 * told: its event was sent when it arrived. Caps are not asked: it was let in.
 * @returns whether it was this call that made it.
 */
export async function rebuildMail(
  services: RebuildServices,
  inbox: Inbox,
  { messageKey, raw: kept }: LostMail,
): Promise<boolean> {
  const { table, bucket } = services;
  const { receipt, delivery: made } = kept;
  const raw = await openObject(bucket, receipt.objectKey);
  // Deleted or expired since it was listed.
  if (raw === undefined) return false;
  const [rcptTo = inbox.inboxId] = receipt.recipients;
  const addressee = { inboxId: inbox.inboxId, rcptTo, messageKey };
  // What is not read to its end keeps its connection from this instance for good.
  const parsed = await parseInto(services, raw.stream, addressee).finally(() => raw.stream.destroy());
  // If it was held once, its first delivery ended that.
  const mail: ReadyMail = { receipt: { ...receipt, released: false }, parsed, addressee, inbox };
  for (let attempt = 1; ; attempt++) {
    const [place, [threadRow, entry]] = await Promise.all([
      findPlace(table, mail),
      getRows(table, [
        threadRowKey(inbox.inboxId, made.threadKey),
        usageEntryKey(inbox.tenantId, { at: made.at, unique: messageKey }),
      ]),
    ]);
    const join =
      threadRow === undefined ? undefined : joinPlan(threadRow, messageId(messageKey, made.threadKey));
    const { delivery, object } = composeDelivery(mail, {
      threadKey: made.threadKey,
      thread: join ?? { starts: true },
      claims: place.claims,
      room: undefined,
      isCounted: entry !== undefined,
      now: made.at,
    });
    if (object !== undefined) await putMessageObject(bucket, inbox.inboxId, messageKey, object);
    try {
      await deliver(table, delivery, delivery.isCounted ? {} : foldAnew(table, inbox.tenantId, messageKey));
      return true;
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.of('arrival')) return false;
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
