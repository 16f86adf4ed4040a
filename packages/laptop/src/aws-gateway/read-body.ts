import type { IncomingMessage } from 'node:http';
import { AwsError } from '../failures/aws-error.ts';

/** BatchWriteItem accepts 16 MB; other buffered calls are much smaller. */
const MAX_BYTES = 16 * 1024 ** 2;

export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes <= MAX_BYTES) chunks.push(chunk);
      else reject(new AwsError(413, 'RequestEntityTooLarge', 'The request is too large'));
    });
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The caller disconnected before its request was complete')));
  });
}

export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new AwsError(400, 'SerializationException', error.message);
    throw error;
  }
}
