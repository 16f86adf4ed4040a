import * as z from 'zod';
import type { DiskWrites } from './disk-writes.ts';
import type { FauxqsParts, SqsRouter, Stores } from './fauxqs-parts.ts';
import { systemAttributes, withTrace } from './message-trace.ts';

/** An answer of SQS in its JSON protocol. */
export interface QueueReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** SQS without a network in between. Who calls checks first whether the caller may. */
export interface QueueEngine {
  /** Whether it does an action; the others are for the engine's own server. */
  does(action: string): boolean;
  /**
   * Does an action, for example `SendMessage`.
   * @param isGone tells, after a long poll, that nobody waits for the messages any more: they are given back.
   * @param trace the caller's header `X-Amzn-Trace-Id`, which messages that it sends keep.
   */
  call(action: string, parameters: unknown, isGone?: () => boolean, trace?: string): Promise<QueueReply>;
}

/** Actions on many messages whose writes are made as one. */
const ONE_WRITE = ['SendMessageBatch', 'DeleteMessageBatch'];
/** Actions that put something there, which is acknowledged when it is on the disk. */
const SENDING = ['SendMessage', 'SendMessageBatch'];

const messageSchema = z.looseObject({
  ReceiptHandle: z.string(),
  Attributes: z.record(z.string(), z.string()).optional(),
});
const receivedSchema = z.object({ Messages: z.array(messageSchema).default([]) });

/** The actions of fauxqs on its stores, called where its own server would call them. */
export class FauxqsQueues implements QueueEngine {
  readonly #router: SqsRouter;
  readonly #actions: FauxqsParts['queueActions'];
  readonly #disk: DiskWrites | undefined;

  /** @param disk undefined for queues that live in memory. */
  constructor(parts: FauxqsParts, stores: Stores, disk: DiskWrites | undefined) {
    this.#router = new parts.SqsRouter(stores.sqsStore);
    this.#actions = parts.queueActions;
    this.#disk = disk;
    for (const [name, action] of parts.queueActions) {
      // Up to ten messages of one call: synchronous from the first write to the last.
      const isOneWrite = disk !== undefined && ONE_WRITE.includes(name);
      this.#router.register(
        name,
        isOneWrite ? (parameters, store) => disk.together(() => action(parameters, store)) : action,
      );
    }
  }

  does(action: string): boolean {
    return this.#actions.has(action);
  }

  async call(action: string, parameters: unknown, isGone = () => false, trace?: string): Promise<QueueReply> {
    let status = 200;
    const headers: Record<string, string> = {};
    const reply = {
      status: (code: number) => {
        status = code;
      },
      header: (name: string, value: string) => {
        headers[name] = value;
      },
    };
    const request = { headers: { 'x-amz-target': `AmazonSQS.${action}` }, body: parameters };
    const body = await withTrace(trace, () => this.#router.handle(request, reply));
    // That a message was handed out or deleted may be lost with the power: it comes once more, which SQS allows.
    if (SENDING.includes(action)) await this.#disk?.onDisk();
    if (action !== 'ReceiveMessage' || status !== 200) return { status, headers, body };
    if (isGone()) await this.#giveBack(parameters, body);
    return { status, headers, body: shown(body) };
  }

  async #giveBack(parameters: unknown, received: unknown): Promise<void> {
    const { QueueUrl } = z.object({ QueueUrl: z.string() }).parse(parameters);
    for (const { ReceiptHandle } of receivedSchema.parse(received).Messages) {
      await this.call('ChangeMessageVisibility', { QueueUrl, ReceiptHandle, VisibilityTimeout: 0 });
    }
  }
}

/** What was received, as SQS shows it. */
function shown(received: unknown): unknown {
  const { Messages } = receivedSchema.parse(received);
  if (Messages.length === 0) return {};
  return {
    Messages: Messages.map(({ Attributes, ...message }) =>
      Attributes === undefined ? message : { ...message, Attributes: systemAttributes(Attributes) },
    ),
  };
}
