import { type LoadSqs, loadSqs } from './sdk/load-sqs.ts';

export interface JobQueue<Job extends object> {
  /** The limit of SQS is 900 seconds; undefined means the queue's own delay. */
  send(job: Job, delaySeconds?: number): Promise<void>;
}

export interface BulkJobQueue<Job extends object> extends JobQueue<Job> {
  /** After an error the queue may have taken some of the jobs. */
  sendAll(jobs: readonly Job[]): Promise<void>;
}

/** SQS takes at most 10 messages per call. */
const BATCH_MESSAGES = 10;

/** The result of `tenantOf` is the message group of SQS fair queues, so that no tenant's backlog delays others. */
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
