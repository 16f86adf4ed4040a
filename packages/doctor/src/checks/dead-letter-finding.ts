import { counted } from 'agentinbox';
import { REDRIVABLE_QUEUES } from '../../../../lambdas/admin/redrivable-queue.ts';
import type { DeadLetterQueueName } from '../../../../lambdas/environment.ts';
import { type Finding, failure, ok } from '../finding.ts';

interface FilledQueue {
  readonly queue: DeadLetterQueueName;
  readonly waiting: number;
  readonly ageSeconds?: number | undefined;
}

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

export function deadLetterFinding(
  { queue, waiting, ageSeconds }: FilledQueue,
  stack: string | undefined,
): Finding {
  const { holds, notWithAll } = REDRIVABLE_QUEUES[queue];
  const age = ageSeconds === undefined ? '' : `, the oldest for ${duration(ageSeconds)}`;
  const detail = `${waiting} waiting${age}; each is ${holds}`;
  // A delivery whose retries are exhausted is the fault of a customer's endpoint and needs no action of the operator.
  if (notWithAll !== undefined) return ok(detail, queue);
  const where = stack === undefined ? '' : ` --stack ${stack}`;
  return failure(
    detail,
    `Fix the cause (docs/runbook.md#messages-in-a-dead-letter-queue), then: agentinbox admin redrive ${queue}${where}.`,
    queue,
  );
}

function duration(seconds: number): string {
  if (seconds < HOUR_SECONDS) return counted(Math.round(seconds / 60), 'minute');
  if (seconds < 2 * DAY_SECONDS) return counted(Math.round(seconds / HOUR_SECONDS), 'hour');
  return counted(Math.round(seconds / DAY_SECONDS), 'day');
}
