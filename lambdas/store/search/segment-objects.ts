import { deleteObject, getBytes, type MailBucket } from '../object/mail-bucket.ts';
import { segmentKey, segmentPrefix } from '../object/object-keys.ts';

export async function putSegment(
  bucket: MailBucket,
  tenantId: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const { client, PutObjectCommand } = await bucket.s3();
  await client.send(
    new PutObjectCommand({
      Bucket: bucket.name,
      Key: segmentKey(tenantId, name),
      Body: bytes,
      ContentType: 'application/octet-stream',
    }),
  );
}

/** @returns undefined when there is no such object: another segment took its place. */
export function getSegment(
  bucket: MailBucket,
  tenantId: string,
  name: string,
  range?: readonly [start: number, end: number],
): Promise<Uint8Array | undefined> {
  return getBytes(bucket, segmentKey(tenantId, name), range);
}

export async function deleteSegment(bucket: MailBucket, tenantId: string, name: string): Promise<void> {
  await deleteObject(bucket, segmentKey(tenantId, name));
}

/** Deletes what a builder left that crashed or came second. @param before no builder lives since then */
export async function deleteLeftSegments(
  bucket: MailBucket,
  tenantId: string,
  keep: ReadonlySet<string>,
  before: Date,
): Promise<number> {
  const { client, paginateListObjectsV2 } = await bucket.s3();
  const prefix = segmentPrefix(tenantId);
  const left: string[] = [];
  for await (const { Contents } of paginateListObjectsV2(
    { client },
    { Bucket: bucket.name, Prefix: prefix },
  )) {
    for (const { Key, LastModified } of Contents ?? []) {
      const name = Key?.slice(prefix.length);
      if (name !== undefined && !keep.has(name) && (LastModified ?? before) < before) left.push(name);
    }
  }
  for (const name of left) await deleteSegment(bucket, tenantId, name);
  return left.length;
}
