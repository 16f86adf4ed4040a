import type { Stack } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { constructName } from './construct-name.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { WorkQueue } from './work-queue.ts';

/** A dead-letter queue, and the queue that its messages belong to. */
export interface LetterRoute {
  readonly name: string;
  readonly letters: Queue;
  /** Undefined for deliveries whose schedule is spent: nothing waits for their messages. */
  readonly back: Queue | undefined;
}

/**
 * Where the messages of every dead-letter queue of the stack belong.
 * @throws Error for a queue of which nobody has said so.
 */
export function letterRoutes(stack: Stack, { dead }: WebhookDelivery): readonly LetterRoute[] {
  const found = stack.node.findAll();
  const work = found.filter((construct) => construct instanceof WorkQueue);
  const backs = new Map(work.flatMap((each) => each.lettersForThis.map((letters) => [letters, each.queue])));
  const worked = new Set(work.map(({ queue }) => queue));
  return found
    .filter((construct) => construct instanceof Queue)
    .filter((queue) => !worked.has(queue))
    .map((letters) => {
      const back = backs.get(letters);
      if (back === undefined && letters !== dead) {
        throw new Error(
          `${letters.node.path}: say which queue its messages belong to (WorkQueue.undelivered)`,
        );
      }
      return { name: constructName(letters), letters, back };
    });
}
