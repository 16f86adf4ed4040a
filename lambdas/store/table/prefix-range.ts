import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { KeyRange } from '../keys.ts';

type RangeQuery = Pick<QueryCommandInput, 'KeyConditionExpression' | 'ExpressionAttributeValues'>;

/** Sorts before every character of our keys. DynamoDB refuses an empty text as a key. */
const BEFORE_ALL = '\u{0}';
/** Sorts after every character of our keys: DynamoDB compares UTF-8 bytes, and no text has greater ones. */
const AFTER_ALL = '\u{10FFFF}';

/** The least and the greatest sort key that starts with a prefix; with an empty one, of all in our table. */
export function prefixBounds(prefix: string): readonly [low: string, high: string] {
  return [prefix === '' ? BEFORE_ALL : prefix, `${prefix}${AFTER_ALL}`];
}

/**
 * Asks for the rows of a partition whose sort keys start with a prefix. `begins_with` would say it more plainly, and costs
 * the same in AWS; the engine of a laptop walks through the partition for it, and goes straight to a range.
 * @param values that other expressions of the query need beside.
 */
export function startingWith(
  { partition, prefix }: KeyRange,
  values: Readonly<Record<string, unknown>> = {},
): RangeQuery {
  return sortedBetween(partition, ...prefixBounds(prefix), values);
}

/** Asks for the rows of a partition from a sort key to another, both included. */
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
