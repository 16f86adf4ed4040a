import {
  type AttributeValue,
  type DynamoDBClient,
  PutItemCommand,
  paginateQuery,
  paginateScan,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import type { Key } from '../../../../../lambdas/store/table/table.ts';
import { ifConditionHolds } from '../../../../../lambdas/store/table/write.ts';

/** Rows are copied in the form of DynamoDB, and this version does not parse them. */
export interface RawTable {
  readonly client: DynamoDBClient;
  readonly name: string;
}

export type RawRow = Record<string, AttributeValue>;

export async function putMissing({ client, name }: RawTable, row: RawRow): Promise<boolean> {
  const { applied } = await ifConditionHolds(() =>
    client.send(
      new PutItemCommand({ TableName: name, Item: row, ConditionExpression: 'attribute_not_exists(pk)' }),
    ),
  );
  return applied;
}

export async function* pagesOf({ client, name }: RawTable, partition: string): AsyncGenerator<RawRow[]> {
  const query = {
    TableName: name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: partition } },
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateQuery({ client }, query)) yield Items;
}

/** DynamoDB scans the whole table for it. */
export async function* rowsWith(
  { client, name }: RawTable,
  partitions: string,
  attribute: string,
): AsyncGenerator<RawRow[]> {
  const scan = {
    TableName: name,
    FilterExpression: 'begins_with(pk, :partitions) AND attribute_exists(#attribute)',
    ExpressionAttributeNames: { '#attribute': attribute },
    ExpressionAttributeValues: { ':partitions': { S: partitions } },
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateScan({ client }, scan)) yield Items;
}

export async function rowOf({ client, name }: RawTable, { pk, sk }: Key): Promise<RawRow | undefined> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk = :sk',
      ExpressionAttributeValues: { ':pk': { S: pk }, ':sk': { S: sk } },
      ConsistentRead: true,
    }),
  );
  return Items[0];
}

export function textOf(row: RawRow, name: string): string {
  const value = row[name]?.S;
  if (value === undefined) throw new Error(`A row has no ${name}: ${row['pk']?.S} ${row['sk']?.S}`);
  return value;
}
