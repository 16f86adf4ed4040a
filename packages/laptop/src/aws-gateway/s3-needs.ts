import type { Need } from '../contract.ts';
import { AwsError } from '../failures/aws-error.ts';
import { objectOf } from './s3-path.ts';

export interface S3Request {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly copySource?: string | undefined;
  readonly taggingHeader?: string | undefined;
  readonly deletedKeys?: readonly string[] | undefined;
}

/** The gateway would otherwise treat these subresources as plain reads or writes. */
const REFUSED_SUBRESOURCES = [
  'acl',
  'cors',
  'encryption',
  'legal-hold',
  'logging',
  'notification',
  'object-lock',
  'ownershipControls',
  'policy',
  'policyStatus',
  'publicAccessBlock',
  'renameObject',
  'replication',
  'restore',
  'retention',
  'select',
  'tagging',
  'torrent',
  'versioning',
  'versions',
  'website',
];

/** The needs follow the service authorization reference ("Amazon S3"). */
export function s3Needs(request: S3Request): readonly Need[] {
  const { method, path, query } = request;
  const refused = REFUSED_SUBRESOURCES.find((name) => query.has(name));
  if (refused !== undefined) {
    throw new AwsError(501, 'NotImplemented', `S3 ?${refused} is not implemented by the local runtime`);
  }
  const { bucket, key } = objectOf(path);
  if (bucket === '') return [{ action: 's3:ListAllMyBuckets', resource: '*' }];
  return key === ''
    ? bucketNeeds(request, bucket)
    : objectNeeds(request, `${bucketArn(bucket)}/${key}`, method);
}

export function bucketArn(bucket: string): string {
  return `arn:aws:s3:::${bucket}`;
}

function bucketNeeds({ method, query, deletedKeys = [] }: S3Request, bucket: string): readonly Need[] {
  const resource = bucketArn(bucket);
  if (query.has('lifecycle')) {
    const verb = method === 'GET' ? 'Get' : 'Put';
    return [{ action: `s3:${verb}LifecycleConfiguration`, resource }];
  }
  switch (method) {
    case 'GET':
      if (query.has('uploads')) return [{ action: 's3:ListBucketMultipartUploads', resource }];
      if (query.has('location')) return [{ action: 's3:GetBucketLocation', resource }];
      return [{ action: 's3:ListBucket', resource, context: { 's3:prefix': query.get('prefix') ?? '' } }];
    case 'HEAD':
      return [{ action: 's3:ListBucket', resource }];
    case 'PUT':
      return [{ action: 's3:CreateBucket', resource }];
    case 'DELETE':
      return [{ action: 's3:DeleteBucket', resource }];
    case 'POST':
      if (query.has('delete')) {
        return deletedKeys.map((key) => ({ action: 's3:DeleteObject', resource: `${resource}/${key}` }));
      }
  }
  throw new AwsError(
    501,
    'NotImplemented',
    `S3 ${method} on a bucket is not implemented by the local runtime`,
  );
}

function objectNeeds(request: S3Request, resource: string, method: string): readonly Need[] {
  const { query, copySource, taggingHeader } = request;
  const version = query.has('versionId') ? 'Version' : '';
  switch (method) {
    case 'GET':
    case 'HEAD':
      if (query.has('uploadId')) return [{ action: 's3:ListMultipartUploadParts', resource }];
      if (query.has('attributes')) {
        return [
          { action: `s3:GetObject${version}`, resource },
          { action: `s3:GetObject${version}Attributes`, resource },
        ];
      }
      return [{ action: `s3:GetObject${version}`, resource }];
    case 'PUT':
    case 'POST': {
      const needs: Need[] = [{ action: 's3:PutObject', resource }];
      if (taggingHeader !== undefined) needs.push({ action: 's3:PutObjectTagging', resource });
      if (copySource !== undefined) {
        const { bucket, key } = objectOf(copySource.startsWith('/') ? copySource : `/${copySource}`);
        needs.push({ action: 's3:GetObject', resource: `${bucketArn(bucket)}/${key}` });
      }
      return needs;
    }
    case 'DELETE':
      if (query.has('uploadId')) return [{ action: 's3:AbortMultipartUpload', resource }];
      return [{ action: `s3:DeleteObject${version}`, resource }];
  }
  throw new AwsError(
    405,
    'MethodNotAllowed',
    `The specified method ${method} is not allowed against this resource.`,
  );
}
