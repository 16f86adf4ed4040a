import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rebuildInboxes } from '../src/admin/rebuild-commands.ts';

const lambda = mockClient(LambdaClient);
beforeEach(() => lambda.reset());
afterAll(() => lambda.restore());

const flags = {
  dataDir: '/nowhere',
  function: 'rebuild',
  region: 'us-east-1',
  inbox: 'a@x.test',
  json: true,
};
const NOTHING = {
  inbox_id: 'a@x.test',
  present: 0,
  rebuilt: 0,
  repaired: 0,
  deferred: 0,
  extracted: 0,
  under_way: 0,
  without_note: 0,
};

function answers(...results: object[]): void {
  lambda.on(InvokeCommand).callsFake(() => {
    const result = results.shift();
    if (result === undefined) throw new Error('one call too many');
    return { Payload: Buffer.from(JSON.stringify({ ok: true, result: { ...NOTHING, ...result } })) };
  });
}

const requests = () =>
  lambda.commandCalls(InvokeCommand).map(({ args: [{ input }] }) => JSON.parse(String(input.Payload)));

test('admin rebuild repeats a page until nothing of it is left, follows page tokens and adds the counts up', async () => {
  answers(
    { rebuilt: 3, present: 5, extracted: 4, left: 2, next_page_token: 'page-2' },
    { rebuilt: 2, present: 8, extracted: 1, left: 0, next_page_token: 'page-2' },
    { repaired: 1, present: 7, deferred: 1, left: 0, next_page_token: null },
  );

  const { inboxes } = JSON.parse(await rebuildInboxes(flags));
  expect(inboxes).toEqual([{ ...NOTHING, rebuilt: 5, present: 12, repaired: 1, deferred: 1, extracted: 5 }]);
  expect(requests()).toEqual([
    { command: 'inboxes.rebuild', inbox_id: 'a@x.test' },
    { command: 'inboxes.rebuild', inbox_id: 'a@x.test' },
    { command: 'inboxes.rebuild', inbox_id: 'a@x.test', page_token: 'page-2' },
  ]);
});

test('admin rebuild tells in a sentence what was made again and what was there, in part or whole', async () => {
  answers({ rebuilt: 1, repaired: 2, present: 3, left: 0, next_page_token: null });

  expect(await rebuildInboxes({ ...flags, json: false })).toBe(
    'a@x.test: 1 rebuilt, 3 already present, 2 repaired',
  );
});
