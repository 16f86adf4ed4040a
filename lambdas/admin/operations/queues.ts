import * as z from 'zod';
import { transact } from '../../store/table/transaction.ts';
import { listedQueueSchema, MAX_REDRIVE_MESSAGES, redrivenSchema } from '../admin-answer.ts';
import { defineOperatorOperation } from '../define.ts';
import { auditOf, OPERATOR_LOG } from '../operator-log.ts';
import { listQueues, redrive } from '../redrive.ts';

export const queueOperations = [
  defineOperatorOperation({
    name: 'queues.list',
    summary: 'Every dead-letter queue, and what lies in it',
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
    summary: 'Have the messages of a dead-letter queue worked on again',
    method: 'POST',
    path: '/queues/{queue}/redrive',
    input: z.object({
      queue: z.string().trim().min(1).describe('A dead-letter queue by its name in alarms'),
      limit: z.int().min(1).max(MAX_REDRIVE_MESSAGES).default(MAX_REDRIVE_MESSAGES),
    }),
    output: redrivenSchema,
    errors: ['queue_not_found'],
    async run(services, { queue, limit }) {
      // Messages of a queue are moved in no transaction: what is asked for is noted before.
      if (services.audit !== undefined) await transact(services.table, auditOf(services, OPERATOR_LOG));
      return redrive(services, queue, limit);
    },
  }),
] as const;
