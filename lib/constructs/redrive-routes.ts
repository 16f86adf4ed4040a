import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';
import { constructName } from './construct-name.ts';
import { serviceRoot } from './service-root.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { WorkQueue } from './work-queue.ts';

/** A dead-letter queue, and the queue that its messages belong to. */
export interface RedriveRoute {
  readonly name: string;
  readonly deadLetters: Queue;
  /** Undefined for deliveries whose schedule is spent: nothing waits for their messages. */
  readonly back: Queue | undefined;
}

/**
 * Where the messages of every dead-letter queue of the service belong, but for those that clients ask for again.
 * @throws Error for a queue without a route.
 */
export function redriveRoutes(scope: IConstruct, { dead }: WebhookDelivery): readonly RedriveRoute[] {
  const found = serviceRoot(scope).node.findAll();
  const work = found.filter((construct) => construct instanceof WorkQueue);
  const backs = new Map(
    work.flatMap((each) => each.deadLetterQueues.map((deadLetters) => [deadLetters, each.queue])),
  );
  const again = work.filter(({ isAskedForAgain }) => isAskedForAgain);
  const left = new Set([...work.map(({ queue }) => queue), ...again.map(({ deadLetters }) => deadLetters)]);
  return found
    .filter((construct) => construct instanceof Queue)
    .filter((queue) => !left.has(queue))
    .map((deadLetters) => {
      const back = backs.get(deadLetters);
      if (back === undefined && deadLetters !== dead) {
        throw new Error(
          `${deadLetters.node.path}: say which queue its messages belong to (WorkQueue.undelivered)`,
        );
      }
      return { name: constructName(deadLetters), deadLetters, back };
    });
}
