import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { Engines } from '../../src/engines/engines.ts';

export function engineClients(engines: Engines) {
  const common = { region: 'us-east-1', credentials: { accessKeyId: 'T', secretAccessKey: 'T' } };
  const dynamodb = new DynamoDBClient({
    ...common,
    endpoint: engines.dynamodb,
    requestHandler: { httpAgent: engines.dynamodbAgent() },
  });
  const fauxqs = { ...common, endpoint: engines.fauxqs, requestHandler: { httpAgent: engines.fauxqsAgent } };
  const workUrl = `${engines.fauxqs}/000000000000/Work`;
  return { dynamodb, s3: new S3Client(fauxqs), sqs: new SQSClient(fauxqs), workUrl };
}
