import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeRows } from '../../../../lambdas/store/table/batch-write.ts';
import { tableOf } from '../../../../lambdas/store/table/table.ts';

const mock = mockClient(DynamoDBDocumentClient);
afterAll(() => mock.restore());
const table = tableOf(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), 'Table');
beforeEach(() => {
  mock.reset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const put = (pk: string) => ({ put: { pk, sk: 'x' } });
const request = (pk: string) => ({ PutRequest: { Item: { pk, sk: 'x' } } });
const calls = () => mock.commandCalls(BatchWriteCommand).map(({ args: [{ input }] }) => input.RequestItems);

test('writeRows sends only the writes again that DynamoDB left unprocessed, after a pause', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  mock
    .on(BatchWriteCommand)
    .resolvesOnce({ UnprocessedItems: { Table: [request('b')] } })
    .resolves({ UnprocessedItems: {} });
  const writing = writeRows(table, [put('a'), put('b')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls()).toHaveLength(1);
  await Promise.all([writing, vi.runAllTimersAsync()]);

  expect(calls()).toEqual([{ Table: [request('a'), request('b')] }, { Table: [request('b')] }]);
});

test('writeRows gives up after eight rounds of unprocessed writes', async () => {
  mock.on(BatchWriteCommand).resolves({ UnprocessedItems: { Table: [request('a')] } });
  const failed = expect(writeRows(table, [put('a')])).rejects.toThrow('unprocessed');
  await Promise.all([failed, vi.runAllTimersAsync()]);

  expect(calls()).toHaveLength(8);
});

test.each([
  [25, [25]],
  [26, [25, 1]],
  [51, [25, 25, 1]],
])('%i rows are written once each, in batches of %j', async (count, batches) => {
  mock.on(BatchWriteCommand).resolves({ UnprocessedItems: {} });
  const names = Array.from({ length: count }, (_, i) => String(i));
  await writeRows(table, names.map(put));

  expect(calls().map((each) => each?.['Table']?.length)).toEqual(batches);
  expect(calls().flatMap((each) => each?.['Table'])).toEqual(names.map(request));
});
