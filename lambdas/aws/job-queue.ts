import { type LoadSqs, loadSqs } from './sdk/load-sqs.ts';

/** A queue of jobs of one kind, each a JSON object that its consumer's schema reads. */
export interface JobQueue<Job extends object> {
  /** @param delaySeconds 0 to 900, the most that SQS knows; without it the queue's own delay holds. */
  send(job: Job, delaySeconds?: number): Promise<void>;
}

export function sqsJobQueue<Job extends object>(queueUrl: string, sqs: LoadSqs = loadSqs): JobQueue<Job> {
  return {
    async send(job, delaySeconds) {
      const { client, SendMessageCommand } = await sqs();
      await client.send(
        new SendMessageCommand({
          QueueUrl: queueUrl,
          MessageBody: JSON.stringify(job),
          ...(delaySeconds === undefined ? {} : { DelaySeconds: delaySeconds }),
        }),
      );
    },
  };
}
