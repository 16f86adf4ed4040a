import { PassThrough, type Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { HeaderSectionCapture } from './header-section.ts';
import type { PublishToTopic } from './publish-to-topic.ts';
import type { ReceiptRule } from './receipt-rule.ts';
import { sesMessageId } from './ses-message-id.ts';
import { sesNotification } from './ses-notification.ts';
import { TestStringScan } from './test-strings.ts';
import { simulateVerdicts } from './verdicts.ts';

/** The largest mail that SES takes with an S3 action (SES quotas, "Email receiving"). */
export const LARGEST_MAIL_BYTES = 40 * 1024 * 1024;

/** The mail is over `LARGEST_MAIL_BYTES`. */
export class MailTooLarge extends Error {
  override readonly name = 'MailTooLarge';
}

export interface Envelope {
  /** Empty for a bounce. */
  readonly mailFrom: string;
  readonly recipients: readonly string[];
}

export interface ReceivingServices {
  readonly rule: ReceiptRule;
  readonly s3: S3Client;
  readonly publish: PublishToTopic;
}

/**
 * Does what SES does with a mail: the raw bytes to S3 as they come, then the receipt to the topic. Both are
 * durable when it resolves. The stored bytes are the sender's alone: the trace headers that SES puts before
 * them are left out, so that what is read back on a laptop can be held against what was sent.
 * @param raw is read to its end even when the mail is refused.
 * @returns the SES message id.
 * @throws MailTooLarge, BadSimulation, or the failure of the store, the topic or the connection. An upload
 *   that was begun is given up then.
 */
export async function receiveMail(
  raw: Readable,
  { mailFrom, recipients }: Envelope,
  { rule, s3, publish }: ReceivingServices,
): Promise<string> {
  const receivedAt = new Date();
  const messageId = sesMessageId();
  const objectKey = `${rule.objectKeyPrefix}${messageId}`;
  const header = new HeaderSectionCapture();
  const scan = new TestStringScan();

  await store(raw, s3, { bucket: rule.bucketName, key: objectKey }, (chunk) => {
    header.add(chunk);
    scan.add(chunk);
  });

  const fields = header.fields();
  const verdicts = simulateVerdicts(fields, scan.found());
  const processingTimeMillis = Date.now() - receivedAt.getTime();
  const mail = {
    messageId,
    receivedAt,
    processingTimeMillis,
    mailFrom,
    recipients,
    fields,
    verdicts,
    objectKey,
  };
  await publish(rule.topicArn, sesNotification(mail, rule));
  return messageId;
}

async function store(
  raw: Readable,
  s3: S3Client,
  { bucket, key }: { readonly bucket: string; readonly key: string },
  observe: (chunk: Buffer) => void,
): Promise<void> {
  const body = new PassThrough();
  // Whatever breaks the body reaches the upload, which reads it, and is thrown below.
  body.on('error', () => undefined);
  const upload = new Upload({
    client: s3,
    params: { Bucket: bucket, Key: key, Body: body },
    // One part in memory at a time: of 5 MB, the least that S3 takes.
    queueSize: 1,
  });
  const [relayed, stored] = await Promise.allSettled([
    relay(raw, body, observe),
    upload.done().finally(() => body.destroy()),
  ]);
  if (relayed.status === 'rejected') throw relayed.reason;
  if (stored.status === 'rejected') throw stored.reason;
}

/** Passes the mail on. Once the body is broken or too large the rest is read and dropped: SMTP answers last. */
async function relay(raw: Readable, body: PassThrough, observe: (chunk: Buffer) => void): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of raw as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > LARGEST_MAIL_BYTES) {
        body.destroy(new MailTooLarge(`The mail is over ${LARGEST_MAIL_BYTES} bytes`));
      } else if (!body.destroyed) {
        observe(chunk);
        if (!body.write(chunk)) await drained(body);
      }
    }
    body.end();
  } catch (error) {
    body.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Waits until the stream takes more, or never will. */
function drained(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => {
      stream.off('drain', proceed);
      stream.off('close', proceed);
      resolve();
    };
    stream.on('drain', proceed);
    stream.on('close', proceed);
  });
}
