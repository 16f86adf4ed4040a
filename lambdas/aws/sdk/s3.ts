/**
 * What the service uses of S3. A file of `aws/sdk` holds one client with the commands that we send, and is a file
 * of its own in a bundle too, which the first call that needs it loads: most calls need only DynamoDB, and each
 * client costs every cold start some milliseconds. A function whose every event needs one imports it at the start.
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
 * By default the SDK gives each part of an upload a CRC32, which S3 refuses where the upload was started without one (UploadPart,
 * ChecksumAlgorithm), and wants again with its completion. S3 computes a checksum of its own.
 */
const config = { requestChecksumCalculation: 'WHEN_REQUIRED' } as const;

export const client = openClient(S3Client, OBJECT_LIMITS, config);
