import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MessageSummary } from '../../../../lambdas/mail/message.ts';
import { searchMessages } from '../../../../lambdas/search/search-page.ts';
import type { Inbox } from '../../../../lambdas/store/inbox/inboxes.ts';
import { listMessages } from '../../../../lambdas/store/message/messages.ts';
import type { Page, PageRequest } from '../../../../lambdas/store/table/page.ts';
import { memoryBucket } from '../object/memory-bucket.ts';
import { inboxMail, newInbox, receiveServices, storedSummary } from '../receive/arriving-mail.ts';
import { openTestTable, type TestTable } from '../table/test-table.ts';

/** Mails whose headers are as long as a row takes. */
const MAILS = 40;
const bucket = memoryBucket(new Map());
let table: TestTable;
let inbox: Inbox;
beforeAll(async () => {
  table = await openTestTable();
  inbox = await newInbox(table);
  const many = Array.from({ length: 20 }, (_, i) => `${i}${'\u6f22'.repeat(300)}`);
  for (let i = 0; i < MAILS; i++) {
    const mail = inboxMail(inbox, { id: `<${i}@x>`, second: i });
    const parsed = { ...mail.parsed, to: many, cc: many, bcc: many, references: many };
    await storedSummary({ ...receiveServices(table), bucket }, { ...mail, parsed });
  }
});
afterAll(() => table.stop());

type List = (page: PageRequest) => Promise<Page<MessageSummary> | undefined>;

const search: List = async (page) => {
  const request = {
    inboxKeys: undefined,
    visibilities: ['clean'],
    query: undefined,
    byRelevance: false,
  } as const;
  const found = await searchMessages({ table, bucket }, { ...request, tenantId: inbox.tenantId, page }, {});
  return { ...found, items: found.items.map(({ summary }) => summary) };
};

test.each<[string, List]>([
  ['a list', (page) => listMessages(table, inbox, ['clean'], page)],
  ['a filtered list', (page) => listMessages(table, inbox, ['clean'], page, { matches: () => true })],
  ['a search', search],
])('a page of %s ends before it is too large to be answered, and the next one goes on', async (_, list) => {
  const pages: MessageSummary[][] = [];
  let after: string | undefined;
  do {
    const page = await list({ limit: 100, ascending: false, after });
    pages.push(page?.items ?? []);
    after = page?.next;
  } while (after !== undefined);

  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flat().map(({ subject }) => subject)).toEqual(
    Array.from({ length: MAILS }, (__, i) => `subject of <${MAILS - 1 - i}@x>`),
  );
});
