import { composeDelivery } from '../receive/compose-delivery.ts';
import { findPlace } from '../receive/find-place.ts';
import { parseInto } from '../receive/parse-into.ts';
import type { ReadyMail } from '../receive/ready-mail.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { positionOfEntry, usageEntryKey } from '../store/keys.ts';
import { storeAgain, type ThreadPlan } from '../store/message/delivery.ts';
import { openObject, putMessageObject } from '../store/object/mail-bucket.ts';
import { getRows } from '../store/table/table.ts';
import { ConditionsFailed } from '../store/table/transaction.ts';
import { rollUpAnew } from '../store/usage/usage-head.ts';
import { type LostMail, startsThread } from './mail-status.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** Rounds in which mail that arrives meanwhile may claim a Message-ID. */
const ATTEMPTS = 10;

/** A member of a thread whose row is made of its members afterwards. */
const MEMBER: ThreadPlan = { starts: false, newest: false, grows: false };

/**
 * Makes a message again as it was: under its old id, in its old thread, counted at its old moment. Nobody is
 * told: its event was sent when it arrived. Caps are not asked: it was let in. Its arrival and the row of its thread
 * follow (`make-whole.ts`).
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
  // If it was deferred once, its first delivery ended that.
  const mail: ReadyMail = { receipt: { ...receipt, released: false }, parsed, addressee, inbox };
  for (let attempt = 1; ; attempt++) {
    const [place, [entry]] = await Promise.all([
      findPlace(table, mail),
      getRows(table, [usageEntryKey(inbox.tenantId, positionOfEntry(made.at, messageKey))]),
    ]);
    const { delivery, object } = composeDelivery(mail, {
      threadKey: made.threadKey,
      thread: startsThread({ messageKey, threadKey: made.threadKey }) ? { starts: true } : MEMBER,
      claims: place.claims,
      quota: undefined,
      isCounted: entry !== undefined,
      now: made.at,
    });
    if (object !== undefined) await putMessageObject(bucket, inbox.inboxId, messageKey, object);
    try {
      const anew = delivery.isCounted ? {} : rollUpAnew(table, inbox.tenantId, messageKey);
      await storeAgain(table, delivery, anew);
      return true;
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.of('message')) return false;
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
