import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clients, errorName, GatewayFixture, TABLE } from './gateway-fixture.ts';

let gateway: GatewayFixture;
let dynamodb: Clients['dynamodb'];
beforeAll(async () => {
  gateway = await GatewayFixture.start();
  ({ dynamodb } = gateway.as({
    Effect: 'Allow',
    Action: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'BatchWriteItem', 'Query'].map(
      (name) => `dynamodb:${name}`,
    ),
    Resource: TABLE,
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['OWN#*'] } },
  }));
});
afterAll(() => gateway.stop());

const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });
const TableName = 'Rows';

/** Each way of naming the rows with these partition keys. */
const ways: Readonly<Record<string, (...pks: string[]) => Promise<unknown>>> = {
  GetItem: (pk = '') => dynamodb.send(new GetItemCommand({ TableName, Key: key(pk) })),
  PutItem: (pk = '') => dynamodb.send(new PutItemCommand({ TableName, Item: key(pk) })),
  UpdateItem: (pk = '') => dynamodb.send(new UpdateItemCommand({ TableName, Key: key(pk) })),
  BatchGetItem: (...pks) =>
    dynamodb.send(new BatchGetItemCommand({ RequestItems: { Rows: { Keys: pks.map(key) } } })),
  BatchWriteItem: (...pks) =>
    dynamodb.send(
      new BatchWriteItemCommand({
        RequestItems: { Rows: pks.map((pk) => ({ PutRequest: { Item: key(pk) } })) },
      }),
    ),
  TransactWriteItems: (...pks) =>
    dynamodb.send(
      new TransactWriteItemsCommand({
        TransactItems: pks.map((pk) => ({ Put: { TableName, Item: key(pk) } })),
      }),
    ),
};

describe('a role that is held to some partitions', () => {
  it.each(Object.entries(ways))('reaches its own by %s', async (_name, reach) => {
    expect(await errorName(reach('OWN#1'))).toBe('no error');
  });

  it.each(Object.entries(ways))('reaches no other by %s', async (_name, reach) => {
    expect(await errorName(reach('OTHER#1'))).toBe('AccessDeniedException');
  });

  it.each([
    'BatchGetItem',
    'BatchWriteItem',
    'TransactWriteItems',
  ])('is refused a %s of which one row is not its own', async (name) => {
    expect(await errorName(ways[name]?.('OWN#1', 'OTHER#1') ?? Promise.resolve())).toBe(
      'AccessDeniedException',
    );
  });

  it('is refused what names no row: the keys of a query are not looked for', async () => {
    const query = new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: 'OWN#1' } },
    });

    expect(await errorName(dynamodb.send(query))).toBe('AccessDeniedException');
  });
});
