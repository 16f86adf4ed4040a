import { Readable } from 'node:stream';
import { DynamoDBClient, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { countRefusals, retryConflicts } from '../../../lambdas/store/table/open-table.ts';

const counted: string[] = [];
beforeEach(() => {
  counted.length = 0;
});

function clientOf(answers: string[], failed: object = {}): DynamoDBClient {
  const client = new DynamoDBClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
  });
  retryConflicts(client);
  countRefusals(client, async () => ({ count: (name) => counted.push(name) }));
  client.middlewareStack.add(
    () => async () => {
      const type = answers.shift();
      if (type === undefined) throw new Error('no answer is left');
      const statusCode = type === '' ? 200 : type.endsWith('#InternalServerError') ? 500 : 400;
      const answer = type === '' ? {} : { __type: type, ...failed };
      const body = Readable.from([Buffer.from(JSON.stringify(answer))]);
      return { response: { statusCode, reason: '', headers: {}, body } };
    },
    { step: 'deserialize', priority: 'low', name: 'answers' },
  );
  return client;
}

const write = new PutItemCommand({ TableName: 'Table', Item: { pk: { S: 'a' } } });
const CONFLICT = 'com.amazonaws.dynamodb.v20120810#TransactionConflictException';
const REFUSED = 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException';

test('a write of a row that a transaction holds is made when the row is free', async () => {
  const answers = [CONFLICT, CONFLICT, ''];
  const { $metadata } = await clientOf(answers).send(write);

  expect($metadata.attempts).toBe(3);
  expect(answers).toEqual([]);
});

test('a write whose condition failed is not made again', async () => {
  const answers = [REFUSED, ''];

  await expect(clientOf(answers).send(write)).rejects.toMatchObject({
    name: 'ConditionalCheckFailedException',
  });
  expect(answers).toEqual(['']);
});

const EXCEPTIONS = 'com.amazonaws.dynamodb.v20120810#';

test.each([
  ['ThrottlingException', 'TableThrottled'],
  ['ProvisionedThroughputExceededException', 'TableThrottled'],
  ['RequestLimitExceeded', 'TableThrottled'],
  ['InternalServerError', 'TableFailed'],
])('each attempt that DynamoDB refuses with %s is counted as %s, also when a later one succeeds', async (type, name) => {
  await clientOf([EXCEPTIONS + type, EXCEPTIONS + type, '']).send(write);

  expect(counted).toEqual([name, name]);
});

test('a transaction that was cancelled because one of its rows was throttled is counted', async () => {
  const client = clientOf([`${EXCEPTIONS}TransactionCanceledException`], {
    CancellationReasons: [{ Code: 'None' }, { Code: 'ThrottlingError' }],
  });

  await expect(client.send(new TransactWriteItemsCommand({ TransactItems: [] }))).rejects.toMatchObject({
    name: 'TransactionCanceledException',
  });
  expect(counted).toEqual(['TableThrottled']);
});

test.each([
  ['ConditionalCheckFailedException', {}],
  ['TransactionCanceledException', { CancellationReasons: [{ Code: 'ConditionalCheckFailed' }] }],
])('%s is an answer of the table and not counted', async (type, failed) => {
  await expect(clientOf([EXCEPTIONS + type], failed).send(write)).rejects.toMatchObject({ name: type });

  expect(counted).toEqual([]);
});
