import { hasObject, type MailBucket, OCTETS } from './mail-bucket.ts';

/** S3 takes no smaller part except the last, and no more parts (S3 user guide, "Multipart upload limits"). */
export const LEAST_PART_BYTES = 5 * 1024 * 1024;
export const MAX_PARTS = 10_000;

interface PartUpload {
  readonly key: string;
  readonly uploadId: string;
}

export async function startUpload(bucket: MailBucket, key: string): Promise<string> {
  const { client, CreateMultipartUploadCommand } = await bucket.s3();
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ Bucket: bucket.name, Key: key, ContentType: OCTETS }),
  );
  if (UploadId === undefined) throw new Error('S3 answered without an upload id');
  return UploadId;
}

export async function uploadPart(
  bucket: MailBucket,
  { key, uploadId }: PartUpload,
  part: number,
  body: Uint8Array,
): Promise<string> {
  const { client, UploadPartCommand } = await bucket.s3();
  const { ETag } = await client.send(
    new UploadPartCommand({
      Bucket: bucket.name,
      Key: key,
      UploadId: uploadId,
      PartNumber: part,
      Body: body,
    }),
  );
  if (ETag === undefined) throw new Error('S3 answered without an ETag');
  return ETag;
}

export async function completeUpload(
  bucket: MailBucket,
  { key, uploadId }: PartUpload,
  etags: readonly string[],
): Promise<boolean> {
  const { client, CompleteMultipartUploadCommand } = await bucket.s3();
  const Parts = etags.map((ETag, i) => ({ ETag, PartNumber: i + 1 }));
  try {
    await client.send(
      new CompleteMultipartUploadCommand({
        Bucket: bucket.name,
        Key: key,
        UploadId: uploadId,
        MultipartUpload: { Parts },
      }),
    );
    return true;
  } catch (error) {
    if (!isGone(error)) throw error;
    return hasObject(bucket, key);
  }
}

export async function abortUpload(bucket: MailBucket, { key, uploadId }: PartUpload): Promise<void> {
  const { client, AbortMultipartUploadCommand } = await bucket.s3();
  try {
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket.name, Key: key, UploadId: uploadId }));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchUpload';
}
