import * as z from 'zod';
import { type Authority, authorize } from '../aws-gateway/authorize.ts';
import { sqsNeeds } from '../aws-gateway/sqs-needs.ts';
import type { Principal } from '../contract.ts';
import type { QueueEngine, QueueReply } from '../engines/queue-engine.ts';

const attributeSchema = z.object({ DataType: z.string(), StringValue: z.string().optional() });

const receivedSchema = z.object({
  Messages: z
    .array(
      z.object({
        MessageId: z.string(),
        ReceiptHandle: z.string(),
        Body: z.string(),
        MD5OfBody: z.string(),
        Attributes: z.record(z.string(), z.string()).default({}),
        MessageAttributes: z.record(z.string(), attributeSchema).default({}),
      }),
    )
    .default([]),
});

export type Message = z.output<typeof receivedSchema>['Messages'][number];

const deletedSchema = z.object({
  Failed: z.array(z.object({ Code: z.string(), Message: z.string().optional() })).default([]),
});

interface RoleQueueOptions {
  readonly queues: QueueEngine;
  readonly authority: Authority;
  readonly roleLogicalId: string;
  readonly queueUrl: string;
  readonly deadLetterQueueUrl?: string | undefined;
}

export class RoleQueue {
  readonly #options: RoleQueueOptions;
  readonly #principal: Principal;

  constructor(options: RoleQueueOptions) {
    this.#options = options;
    this.#principal = { accessKeyId: 'event-source', roleLogicalId: options.roleLogicalId };
  }

  async receive(most: number, waitSeconds: number, stop: AbortSignal): Promise<readonly Message[]> {
    if (stop.aborted) return [];
    const received = this.#call(
      'ReceiveMessage',
      {
        MaxNumberOfMessages: most,
        WaitTimeSeconds: waitSeconds,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
      },
      () => stop.aborted,
    );
    const reply = await unlessAborted(received, stop);
    return reply === undefined ? [] : receivedSchema.parse(reply.body).Messages;
  }

  async delete(messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return;
    const Entries = messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
    const { body } = await this.#call('DeleteMessageBatch', { Entries });
    const [first] = deletedSchema.parse(body).Failed;
    if (first !== undefined) throw new Error(`DeleteMessageBatch: ${first.Code} ${first.Message ?? ''}`);
  }

  /** Lambda moves the messages with its own permissions. @returns false when there is no dead-letter queue. */
  async moveToDeadLetterQueue(messages: readonly Message[]): Promise<boolean> {
    const { queues, deadLetterQueueUrl } = this.#options;
    if (deadLetterQueueUrl !== undefined) {
      for (const { Body, MessageAttributes, Attributes } of messages) {
        const deadLetter = { QueueUrl: deadLetterQueueUrl, MessageBody: Body, MessageAttributes };
        const reply = await queues.call('SendMessage', deadLetter, undefined, Attributes['AWSTraceHeader']);
        if (reply.status !== 200) throw new Error(`SendMessage: ${JSON.stringify(reply.body)}`);
      }
    }
    await this.delete(messages);
    return deadLetterQueueUrl !== undefined;
  }

  async #call(action: string, parameters: object, isGone?: () => boolean): Promise<QueueReply> {
    const { queues, authority, queueUrl } = this.#options;
    const whole = { QueueUrl: queueUrl, ...parameters };
    authorize(authority, this.#principal, sqsNeeds(action, whole, authority.deployment), 'json');
    const reply = await queues.call(action, whole, isGone);
    if (reply.status !== 200) throw new Error(`${action}: ${JSON.stringify(reply.body)}`);
    return reply;
  }
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  let abort: (() => void) | undefined;
  const aborted = new Promise<undefined>((resolve) => {
    abort = () => resolve(undefined);
    signal.addEventListener('abort', abort);
  });
  try {
    const result = await Promise.race([work, aborted]);
    return signal.aborted ? undefined : result;
  } finally {
    if (abort !== undefined) signal.removeEventListener('abort', abort);
  }
}
