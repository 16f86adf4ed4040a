import type { MessageSummary } from '../mail/message.ts';
import type { Receipt } from '../mail/receipt.ts';
import { storedMessage } from '../store/arrivals.ts';
import type { Inbox } from '../store/inboxes.ts';
import { correctNote } from '../store/raw-mail.ts';
import type { Addressee } from './recipients.ts';
import type { ReceiveServices } from './services.ts';

export interface DeliveredMail {
  readonly receipt: Receipt;
  readonly addressee: Addressee;
  readonly inbox: Inbox;
  /** Key of the thread that it was stored in. */
  readonly threadKey: string;
}

/** What an earlier delivery of a receipt has stored; what is noted beside the raw bytes is of that one from now on. */
export async function readDelivered(
  { table, bucket, keepsRaw }: Pick<ReceiveServices, 'table' | 'bucket' | 'keepsRaw'>,
  { receipt, addressee, inbox, threadKey }: DeliveredMail,
): Promise<MessageSummary> {
  const { summary } = await storedMessage(table, inbox, threadKey, addressee.messageKey);
  const delivery = { threadKey, at: new Date(summary.created_at) };
  if (keepsRaw) await correctNote(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery });
  return summary;
}
