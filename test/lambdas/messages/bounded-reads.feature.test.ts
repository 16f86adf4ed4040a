import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openMeteredTable } from '../../../bench/measuring/metered-table.ts';
import { keysOfMessageId } from '../../../lambdas/ids.ts';
import { type StateChange, trashChange } from '../../../lambdas/message/message-state.ts';
import { changeMessages } from '../../../lambdas/messages/change-messages.ts';
import { deleteMessages } from '../../../lambdas/messages/delete-messages.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { getThreadOperation } from '../../../lambdas/operations/threads/get.ts';
import { countMarked } from '../../../lambdas/store/message/marked-list.ts';
import { listMessages, listThreads } from '../../../lambdas/store/message/messages.ts';
import { availableMessages } from '../../../lambdas/store/message/unread-claims.ts';
import { opened } from '../../opened.ts';
import { arrive, newInbox } from '../store/receive/arriving-mail.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

const table = opened(openMeteredTable);

const services = () => ({
  table,
  now: () => NOW,
  randomBytes,
  publications: { send: async () => undefined },
  purgeQueue: { send: async () => undefined },
  usage: { changed: async () => undefined },
});

async function threadOf(length: number) {
  const inbox = await newInbox(table);
  const ids: string[] = [];
  for (let n = 0; n < length; n++) {
    const reply = n === 0 ? {} : { inReplyTo: '<0@x>' };
    ids.push((await arrive(table, inbox, { id: `<${n}@x>`, second: n, ...reply })).messageId);
  }
  const pathOf = (n: number) => {
    const { threadKey = '', sortKey = '' } = keysOfMessageId(ids.at(n) ?? '') ?? {};
    return { inbox, threadKey, sortKeys: [sortKey] };
  };
  const change = (n: number, change: StateChange) => () =>
    changeMessages(services(), { ...pathOf(n), change, together: true, mayChange: () => true });
  const remove = (n: number) => () => deleteMessages(services(), { ...pathOf(n), isWanted: () => true });
  return { inbox, ids, change, remove };
}

const READ: StateChange = { unread: false, addLabels: [], removeLabels: [], ifLabels: [], unlessLabels: [] };

test('a change, the trash, a restore and a deletion of one message read no more of a thread of 120 messages than of one of 12', async () => {
  const [short, long] = [await threadOf(12), await threadOf(120)];
  const costs = async ({ change, remove }: typeof short) => {
    const steps = {
      read: change(5, READ),
      trash: change(5, trashChange(true)),
      trashOfNewest: change(-1, trashChange(true)),
      restore: change(5, trashChange(false)),
      deletionOfNewest: remove(-2),
      deletionOfFirst: remove(0),
      deletionFromTrash: remove(-1),
    };
    const found: Record<string, readonly [calls: number, readUnits: number]> = {};
    for (const [name, step] of Object.entries(steps)) {
      const { calls, readUnits } = await table.meter(step);
      found[name] = [calls, readUnits];
    }
    return found;
  };

  const ofLong = await costs(long);
  expect(ofLong).toEqual(await costs(short));
  expect(ofLong).toEqual({
    read: [4, 4],
    trash: [5, 5],
    trashOfNewest: [5, 5],
    restore: [4, 4],
    // Each deletion looks at the account and the inbox, which a legal hold may protect.
    deletionOfNewest: [7, 9],
    deletionOfFirst: [7, 9],
    deletionFromTrash: [6, 8],
  });
});

test('a thread shows its newest message outside of the trash, also behind more than 100 in it, and says that it shows not all of these', async () => {
  const { inbox, ids, change } = await threadOf(103);
  for (let n = 102; n > 0; n--) await change(n, trashChange(true))();
  const page = { limit: 2, ascending: true, after: undefined };
  const threads = await listThreads(table, inbox, ['clean'], page);
  expect(threads?.items).toMatchObject([
    { messageCount: 1, lastMessageId: ids[0], preview: 'text of <0@x>', lastActivityAt: NOW.toISOString() },
  ]);

  const context = testContext({ table, caller: testCaller({ tenantId: inbox.tenantId }) });
  const path = { inbox_id: inbox.inboxId, thread_id: threads?.items[0]?.threadId };
  const read = async (include_trash: boolean) => {
    const { body } = await execute(getThreadOperation, context, { ...path, include_trash });
    const { messages, messages_truncated } = getThreadOperation.output.parse(body);
    return [messages.length, messages_truncated];
  };
  expect([await read(false), await read(true)]).toEqual([
    [1, undefined],
    [100, true],
  ]);
});

test('unread=true, unread_count and a claim read 3 of an inbox with 3 unread and 300 read messages, as of one with 3 messages', async () => {
  const costs = async (read: number) => {
    const { inbox, change } = await threadOf(read + 3);
    for (let n = 0; n < read; n++) await change(n, READ)();
    const page = { limit: 100, ascending: true, after: undefined };
    const { calls, readUnits } = await table.meter(async () => {
      const found = await listMessages(table, inbox, ['clean'], page, { marks: ['unread'] });
      expect(found?.items).toHaveLength(3);
      expect(await countMarked(table, inbox.inboxId, 'clean', 'unread', 1000)).toBe(3);
      for await (const each of availableMessages(table, inbox.inboxId, {}, NOW)) expect(each).toHaveLength(3);
    });
    return [calls, readUnits];
  };

  const few = await costs(0);
  expect(await costs(300)).toEqual(few);
  expect(few).toEqual([5, 7]);
});
