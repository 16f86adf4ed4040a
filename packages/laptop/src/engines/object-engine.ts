import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { DiskWrites } from './disk-writes.ts';
import type { StoredObjects } from './fauxqs-parts.ts';

/** The caller checks permissions first. */
export interface ObjectEngine {
  serve(request: IncomingMessage, response: ServerResponse): void;
  has(bucket: string, key: string): boolean;
  put(bucket: string, key: string, body: Buffer): void;
  /**
   * Removes all of the objects or none and waits for the disk; missing objects are ignored. @returns whether the bucket
   * exists.
   */
  remove(bucket: string, keys: readonly string[]): Promise<boolean>;
}

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
