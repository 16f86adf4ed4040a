import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { RowReads } from '../../../lambdas/store/table/row-reads.ts';
import type { Key, Row, Table } from '../../../lambdas/store/table/table.ts';

const names = (keys: readonly Key[]) => keys.map(({ sk }) => sk);
const key = (sk: string): Key => ({ pk: 'P', sk });

let table: Table;
/** What is stored, and each call that reads it: it sees what is stored when the test lets it. */
let stored: Map<string, number>;
let calls: { readonly keys: readonly Key[]; answer(): void; fail(): void }[];
beforeEach(() => {
  table = { client: DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), name: 'Table' };
  stored = new Map();
  calls = [];
});

function read(keys: readonly Key[]): Promise<ReadonlyMap<string, Row>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, Row>>();
  calls.push({
    keys,
    answer: () =>
      resolve(
        new Map(
          names(keys).flatMap((name) => (stored.has(name) ? [[name, { value: stored.get(name) }]] : [])),
        ),
      ),
    fail: () => reject(new Error(`no answer about ${names(keys).join()}`)),
  });
  return promise;
}

/** @returns the values of rows, asked for together. */
async function ask(...wanted: string[]): Promise<unknown[]> {
  const rows = await RowReads.of(table, read).rows(new Map(wanted.map((name) => [name, key(name)])));
  return wanted.map((name) => rows.get(name)?.['value']);
}

/** Lets everything happen that waits for no call. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('simultaneous reads are one call, with each row once', async () => {
  stored.set('a', 1).set('b', 2);
  const answers = [ask('a', 'b'), ask('b', 'c')];
  await turn();

  expect(calls.map(({ keys }) => names(keys))).toEqual([['a', 'b', 'c']]);
  calls[0]?.answer();
  expect(await Promise.all(answers)).toEqual([
    [1, 2],
    [2, undefined],
  ]);
});

test('reads that are asked for during a call go together with the next one', async () => {
  const first = ask('a');
  await turn();
  const others = [ask('b')];
  await turn();
  others.push(ask('c', 'a'));
  await turn();

  expect(calls.map(({ keys }) => names(keys))).toEqual([['a']]);
  calls[0]?.answer();
  await first;
  await turn();
  expect(calls.map(({ keys }) => names(keys))).toEqual([['a'], ['b', 'c', 'a']]);
  calls[1]?.answer();
  expect(await Promise.all(others)).toEqual([[undefined], [undefined, undefined]]);
});

test('a row is read after it was asked for, although an earlier call for it is under way', async () => {
  stored.set('a', 1);
  const before = ask('a');
  await turn();
  calls[0]?.answer();
  stored.set('a', 2);
  const after = ask('a');

  expect(await before).toEqual([1]);
  await turn();
  calls[1]?.answer();
  expect(await after).toEqual([2]);
});

test('a call that fails concerns those whose rows it was for, and no one after them', async () => {
  stored.set('c', 3);
  const first = [ask('a'), ask('b')];
  await turn();
  const next = ask('c');
  calls[0]?.fail();

  await expect(first[0]).rejects.toThrow('no answer about a,b');
  await expect(first[1]).rejects.toThrow('no answer about a,b');
  await turn();
  calls[1]?.answer();
  expect(await next).toEqual([3]);
});

test('tables do not wait for each other', async () => {
  const one = ask('a');
  await turn();
  const other = RowReads.of({ ...table, name: 'Other' }, read).rows(new Map([['b', key('b')]]));
  await turn();

  expect(calls).toHaveLength(2);
  for (const call of calls) call.answer();
  await Promise.all([one, other]);
});
