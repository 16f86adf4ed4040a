import { beforeAll, expect, test } from 'vitest';
import type { SenderList } from '../../../lambdas/message/list-entry.ts';
import type { InboxMail } from '../../../lambdas/receive/classify-mail.ts';
import { decideByLists } from '../../../lambdas/receive/read-facts.ts';
import { opened } from '../../opened.ts';
import { inboxMail, newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';

const BOTH: readonly SenderList[] = ['allow', 'block'];

const table = opened(openTestTable);
let mail: InboxMail;
beforeAll(async () => {
  mail = inboxMail(await newInbox(table), { id: '<a@x>' });
});

test.each<readonly [string, readonly SenderList[] | undefined, readonly SenderList[] | undefined, string[]]>([
  ['without lists reads nothing', undefined, undefined, []],
  ['with a list of the inbox makes one request', ['block'], undefined, ['BatchGetItem']],
  ['with all lists of the inbox and the account makes one request', BOTH, BOTH, ['BatchGetItem']],
])('deciding about the sender of a mail %s', async (_title, ofInbox, ofAccount, requests) => {
  const inbox = { ...mail.inbox, ...(ofInbox === undefined ? {} : { lists: [...ofInbox] }) };
  const account = ofAccount === undefined ? {} : { lists: [...ofAccount] };
  const calls = await table.callsOf(() =>
    decideByLists({ table, now: () => NOW }, { ...mail, inbox }, { ...account }),
  );

  expect(calls.map(({ name }) => name)).toEqual(requests);
});
