import type { ParsedMail } from '../mail/parsed-mail.ts';
import type { Receipt } from '../mail/receipt.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import type { Addressee } from './recipients.ts';

/** A mail that is parsed, its attachments in the bucket, and one inbox that it is for. */
export interface ReadyMail {
  readonly receipt: Receipt;
  readonly parsed: ParsedMail;
  readonly addressee: Addressee;
  readonly inbox: Inbox;
}
