import type { MailBucket } from './mail-bucket.ts';

/** Not beside `openTable`: the bundler gives whoever imports this file the file of S3's client as well. */
export function openMailBucket(name: string): MailBucket {
  return { name, s3: () => import('../../aws/sdk/s3.ts') };
}
