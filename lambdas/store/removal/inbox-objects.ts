import { deleteObject, keysBelow, type MailBucket } from '../object/mail-bucket.ts';
import {
  exportObjectKey,
  exportPrefix,
  inboxPrefix,
  messagePrefix,
  rawKey,
  rawPrefix,
  restKey,
  segmentPrefix,
} from '../object/object-keys.ts';

export async function deleteInboxObjects(
  bucket: MailBucket,
  inboxId: string,
  pageKeys?: number,
): Promise<number> {
  const made = await deleteObjects(bucket, inboxPrefix(inboxId), pageKeys);
  return made + (await deleteObjects(bucket, rawPrefix(inboxId), pageKeys));
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

export async function deleteForgottenExports(
  bucket: MailBucket,
  tenantId: string,
  isForgotten: (exportId: string) => Promise<boolean>,
): Promise<void> {
  const prefix = exportPrefix(tenantId);
  const idOf = (key: string) => key.slice(prefix.length).split('.')[0] ?? '';
  const ids = new Set((await keysBelow(bucket, prefix)).map(idOf));
  for (const id of ids) if (await isForgotten(id)) await deleteObjects(bucket, exportObjectKey(tenantId, id));
}

export async function deleteExportRest(bucket: MailBucket, objectKey: string): Promise<void> {
  await deleteObjects(bucket, restKey(objectKey, ''));
}

async function deleteObjects(bucket: MailBucket, prefix: string, pageKeys?: number): Promise<number> {
  const { client, DeleteObjectsCommand, ListObjectsV2Command } = await bucket.s3();
  let removed = 0;
  for (;;) {
    // Each round lists the first page, because the listed objects are gone in the next one.
    const page = { Bucket: bucket.name, Prefix: prefix, MaxKeys: pageKeys };
    const listed = await client.send(new ListObjectsV2Command(page));
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
