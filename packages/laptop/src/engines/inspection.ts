import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { Deployment } from '../contract.ts';
import type { EngineOrigins } from './engines.ts';

export interface Inspection {
  readonly dynamodb: DynamoDBClient;
  readonly s3: S3Client;
  readonly sqs: SQSClient;
  close(): void;
}

/** The engines verify no signature, but the SDK requires credentials. */
const OPERATOR = { accessKeyId: 'OPERATOR', secretAccessKey: 'OPERATOR' };

export function inspect(engines: EngineOrigins, deployment: Deployment): Inspection {
  const common = { region: deployment.region, credentials: OPERATOR };
  const dynamodb = new DynamoDBClient({
    ...common,
    endpoint: engines.dynamodb,
    requestHandler: { httpAgent: engines.dynamodbAgent() },
  });
  const fauxqs = { ...common, endpoint: engines.fauxqs, requestHandler: { httpAgent: engines.fauxqsAgent } };
  const s3 = new S3Client(fauxqs);
  const sqs = new SQSClient(fauxqs);
  return {
    dynamodb,
    s3,
    sqs,
    close() {
      dynamodb.destroy();
      s3.destroy();
      sqs.destroy();
    },
  };
}
