import type { Endpoints } from '@agent-inbox/laptop/endpoints';
import { CommandFailed, START_COMMAND } from 'agentinbox';
import { askAdmin, operatorAccess } from 'agentinbox/operator';
import * as z from 'zod';
import { listedQueueSchema } from '../../../../lambdas/admin/admin-answer.ts';
import { DEAD_LETTER_QUEUES } from '../../../../lambdas/environment.ts';
import type { Check } from '../check.ts';
import { failure, ok } from '../finding.ts';
import { deadLetterFinding } from './dead-letter-finding.ts';

const ADVICE = `Restart the service with ${START_COMMAND}.`;

export const outbox: Check<{ readonly endpoints: Pick<Endpoints, 'outbox_url'> }> = {
  id: 'outbox',
  title: 'Outbox',
  actions: [],
  async run({ endpoints }, signal) {
    const url = endpoints.outbox_url;
    const status = await fetch(url, { signal }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      (error: unknown) => {
        if (signal.aborted) throw error;
        return undefined;
      },
    );
    if (status === 200) return [ok(`${url} answers`)];
    return [failure(`${url} ${status === undefined ? 'does not answer' : `answers ${status}`}`, ADVICE)];
  },
};

/** A call with the key of the account that `start` creates reads and writes the table. */
export const developmentAccount: Check<{
  readonly endpoints: Pick<Endpoints, 'base_url' | 'api_key' | 'inbox_id'>;
}> = {
  id: 'development-account',
  title: 'Development account',
  actions: [],
  async run({ endpoints }, signal) {
    const { base_url, api_key, inbox_id } = endpoints;
    const path = `/inboxes/${encodeURIComponent(inbox_id)}`;
    const headers = { authorization: `Bearer ${api_key}` };
    const response = await fetch(`${base_url}${path}`, { headers, signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    await response?.body?.cancel();
    if (response?.ok === true) return [ok(`its key can read ${inbox_id}`)];
    const answer = response === undefined ? 'no answer' : `status ${response.status}`;
    return [
      failure(
        `Its key cannot read ${inbox_id}: ${answer}`,
        `Restart the service with ${START_COMMAND}, which creates a new inbox or key.`,
      ),
    ];
  },
};

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
      if (signal.aborted || !(error instanceof CommandFailed)) throw error;
      return [failure(error.message, ADVICE)];
    } finally {
      admin.close();
    }
  },
};
