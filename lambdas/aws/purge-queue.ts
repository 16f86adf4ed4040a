import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { PurgeJob } from '../purge/purge-job.ts';

export interface PurgeQueue {
  /** @param delaySeconds 0 to 900, the most that SQS knows. */
  send(job: PurgeJob, delaySeconds: number): Promise<void>;
}

export function sqsPurgeQueue(client: SQSClient, queueUrl: string): PurgeQueue {
  return {
    async send(job, delaySeconds) {
      await client.send(
        new SendMessageCommand({
          QueueUrl: queueUrl,
          MessageBody: JSON.stringify(job),
          DelaySeconds: delaySeconds,
        }),
      );
    },
  };
}
