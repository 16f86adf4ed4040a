import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { RowLoader } from '../../../../lambdas/store/table/row-loader.ts';
import type { Key } from '../../../../lambdas/store/table/table.ts';

const names = (keys: readonly Key[]) => keys.map(({ sk }) => sk);
const key = (sk: string): Key => ({ pk: 'P', sk });

let loader: RowLoader;
/** What is stored, and each call that reads it: it sees what is stored when the test answers it. */
let stored: Map<string, number>;
let calls: { readonly keys: readonly Key[]; answer(): void; fail(): void }[];
beforeEach(() => {
  loader = new RowLoader(playedClient(), 'Table');
  stored = new Map();
  calls = [];
});

const requestSchema = z.object({
  RequestItems: z.record(
    z.string(),
    z.object({ Keys: z.array(z.object({ pk: z.string(), sk: z.string() })) }),
  ),
});

function playedClient(): DynamoDBDocumentClient {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
  const send = async ({ input }: BatchGetCommand): Promise<unknown> => {
    const [[table, { Keys: keys }] = ['', { Keys: [] }]] = Object.entries(
      requestSchema.parse(input).RequestItems,
    );
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    calls.push({
      keys,
      answer: () =>
        resolve({
          Responses: {
            [table]: keys.flatMap((each) =>
              stored.has(each.sk) ? [{ ...each, value: stored.get(each.sk) }] : [],
            ),
          },
        }),
      fail: () => reject(new Error(`no answer about ${names(keys).join()}`)),
    });
    return promise;
  };
  return Object.assign(client, { send });
}

async function ask(...wanted: string[]): Promise<unknown[]> {
  const rows = await loader.rows(wanted.map(key));
  return rows.map((row) => row?.['value']);
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
  const other = new RowLoader(playedClient(), 'Other').rows([key('b')]);
  await turn();

  expect(calls).toHaveLength(2);
  for (const call of calls) call.answer();
  await Promise.all([one, other]);
});

test.each([
  [100, [100]],
  [101, [100, 1]],
  [201, [100, 100, 1]],
])('%i rows are read in batches of %j, in the order of their keys, and one that is gone is undefined', async (count, batches) => {
  const wanted = Array.from({ length: count }, (_, i) => String(i));
  for (const [i, name] of wanted.entries()) stored.set(name, i);
  const answer = ask(...wanted);
  for (let call = 0; call < batches.length; call++) {
    await turn();
    // It vanishes when the batches before it were read.
    if (call === batches.length - 1) stored.delete(wanted.at(-1) ?? '');
    calls[call]?.answer();
  }

  expect(await answer).toEqual([...wanted.keys()].map((i) => (i === count - 1 ? undefined : i)));
  expect(calls.map(({ keys }) => keys.length)).toEqual(batches);
});
