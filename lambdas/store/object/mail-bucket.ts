import type { Readable } from 'node:stream';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { MessageContent, MessageSummary } from '../../message/message.ts';
import { rowType } from '../table/row-type.ts';
import { bodyKey } from './object-keys.ts';
import {
  contentToStored,
  storedContentSchema,
  storedSummarySchema,
  summaryToStored,
} from './stored-message.ts';

export interface MailBucket {
  readonly name: string;
  s3(): Promise<typeof import('../../aws/sdk/s3.ts')>;
}

export interface MessageObject {
  readonly content: MessageContent;
  readonly summary: MessageSummary;
}

const messageObjectType = rowType('message object', 1, {
  content: storedContentSchema,
  summary: storedSummarySchema,
});

export function packObject({ content, summary }: MessageObject): Uint8Array {
  const stored = { content: contentToStored(content), summary: summaryToStored(summary) };
  return deflateRawSync(JSON.stringify(messageObjectType.attributes(stored)));
}

export function unpackObject(bytes: Uint8Array): MessageObject {
  const json: unknown = JSON.parse(inflateRawSync(bytes).toString());
  return messageObjectType.parse(z.record(z.string(), z.unknown()).parse(json));
}

export function putMessageObject(
  bucket: MailBucket,
  inboxId: string,
  messageKey: string,
  object: MessageObject,
): Promise<void> {
  return putBytes(bucket, bodyKey(inboxId, messageKey), packObject(object));
}

export const OCTETS = 'application/octet-stream';

export async function putBytes(bucket: MailBucket, key: string, body: Uint8Array): Promise<void> {
  const { client, PutObjectCommand } = await bucket.s3();
  await client.send(new PutObjectCommand({ Bucket: bucket.name, Key: key, Body: body, ContentType: OCTETS }));
}

export async function getMessageObject(
  bucket: MailBucket,
  inboxId: string,
  messageKey: string,
): Promise<MessageObject | undefined> {
  const bytes = await getBytes(bucket, bodyKey(inboxId, messageKey));
  return bytes === undefined ? undefined : unpackObject(bytes);
}

/** The time includes the body and is less than a transport has for its answer. */
const WHOLE_OBJECT_MS = 20_000;

export async function getBytes(
  bucket: MailBucket,
  key: string,
  range?: readonly [start: number, end: number],
): Promise<Uint8Array | undefined> {
  return (await getNotedBytes(bucket, key, range))?.bytes;
}

export async function getNotedBytes(
  bucket: MailBucket,
  key: string,
  range?: readonly [start: number, end: number],
): Promise<{ readonly bytes: Uint8Array; readonly notes: Readonly<Record<string, string>> } | undefined> {
  const { client, GetObjectCommand } = await bucket.s3();
  try {
    const Range = range && `bytes=${range[0]}-${range[1] - 1}`;
    const reply = await client.send(new GetObjectCommand({ Bucket: bucket.name, Key: key, Range }), {
      abortSignal: AbortSignal.timeout(WHOLE_OBJECT_MS),
    });
    if (reply.Body === undefined) throw new Error('S3 answered without a body');
    return { bytes: await reply.Body.transformToByteArray(), notes: reply.Metadata ?? {} };
  } catch (error) {
    const saysLittle = error instanceof Error && NOT_THERE_OR_DENIED.includes(error.name);
    if (saysLittle && !(await hasObject(bucket, key))) return undefined;
    throw error;
  }
}

/** S3 answers AccessDenied for a missing object unless the caller may list the whole bucket. */
const NOT_THERE_OR_DENIED: readonly string[] = ['NoSuchKey', 'AccessDenied'];

export interface OpenObject {
  readonly stream: Readable;
  readonly size: number;
}

/** A stream that is not read to its end keeps its connection open for the life of the instance. */
export async function readObject<Result>(
  bucket: MailBucket,
  key: string,
  read: (object: OpenObject) => Promise<Result>,
): Promise<Result | undefined> {
  const opened = await openObject(bucket, key);
  return opened && read(opened).finally(() => opened.stream.destroy());
}

async function openObject(bucket: MailBucket, key: string): Promise<OpenObject | undefined> {
  const { client, GetObjectCommand, NoSuchKey } = await bucket.s3();
  try {
    const reply = await client.send(new GetObjectCommand({ Bucket: bucket.name, Key: key }));
    const { Body: stream, ContentLength: size } = reply;
    if (stream === undefined || size === undefined) throw new Error('S3 answered without a body');
    return { stream: stream as Readable, size };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/**
 * S3 answers AccessDenied to reads of a missing object unless the caller may list the whole bucket, so this is a list
 * call.
 */
export async function hasObject(bucket: MailBucket, key: string): Promise<boolean> {
  const { client, ListObjectsV2Command } = await bucket.s3();
  // Keys that have this key as a prefix sort after it.
  const { Contents } = await client.send(
    new ListObjectsV2Command({ Bucket: bucket.name, Prefix: key, MaxKeys: 1 }),
  );
  return Contents?.[0]?.Key === key;
}

export async function keysBelow(bucket: MailBucket, prefix: string, pageKeys?: number): Promise<string[]> {
  const { client, ListObjectsV2Command } = await bucket.s3();
  const keys: string[] = [];
  for (let StartAfter: string | undefined; ; StartAfter = keys.at(-1)) {
    const page = { Bucket: bucket.name, Prefix: prefix, StartAfter, MaxKeys: pageKeys };
    const listed = await client.send(new ListObjectsV2Command(page));
    keys.push(...(listed.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    if (listed.IsTruncated !== true) return keys;
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
