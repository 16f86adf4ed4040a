import * as z from 'zod';
import type { DeadLetter } from '../../aws/dead-letter-queue.ts';
import { ApiError } from '../../core/errors.ts';
import { DEAD_LETTER_QUEUES, type DeadLetterQueueName } from '../../environment.ts';
import { logError, logInfo } from '../../observability/log.ts';
import { transact } from '../../store/table/transaction.ts';
import {
  type ListedQueue,
  listedQueueSchema,
  MAX_REDRIVE_MESSAGES,
  type Redriven,
  redrivenSchema,
} from '../admin-answer.ts';
import { type AdminServices, auditOf, OPERATOR_LOG } from '../admin-services.ts';
import { defineOperatorOperation } from '../define.ts';
import { REDRIVABLE_QUEUES, type RedrivableQueue } from '../redrivable-queue.ts';

export const queueOperations = [
  defineOperatorOperation({
    name: 'queues.list',
    summary: 'List the dead-letter queues and their messages',
    method: 'GET',
    path: '/queues',
    input: z.object({}),
    output: z.object({ queues: z.array(listedQueueSchema) }),
    errors: [],
    run: async (services) => ({ queues: await listQueues(services) }),
  }),
  defineOperatorOperation({
    name: 'queues.redrive',
    audit: { action: 'queue.redriven', resource: 'queue', id: 'queue' },
    summary: 'Retry the messages in a dead-letter queue',
    method: 'POST',
    path: '/queues/{queue}/redrive',
    input: z.object({
      queue: z.string().trim().min(1).describe('Name of a dead-letter queue, as in alarms'),
      limit: z
        .int()
        .min(1)
        .max(MAX_REDRIVE_MESSAGES)
        .default(MAX_REDRIVE_MESSAGES)
        .describe('Maximum number of messages to move'),
    }),
    output: redrivenSchema,
    errors: ['not_found'],
    async run(services, { queue, limit }) {
      const name = findQueue(queue);
      // The messages are moved outside of a transaction, so the audit entry is written before.
      if (services.audit !== undefined) await transact(services.table, auditOf(services, OPERATOR_LOG));
      return redrive(services, name, limit);
    },
  }),
] as const;

/** This is well below the timeout of the function and the visibility timeout of the messages. */
const LONGEST_MS = 20_000;
const BATCH = 10;

function listQueues({ redrivableQueues }: Pick<AdminServices, 'redrivableQueues'>): Promise<ListedQueue[]> {
  return Promise.all(
    DEAD_LETTER_QUEUES.map(async (queue): Promise<ListedQueue> => {
      const { waiting, inFlight } = await redrivableQueues(queue).queue.count();
      const { holds, notWithAll } = REDRIVABLE_QUEUES[queue];
      return { queue, waiting, in_flight: inFlight, holds, not_with_all: notWithAll ?? null };
    }),
  );
}

/**
 * Each message is sent on before it is removed, so a crash duplicates it but never loses it; consumers are idempotent.
 */
async function redrive(
  { redrivableQueues, now }: Pick<AdminServices, 'redrivableQueues' | 'now'>,
  name: DeadLetterQueueName,
  limit: number,
): Promise<Redriven> {
  const box = redrivableQueues(name);
  const until = now().getTime() + LONGEST_MS;
  let moved = 0;
  let failed = 0;
  while (moved < limit && failed === 0 && now().getTime() < until) {
    const batch = await box.queue.take(Math.min(BATCH, limit - moved));
    if (batch.length === 0) break;
    const outcomes = await Promise.allSettled(batch.map((deadLetter) => move(box, deadLetter)));
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') moved += 1;
      else {
        failed += 1;
        logError('dead letter not moved', outcome.reason, { queue: name });
      }
    }
  }
  const { waiting } = await box.queue.count();
  logInfo('dead letters redriven', { queue: name, moved, failed, left: waiting });
  return { queue: name, moved, failed, left: waiting };
}

async function move({ queue, redo }: RedrivableQueue, deadLetter: DeadLetter): Promise<void> {
  await redo(deadLetter);
  await queue.remove(deadLetter);
}

function findQueue(named: string): DeadLetterQueueName {
  const found = DEAD_LETTER_QUEUES.find((name) => name.toLowerCase() === named.toLowerCase());
  if (found === undefined) {
    throw new ApiError('not_found', `Unknown dead-letter queue ${named}; "queues" lists them.`);
  }
  return found;
}
