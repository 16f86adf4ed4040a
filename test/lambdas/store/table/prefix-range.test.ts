import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { newId, timeKey } from '../../../../lambdas/ids.ts';
import {
  apiKeysOfTenant,
  deferredMailOf,
  retiredApiKeys,
  rowsOfThread,
  socketsOf,
  webhooksOf,
} from '../../../../lambdas/store/keys.ts';
import { startingWith } from '../../../../lambdas/store/table/prefix-range.ts';
import { queryRows } from '../../../../lambdas/store/table/table.ts';
import { opened } from '../../../opened.ts';
import { NOW } from '../../test-context.ts';
import { openTestTable } from './test-table.ts';

const table = opened(openTestTable);

let partitions = 0;

async function found(sortKeys: readonly string[], prefix: string): Promise<unknown[]> {
  partitions += 1;
  const pk = `RANGE#${partitions}`;
  for (const sk of sortKeys) {
    await table.client.send(new PutCommand({ TableName: table.name, Item: { pk, sk } }));
  }
  const { rows } = await queryRows(table, startingWith({ partition: pk, prefix }));
  return rows.map((row) => row['sk']);
}

const threadKey = timeKey(NOW, Buffer.alloc(8, 7));
const keyId = newId('key', NOW, Buffer.alloc(8, 7));

test.each([
  ['deferred mail', deferredMailOf('t').prefix, [timeKey(NOW, Buffer.alloc(8))]],
  ['webhooks', webhooksOf('t').prefix, [newId('wh', NOW, Buffer.alloc(8))]],
  ['keys', apiKeysOfTenant('t').prefix, [keyId]],
  ['keys of deleted inboxes', retiredApiKeys('t').prefix, [keyId]],
  ['a thread and its messages', rowsOfThread('i', threadKey).prefix, [timeKey(NOW, Buffer.alloc(8)), '~']],
  ['sockets', socketsOf('t').prefix, [`${keyId.slice(4)}#L0SM9cOFvHcCIhw=`]],
  ['sockets of a key', socketsOf('t', keyId).prefix, ['L0SM9cOFvHcCIhw=', '+/=-_', '']],
])('the range of %s has all that starts so, and neither of its neighbours', async (_what, prefix, rests) => {
  const inside = rests.map((rest) => `${prefix}${rest}`).toSorted();
  const last = prefix.slice(-1).charCodeAt(0);
  const outside = [
    prefix.slice(0, -1),
    `${prefix.slice(0, -1)}${String.fromCharCode(last - 1)}zzzz`,
    `${prefix.slice(0, -1)}${String.fromCharCode(last + 1)}`,
  ];

  expect(await found([...inside, ...outside], prefix)).toEqual(inside);
});

test('the range ends behind every character, of whatever length in UTF-8 and in UTF-16', async () => {
  const inside = ['A#', 'A#~', 'A#\u{7f}', 'A#é', 'A#\u{ffff}', 'A#\u{1f600}', 'A#\u{10fffe}z'];

  // Code units order the last three otherwise: surrogates are below U+FFFF there.
  expect(await found([...inside, 'A', 'A$', 'B#'], 'A#')).toEqual(inside);
});

test('an empty prefix asks for everything', async () => {
  expect(await found(['\u{1}', 'A', '~', '\u{1f600}'], '')).toEqual(['\u{1}', 'A', '~', '\u{1f600}']);
});

test('other expressions may bring values of their own', async () => {
  const query = startingWith({ partition: 'p', prefix: 'A#' }, { ':now': 5 });

  expect(query.ExpressionAttributeValues).toEqual({
    ':partition': 'p',
    ':low': 'A#',
    ':high': 'A#\u{10ffff}',
    ':now': 5,
  });
});
