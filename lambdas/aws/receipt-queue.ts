import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** The queue of receipts, to which held mail goes back. */
export interface ReceiptQueue {
  /** @param receipt text of a notification, as SES would send it. */
  send(receipt: string): Promise<void>;
}

export function sqsReceiptQueue(client: SQSClient, queueUrl: string): ReceiptQueue {
  return {
    async send(receipt) {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: receipt }));
    },
  };
}
