import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { KeyRange } from '../keys.ts';

type RangeQuery = Pick<QueryCommandInput, 'KeyConditionExpression' | 'ExpressionAttributeValues'>;

/** It sorts before every key, and DynamoDB refuses an empty one. */
const BEFORE_ALL = '\u{0}';
/** DynamoDB compares UTF-8 bytes, and no text has greater ones. */
const AFTER_ALL = '\u{10FFFF}';

export function prefixBounds(prefix: string): readonly [low: string, high: string] {
  return [prefix === '' ? BEFORE_ALL : prefix, `${prefix}${AFTER_ALL}`];
}

/** `begins_with` costs the same in AWS, but the engine of a laptop walks through the partition for it. */
export function startingWith(
  { partition, prefix }: KeyRange,
  values: Readonly<Record<string, unknown>> = {},
): RangeQuery {
  return sortedBetween(partition, ...prefixBounds(prefix), values);
}

export function sortedBetween(
  partition: string,
  low: string,
  high: string,
  values: Readonly<Record<string, unknown>> = {},
): RangeQuery {
  return {
    KeyConditionExpression: 'pk = :partition AND sk BETWEEN :low AND :high',
    ExpressionAttributeValues: { ':partition': partition, ':low': low, ':high': high, ...values },
  };
}
