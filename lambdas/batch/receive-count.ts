import type { SQSRecord } from 'aws-lambda';

export function receiveCount({ attributes }: SQSRecord): number {
  return Number(attributes.ApproximateReceiveCount);
}
