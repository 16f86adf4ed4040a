import type { ServerResponse } from 'node:http';
import type { ObjectEngine } from '../engines/object-engine.ts';
import { AwsError } from '../failures/aws-error.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import type { DeletedObjects } from './deleted-objects.ts';

export interface DeleteRequest extends DeletedObjects {
  readonly response: ServerResponse;
  readonly objects: Pick<ObjectEngine, 'remove'>;
  readonly bucket: string;
}

export async function deleteObjects({
  response,
  objects,
  bucket,
  keys,
  isQuiet,
}: DeleteRequest): Promise<void> {
  if (!(await objects.remove(bucket, keys))) {
    throw new AwsError(404, 'NoSuchBucket', 'The specified bucket does not exist');
  }
  const deleted = isQuiet ? [] : keys.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${deleted.join('')}</DeleteResult>`;
  response.writeHead(200, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
