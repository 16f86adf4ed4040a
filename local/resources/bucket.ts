import { createHash } from 'node:crypto';
import { defineResource } from './define-resource.ts';

/** S3's bounds on a bucket name. */
const LONGEST_NAME = 63;
const HASH_LENGTH = 8;

/** Logical id as a bucket name: lower case, and cut with a hash of the whole where it would be too long. */
export function bucketName(logicalId: string): string {
  const name = logicalId.toLowerCase();
  if (name.length > LONGEST_NAME) {
    const hash = createHash('sha256').update(logicalId).digest('hex').slice(0, HASH_LENGTH);
    return `${name.slice(0, LONGEST_NAME - HASH_LENGTH - 1)}-${hash}`;
  }
  return name.padEnd(3, '0');
}

export const bucket = defineResource({
  type: 'AWS::S3::Bucket',
  properties: [
    // Protection from the outside and encryption at rest: the bucket is a directory behind the gateway.
    'BucketEncryption.**',
    'PublicAccessBlockConfiguration.**',
    'OwnershipControls.**',
    // A sweep that runs once a day in AWS and that nothing may rely on.
    'LifecycleConfiguration.**',
    // Old versions are for an operator's accidents; no version id is ever read by the service.
    'VersioningConfiguration.**',
    // Read by the gateway (local/aws-gateway/bucket-cors.ts).
    'CorsConfiguration.**',
    'Tags.**',
  ],
  ref: ({ logicalId }) => bucketName(logicalId),
  attributes: {
    Arn: ({ logicalId }) => `arn:aws:s3:::${bucketName(logicalId)}`,
    RegionalDomainName: ({ logicalId }, home) => `${bucketName(logicalId)}.s3.${home.region}.amazonaws.com`,
    DomainName: ({ logicalId }) => `${bucketName(logicalId)}.s3.amazonaws.com`,
  },
});

/** Resource policies grant to other services and demand TLS; on a laptop neither has anyone to bind. */
export const bucketPolicy = defineResource({
  type: 'AWS::S3::BucketPolicy',
  properties: ['Bucket', 'PolicyDocument.**'],
});
