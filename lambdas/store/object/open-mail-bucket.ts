import type { MailBucket } from './mail-bucket.ts';

/** A bundle that imports this file contains the client of S3, so `openTable` is elsewhere. */
export function openMailBucket(name: string): MailBucket {
  return { name, s3: () => import('../../aws/sdk/s3.ts') };
}
