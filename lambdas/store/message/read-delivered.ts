import type { MessageSummary } from '../../mail/message.ts';
import type { Receipt } from '../../mail/receipt.ts';
import type { Inbox } from '../inbox/inboxes.ts';
import type { MailBucket } from '../object/mail-bucket.ts';
import { type AddressedMail, correctNote } from '../object/raw-mail.ts';
import type { Table } from '../table/table.ts';
import { storedMessage } from './arrivals.ts';

export interface DeliveredMail {
  readonly receipt: Receipt;
  readonly addressee: AddressedMail;
  readonly inbox: Inbox;
  /** Key of the thread that it was stored in. */
  readonly threadKey: string;
}

/** What an earlier delivery of a receipt has stored; what is noted beside the raw bytes is of that one from now on. */
export async function readDelivered(
  { table, bucket, keepsRaw }: { table: Table; bucket: MailBucket; keepsRaw: boolean },
  { receipt, addressee, inbox, threadKey }: DeliveredMail,
): Promise<MessageSummary> {
  const { summary } = await storedMessage(table, inbox, threadKey, addressee.messageKey);
  const delivery = { threadKey, at: new Date(summary.created_at) };
  if (keepsRaw) await correctNote(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery });
  return summary;
}
