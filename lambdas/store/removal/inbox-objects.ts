import { deleteObject, type MailBucket } from '../object/mail-bucket.ts';
import {
  exportPrefix,
  inboxPrefix,
  messagePrefix,
  rawKey,
  rawPrefix,
  restKey,
  segmentPrefix,
} from '../object/object-keys.ts';

/** Removes every object of an inbox. @returns how many there were. */
export async function deleteInboxObjects(bucket: MailBucket, inboxId: string): Promise<number> {
  const made = await deleteObjects(bucket, inboxPrefix(inboxId));
  return made + (await deleteObjects(bucket, rawPrefix(inboxId)));
}

export async function deleteMessageObjects(
  bucket: MailBucket,
  inboxId: string,
  messageKey: string,
): Promise<void> {
  await deleteObjects(bucket, messagePrefix(inboxId, messageKey));
  await deleteObject(bucket, rawKey(inboxId, messageKey));
}

export async function deleteSegments(bucket: MailBucket, tenantId: string): Promise<void> {
  await deleteObjects(bucket, segmentPrefix(tenantId));
}

export async function deleteExports(bucket: MailBucket, tenantId: string): Promise<void> {
  await deleteObjects(bucket, exportPrefix(tenantId));
}

/** Removes what waited to become a part of an export. */
export async function deleteExportRest(bucket: MailBucket, objectKey: string): Promise<void> {
  await deleteObjects(bucket, restKey(objectKey, ''));
}

async function deleteObjects(bucket: MailBucket, prefix: string): Promise<number> {
  const { client, DeleteObjectsCommand, ListObjectsV2Command } = await bucket.s3();
  let removed = 0;
  for (;;) {
    // Always the first page: what was listed is gone by the next round.
    const listed = await client.send(new ListObjectsV2Command({ Bucket: bucket.name, Prefix: prefix }));
    const keys = (listed.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
    if (keys.length === 0) return removed;
    const reply = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket.name, Delete: { Objects: keys, Quiet: true } }),
    );
    const [failed] = reply.Errors ?? [];
    if (failed !== undefined) throw new Error(`S3 refused to delete an object: ${failed.Code}`);
    removed += keys.length;
  }
}
