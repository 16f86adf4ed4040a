import type { MessageSummary } from '../../mail/message.ts';
import type { Receipt } from '../../mail/receipt.ts';
import type { Inbox } from '../inbox/inboxes.ts';
import type { MailBucket } from '../object/mail-bucket.ts';
import { type AddressedMail, correctNote } from '../object/raw-mail.ts';
import type { Table } from '../table/table.ts';
import { storedMessage } from './arrivals.ts';

interface StoredMailPath {
  readonly receipt: Receipt;
  readonly addressee: AddressedMail;
  readonly inbox: Inbox;
  /** Key of the thread that it was stored in. */
  readonly threadKey: string;
  /** Message key since its release, of mail that was held. */
  readonly releasedAs?: string | undefined;
}

/**
 * Reads the message that was stored when a receipt was processed before. Corrects the note beside the raw bytes, which a copy of
 * the receipt may have written with another thread.
 */
export async function readStoredMessage(
  { table, bucket, keepsRaw }: { table: Table; bucket: MailBucket; keepsRaw: boolean },
  { receipt, addressee, inbox, threadKey, releasedAs }: StoredMailPath,
): Promise<MessageSummary> {
  const { summary } = await storedMessage(table, inbox, threadKey, releasedAs ?? addressee.messageKey);
  const delivery = { threadKey, at: new Date(summary.created_at), held: summary.hold_reason };
  if (keepsRaw) await correctNote(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery });
  return summary;
}
