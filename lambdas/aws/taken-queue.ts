import type { SQSRecord } from 'aws-lambda';
import { type LoadSqs, loadSqs } from './sdk/load-sqs.ts';

export interface TakenQueue {
  /** SQS gives at most ten messages per call. */
  receive(most: number): Promise<readonly SQSRecord[]>;
  delete(message: SQSRecord): Promise<void>;
}

const MAX_RECEIVE = 10;
const WAIT_SECONDS = 1;

export function sqsTakenQueue(
  eventSourceARN: string,
  queueUrl: string,
  visibilitySeconds: number,
  sqs: LoadSqs = loadSqs,
): TakenQueue {
  const QueueUrl = new URL(eventSourceARN.split(':').at(-1) ?? '', queueUrl).href;
  const [, , , awsRegion = ''] = eventSourceARN.split(':');
  return {
    async receive(most) {
      const { client, ReceiveMessageCommand } = await sqs();
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl,
          MaxNumberOfMessages: Math.min(most, MAX_RECEIVE),
          WaitTimeSeconds: WAIT_SECONDS,
          VisibilityTimeout: visibilitySeconds,
          MessageSystemAttributeNames: ['All'],
        }),
      );
      return Messages.map(
        ({ MessageId = '', ReceiptHandle = '', Body = '', MD5OfBody = '', Attributes }) => ({
          messageId: MessageId,
          receiptHandle: ReceiptHandle,
          body: Body,
          attributes: {
            ApproximateReceiveCount: '1',
            SentTimestamp: '',
            SenderId: '',
            ApproximateFirstReceiveTimestamp: '',
            ...Attributes,
          },
          messageAttributes: {},
          md5OfBody: MD5OfBody,
          eventSource: 'aws:sqs',
          eventSourceARN,
          awsRegion,
        }),
      );
    },

    async delete({ receiptHandle }) {
      const { client, DeleteMessageCommand } = await sqs();
      await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: receiptHandle }));
    },
  };
}
