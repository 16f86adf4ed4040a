import { loadSqs } from './sdk/load-sqs.ts';

export interface ReceiptQueue {
  send(receipt: string): Promise<void>;
}

export function sqsReceiptQueue(queueUrl: string): ReceiptQueue {
  return {
    async send(receipt) {
      const { client, SendMessageCommand } = await loadSqs();
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: receipt }));
    },
  };
}
