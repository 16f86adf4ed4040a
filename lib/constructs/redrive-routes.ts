import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';
import type { AuditLines } from './audit-lines.ts';
import { constructName } from './construct-name.ts';
import { serviceRoot } from './service-root.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { WorkQueue } from './work-queue.ts';

export interface RedriveRoute {
  readonly name: string;
  readonly deadLetters: Queue;
  /**
   * A function takes messages that have no work queue. Undefined means deliveries with no attempts left, for which
   * nothing waits.
   */
  readonly back: Queue | LambdaFunction | undefined;
}

export interface RedriveProps {
  readonly webhooks: WebhookDelivery;
  readonly auditLines: AuditLines;
}

/**
 * Dead-letter queues of work that clients request again are omitted. @throws Error for any other queue without a route.
 */
export function redriveRoutes(
  scope: IConstruct,
  { webhooks, auditLines }: RedriveProps,
): readonly RedriveRoute[] {
  const found = serviceRoot(scope).node.findAll();
  const work = found.filter((construct) => construct instanceof WorkQueue);
  const backs = new Map<Queue, RedriveRoute['back']>([
    ...work.flatMap((each) => each.deadLetterQueues.map((dead) => [dead, each.queue] as const)),
    [auditLines.discarded, auditLines.function],
  ]);
  const again = work.filter(({ isAskedForAgain }) => isAskedForAgain);
  const left = new Set([...work.map(({ queue }) => queue), ...again.map(({ deadLetters }) => deadLetters)]);
  return found
    .filter((construct) => construct instanceof Queue)
    .filter((queue) => !left.has(queue))
    .map((deadLetters) => {
      const back = backs.get(deadLetters);
      if (back === undefined && deadLetters !== webhooks.dead) {
        throw new Error(
          `${deadLetters.node.path}: say which queue its messages belong to (WorkQueue.undelivered)`,
        );
      }
      return { name: constructName(deadLetters), deadLetters, back };
    });
}
