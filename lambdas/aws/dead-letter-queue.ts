import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type MessageAttributeValue,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';

/** Most that SQS hands out at once. */
const BATCH = 10;
/** A look at all of SQS's servers: without a wait a queue that holds few messages may seem to be empty. */
const WAIT_SECONDS = 1;
/** No other consumer receives a message that is being moved; when the mover dies it is visible again after this. */
const HIDDEN_SECONDS = 60;

/** A message as it lies in a dead-letter queue, with the attributes that it was sent with. */
export interface DeadLetter {
  readonly body: string;
  readonly attributes: Readonly<Record<string, MessageAttributeValue>>;
  /** By which the queue knows this delivery of it. */
  readonly handle: string;
}

/** How many messages lie in a queue, as far as SQS knows: its counts lag by up to a minute. */
interface MessageCount {
  readonly waiting: number;
  /** Being moved by another call, or by one that died less than a minute ago. */
  readonly inFlight: number;
}

/** A queue of messages that are taken out by being sent elsewhere first. */
export interface DeadLetterQueue {
  count(): Promise<MessageCount>;
  /** @param most 1 to 10. @returns nothing when the queue is empty. */
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

/** Puts a message back where work is done, as it was sent. */
export type SendDeadLetter = (deadLetter: Pick<DeadLetter, 'body' | 'attributes'>) => Promise<void>;

export function sqsDeadLetterSender(client: SQSClient, queueUrl: string): SendDeadLetter {
  return async ({ body, attributes }) => {
    await client.send(
      new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: body, MessageAttributes: { ...attributes } }),
    );
  };
}
