import type { SQSRecord } from 'aws-lambda';

/** How often SQS has given out a message, this time included. */
export function receiveCount({ attributes }: SQSRecord): number {
  return Number(attributes.ApproximateReceiveCount);
}
