import type { MailBucket } from './mail-bucket.ts';

interface Spent {
  readonly key: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Work in progress on the objects of a bucket, and the objects that are to be deleted. */
interface Batch {
  underWay: number;
  spent: Spent[];
}

const batches = new WeakMap<MailBucket, Batch>();

/** Limit of S3 for one DeleteObjects call. */
const KEYS_PER_CALL = 1000;

/**
 * Runs work that consumes an object, then deletes the object. The objects of concurrent work, such as the mails of a
 * batch, are deleted together by one call when the last of the work has ended.
 * @param work resolves to the key of the object, or undefined when it is still needed.
 * @throws Error of the work, or of the deletion of its own object. The caller may then repeat the work.
 */
export async function deleteObjectAfter(
  bucket: MailBucket,
  work: () => Promise<string | undefined>,
): Promise<void> {
  const batch = batches.get(bucket) ?? { underWay: 0, spent: [] };
  batches.set(bucket, batch);
  batch.underWay += 1;
  let removal: Promise<void> | undefined;
  try {
    const key = await work();
    if (key !== undefined) {
      removal = new Promise((resolve, reject) => batch.spent.push({ key, resolve, reject }));
    }
  } finally {
    batch.underWay -= 1;
    // Never rejects: the caller of each object gets its error.
    if (batch.underWay === 0) void removeAll(bucket, batch.spent.splice(0));
  }
  await removal;
}

async function removeAll(bucket: MailBucket, spent: readonly Spent[]): Promise<void> {
  for (let start = 0; start < spent.length; start += KEYS_PER_CALL) {
    const together = spent.slice(start, start + KEYS_PER_CALL);
    try {
      const refused = await remove(
        bucket,
        together.map(({ key }) => key),
      );
      for (const { key, resolve, reject } of together) {
        const code = refused.get(key);
        if (code === undefined) resolve();
        else reject(new Error(`S3 refused to delete an object: ${code}`));
      }
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
}

/** @returns why objects were not deleted, by their keys. */
async function remove(
  bucket: MailBucket,
  keys: readonly string[],
): Promise<ReadonlyMap<string | undefined, string>> {
  const { client, DeleteObjectsCommand } = await bucket.s3();
  const Objects = keys.map((Key) => ({ Key }));
  const reply = await client.send(
    new DeleteObjectsCommand({ Bucket: bucket.name, Delete: { Objects, Quiet: true } }),
  );
  return new Map((reply.Errors ?? []).map(({ Key, Code }) => [Key, Code ?? 'no reason given']));
}
