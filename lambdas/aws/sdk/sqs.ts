import { SQSClient } from '@aws-sdk/client-sqs';

export { SendMessageCommand } from '@aws-sdk/client-sqs';

/** One for all queues. */
export const client = new SQSClient({});
