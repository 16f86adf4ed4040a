import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { eachPage, queryAll, tableOf } from '../../../../lambdas/store/table/table.ts';
import { ifConditionHolds } from '../../../../lambdas/store/table/write.ts';

const mock = mockClient(DynamoDBDocumentClient);
afterEach(() => mock.reset());
afterAll(() => mock.restore());
const table = tableOf(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), 'Table');
const QUERY = { KeyConditionExpression: 'pk = :p' };

function answerWith(...pages: readonly (readonly string[])[]): void {
  const answers = pages.map((keys, i) => ({
    Items: keys.map((sk) => ({ sk })),
    Count: keys.length,
    ...(i === pages.length - 1 ? {} : { LastEvaluatedKey: { sk: keys.at(-1) } }),
  }));
  const command = mock.on(QueryCommand);
  for (const answer of answers) command.resolvesOnce(answer);
}

const asked = () =>
  mock
    .commandCalls(QueryCommand)
    .map(({ args: [{ input }] }) => [input.Limit, input.ExclusiveStartKey?.['sk']]);

describe('queryAll', () => {
  test('returns the rows of all pages, each asked for from the end of the one before', async () => {
    answerWith(['a', 'b'], [], ['c']);

    expect(await queryAll(table, QUERY)).toEqual([{ sk: 'a' }, { sk: 'b' }, { sk: 'c' }]);
    expect(asked()).toEqual([
      [undefined, undefined],
      [undefined, 'b'],
      [undefined, undefined],
    ]);
  });

  test('asks for no more rows than are wanted, and for no page after them', async () => {
    answerWith(['a', 'b'], ['c'], ['d']);

    expect(await queryAll(table, QUERY, { wanted: 3 })).toHaveLength(3);
    expect(asked()).toEqual([
      [3, undefined],
      [1, 'b'],
    ]);
  });

  test('asks for one row more where one may be left out, does not count that one, and then looks for many more', async () => {
    answerWith(['a', 'b'], ['c']);

    const rows = await queryAll(table, QUERY, { wanted: 2, leftOut: ({ sk }) => sk === 'a' });
    expect(rows).toEqual([{ sk: 'b' }, { sk: 'c' }]);
    expect(asked()).toEqual([
      [3, undefined],
      [100, 'b'],
    ]);
  });
});

test('eachPage ends when enough was read', async () => {
  answerWith(['a', 'b'], ['c'], ['d']);
  const counts: number[] = [];

  await eachPage(table, QUERY, ({ count }) => {
    counts.push(count);
    return count === 1 ? 'enough' : 'more';
  });
  expect(counts).toEqual([2, 1]);
});

describe('ifConditionHolds', () => {
  const failure = (Item?: ConditionalCheckFailedException['Item']) =>
    new ConditionalCheckFailedException({ message: 'failed', $metadata: {}, ...(Item && { Item }) });

  test('gives the result of the write', async () => {
    expect(await ifConditionHolds(async () => 1)).toEqual({ applied: true, result: 1 });
  });

  test('gives the row that was found when the condition failed', async () => {
    const row = { applied: false, row: { pk: 'a' } };

    expect(await ifConditionHolds(() => Promise.reject(failure({ pk: { S: 'a' } })))).toEqual(row);
    expect(await ifConditionHolds(() => Promise.reject(failure()))).toEqual({
      applied: false,
      row: undefined,
    });
  });

  test('throws every other error', async () => {
    await expect(ifConditionHolds(() => Promise.reject(new Error('throttled')))).rejects.toThrow('throttled');
  });
});
