import { createHash } from 'node:crypto';
import { defineResource } from './define-resource.ts';

const MAX_NAME_LENGTH = 63;
const HASH_LENGTH = 8;

export function bucketName(logicalId: string): string {
  const name = logicalId.toLowerCase();
  if (name.length > MAX_NAME_LENGTH) {
    const hash = createHash('sha256').update(logicalId).digest('hex').slice(0, HASH_LENGTH);
    return `${name.slice(0, MAX_NAME_LENGTH - HASH_LENGTH - 1)}-${hash}`;
  }
  return name.padEnd(3, '0');
}

export const bucket = defineResource({
  type: 'AWS::S3::Bucket',
  properties: [
    // These restrict access from outside and encrypt at rest; locally the gateway is the only access.
    'BucketEncryption.**',
    'PublicAccessBlockConfiguration.**',
    'OwnershipControls.**',
    // Lifecycle rules run once a day in AWS, and nothing may rely on their time.
    'LifecycleConfiguration.**',
    // Versions are for an operator's mistakes; the service never reads a version id.
    'VersioningConfiguration.**',
    // The gateway uses these rules (packages/laptop/src/aws-gateway/bucket-cors.ts).
    'CorsConfiguration.**',
    'Tags.**',
  ],
  ref: ({ logicalId }) => bucketName(logicalId),
  attributes: {
    Arn: ({ logicalId }) => `arn:aws:s3:::${bucketName(logicalId)}`,
    RegionalDomainName: ({ logicalId }, deployment) =>
      `${bucketName(logicalId)}.s3.${deployment.region}.amazonaws.com`,
    DomainName: ({ logicalId }) => `${bucketName(logicalId)}.s3.amazonaws.com`,
  },
});

/** Resource policies allow other services and require TLS; neither applies locally. */
export const bucketPolicy = defineResource({
  type: 'AWS::S3::BucketPolicy',
  properties: ['Bucket', 'PolicyDocument.**'],
});
