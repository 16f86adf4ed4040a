import type { MessageSummary } from '../../message/message.ts';
import type { Receipt } from '../../message/receipt.ts';
import type { Policy } from '../../settings/policy.ts';
import type { Inbox } from '../inbox/inboxes.ts';
import { messageRowKey } from '../keys.ts';
import type { MailBucket } from '../object/mail-bucket.ts';
import { type AddressedMail, correctNote, isRawKept } from '../object/raw-mail.ts';
import { getRow, type Table } from '../table/table.ts';
import { messageOf } from './message-rows.ts';

export interface StoredServices {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly policy: Pick<Policy, 'rawMailDays'>;
}

export interface MailPath {
  readonly receipt: Receipt;
  readonly addressee: AddressedMail;
  readonly inbox: Inbox;
}

interface StoredMailPath extends MailPath {
  readonly threadKey: string;
  readonly releasedAs?: string | undefined;
}

/** A copy of the receipt may have written another thread into the note of the raw bytes. */
export async function readStoredMessage(
  services: StoredServices,
  { receipt, addressee, inbox, threadKey, releasedAs = addressee.messageKey }: StoredMailPath,
): Promise<MessageSummary> {
  const { table, bucket } = services;
  const row = await getRow(table, messageRowKey(inbox.inboxId, threadKey, releasedAs));
  const message = messageOf(row, inbox.tenantId);
  if (message === undefined) throw new Error(`Arrival ${releasedAs} names a message that does not exist`);
  const { summary } = message;
  const delivery = { threadKey, at: new Date(summary.created_at), held: summary.hold_reason };
  if (isRawKept(services.policy, summary)) {
    await correctNote(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery });
  }
  return summary;
}
