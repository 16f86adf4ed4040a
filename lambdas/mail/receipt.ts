import * as z from 'zod';
import { type Verdicts, verdictsOfReceipt } from './labels.ts';

/** What SES says of a mail that it has stored: the only source of envelope and verdicts. */
export interface Receipt {
  readonly sesMessageId: string;
  readonly receivedAt: Date;
  readonly mailFrom: string;
  /** The SMTP envelope of this mail, Bcc included, as it was written. */
  readonly recipients: readonly string[];
  readonly verdicts: Verdicts;
  /** Key of the raw mail in the mail bucket. */
  readonly objectKey: string;
}

const verdict = z.object({ status: z.string() }).optional();

/** The notification that SES's S3 action publishes (SES developer guide, "Notification contents"). */
const notificationSchema = z.object({
  notificationType: z.literal('Received'),
  mail: z.object({ timestamp: z.iso.datetime(), messageId: z.string().min(1), source: z.string() }),
  receipt: z.object({
    recipients: z.array(z.string()),
    spamVerdict: verdict,
    virusVerdict: verdict,
    spfVerdict: verdict,
    dkimVerdict: verdict,
    dmarcVerdict: verdict,
    action: z.object({ type: z.literal('S3'), objectKey: z.string().min(1) }),
  }),
});

/** @throws Error when the text is not a receipt; there is nothing that a retry would change about that. */
export function parseReceipt(text: string): Receipt {
  const { mail, receipt } = notificationSchema.parse(JSON.parse(text));
  return {
    sesMessageId: mail.messageId,
    receivedAt: new Date(mail.timestamp),
    mailFrom: mail.source,
    recipients: receipt.recipients,
    verdicts: verdictsOfReceipt(receipt),
    objectKey: receipt.action.objectKey,
  };
}
