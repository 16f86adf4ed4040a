import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { DiskWrites } from './disk-writes.ts';
import type { StoredObjects } from './fauxqs-parts.ts';

/** S3, called in this process. The caller checks permissions first. */
export interface ObjectEngine {
  /** Answers a request as the engine's HTTP server does. */
  serve(request: IncomingMessage, response: ServerResponse): void;
  has(bucket: string, key: string): boolean;
  /** Stores an object. @throws Error when there is no such bucket. */
  put(bucket: string, key: string, body: Buffer): void;
  /**
   * Removes all of the objects or none, and waits for the disk. Missing objects are ignored.
   * @returns whether the bucket exists.
   */
  remove(bucket: string, keys: readonly string[]): Promise<boolean>;
}

/**
 * @param server the engine's server with its routes.
 * @param disk undefined when the objects are in memory.
 */
export function objectEngine(
  objects: StoredObjects,
  server: Server,
  disk: DiskWrites | undefined,
): ObjectEngine {
  return {
    serve(request, response) {
      server.emit('request', request, response);
    },
    has: objects.has,
    put: objects.put,
    async remove(bucket, keys) {
      if (!objects.hasBucket(bucket)) return false;
      const remove = () => objects.delete(bucket, keys);
      if (disk === undefined) remove();
      else disk.transaction(remove);
      await disk?.onDisk();
      return true;
    },
  };
}
