import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Context } from '../../../lambdas/core/context.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { listMessagesOperation } from '../../../lambdas/operations/messages/list.ts';
import { searchMessagesOperation } from '../../../lambdas/operations/messages/search.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { memoryBucket } from '../store/object/memory-bucket.ts';
import { inboxMail, newInbox, receiveServices, storedSummary } from '../store/receive/arriving-mail.ts';
import { openTestTable, type TestTable } from '../store/table/test-table.ts';
import { testCaller, testContext } from '../test-context.ts';

/** Mails whose headers are as long as a row takes. */
const MAILS = 100;
const bucket = memoryBucket(new Map());
let table: TestTable;
let inbox: Inbox;
let context: Context;
beforeAll(async () => {
  table = await openTestTable();
  inbox = await newInbox(table);
  context = testContext({ table, bucket, caller: testCaller({ tenantId: inbox.tenantId }) });
  const many = Array.from({ length: 20 }, (_, i) => `${i}${'\u6f22'.repeat(300)}`);
  for (let i = 0; i < MAILS; i++) {
    const mail = inboxMail(inbox, { id: `<${i}@x>`, second: i });
    const parsed = { ...mail.parsed, to: many, cc: many, bcc: many, references: many };
    await storedSummary({ ...receiveServices(table), bucket }, { ...mail, parsed });
  }
});
afterAll(() => table.stop());

const pageSchema = z.object({
  messages: z.array(z.object({ subject: z.string() })),
  next_page_token: z.string().nullable(),
});

test.each([
  ['a list', listMessagesOperation, {}],
  ['a filtered list', listMessagesOperation, { subject: 'subject' }],
  ['a search', searchMessagesOperation, {}],
])('a page of %s of messages ends before it is too large to be answered, and the next one goes on', async (_, operation, filter) => {
  const pages: string[][] = [];
  const place = operation === listMessagesOperation ? { inbox_id: inbox.inboxId } : {};
  for (let token: string | null | undefined; token !== null; ) {
    const input = { ...place, ...filter, limit: 100, ...(token === undefined ? {} : { page_token: token }) };
    const { body } = await execute(operation, context, input);
    expect(Buffer.byteLength(JSON.stringify(JSON.stringify(body)))).toBeLessThan(5_100_000);
    const page = pageSchema.parse(body);
    pages.push(page.messages.map(({ subject }) => subject));
    token = page.next_page_token;
  }

  expect(pages.length).toBe(2);
  expect(pages.flat()).toEqual(Array.from({ length: MAILS }, (__, i) => `subject of <${MAILS - 1 - i}@x>`));
});
