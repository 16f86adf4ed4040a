import { type LoadSqs, loadSqs } from './sdk/load-sqs.ts';

/** A queue of jobs of one kind, each a JSON object that its consumer's schema reads. */
export interface JobQueue<Job extends object> {
  /** @param delaySeconds 0 to 900, the most that SQS knows; without it the queue's own delay holds. */
  send(job: Job, delaySeconds?: number): Promise<void>;
}

export interface BulkJobQueue<Job extends object> extends JobQueue<Job> {
  /** @throws Error when the queue did not take all of them: it may have taken some. */
  sendAll(jobs: readonly Job[]): Promise<void>;
}

/** The most that SQS takes in one call. */
const BATCH_MESSAGES = 10;

/** @param tenantOf the tenant of a job, where one tenant may fill a queue, or what it shares a part of the queue with: SQS gives out those of others first (fair queues). */
export function sqsJobQueue<Job extends object>(
  queueUrl: string,
  sqs: LoadSqs = loadSqs,
  tenantOf?: (job: Job) => string | undefined,
): BulkJobQueue<Job> {
  return {
    async send(job, delaySeconds) {
      const { client, SendMessageCommand } = await sqs();
      await client.send(
        new SendMessageCommand({
          QueueUrl: queueUrl,
          MessageBody: JSON.stringify(job),
          DelaySeconds: delaySeconds,
          MessageGroupId: tenantOf?.(job),
        }),
      );
    },

    async sendAll(jobs) {
      const { client, SendMessageBatchCommand } = await sqs();
      for (let from = 0; from < jobs.length; from += BATCH_MESSAGES) {
        const Entries = jobs
          .slice(from, from + BATCH_MESSAGES)
          .map((job, i) => ({ Id: String(i), MessageBody: JSON.stringify(job) }));
        const { Failed: [failed] = [] } = await client.send(
          new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries }),
        );
        if (failed !== undefined)
          throw new Error(`The queue did not take a job: ${failed.Code} ${failed.Message}`);
      }
    },
  };
}
