import {
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getRow, getRows, queryRows, tableOf } from '../../../../lambdas/store/table/table.ts';
import {
  ConditionsFailed,
  TransactionConflict,
  throughConflicts,
  transact,
  tryTransactOnce,
} from '../../../../lambdas/store/table/transaction.ts';
import type { Writes } from '../../../../lambdas/store/table/write.ts';

const mock = mockClient(DynamoDBDocumentClient);
afterAll(() => mock.restore());
const table = tableOf(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), 'Table');

const put = (pk: string) => ({ Put: { TableName: 'Table', Item: { pk, sk: 'x' } } });
const WITHOUT_B: Writes<'a' | 'b' | 'c'> = { a: put('a'), c: put('c') };
const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: `canceled [${codes.join(', ')}]`,
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({
      Code,
      ...(Code === 'ConditionalCheckFailed' ? { Item: { pk: { S: 'found' } } } : {}),
    })),
  });

beforeEach(() => {
  mock.reset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function settled(run: Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
  const [result] = await Promise.all([Promise.allSettled([run]), vi.runAllTimersAsync()]);
  return result[0];
}

async function failureOf(run: Promise<unknown>): Promise<unknown> {
  const result = await settled(run);
  return result.status === 'rejected' ? result.reason : undefined;
}

describe('a transaction', () => {
  test('has the parts that are there, in their order', async () => {
    mock.on(TransactWriteCommand).resolves({});
    await settled(transact(table, WITHOUT_B));

    expect(mock.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems).toEqual([
      put('a'),
      put('c'),
    ]);
  });

  test.each([
    'TransactionConflict',
    'ThrottlingError',
    'ProvisionedThroughputExceeded',
  ])('that meets %s is tried again until it goes through', async (code) => {
    mock
      .on(TransactWriteCommand)
      .rejectsOnce(canceled('None', code))
      .rejectsOnce(canceled(code, 'None'))
      .resolves({});

    expect(await settled(transact(table, { a: put('a'), b: put('b') }))).toMatchObject({
      status: 'fulfilled',
    });
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  test('that keeps meeting conflicts gives up with the last of them, and nothing worse', async () => {
    const conflict = canceled('TransactionConflict');
    mock.on(TransactWriteCommand).rejects(conflict);

    expect(await failureOf(transact(table, { a: put('a') }))).toBe(conflict);
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(8);
  });

  test('waits longer from one conflict to the next, within seconds in all', async () => {
    mock.on(TransactWriteCommand).rejects(canceled('TransactionConflict'));
    const start = Date.now();
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    await settled(transact(table, { a: put('a') }));

    expect(Date.now() - start).toBeGreaterThan(1000);
    expect(Date.now() - start).toBeLessThan(10_000);
    vi.restoreAllMocks();
  });

  test('whose condition failed is not tried again, and says which and what was found', async () => {
    mock.on(TransactWriteCommand).rejects(canceled('None', 'ConditionalCheckFailed', 'None'));
    const error = await failureOf(transact(table, { a: put('a'), b: put('b'), c: put('c') }));

    expect(error).toBeInstanceOf(ConditionsFailed);
    expect(error).toMatchObject({ found: new Map([['b', { pk: 'found' }]]) });
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  test('counts a failed condition for more than a conflict beside it', async () => {
    mock.on(TransactWriteCommand).rejects(canceled('TransactionConflict', 'ConditionalCheckFailed'));

    expect(await failureOf(transact(table, { a: put('a'), b: put('b') }))).toBeInstanceOf(ConditionsFailed);
  });

  test('names parts as they are without those that are not there', async () => {
    mock.on(TransactWriteCommand).rejects(canceled('None', 'ConditionalCheckFailed'));
    const error = await failureOf(transact(table, WITHOUT_B));

    expect(error).toMatchObject({ found: new Map([['c', { pk: 'found' }]]) });
  });

  test.each([
    canceled('ValidationError'),
    canceled('ItemCollectionSizeLimitExceeded'),
    new Error('network'),
  ])('that fails otherwise fails as it did: %s', async (failure) => {
    mock.on(TransactWriteCommand).rejects(failure);

    expect(await failureOf(transact(table, { a: put('a') }))).toBe(failure);
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });
});

describe('a transaction that is made once', () => {
  test('says which of its rows others held, and is not tried again', async () => {
    const conflict = canceled('None', 'TransactionConflict', 'None');
    mock.on(TransactWriteCommand).rejects(conflict);
    const error = await tryTransactOnce(table, { a: put('a'), b: put('b'), c: put('c') });

    expect(error).toBeInstanceOf(TransactionConflict);
    expect(error).toMatchObject({ parts: new Set(['b']), cause: conflict });
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  test('says what it found where its conditions failed, whatever others held', async () => {
    mock.on(TransactWriteCommand).rejects(canceled('TransactionConflict', 'ConditionalCheckFailed'));

    expect(await tryTransactOnce(table, { a: put('a'), b: put('b') })).toMatchObject({
      found: new Map([['b', { pk: 'found' }]]),
    });
  });
});

describe('a write of a row that transactions write as well', () => {
  const conflict = new TransactionConflictException({ message: 'ongoing', $metadata: {} });

  test('is tried again while one of them holds the row', async () => {
    mock.on(PutCommand).rejectsOnce(conflict).rejectsOnce(conflict).resolves({});
    const write = new PutCommand({ TableName: 'Table', Item: { pk: 'a', sk: 'x' } });

    expect(await failureOf(throughConflicts(table, () => table.client.send(write)))).toBeUndefined();
    expect(mock.commandCalls(PutCommand)).toHaveLength(3);
  });

  test('fails with the conflict that does not end, and with anything else at once', async () => {
    const write = new PutCommand({ TableName: 'Table', Item: { pk: 'a', sk: 'x' } });
    mock.on(PutCommand).rejects(conflict);
    expect(await failureOf(throughConflicts(table, () => table.client.send(write)))).toBe(conflict);
    expect(mock.commandCalls(PutCommand)).toHaveLength(8);

    const failure = new Error('network');
    mock.on(PutCommand).rejects(failure);
    expect(await failureOf(throughConflicts(table, () => table.client.send(write)))).toBe(failure);
    expect(mock.commandCalls(PutCommand)).toHaveLength(9);
  });
});

describe('reads', () => {
  test('of one row are strongly consistent', async () => {
    mock.on(GetCommand).resolves({ Item: { pk: 'a', sk: 'b', v: 1 } });

    expect(await getRow(table, { pk: 'a', sk: 'b' })).toEqual({ pk: 'a', sk: 'b', v: 1 });
    expect(mock.commandCalls(GetCommand)[0]?.args[0].input).toMatchObject({ ConsistentRead: true });
  });

  test('of many rows come in the order of their keys, ask for each once, and a hundred at a time', async () => {
    mock
      .on(BatchGetCommand)
      .callsFake((input: { RequestItems: { Table: { Keys: { pk: string; sk: string }[] } } }) => ({
        Responses: { Table: input.RequestItems.Table.Keys.filter(({ pk }) => pk !== '7').reverse() },
      }));
    const keys = [
      ...Array.from({ length: 150 }, (_, i) => ({ pk: String(i), sk: 'x' })),
      { pk: '3', sk: 'x' },
    ];
    const rows = await getRows(table, keys);

    expect(rows.map((row) => row?.['pk'])).toEqual(keys.map(({ pk }) => (pk === '7' ? undefined : pk)));
    expect(mock.commandCalls(BatchGetCommand)).toHaveLength(2);
  });

  test('ask again for what was left unprocessed, after a pause', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const left = { Table: { Keys: [{ pk: 'b', sk: 'x' }], ConsistentRead: true } };
    mock
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { Table: [{ pk: 'a', sk: 'x' }] }, UnprocessedKeys: left })
      .resolves({ Responses: { Table: [{ pk: 'b', sk: 'x' }] }, UnprocessedKeys: {} });
    const reading = getRows(table, [
      { pk: 'a', sk: 'x' },
      { pk: 'b', sk: 'x' },
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect(mock.commandCalls(BatchGetCommand)).toHaveLength(1);

    expect(await settled(reading)).toMatchObject({
      value: [
        { pk: 'a', sk: 'x' },
        { pk: 'b', sk: 'x' },
      ],
    });
    expect(mock.commandCalls(BatchGetCommand)[1]?.args[0].input.RequestItems).toEqual(left);
  });

  test('that are left unprocessed again and again fail', async () => {
    const left = { Table: { Keys: [{ pk: 'a', sk: 'x' }] } };
    mock.on(BatchGetCommand).resolves({ Responses: {}, UnprocessedKeys: left });

    expect(await failureOf(getRows(table, [{ pk: 'a', sk: 'x' }]))).toMatchObject({
      message: expect.stringContaining('unprocessed'),
    });
  });

  test('of nothing ask for nothing', async () => {
    expect(await getRows(table, [])).toEqual([]);
    expect(mock.calls()).toHaveLength(0);
  });

  test('of a query without rows are an empty list', async () => {
    mock.on(QueryCommand).resolves({});

    expect(await queryRows(table, { KeyConditionExpression: 'pk = :a' })).toEqual({
      rows: [],
      count: 0,
      lastKey: undefined,
    });
  });
});
