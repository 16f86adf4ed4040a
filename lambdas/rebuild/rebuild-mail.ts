import { timeOfKey } from '../ids.ts';
import { classifyMail, held, type InboxMail } from '../receive/classify-mail.ts';
import { composeMessage } from '../receive/compose-message.ts';
import { matchThread } from '../receive/match-thread.ts';
import { readThreads } from '../receive/read-facts.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { attachmentSink } from '../store/message/attachments.ts';
import { putMessageObject, readObject } from '../store/object/mail-bucket.ts';
import { putMessageAgain, type ThreadWrite } from '../store/receive/new-message.ts';
import { ConditionsFailed } from '../store/table/transaction.ts';
import { CountedMessages } from './counted-messages.ts';
import { type LostMail, startsThread } from './mail-status.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** Attempts, each of which fails if mail that arrives meanwhile claims a Message-ID of this one. */
const MAX_ATTEMPTS = 10;

/** The row of the thread is not written here; it is made of all messages afterwards. */
const MEMBER: ThreadWrite = { kind: 'join', isNewest: false, addsMembers: false, flags: 'kinds' };

/**
 * Makes a message again with its old id, in its old thread. It is counted from now on if the totals do not
 * have it: those of the past do not change. No event is published, and no cap checked: both were done when it
 * arrived. The caller makes the arrival and the thread's row afterwards (`repair-mail.ts`).
 * @returns whether this call has made the message.
 */
export async function rebuildMail(
  services: RebuildServices,
  inbox: Inbox,
  { messageKey, threadKey, release, raw: { receipt, delivery } }: LostMail,
): Promise<boolean> {
  const { table, bucket, parser } = services;
  const [rcptTo = inbox.inboxId] = receipt.recipients;
  const addressee = { inboxId: inbox.inboxId, rcptTo, messageKey };
  const parsed = await readObject(bucket, receipt.objectKey, ({ stream }) =>
    parser.parse(stream, attachmentSink(bucket, addressee)),
  );
  // Deleted or expired since it was listed.
  if (parsed === undefined) return false;
  // If it was deferred, that ended when it was stored first.
  const receivedAt = release === undefined ? receipt.receivedAt : timeOfKey(release.messageKey);
  const classified = classifyMail({ ...receipt, receivedAt, released: false }, parsed);
  const isHeld = delivery.held !== undefined && release === undefined;
  const arrived = isHeld ? held(classified, delivery.held) : classified;
  const mail: InboxMail = {
    ...arrived,
    addressee: { ...addressee, messageKey: release?.messageKey ?? messageKey },
    inbox,
  };
  for (let attempt = 1; ; attempt++) {
    const [threads, counted] = await Promise.all([
      readThreads(table, mail),
      CountedMessages.of(table, inbox.tenantId),
    ]);
    const isCounted = await counted.has(messageKey, delivery.at);
    const { message, object } = composeMessage(mail, {
      threadKey,
      thread: startsThread({ messageKey, threadKey }) ? { kind: 'start' } : MEMBER,
      claims: isHeld ? [] : matchThread(parsed, messageKey, threads).claims,
      deletedThreads: [],
      quota: undefined,
      logShards: 1,
      isCounted,
      storedAt: release === undefined ? delivery.at : receivedAt,
      countedAt: isCounted ? undefined : services.now(),
    });
    if (object !== undefined) await putMessageObject(bucket, inbox.inboxId, messageKey, object);
    try {
      await putMessageAgain(table, { ...message, objectKey: messageKey });
      return true;
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.of('message') || error.of('arrival')) return false;
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
