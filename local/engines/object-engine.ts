import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { DiskWrites } from './disk-writes.ts';
import type { Stores } from './fauxqs-parts.ts';

/** S3 without a network in between. Who calls checks first whether the caller may. */
export interface ObjectEngine {
  /** Answers a request as the engine's server would that had received it. */
  serve(request: IncomingMessage, response: ServerResponse): void;
  has(bucket: string, key: string): boolean;
  /** Stores an object. @throws Error for a bucket that is not there. */
  put(bucket: string, key: string, body: Buffer): void;
  /**
   * Removes objects, all of them or none, and waits for the disk; those that are not there are none to remove.
   * @returns whether there is such a bucket.
   */
  remove(bucket: string, keys: readonly string[]): Promise<boolean>;
}

const NOT_THERE = ['NoSuchKey', 'NoSuchBucket'];

/**
 * @param server the engine's own, with its routes.
 * @param disk undefined for objects that live in memory.
 */
export function fauxqsObjects(
  { s3Store }: Stores,
  server: Server,
  disk: DiskWrites | undefined,
): ObjectEngine {
  return {
    serve(request, response) {
      server.emit('request', request, response);
    },
    has(bucket, key) {
      try {
        s3Store.headObject(bucket, key);
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && NOT_THERE.includes(String(error.code))) return false;
        throw error;
      }
    },
    put(bucket, key, body) {
      s3Store.putObject(bucket, key, body);
    },
    async remove(bucket, keys) {
      if (!s3Store.hasBucket(bucket)) return false;
      const remove = () => s3Store.deleteObjects(bucket, [...keys]);
      if (disk === undefined) remove();
      else disk.together(remove);
      await disk?.onDisk();
      return true;
    },
  };
}
