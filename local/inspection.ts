import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { Home } from './contract.ts';
import type { EngineOrigins } from './engines/engines.ts';

/** The runtime's own view of the engines, past the gateway: for what it does itself, and for tests. */
export interface Inspection {
  readonly dynamodb: DynamoDBClient;
  readonly s3: S3Client;
  readonly sqs: SQSClient;
  close(): void;
}

/** The engines look at nobody's signature, but the SDK does not send without one. */
const OPERATOR = { accessKeyId: 'OPERATOR', secretAccessKey: 'OPERATOR' };

export function inspect(engines: EngineOrigins, home: Home): Inspection {
  const common = { region: home.region, credentials: OPERATOR };
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
