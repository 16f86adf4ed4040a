import * as z from 'zod';
import type { DeadLetterQueue, SendDeadLetter } from '../aws/dead-letter-queue.ts';
import type { AdminEnvironment } from '../environment.ts';
import { deadDeliverySchema } from '../jobs/delivery-message.ts';
import { deliverAgain, type StartServices } from '../webhooks/start-once.ts';
import type { RedrivableQueues } from './redrivable-queue.ts';

export interface RedrivableQueueProps {
  readonly queues: AdminEnvironment['DEAD_LETTER_QUEUES'];
  readonly open: (name: string) => DeadLetterQueue;
  readonly sender: (name: string) => SendDeadLetter;
  readonly deliveries: StartServices;
  readonly invoke: (functionName: string, event: string) => Promise<void>;
}

/** A dead webhook delivery has no source queue and is started again. */
export function openRedrivableQueues({
  queues,
  open,
  sender,
  deliveries,
  invoke,
}: RedrivableQueueProps): RedrivableQueues {
  return (queue) => {
    const [name, back] = queues[queue];
    return {
      queue: open(name),
      redo:
        back === undefined
          ? ({ body }) => deliverAgain(deliveries, deadDeliverySchema.parse(JSON.parse(body)))
          : queue === 'AuditLinesDiscarded'
            ? ({ body }) => invoke(back, body)
            : ({ body, attributes }) => sender(back)({ body: carriedText(body), attributes }),
    };
  };
}

/** SNS wraps a message like this without raw message delivery (SNS developer guide, "Message formats"). */
const WRAPPED = /^\s*\{\s*"Type"\s*:\s*"Notification"/;
const wrappedSchema = z.object({ Message: z.string() });

/**
 * The subscription has raw message delivery, but AWS does not document the form in which SNS writes to its dead-letter
 * queue, so both forms are read.
 */
function carriedText(body: string): string {
  return WRAPPED.test(body) ? wrappedSchema.parse(JSON.parse(body)).Message : body;
}
