import { Readable } from 'node:stream';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { retryConflicts } from '../../../lambdas/store/table/open-table.ts';

/** A client that gets these replies, one after the other. */
function clientOf(answers: string[]): DynamoDBClient {
  const client = new DynamoDBClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
  });
  retryConflicts(client);
  client.middlewareStack.add(
    () => async () => {
      const type = answers.shift();
      if (type === undefined) throw new Error('no answer is left');
      const body = Readable.from([Buffer.from(JSON.stringify(type === '' ? {} : { __type: type }))]);
      return { response: { statusCode: type === '' ? 200 : 400, reason: '', headers: {}, body } };
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
