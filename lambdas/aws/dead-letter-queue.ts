import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type MessageAttributeValue,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';

/** SQS returns at most 10 messages per call. */
const BATCH = 10;
/** Long polling asks all servers of SQS; a short poll of a queue with few messages may return none. */
const WAIT_SECONDS = 1;
/** After a crash the message becomes visible again after this timeout. */
const HIDDEN_SECONDS = 60;

export interface DeadLetter {
  readonly body: string;
  readonly attributes: Readonly<Record<string, MessageAttributeValue>>;
  readonly handle: string;
}

/** SQS counts lag by up to a minute. */
interface MessageCount {
  readonly waiting: number;
  readonly inFlight: number;
}

export interface DeadLetterQueue {
  count(): Promise<MessageCount>;
  /** The range of `most` is 1 to 10. */
  take(most: number): Promise<readonly DeadLetter[]>;
  remove(deadLetter: DeadLetter): Promise<void>;
}

export function sqsDeadLetterQueue(client: SQSClient, queueUrl: string): DeadLetterQueue {
  return {
    async count() {
      const { Attributes = {} } = await client.send(
        new GetQueueAttributesCommand({
          QueueUrl: queueUrl,
          AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
        }),
      );
      return {
        waiting: Number(Attributes['ApproximateNumberOfMessages']),
        inFlight: Number(Attributes['ApproximateNumberOfMessagesNotVisible']),
      };
    },

    async take(most) {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl: queueUrl,
          MaxNumberOfMessages: Math.min(most, BATCH),
          MessageAttributeNames: ['All'],
          WaitTimeSeconds: WAIT_SECONDS,
          VisibilityTimeout: HIDDEN_SECONDS,
        }),
      );
      return Messages.map(({ Body = '', MessageAttributes = {}, ReceiptHandle = '' }) => ({
        body: Body,
        attributes: MessageAttributes,
        handle: ReceiptHandle,
      }));
    },

    async remove({ handle }) {
      await client.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: handle }));
    },
  };
}

export type SendDeadLetter = (deadLetter: Pick<DeadLetter, 'body' | 'attributes'>) => Promise<void>;

export function sqsDeadLetterSender(client: SQSClient, queueUrl: string): SendDeadLetter {
  return async ({ body, attributes }) => {
    await client.send(
      new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: body, MessageAttributes: { ...attributes } }),
    );
  };
}
