import type { DeadLetterQueue, SendDeadLetter } from '../aws/dead-letter-queue.ts';
import type { AdminEnvironment } from '../environment.ts';
import { deadDeliverySchema } from '../jobs/delivery-message.ts';
import { deliverAgain } from '../webhooks/deliver-again.ts';
import type { StartServices } from '../webhooks/start-once.ts';
import { carriedText } from './carried-text.ts';
import type { RedrivableQueues } from './redrivable-queue.ts';

export interface RedrivableQueueProps {
  readonly queues: AdminEnvironment['DEAD_LETTER_QUEUES'];
  /** @param name of a queue, as SQS knows it. */
  readonly open: (name: string) => DeadLetterQueue;
  readonly sender: (name: string) => SendDeadLetter;
  readonly deliveries: StartServices;
}

/** A message goes back to the queue that it belongs to; a dead delivery belongs to none and is started anew. */
export function openRedrivableQueues({
  queues,
  open,
  sender,
  deliveries,
}: RedrivableQueueProps): RedrivableQueues {
  return (queue) => {
    const [name, back] = queues[queue];
    return {
      queue: open(name),
      redo:
        back === undefined
          ? ({ body }) => deliverAgain(deliveries, deadDeliverySchema.parse(JSON.parse(body)))
          : ({ body, attributes }) => sender(back)({ body: carriedText(body), attributes }),
    };
  };
}
