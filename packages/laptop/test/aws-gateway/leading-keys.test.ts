import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { type Clients, errorName, GatewayFixture, TABLE } from './gateway-fixture.ts';

const gateway = opened(() => GatewayFixture.start());
let dynamodb: Clients['dynamodb'];
beforeAll(() => {
  ({ dynamodb } = gateway.as({
    Effect: 'Allow',
    Action: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'BatchWriteItem', 'Query'].map(
      (name) => `dynamodb:${name}`,
    ),
    Resource: TABLE,
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['OWN#*'] } },
  }));
});

const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });
const TableName = 'Rows';

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

describe('a role that is restricted to some partitions', () => {
  test.each(Object.entries(ways))('can access its own by %s', async (_name, reach) => {
    expect(await errorName(reach('OWN#1'))).toBe('no error');
  });

  test.each(Object.entries(ways))('cannot access others by %s', async (_name, reach) => {
    expect(await errorName(reach('OTHER#1'))).toBe('AccessDeniedException');
  });

  test.each([
    'BatchGetItem',
    'BatchWriteItem',
    'TransactWriteItems',
  ])('is refused a %s of which one row is not its own', async (name) => {
    expect(await errorName(ways[name]?.('OWN#1', 'OTHER#1') ?? Promise.resolve())).toBe(
      'AccessDeniedException',
    );
  });

  const query = (KeyConditionExpression: string, pk: string, more: Partial<QueryCommandInput> = {}) =>
    errorName(
      dynamodb.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression,
          ExpressionAttributeValues: { ':pk': { S: pk }, ':other': { S: 'OWN#1' } },
          ...more,
        }),
      ),
    );

  test.each([
    ['pk = :pk', {}],
    ['pk = :pk AND sk > :other', {}],
    ['(#p = :pk) and begins_with(sk, :other)', { ExpressionAttributeNames: { '#p': 'pk' } }],
  ])('queries its own partitions and no others by %s', async (expression, more) => {
    expect(await query(expression, 'OWN#1', more)).not.toBe('AccessDeniedException');
    expect(await query(expression, 'OTHER#1', more)).toBe('AccessDeniedException');
  });

  test.each([
    ['sk = :other AND pk = :pk', {}],
    ['sk = :pk', {}],
    ['pk = :missing', {}],
    ['pk = :pk', { IndexName: 'listing' }],
  ])('is refused a query by %s, whose partition is not known', async (expression, more) => {
    expect(await query(expression, 'OWN#1', more)).toBe('AccessDeniedException');
  });
});
