import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { keyOfThreadId } from '../../../../lambdas/ids.ts';
import type { Inbox } from '../../../../lambdas/store/inbox/inboxes.ts';
import { threadRowKey } from '../../../../lambdas/store/keys.ts';
import { type InboxPath, listThreads } from '../../../../lambdas/store/message/messages.ts';
import { opened } from '../../../opened.ts';
import { arrive, newInbox } from '../receive/arriving-mail.ts';
import { openTestTable } from '../table/test-table.ts';

const table = opened(openTestTable);

const pathOf = ({ tenantId, inboxId }: Inbox): InboxPath => ({ tenantId, inboxId });

test.each([
  ['is new', undefined, [{ kind: 'bounce' }, { kind: 'list' }, { kind: 'bounce' }], ['bounce', 'list']],
  [
    'is of before there were kinds',
    null,
    [{}, { kind: 'list' }, { kind: 'bounce', virus: true }],
    ['bounce', 'list'],
  ],
  [
    'is of before, and has a virus',
    { virus: true },
    [{}, { kind: 'list', virus: true }, { kind: 'list' }],
    ['list'],
  ],
] as const)('a thread that %s is of the kinds of its messages', async (_, summary, mails, kinds) => {
  const inbox = await newInbox(table);
  for (const [i, mail] of mails.entries()) {
    const answers = i === 0 ? {} : { inReplyTo: '<0@x>' };
    const { threadId } = await arrive(table, inbox, {
      id: `<${i}@x>`,
      second: i,
      spam: true,
      ...answers,
      ...mail,
    });
    if (i === 0 && summary !== undefined) {
      const { pk, sk } = threadRowKey(inbox.inboxId, keyOfThreadId(threadId) ?? '');
      const old = await table.client.send(new GetCommand({ TableName: table.name, Key: { pk, sk } }));
      const { summary: __, ...row } = old.Item ?? {};
      const Item = { ...row, ...(summary === null ? {} : { summary }) };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    }
  }
  const page = { limit: 10, ascending: false, after: undefined };
  const [thread] = (await listThreads(table, pathOf(inbox), ['spam'], page))?.items ?? [];

  expect(thread?.messageCount).toBe(3);
  expect([...(thread?.kinds ?? [])].sort()).toEqual(kinds);
});
