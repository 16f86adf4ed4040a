import * as z from 'zod';
import type { QueueEngine } from '../engines/queue-engine.ts';

const MAX_MESSAGES = 10;
const MAX_BYTES = 262_144;

const replySchema = z.object({ Failed: z.array(z.unknown()).default([]) });

export interface OutgoingMessage {
  readonly body: string;
  readonly delaySeconds?: number;
}

export async function sendAll(
  queues: QueueEngine,
  queueUrl: string,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  for (const batch of batches(messages)) {
    const Entries = batch.map(({ body, delaySeconds }, index) => ({
      Id: String(index),
      MessageBody: body,
      ...(delaySeconds === undefined ? {} : { DelaySeconds: delaySeconds }),
    }));
    const { status, body } = await queues.call('SendMessageBatch', { QueueUrl: queueUrl, Entries });
    if (status !== 200 || replySchema.parse(body).Failed.length > 0) {
      throw new Error(`${queueUrl} did not take its messages: ${status} ${JSON.stringify(body)}`);
    }
  }
}

function batches(messages: readonly OutgoingMessage[]): OutgoingMessage[][] {
  const all: OutgoingMessage[][] = [];
  let remainingBytes = 0;
  for (const message of messages) {
    const bytes = Buffer.byteLength(message.body);
    const last = all.at(-1);
    if (last === undefined || last.length === MAX_MESSAGES || bytes > remainingBytes) {
      all.push([message]);
      remainingBytes = MAX_BYTES - bytes;
    } else {
      last.push(message);
      remainingBytes -= bytes;
    }
  }
  return all;
}
