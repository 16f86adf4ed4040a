import { messageReceived } from '../events/service-event.ts';
import { messageKeyAt } from '../ids.ts';
import { isSetupNotice, parseReceipt, type Receipt } from '../message/receipt.ts';
import { logInfo } from '../observability/log.ts';
import { findListeners, hasWebhooks } from '../publish/find-listeners.ts';
import { readStoredMessage } from '../store/message/read-stored-message.ts';
import { deleteObject, readObject } from '../store/object/mail-bucket.ts';
import { isRawKept } from '../store/object/raw-mail.ts';
import { admitNames } from './admit-names.ts';
import { deleteDropped } from './defer-mail.ts';
import { findDestinations } from './destinations.ts';
import { dropMail } from './drop-mail.ts';
import type { ReceiveServices } from './services.ts';
import { type StoredMail, storeMail } from './store-mail.ts';

export async function receiveNotified(services: ReceiveServices, text: string): Promise<void> {
  if (isSetupNotice(text)) return logInfo('receipt rule was set up', {});
  await receiveMail(services, parseReceipt(text));
}

/**
 * The function is idempotent: it finds a stored message and publishes its event again with the same id.
 * docs/architecture.md names the steps.
 */
export async function receiveMail(services: ReceiveServices, receipt: Receipt): Promise<void> {
  const receive = () => storeAndPublish(services, receipt);
  await receive().catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'NoSuchKey') throw error;
    // A concurrent duplicate of this receipt stored the email and deleted the raw bytes.
    return receive();
  });
}

async function storeAndPublish(services: ReceiveServices, receipt: Receipt): Promise<void> {
  const { stored, dropped, fresh } = await findDestinations(services, receipt);
  // The function that dropped the email may have crashed before it deleted the bytes.
  await Promise.all(dropped.map(({ addressee }) => deleteDropped(services, addressee)));
  const { admitted, refused } = await admitNames(services, receipt, fresh);
  for (const each of refused) await dropMail(services, { receipt, ...each }, 'unknown_names', 0);
  // A duplicate of this receipt has stored the email if the raw bytes are missing.
  const storedNow =
    admitted.length === 0
      ? []
      : await readObject(services.bucket, receipt.objectKey, (raw) =>
          storeMail(services, receipt, admitted, raw),
        );
  const storedBefore = await Promise.all(
    stored.map(async (each): Promise<StoredMail> => {
      const [summary, withWebhooks] = await Promise.all([
        readStoredMessage(services, { receipt, ...each }),
        hasWebhooks(services.table, each.inbox.tenantId),
      ]);
      return { addressee: each.addressee, inbox: each.inbox, summary, hasWebhooks: withWebhooks };
    }),
  );
  const messages = [...storedBefore, ...(storedNow ?? [])];
  await publish(services, receipt, messages);
  // Each inbox has its own copy. A deferred email is read from that copy, which is deleted only if the policy keeps
  // none.
  const isKept = messages.some(({ summary }) => isRawKept(services.policy, summary));
  const isNeeded = receipt.released && (messages.length === 0 || isKept);
  if (!isNeeded) await deleteObject(services.bucket, receipt.objectKey);
}

async function publish(
  { table, events, usage, now }: ReceiveServices,
  receipt: Receipt,
  messages: readonly StoredMail[],
): Promise<void> {
  const publications = messages.map(async ({ addressee, inbox: { tenantId }, summary, hasWebhooks }) => ({
    event: messageReceived(
      tenantId,
      messageKeyAt(new Date(summary.received_at), addressee.messageKey),
      summary,
    ),
    listeners: await findListeners(table, { tenantId, hasWebhooks }, now()),
  }));
  // EventBridge takes only a few hundred events per second in small regions.
  const taken = (await Promise.all(publications)).filter(({ listeners }) => listeners.length > 0);
  await events.publish(taken);
  for (const tenantId of new Set(messages.map(({ inbox }) => inbox.tenantId))) {
    await usage.changed(tenantId, receipt.sesMessageId, now());
  }
}
