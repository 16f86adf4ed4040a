import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { Upload } from '@aws-sdk/lib-storage';
import { MailParser } from 'mailparser';

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const events = new EventBridgeClient({});
const bucket = new S3Client({});
const queue = new SQSClient({});

export const handler = async (): Promise<unknown> => [
  new MailParser(),
  await table.send(new GetCommand({ TableName: 't', Key: { pk: 'k' } })),
  await events.send(new PutEventsCommand({ Entries: [] })),
  await bucket.send(new GetObjectCommand({ Bucket: 'b', Key: 'k' })),
  await queue.send(new SendMessageCommand({ QueueUrl: 'q', MessageBody: '' })),
  await new Upload({ client: bucket, params: { Bucket: 'b', Key: 'k', Body: '' } }).done(),
];
