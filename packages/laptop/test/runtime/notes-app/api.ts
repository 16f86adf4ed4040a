import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

const { QUEUE_URL = '', TABLE_NAME = '' } = process.env;

/** `POST /notes` queues a note, `GET /notes` lists those that were stored. */
export async function handler(event: {
  readonly routeKey: string;
  readonly body?: string;
}): Promise<{ readonly statusCode: number; readonly body: string }> {
  if (event.routeKey === 'POST /notes') {
    await new SQSClient().send(new SendMessageCommand({ QueueUrl: QUEUE_URL, MessageBody: event.body }));
    return { statusCode: 202, body: '' };
  }
  const { Items = [] } = await new DynamoDBClient().send(new ScanCommand({ TableName: TABLE_NAME }));
  return { statusCode: 200, body: JSON.stringify(Items.map(({ id }) => id?.S)) };
}
