import type { IncomingMessage } from 'node:http';
import { AwsError } from './aws-error.ts';

/** DynamoDB's bound on a request (BatchWriteItem, 16 MB); no other buffered call comes near it. */
const LARGEST_BYTES = 16 * 1024 ** 2;

/** The whole body of a request whose content decides which permissions it needs. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) throw new Error('A request was decoded before the gateway read it');
    bytes += chunk.byteLength;
    if (bytes > LARGEST_BYTES) throw new AwsError(413, 'RequestEntityTooLarge', 'The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new AwsError(400, 'SerializationException', error.message);
    throw error;
  }
}
