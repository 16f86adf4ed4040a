/**
 * Each file of `aws/sdk` is a separate, lazily loaded chunk of the bundle, because each client adds milliseconds to a
 * cold start.
 */
import { S3Client } from '@aws-sdk/client-s3';
import { OBJECT_LIMITS, openClient } from '../open-client.ts';

export {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/**
 * The SDK's default adds a CRC32 to each part, which S3 refuses if the upload started without one (UploadPart,
 * ChecksumAlgorithm).
 */
const config = { requestChecksumCalculation: 'WHEN_REQUIRED' } as const;

export const client = openClient(S3Client, OBJECT_LIMITS, config);
