import { expect, test } from 'vitest';
import { messageKeyOf } from '../../../lambdas/ids.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { getMessageOperation } from '../../../lambdas/operations/messages/get.ts';
import { listMessagesOperation } from '../../../lambdas/operations/messages/list.ts';
import { getThreadOperation } from '../../../lambdas/operations/threads/get.ts';
import { opened } from '../../opened.ts';
import { arrive, newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

const table = opened(openTestTable);

test('messages of two threads are listed behind each other by their ids, and read by them', async () => {
  const inbox = await newInbox(table);
  const context = testContext({ table, caller: testCaller({ tenantId: inbox.tenantId }) });
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) {
    const inReplyTo = i < 2 ? undefined : `<${i % 2}@x.test>`;
    const mail = { id: `<${i}@x.test>`, second: i, ...(inReplyTo === undefined ? {} : { inReplyTo }) };
    ids.push((await arrive(table, inbox, mail)).messageId);
  }
  const inInbox = { inbox_id: inbox.inboxId };
  expect(Math.max(...ids.map((id) => id.length))).toBe(30);

  for (const [i, after] of ids.entries()) {
    const { body } = await execute(listMessagesOperation, context, { ...inInbox, after, ascending: true });
    expect(listMessagesOperation.output.parse(body).messages.map(({ message_id }) => message_id)).toEqual(
      ids.slice(i + 1),
    );
    const read = await execute(getMessageOperation, context, { ...inInbox, message_id: after });
    const message = getMessageOperation.output.parse(read.body);
    expect(message).toMatchObject({ message_id: after, rfc_message_id: `<${i}@x.test>` });
    const thread = await execute(getThreadOperation, context, { ...inInbox, thread_id: message.thread_id });
    expect(getThreadOperation.output.parse(thread.body)).toMatchObject({
      last_message_id: ids[10 + (i % 2)],
      messages: ids.filter((_, n) => n % 2 === i % 2).map((message_id) => ({ message_id })),
    });
  }
});

test('two replies of one millisecond that would have the same id are both stored, and keep their ids when they come again', async () => {
  const inbox = await newInbox(table);
  const at = new Date(NOW.getTime() + 1000);
  const first = new Map<string, string>();
  let taken: [string, string] | undefined;
  for (let i = 0; taken === undefined; i++) {
    const part = messageKeyOf(at, `ses-${i}`, inbox.inboxId).slice(10, 14);
    const other = first.get(part);
    if (other !== undefined) taken = [other, `ses-${i}`];
    first.set(part, `ses-${i}`);
  }
  const root = await arrive(table, inbox, { id: '<root@x.test>' });
  const replies = taken.map((sesMessageId) => ({
    id: `<${sesMessageId}@x.test>`,
    inReplyTo: '<root@x.test>',
    second: 1,
    sesMessageId,
  }));

  const stored = [];
  for (const reply of replies) stored.push(await arrive(table, inbox, reply));
  const again = [];
  for (const reply of replies) again.push(await arrive(table, inbox, reply));

  expect(again).toEqual(stored);
  expect(stored[0]?.threadId).toBe(root.threadId);
  expect(stored[1]?.threadId).not.toBe(root.threadId);
  expect(stored[1]?.messageId).not.toBe(stored[0]?.messageId);
});
