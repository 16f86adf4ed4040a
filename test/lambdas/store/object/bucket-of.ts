import type { S3Client } from '@aws-sdk/client-s3';
import type { MailBucket } from '../../../../lambdas/store/object/mail-bucket.ts';

export function bucketOf(client: S3Client, name: string): MailBucket {
  return { name, s3: async () => ({ ...(await import('../../../../lambdas/aws/sdk/s3.ts')), client }) };
}
