import * as z from 'zod';
import { listedQueueSchema } from '../../../lambdas/admin/admin-answer.ts';
import { DEAD_LETTER_QUEUES } from '../../../lambdas/environment.ts';
import { askAdmin } from '../../admin/ask-admin.ts';
import { operatorAccess } from '../../admin/operator-access.ts';
import { AdminFailed } from '../../admin-failed.ts';
import type { Check } from '../check.ts';
import { failure, ok } from '../finding.ts';
import { deadLetterFinding } from './dead-letter-finding.ts';

const queuesSchema = z.object({
  queues: z.array(listedQueueSchema.extend({ queue: z.enum(DEAD_LETTER_QUEUES) })),
});

export const localDeadLetters: Check<{ readonly dataDir: string }> = {
  id: 'dead-letters',
  title: 'Dead letters',
  actions: [],
  async run({ dataDir }, signal) {
    const admin = await operatorAccess({ dataDir });
    try {
      const { queues } = await askAdmin(admin, { command: 'queues.list' }, queuesSchema, signal);
      const findings = queues
        .filter(({ waiting }) => waiting > 0)
        .map(({ queue, waiting }) => deadLetterFinding({ queue, waiting }, undefined));
      return findings.length > 0 ? findings : [ok(`${queues.length} dead-letter queues are empty`)];
    } catch (error) {
      if (signal.aborted || !(error instanceof AdminFailed)) throw error;
      return [failure(error.message, 'Start the service again with npm start.')];
    } finally {
      admin.close();
    }
  },
};
