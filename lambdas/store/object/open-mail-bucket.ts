import type { MailBucket } from './mail-bucket.ts';

/** Not beside `openTable`: the bundle of a function that imports this file contains the client of S3. */
export function openMailBucket(name: string): MailBucket {
  return { name, s3: () => import('../../aws/sdk/s3.ts') };
}
