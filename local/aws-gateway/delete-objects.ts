import type { ServerResponse } from 'node:http';
import type { ObjectEngine } from '../engines/object-engine.ts';
import { AwsError } from './aws-error.ts';
import { escapeXml } from './escape-xml.ts';

/** Of `DeleteObjects`, whose permissions are checked already. */
export interface Deleting {
  readonly response: ServerResponse;
  readonly objects: Pick<ObjectEngine, 'remove'>;
  readonly bucket: string;
  readonly keys: readonly string[];
  /** Whether what was deleted is left out of the answer (S3 API reference, DeleteObjects, `Quiet`). */
  readonly isQuiet: boolean;
}

/** @throws AwsError NoSuchBucket */
export async function deleteObjects({ response, objects, bucket, keys, isQuiet }: Deleting): Promise<void> {
  if (!(await objects.remove(bucket, keys))) {
    throw new AwsError(404, 'NoSuchBucket', 'The specified bucket does not exist');
  }
  const deleted = isQuiet ? [] : keys.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${deleted.join('')}</DeleteResult>`;
  response.writeHead(200, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
