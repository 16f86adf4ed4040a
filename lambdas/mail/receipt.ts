import * as z from 'zod';
import { type Verdict, type Verdicts, verdictsOfReceipt } from './labels.ts';

/** What SES says of a mail that it has stored: the only source of envelope and verdicts. */
export interface Receipt {
  readonly sesMessageId: string;
  readonly receivedAt: Date;
  readonly mailFrom: string;
  /** The SMTP envelope of this mail, Bcc included, as it was written. */
  readonly recipients: readonly string[];
  readonly verdicts: Verdicts;
  readonly objectKey: string;
  /** Whether the mail was deferred before: its raw bytes are already where the message's belong, and must stay. */
  readonly released: boolean;
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
  /** Ours, not of SES: says that we put the receipt back into the queue. */
  released: z.boolean().default(false),
});

/** The id that SES sends in place of a mail's when it tests whether it may publish to the topic of a new or changed rule. */
const SETUP_MESSAGE_ID = 'AMAZON_SES_SETUP_NOTIFICATION';

const setupNoticeSchema = z.object({ mail: z.object({ messageId: z.literal(SETUP_MESSAGE_ID) }) });

/**
 * Whether SES only tried its way here, which it does when a rule is made or changed: there is no mail.
 * @throws SyntaxError when the text is no JSON.
 */
export function isSetupNotice(text: string): boolean {
  // Few texts are parsed twice: senders may write the name into a header, where it means nothing.
  return text.includes(SETUP_MESSAGE_ID) && setupNoticeSchema.safeParse(JSON.parse(text)).success;
}

/** @throws Error when the text is not a receipt; there is nothing that a retry would change about that. */
export function parseReceipt(text: string): Receipt {
  const { mail, receipt, released } = notificationSchema.parse(JSON.parse(text));
  return {
    sesMessageId: mail.messageId,
    receivedAt: new Date(mail.timestamp),
    mailFrom: mail.source,
    recipients: receipt.recipients,
    verdicts: verdictsOfReceipt(receipt),
    objectKey: receipt.action.objectKey,
    released,
  };
}

const STATUS: Readonly<Record<Verdict, string>> = {
  pass: 'PASS',
  fail: 'FAIL',
  gray: 'GRAY',
  none: 'PROCESSING_FAILED',
};

/** The notification that `parseReceipt` reads the same receipt from. */
export function receiptText(receipt: Receipt): string {
  const { verdicts } = receipt;
  return JSON.stringify({
    notificationType: 'Received',
    mail: {
      timestamp: receipt.receivedAt.toISOString(),
      messageId: receipt.sesMessageId,
      source: receipt.mailFrom,
    },
    receipt: {
      recipients: [...receipt.recipients],
      spamVerdict: { status: STATUS[verdicts.spam] },
      virusVerdict: { status: STATUS[verdicts.virus] },
      spfVerdict: { status: STATUS[verdicts.spf] },
      dkimVerdict: { status: STATUS[verdicts.dkim] },
      dmarcVerdict: { status: STATUS[verdicts.dmarc] },
      action: { type: 'S3', objectKey: receipt.objectKey },
    },
    released: receipt.released,
  } satisfies z.input<typeof notificationSchema>);
}
