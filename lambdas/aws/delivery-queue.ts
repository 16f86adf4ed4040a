import type { DeadDelivery, DeliveryMessage } from '../jobs/delivery-message.ts';
import { type LoadSqs, loadSqs } from './sdk/load-sqs.ts';

export interface DeliveryQueue {
  /** @param delaySeconds 0 to 900, the most that SQS knows. */
  send(message: DeliveryMessage, delaySeconds: number): Promise<void>;
}

/** @param slowQueueUrl only for functions that move deliveries to the slow queue. All others start them in the main queue. */
export function sqsDeliveryQueue(
  queueUrl: string,
  sqs: LoadSqs = loadSqs,
  slowQueueUrl?: string,
): DeliveryQueue {
  return {
    async send(message, delaySeconds) {
      const QueueUrl = message.lane === 'slow' ? slowQueueUrl : queueUrl;
      if (QueueUrl === undefined) throw new Error('There is no queue for the slow lane here');
      const { client, SendMessageCommand } = await sqs();
      await client.send(
        new SendMessageCommand({
          QueueUrl,
          MessageBody: JSON.stringify(message),
          DelaySeconds: delaySeconds,
          // SQS gives out those of quieter tenants first (fair queues).
          MessageGroupId: message.tenant,
        }),
      );
    },
  };
}

/** Where an event ends whose schedule is spent. */
export interface DeadDeliveries {
  send(dead: DeadDelivery): Promise<void>;
}

export function sqsDeadDeliveries(queueUrl: string, sqs: LoadSqs = loadSqs): DeadDeliveries {
  return {
    async send(dead) {
      const { client, SendMessageCommand } = await sqs();
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(dead) }));
    },
  };
}
