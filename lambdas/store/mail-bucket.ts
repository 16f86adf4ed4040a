import type { Readable } from 'node:stream';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import {
  type MessageContent,
  type MessageSummary,
  messageContentSchema,
  messageSummarySchema,
} from '../mail/message.ts';
import { bodyKey } from './object-keys.ts';

/** The bucket of raw mail, attachments and large bodies. */
export interface MailBucket {
  readonly name: string;
  /** S3's client and its commands, which the first call loads. */
  s3(): Promise<typeof import('../aws/sdk/s3.ts')>;
}

/** What a message's object holds: content too large for the row, and the summary before it was cut to fit. */
export interface MessageObject {
  readonly content: MessageContent;
  readonly summary: MessageSummary;
}

const messageObjectSchema = z.object({ content: messageContentSchema, summary: messageSummarySchema });

export async function putMessageObject(
  bucket: MailBucket,
  inboxId: string,
  messageKey: string,
  object: MessageObject,
): Promise<void> {
  const { client, PutObjectCommand } = await bucket.s3();
  await client.send(
    new PutObjectCommand({
      Bucket: bucket.name,
      Key: bodyKey(inboxId, messageKey),
      Body: deflateRawSync(JSON.stringify(object)),
      ContentType: 'application/octet-stream',
    }),
  );
}

export async function getMessageObject(
  bucket: MailBucket,
  inboxId: string,
  messageKey: string,
): Promise<MessageObject> {
  const bytes = await getBytes(bucket, bodyKey(inboxId, messageKey));
  return messageObjectSchema.parse(JSON.parse(inflateRawSync(bytes).toString()));
}

/** The whole of an object. @throws NoSuchKey */
export async function getBytes(bucket: MailBucket, key: string): Promise<Uint8Array> {
  const { client, GetObjectCommand } = await bucket.s3();
  const reply = await client.send(new GetObjectCommand({ Bucket: bucket.name, Key: key }));
  if (reply.Body === undefined) throw new Error('S3 answered without a body');
  return reply.Body.transformToByteArray();
}

/** An object as a stream. */
export interface OpenObject {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

/** @returns undefined when there is no such object. */
export async function openObject(bucket: MailBucket, key: string): Promise<OpenObject | undefined> {
  const { client, GetObjectCommand, NoSuchKey } = await bucket.s3();
  try {
    const reply = await client.send(new GetObjectCommand({ Bucket: bucket.name, Key: key }));
    if (reply.Body === undefined) throw new Error('S3 answered without a body');
    // In Node the SDK's body is always a Readable; the type also covers browsers.
    return { stream: reply.Body as Readable, size: reply.ContentLength ?? 0 };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

export async function copyObject(bucket: MailBucket, from: string, to: string): Promise<void> {
  const { client, CopyObjectCommand } = await bucket.s3();
  const source = `${bucket.name}/${from.split('/').map(encodeURIComponent).join('/')}`;
  await client.send(new CopyObjectCommand({ Bucket: bucket.name, CopySource: source, Key: to }));
}

export async function deleteObject(bucket: MailBucket, key: string): Promise<void> {
  const { client, DeleteObjectCommand } = await bucket.s3();
  await client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: key }));
}
