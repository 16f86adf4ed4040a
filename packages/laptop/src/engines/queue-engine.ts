import * as z from 'zod';
import type { DiskWrites } from './disk-writes.ts';
import { type Fauxqs, type QueueReply, systemAttributes } from './fauxqs-parts.ts';
import { withTraceHeader } from './message-trace.ts';

export type { QueueReply } from './fauxqs-parts.ts';

/** The caller checks permissions first. */
export interface QueueEngine {
  does(action: string): boolean;
  /**
   * Messages become visible again if `isGone` tells after a long poll that the caller has disconnected. `trace` is the
   * caller's `X-Amzn-Trace-Id`.
   */
  call(action: string, parameters: unknown, isGone?: () => boolean, trace?: string): Promise<QueueReply>;
}

const BATCH_ACTIONS = ['SendMessageBatch', 'DeleteMessageBatch'];
const SEND_ACTIONS = ['SendMessage', 'SendMessageBatch'];

const messageSchema = z.looseObject({
  ReceiptHandle: z.string(),
  Attributes: z.record(z.string(), z.string()).optional(),
});
const receivedSchema = z.object({ Messages: z.array(messageSchema).default([]) });

export function queueEngine(fauxqs: Pick<Fauxqs, 'queueActions'>, disk: DiskWrites | undefined): QueueEngine {
  const actions = fauxqs.queueActions((name, action) =>
    disk !== undefined && BATCH_ACTIONS.includes(name) ? disk.transaction(action) : action(),
  );
  const call: QueueEngine['call'] = async (action, parameters, isGone = () => false, trace) => {
    const reply = await withTraceHeader(trace, () => actions.call(action, parameters));
    // A power failure may lose a receive or delete, because SQS may deliver a message twice.
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

function toSqsForm(received: unknown): unknown {
  const { Messages } = receivedSchema.parse(received);
  if (Messages.length === 0) return {};
  return {
    Messages: Messages.map(({ Attributes, ...message }) =>
      Attributes === undefined ? message : { ...message, Attributes: systemAttributes(Attributes) },
    ),
  };
}
