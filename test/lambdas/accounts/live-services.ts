import type { JobQueue } from '../../../lambdas/aws/job-queue.ts';
import type { OutgoingMail } from '../../../lambdas/aws/mailer.ts';
import type { Context } from '../../../lambdas/core/context.ts';
import type { PublishJob } from '../../../lambdas/jobs/publish-job.ts';
import type { PurgeJob } from '../../../lambdas/jobs/purge-job.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import { RollUpTrigger } from '../../../lambdas/usage/roll-up-trigger.ts';
import { testContext } from '../test-context.ts';

export interface LiveServices {
  readonly context: Context;
  readonly mails: OutgoingMail[];
  readonly purges: PurgeJob[];
  readonly publications: PublishJob[];
}

function recorder<Job extends object>(jobs: Job[] = []): JobQueue<Job> {
  return {
    async send(job) {
      jobs.push(job);
    },
  };
}

export function liveServices(table: Table, overrides: Partial<Context> = {}): LiveServices {
  const mails: OutgoingMail[] = [];
  const purges: PurgeJob[] = [];
  const publications: PublishJob[] = [];
  const context = testContext({
    table,
    mailer: {
      async send(mail) {
        mails.push(mail);
      },
    },
    purgeQueue: recorder(purges),
    releases: recorder(),
    publications: recorder(publications),
    usage: new RollUpTrigger(recorder(), table, 0),
    ...overrides,
  });
  return { context, mails, purges, publications };
}
