import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { DeadDelivery, DeliveryMessage } from '../webhooks/delivery-message.ts';

export interface DeliveryQueue {
  /** @param delaySeconds 0 to 900, the most that SQS knows. */
  send(message: DeliveryMessage, delaySeconds: number): Promise<void>;
}

export function sqsDeliveryQueue(client: SQSClient, queueUrl: string): DeliveryQueue {
  return {
    async send(message, delaySeconds) {
      await client.send(
        new SendMessageCommand({
          QueueUrl: queueUrl,
          MessageBody: JSON.stringify(message),
          DelaySeconds: delaySeconds,
        }),
      );
    },
  };
}

/** Where an event ends whose schedule is spent. */
export interface DeadDeliveries {
  send(dead: DeadDelivery): Promise<void>;
}

export function sqsDeadDeliveries(client: SQSClient, queueUrl: string): DeadDeliveries {
  return {
    async send(dead) {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(dead) }));
    },
  };
}
