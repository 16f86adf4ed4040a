import type { HeaderField } from './header-section.ts';
import type { ReceiptRule } from './receipt-rule.ts';
import type { Verdicts } from './verdicts.ts';

/** SES truncates `mail.headers` at this size, measured in the notification. */
const MAX_HEADERS_BYTES = 10 * 1024;

interface ReceivedMail {
  readonly messageId: string;
  readonly receivedAt: Date;
  readonly processingTimeMillis: number;
  readonly mailFrom: string;
  readonly recipients: readonly string[];
  readonly fields: readonly HeaderField[];
  readonly verdicts: Verdicts;
  readonly objectKey: string;
}

/**
 * SES's S3 action publishes this JSON (SES developer guide, "Contents of notifications"). With at most 100 recipients
 * and 10 KB of headers it is smaller than 150 KB.
 */
export function sesNotification(mail: ReceivedMail, rule: ReceiptRule): string {
  const headers = withinLimit(mail.fields);
  const { spam, virus, spf, dkim, dmarc } = mail.verdicts;
  return JSON.stringify({
    notificationType: 'Received',
    mail: {
      timestamp: mail.receivedAt.toISOString(),
      source: mail.mailFrom,
      messageId: mail.messageId,
      // SES takes these from the headers, not the envelope, so a Bcc is not included.
      destination: [...addresses(headers, 'to'), ...addresses(headers, 'cc')].map(bareAddress),
      headersTruncated: headers.length < mail.fields.length,
      headers,
      commonHeaders: commonHeaders(mail.mailFrom, headers),
    },
    receipt: {
      timestamp: mail.receivedAt.toISOString(),
      processingTimeMillis: mail.processingTimeMillis,
      recipients: mail.recipients,
      spamVerdict: { status: spam },
      virusVerdict: { status: virus },
      spfVerdict: { status: spf },
      dkimVerdict: { status: dkim },
      dmarcVerdict: { status: dmarc },
      // SES adds the sender's policy when DMARC fails.
      ...(dmarc === 'FAIL' ? { dmarcPolicy: 'reject' } : {}),
      action: {
        type: 'S3',
        topicArn: rule.topicArn,
        bucketName: rule.bucketName,
        objectKeyPrefix: rule.objectKeyPrefix,
        objectKey: mail.objectKey,
      },
    },
  });
}

function withinLimit(fields: readonly HeaderField[]): readonly HeaderField[] {
  let bytes = 0;
  const beyond = fields.findIndex((field) => {
    bytes += Buffer.byteLength(JSON.stringify(field));
    return bytes > MAX_HEADERS_BYTES;
  });
  return beyond < 0 ? fields : fields.slice(0, beyond);
}

function commonHeaders(mailFrom: string, headers: readonly HeaderField[]): Record<string, unknown> {
  const single = (name: string) => headers.find((field) => field.name.toLowerCase() === name)?.value;
  const list = (name: string) => {
    const found = addresses(headers, name);
    return found.length === 0 ? undefined : found;
  };
  return {
    returnPath: mailFrom,
    from: list('from'),
    sender: single('sender'),
    replyTo: list('reply-to'),
    date: single('date'),
    to: list('to'),
    cc: list('cc'),
    messageId: single('message-id'),
    subject: single('subject'),
  };
}

function addresses(headers: readonly HeaderField[], name: string): readonly string[] {
  return headers
    .filter((field) => field.name.toLowerCase() === name)
    .flatMap((field) => field.value.match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g) ?? [])
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

function bareAddress(address: string): string {
  return /<([^<>]*)>\s*$/.exec(address)?.[1] ?? address;
}
