import { S3Client } from '@aws-sdk/client-s3';
import type { MailBucket } from '../../../../lambdas/store/object/mail-bucket.ts';
import { bucketOf } from './bucket-of.ts';

interface Sent {
  readonly constructor: { readonly name: string };
  readonly input: {
    readonly Key?: string;
    readonly Prefix?: string;
    readonly StartAfter?: string;
    readonly MaxKeys?: number;
    readonly Body?: Uint8Array;
    readonly Range?: string;
  };
}

/** Of one list, as in S3. */
const MAX_KEYS = 1_000;

/** A bucket in memory, as the store uses one. @param before each call; may throw. @param writtenAt when an object was put */
export function memoryBucket(
  objects: Map<string, Uint8Array>,
  before: () => void = () => undefined,
  writtenAt: (key: string) => Date = () => new Date(0),
): MailBucket {
  const client = new S3Client({ region: 'us-east-1' });
  const send = async (command: Sent): Promise<unknown> => {
    before();

    const { Key = '', Prefix = '', StartAfter = '', MaxKeys = MAX_KEYS, Range } = command.input;
    const { Body = new Uint8Array() } = command.input;
    switch (command.constructor.name) {
      case 'PutObjectCommand':
        objects.set(Key, Uint8Array.from(Body));
        return {};
      case 'DeleteObjectCommand':
        objects.delete(Key);
        return {};
      case 'ListObjectsV2Command': {
        const keys = [...objects.keys()].filter((key) => key.startsWith(Prefix) && key > StartAfter).sort();
        return {
          Contents: keys.slice(0, MaxKeys).map((key) => ({ Key: key, LastModified: writtenAt(key) })),
          IsTruncated: keys.length > MaxKeys,
        };
      }
      case 'GetObjectCommand': {
        const bytes = objects.get(Key);
        if (bytes === undefined) throw Object.assign(new Error(Key), { name: 'NoSuchKey' });
        const [, start = '0', end] = /bytes=(\d+)-(\d+)/.exec(Range ?? '') ?? [];
        const part = bytes.subarray(Number(start), end === undefined ? undefined : Number(end) + 1);
        return { Body: { transformToByteArray: async () => part } };
      }
      default:
        throw new Error(`The bucket in memory has no ${command.constructor.name}`);
    }
  };
  return bucketOf(Object.assign(client, { send }) as never, 'memory');
}
