import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { WaitingWorld } from './waiting-world.ts';

const CODE = '482913';
const PAGE_ROWS = 1_000;
const BATCH = 25;

const table = opened(openTestTable);

async function inboxWith(newer: number, unauthenticated = false): Promise<WaitingWorld> {
  const world = await WaitingWorld.open(table);
  await world.arrive({ id: '<code@x.test>', code: CODE, unauthenticated });
  world.now += 1;
  const id = await world.arrive({ id: '<other@x.test>', unauthenticated });
  const found = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :thread)',
      ExpressionAttributeValues: { ':pk': `INBOX#${world.inbox.inboxId}`, ':thread': 'THREAD#' },
    }),
  );
  const row = found.Items?.find(
    ({ gsk, sk }) => String(sk).endsWith(String(gsk)) && id.includes(String(gsk).slice(-8)),
  );
  if (row === undefined) throw new Error('The row of the message was not found');
  const copies = Array.from({ length: newer - 1 }, (_, i) => {
    const key = `${row['gsk']}${String(i).padStart(5, '0')}`;
    return { ...row, sk: `${String(row['sk'])}${String(i).padStart(5, '0')}`, gsk: key };
  });
  for (let i = 0; i < copies.length; i += BATCH)
    await table.client.send(
      new BatchWriteCommand({
        RequestItems: {
          [table.name]: copies.slice(i, i + BATCH).map((Item) => ({ PutRequest: { Item } })),
        },
      }),
    );
  return world;
}

test('GET verification finds the code behind more messages than a page of the list examines', async () => {
  const world = await inboxWith(PAGE_ROWS + 20);

  world.now += 5_000;
  expect(await world.verification({})).toMatchObject({
    status: 'found',
    code: CODE,
    candidates: [],
    age_seconds: 5,
  });
  expect(await world.verification({ from_domain: 'x.test' })).toMatchObject({ status: 'found', code: CODE });
});

test.each([
  1, 2,
])('GET verification counts a withheld code behind %i pages of hidden messages', async (pages) => {
  const world = await inboxWith(pages * PAGE_ROWS + 20, true);

  expect(await world.verification({ from_domain: 'x.test' })).toMatchObject({ status: 'none', withheld: 1 });
});

test('GET verification of an inbox that does not exist is 404', async () => {
  const world = await WaitingWorld.open(table);

  await expect(world.verification({ inbox_id: 'none@agents.test' })).rejects.toMatchObject({
    name: 'not_found',
  });
});

test('GET verification is incomplete, and not none, behind 20,000 messages without a code', async () => {
  const world = await inboxWith(1);
  const { Items: [row] = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :thread)',
      FilterExpression: 'attribute_exists(gsk) AND attribute_exists(extraction)',
      ExpressionAttributeValues: { ':pk': `INBOX#${world.inbox.inboxId}`, ':thread': 'THREAD#' },
      ScanIndexForward: false,
    }),
  );
  let examined = 0;
  world.onCall = async ({ name, input }) => {
    if (name !== 'Query' || input['IndexName'] === undefined) return undefined;
    // A list that never ends: each read gives as many other messages as it asks for.
    const count = Number(input['Limit']);
    const Items = Array.from({ length: count }, () => {
      examined += 1;
      return { ...row, gsk: String(9_999_999 - examined) };
    });
    return { Items, Count: count, LastEvaluatedKey: { gsk: Items.at(-1)?.gsk } };
  };
  const answer = await world.verification({ from_domain: 'y.test' });

  expect(answer).toMatchObject({ status: 'incomplete', code: null, message_id: null });
  // 20 pages of clean messages, and 20 of hidden ones.
  expect(examined).toBeLessThanOrEqual(40 * PAGE_ROWS);
  expect(examined).toBeGreaterThanOrEqual(39 * PAGE_ROWS);
});
