import * as z from 'zod';
import { receiptOfVerdicts, type Verdicts, verdictsOfReceipt } from './labels.ts';

export interface Receipt {
  readonly sesMessageId: string;
  readonly receivedAt: Date;
  readonly mailFrom: string;
  /** Recipients include Bcc in their original spelling. */
  readonly recipients: readonly string[];
  readonly verdicts: Verdicts;
  readonly objectKey: string;
  /** The raw bytes of a released email are already the message's object and must not be deleted. */
  readonly released: boolean;
  /** A deferred email belongs in this inbox even if its recipient now leads to another one. */
  readonly place?: { readonly inboxId: string; readonly messageKey: string } | undefined;
}

const verdict = z.object({ status: z.string() }).optional();

/** The format is in the SES developer guide, "Notification contents". */
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
  /** SES does not send these fields; the service adds them when it queues a receipt again. */
  released: z.boolean().default(false),
  place: z.object({ inbox_id: z.string(), message_key: z.string() }).optional(),
});

/** SES sends this notification to test whether it may publish to a topic. */
const SETUP_MESSAGE_ID = 'AMAZON_SES_SETUP_NOTIFICATION';

const setupNoticeSchema = z.object({ mail: z.object({ messageId: z.literal(SETUP_MESSAGE_ID) }) });

export function isSetupNotice(text: string): boolean {
  // Senders may write the name into a header.
  return text.includes(SETUP_MESSAGE_ID) && setupNoticeSchema.safeParse(JSON.parse(text)).success;
}

/** @throws Error for text that is not a receipt; a retry would not help */
export function parseReceipt(text: string): Receipt {
  const { mail, receipt, released, place } = notificationSchema.parse(JSON.parse(text));
  return {
    sesMessageId: mail.messageId,
    receivedAt: new Date(mail.timestamp),
    mailFrom: mail.source,
    recipients: receipt.recipients,
    verdicts: verdictsOfReceipt(receipt),
    objectKey: receipt.action.objectKey,
    released,
    ...(place && { place: { inboxId: place.inbox_id, messageKey: place.message_key } }),
  };
}

export function receiptText(receipt: Receipt): string {
  return JSON.stringify({
    notificationType: 'Received',
    mail: {
      timestamp: receipt.receivedAt.toISOString(),
      messageId: receipt.sesMessageId,
      source: receipt.mailFrom,
    },
    receipt: {
      recipients: [...receipt.recipients],
      ...receiptOfVerdicts(receipt.verdicts),
      action: { type: 'S3', objectKey: receipt.objectKey },
    },
    released: receipt.released,
    place: receipt.place && { inbox_id: receipt.place.inboxId, message_key: receipt.place.messageKey },
  } satisfies z.input<typeof notificationSchema>);
}
