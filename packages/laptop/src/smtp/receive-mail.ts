import { PassThrough, type Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { ObjectEngine } from '../engines/object-engine.ts';
import { authenticationResults } from './authentication-results.ts';
import { HeaderSectionCapture } from './header-section.ts';
import type { ReceiptRule } from './receipt-rule.ts';
import { sesMessageId } from './ses-message-id.ts';
import { sesNotification } from './ses-notification.ts';
import { TestStringScan } from './test-strings.ts';
import { simulateVerdicts } from './verdicts.ts';

/** SES's S3 action has this limit (SES quotas, "Email receiving"). */
export const MAX_MAIL_BYTES = 40 * 1024 * 1024;

export class MailTooLarge extends Error {
  override readonly name = 'MailTooLarge';
}

const MAX_BUFFERED_BYTES = 1024 * 1024;

export interface Envelope {
  /** A bounce has an empty sender. */
  readonly mailFrom: string;
  readonly recipients: readonly string[];
}

export interface ReceivingServices {
  readonly rule: ReceiptRule;
  readonly s3: S3Client;
  readonly objects: Pick<ObjectEngine, 'put'>;
  readonly publish: (topicArn: string, message: string) => void;
  onDisk(): Promise<void>;
}

/**
 * Bytes and notification are durable when this resolves. SES's trace headers are omitted, so that tests can compare the
 * stored bytes, except Authentication-Results of list emails.
 */
export async function receiveMail(
  raw: Readable,
  { mailFrom, recipients }: Envelope,
  services: ReceivingServices,
): Promise<string> {
  const { rule, publish, onDisk } = services;
  const receivedAt = new Date();
  const messageId = sesMessageId();
  const objectKey = `${rule.objectKeyPrefix}${messageId}`;
  const header = new HeaderSectionCapture();
  const scan = new TestStringScan();

  const trace = () => {
    const fields = header.fields();
    return authenticationResults(fields, simulateVerdicts(fields, scan.found()), mailFrom);
  };
  await store(raw, services, { bucket: rule.bucketName, key: objectKey }, trace, (chunk) => {
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
  publish(rule.topicArn, sesNotification(mail, rule));
  await onDisk();
  return messageId;
}

interface ObjectLocation {
  readonly bucket: string;
  readonly key: string;
}

async function store(
  raw: Readable,
  { s3, objects }: ReceivingServices,
  location: ObjectLocation,
  trace: () => string,
  observe: (chunk: Buffer) => void,
): Promise<void> {
  const chunks = raw[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head: Buffer[] = [];
  let bytes = 0;
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
    head.push(next.value);
    observe(next.value);
    bytes += next.value.length;
    if (bytes > MAX_BUFFERED_BYTES)
      return await upload([Buffer.from(trace()), ...head], chunks, s3, location, observe);
  }
  objects.put(location.bucket, location.key, Buffer.concat([Buffer.from(trace()), ...head]));
}

async function upload(
  head: readonly Buffer[],
  chunks: AsyncIterator<Buffer>,
  s3: S3Client,
  { bucket, key }: ObjectLocation,
  observe: (chunk: Buffer) => void,
): Promise<void> {
  const body = new PassThrough();
  // An error of the body also fails the upload that reads it and is thrown below.
  body.on('error', () => undefined);
  const { Upload } = await import('@aws-sdk/lib-storage');
  const parts = new Upload({
    client: s3,
    params: { Bucket: bucket, Key: key, Body: body },
    // S3's minimum part size is 5 MB, and one part is in memory at a time.
    queueSize: 1,
  });
  const [relayed, stored] = await Promise.allSettled([
    relay(head, chunks, body, observe),
    parts.done().finally(() => body.destroy()),
  ]);
  if (relayed.status === 'rejected') throw relayed.reason;
  if (stored.status === 'rejected') throw stored.reason;
}

/** SMTP replies after the data, so the rest of a failed or too large email is read and discarded. */
async function relay(
  head: readonly Buffer[],
  chunks: AsyncIterator<Buffer>,
  body: PassThrough,
  observe: (chunk: Buffer) => void,
): Promise<void> {
  let bytes = 0;
  const pass = async (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_MAIL_BYTES) {
      body.destroy(new MailTooLarge(`The email is over ${MAX_MAIL_BYTES} bytes`));
    } else if (!body.destroyed && !body.write(chunk)) await drained(body);
  };
  try {
    for (const chunk of head) await pass(chunk);
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      if (!body.destroyed) observe(next.value);
      await pass(next.value);
    }
    body.end();
  } catch (error) {
    body.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

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
