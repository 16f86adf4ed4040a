import { expect, test } from 'vitest';
import { callTool } from '../../../lambdas/mcp/call-tool.ts';
import { tools } from '../../../lambdas/mcp/tools.ts';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { WaitingWorld } from './waiting-world.ts';

const table = opened(openTestTable);

async function wait(world: WaitingWorld, args: Record<string, unknown>) {
  const tool = tools.find(({ tool: name }) => name === 'wait_for_message');
  if (tool === undefined) throw new Error('There is no such tool');
  const all = { inbox_id: world.inbox.inboxId, ...args };
  return callTool({ ...world.context, requestId: 'request-1' }, tool, all);
}

test('wait_for_message answers with mail that arrives and matches', async () => {
  const world = await WaitingWorld.open(table);
  let polls = 0;
  let id: string | undefined;
  world.onPoll = async () => {
    polls += 1;
    if (polls === 2) await world.arrive({ id: '<a@x.test>', from: 'shop@y.test', second: 2 });
    if (polls === 3) id = await world.arrive({ id: '<b@x.test>', from: 'no-reply@bank.test', second: 3 });
  };
  const { structuredContent } = await wait(world, { from: '@bank.test' });
  expect(structuredContent).toMatchObject({ count: 1, messages: [{ message_id: id }] });
});

test('wait_for_message counts mail of the last minute, and older mail only with after', async () => {
  const world = await WaitingWorld.open(table);
  await world.arrive({ id: '<old@x.test>', second: -61 });
  expect((await wait(world, { timeout_seconds: 1 })).structuredContent).toMatchObject({ count: 0 });
  const id = await world.arrive({ id: '<recent@x.test>', second: -50 });
  expect((await wait(world, {})).structuredContent).toMatchObject({ messages: [{ message_id: id }] });
  const after = new Date(world.now - 3_600_000).toISOString();
  expect((await wait(world, { after })).structuredContent).toMatchObject({ count: 2 });
});

test('wait_for_message waits for 25 seconds, or as long as its argument says, and no longer', async () => {
  const world = await WaitingWorld.open(table);
  const begin = world.now;
  await wait(world, {});
  expect(world.now - begin).toBe(25_000);
  expect((await wait(world, { timeout_seconds: 26 })).isError).toBe(true);
});
