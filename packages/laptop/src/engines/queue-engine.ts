import * as z from 'zod';
import type { DiskWrites } from './disk-writes.ts';
import { type Fauxqs, type QueueReply, systemAttributes } from './fauxqs-parts.ts';
import { withTraceHeader } from './message-trace.ts';

export type { QueueReply } from './fauxqs-parts.ts';

/** SQS, called in this process. The caller checks permissions first. */
export interface QueueEngine {
  /** Whether `call` has an action. The others are sent to the engine's HTTP server. */
  does(action: string): boolean;
  /**
   * Calls an action, for example `SendMessage`.
   * @param isGone tells, after a long poll, whether the caller has disconnected: then its messages become visible again.
   * @param trace the caller's header `X-Amzn-Trace-Id`, which is stored with the messages that it sends.
   */
  call(action: string, parameters: unknown, isGone?: () => boolean, trace?: string): Promise<QueueReply>;
}

/** Actions on several messages, which are written in one transaction. */
const BATCH_ACTIONS = ['SendMessageBatch', 'DeleteMessageBatch'];
/** Actions whose reply waits for the disk. */
const SEND_ACTIONS = ['SendMessage', 'SendMessageBatch'];

const messageSchema = z.looseObject({
  ReceiptHandle: z.string(),
  Attributes: z.record(z.string(), z.string()).optional(),
});
const receivedSchema = z.object({ Messages: z.array(messageSchema).default([]) });

/** @param disk undefined when the queues are in memory. */
export function queueEngine(fauxqs: Pick<Fauxqs, 'queueActions'>, disk: DiskWrites | undefined): QueueEngine {
  const actions = fauxqs.queueActions((name, action) =>
    disk !== undefined && BATCH_ACTIONS.includes(name) ? disk.transaction(action) : action(),
  );
  const call: QueueEngine['call'] = async (action, parameters, isGone = () => false, trace) => {
    const reply = await withTraceHeader(trace, () => actions.call(action, parameters));
    // A power failure may lose that a message was received or deleted: SQS may deliver a message twice.
    if (SEND_ACTIONS.includes(action)) await disk?.onDisk();
    if (action !== 'ReceiveMessage' || reply.status !== 200) return reply;
    if (isGone()) await makeVisible(parameters, reply.body);
    return { ...reply, body: toSqsForm(reply.body) };
  };
  const makeVisible = async (parameters: unknown, received: unknown) => {
    const { QueueUrl } = z.object({ QueueUrl: z.string() }).parse(parameters);
    for (const { ReceiptHandle } of receivedSchema.parse(received).Messages) {
      await call('ChangeMessageVisibility', { QueueUrl, ReceiptHandle, VisibilityTimeout: 0 });
    }
  };
  return { does: actions.has, call };
}

/** The body of a ReceiveMessage reply as SQS sends it. */
function toSqsForm(received: unknown): unknown {
  const { Messages } = receivedSchema.parse(received);
  if (Messages.length === 0) return {};
  return {
    Messages: Messages.map(({ Attributes, ...message }) =>
      Attributes === undefined ? message : { ...message, Attributes: systemAttributes(Attributes) },
    ),
  };
}
