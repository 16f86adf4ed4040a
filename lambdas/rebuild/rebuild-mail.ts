import { timeOfKey } from '../ids.ts';
import { classifyMail, held, type InboxMail } from '../receive/classify-mail.ts';
import { composeMessage } from '../receive/compose-message.ts';
import { matchThread } from '../receive/match-thread.ts';
import { readThreads } from '../receive/read-facts.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { attachmentSink } from '../store/message/attachments.ts';
import { putMessageObject, readObject } from '../store/object/mail-bucket.ts';
import { putMessageAgain, type ThreadWrite } from '../store/receive/new-message.ts';
import { CountedMessages } from './counted-messages.ts';
import { type LostMail, startsThread } from './mail-status.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** An attempt fails if a concurrent email claims one of its Message-IDs. */
const MAX_ATTEMPTS = 10;

/** The thread's row is built afterwards from all messages. */
const MEMBER: ThreadWrite = { kind: 'join', isNewest: false, addsMembers: false, flags: 'kinds' };

/**
 * No event is published and no cap checked, because both happened at the arrival. `repair-mail.ts` then writes the
 * arrival and the thread's row.
 */
export async function rebuildMail(services: RebuildServices, inbox: Inbox, lost: LostMail): Promise<boolean> {
  const mail = await readLost(services, inbox, lost);
  // The email was deleted or expired after it was listed.
  if (mail === undefined) return false;
  for (let attempt = 1; ; attempt++) {
    const failed = await putLost(services, mail, lost);
    if (failed === undefined) return true;
    if (failed.of('message') || failed.of('arrival')) return false;
    if (attempt === MAX_ATTEMPTS) throw failed;
  }
}

async function readLost(
  { bucket, parser }: RebuildServices,
  inbox: Inbox,
  { messageKey, release, raw: { receipt, delivery } }: LostMail,
): Promise<InboxMail | undefined> {
  const [rcptTo = inbox.inboxId] = receipt.recipients;
  const addressee = { inboxId: inbox.inboxId, rcptTo, messageKey };
  const parsed = await readObject(bucket, receipt.objectKey, ({ stream }) =>
    parser.parse(stream, attachmentSink(bucket, addressee)),
  );
  if (parsed === undefined) return undefined;
  const receivedAt = release === undefined ? receipt.receivedAt : timeOfKey(release.messageKey);
  const mail: InboxMail = {
    ...classifyMail({ ...receipt, receivedAt, released: false }, parsed),
    addressee: { ...addressee, messageKey: release?.messageKey ?? messageKey },
    inbox,
  };
  const holdReason = release === undefined ? delivery.held : undefined;
  return holdReason === undefined ? mail : held(mail, holdReason);
}

async function putLost({ table, bucket, now }: RebuildServices, mail: InboxMail, lost: LostMail) {
  const { messageKey, threadKey, release, raw } = lost;
  const { inboxId, tenantId } = mail.inbox;
  const [threads, counted] = await Promise.all([
    readThreads(table, mail),
    CountedMessages.of(table, tenantId),
  ]);
  const isCounted = await counted.has(messageKey, raw.delivery.at);
  const { message, object } = composeMessage(mail, {
    threadKey,
    thread: startsThread({ messageKey, threadKey }) ? { kind: 'start' } : MEMBER,
    claims: mail.visibility === 'held' ? [] : matchThread(mail.parsed, messageKey, threads).claims,
    deletedThreads: [],
    quota: undefined,
    logShards: 1,
    isCounted,
    storedAt: release === undefined ? raw.delivery.at : timeOfKey(release.messageKey),
    countedAt: isCounted ? undefined : now(),
  });
  if (object !== undefined) await putMessageObject(bucket, inboxId, messageKey, object);
  return putMessageAgain(table, { ...message, objectKey: messageKey });
}
