/** Check the prices again before you rely on a sum. */
export const PRICED_ON = '2026-11-21';
/** Prices are in dollars, without the free tier, volume discounts and tax. */
export const PRICED_REGION = 'us-east-1';

const MILLION = 1_000_000;

export const PRICES = {
  sesReceived: 0.1 / 1_000,
  dynamodbWriteUnit: 0.625 / MILLION,
  dynamodbReadUnit: 0.125 / MILLION,
  dynamodbGigabyteMonth: 0.25,
  dynamodbBackupGigabyteMonth: 0.2,
  s3Write: 5 / MILLION,
  s3Read: 0.4 / MILLION,
  s3GigabyteMonth: 0.023,
  lambdaRequest: 0.2 / MILLION,
  lambdaGigabyteSecond: 0.0000133334,
  sqsRequest: 0.4 / MILLION,
  snsPublish: 0.5 / MILLION,
  eventBridgeEvent: 1 / MILLION,
  gatewayRequest: 1 / MILLION,
  gatewayWebSocketMessage: 1 / MILLION,
  kmsKeyMonth: 1,
  cloudWatchAlarmMonth: 0.1,
  cloudWatchMetricMonth: 0.3,
  cloudWatchLogGigabyte: 0.5,
} as const;

export type Price = keyof typeof PRICES;

const SERVICES: Readonly<Record<string, string>> = {
  ses: 'SES',
  dynamodb: 'DynamoDB',
  s3: 'S3',
  lambda: 'Lambda',
  sqs: 'SQS',
  sns: 'SNS',
  eventBridge: 'EventBridge',
  gateway: 'API Gateway',
  kms: 'KMS',
  cloudWatch: 'CloudWatch',
};

export function serviceOf(price: Price): string {
  const [, service] = Object.entries(SERVICES).find(([prefix]) => price.startsWith(prefix)) ?? [];
  if (service === undefined) throw new Error(`No service has the price ${price}`);
  return service;
}

/** Sends to SQS are part of `SQS_CALLS_PER_MESSAGE`. */
export const PRICED_CALLS: Readonly<Record<string, Price>> = {
  's3:PutObject': 's3Write',
  's3:GetObject': 's3Read',
  'events:PutEvents': 'eventBridgeEvent',
  'execute-api:ManageConnections': 'gatewayWebSocketMessage',
};
