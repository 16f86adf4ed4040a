/** Check the prices again before you rely on a sum. */
export const PRICED_ON = '2026-11-21';
/** Prices are in dollars, without the free tier, volume discounts and tax. */
export const PRICED_REGION = 'us-east-1';

const MILLION = 1_000_000;

export const PRICES = {
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
  event: 1 / MILLION,
  httpApiRequest: 1 / MILLION,
  sesReceived: 0.1 / 1_000,
  /**
   * SES bills each complete 256 KB of a received email; an email of 255 KB has none (Amazon SES pricing, "Incoming mail
   * chunks").
   */
  sesReceivedChunk: 0.09 / 1_000,
  sesSent: 0.1 / 1_000,
  /** The Essentials plan, the default of accounts that are new to SES since 2026-07-21, calls this a "message". */
  sesPlanMessage: 0.16 / 1_000,
  webSocketMessage: 1 / MILLION,
  kmsRequest: 0.03 / 10_000,
  kmsKeyMonth: 1,
  alarmMonth: 0.1,
  metricMonth: 0.3,
  logGigabyte: 0.5,
} as const;
