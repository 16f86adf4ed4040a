import { expect, test } from 'vitest';
import { claimText } from '../../../lambdas/attachments/asked-texts.ts';
import { rebuildSearch } from '../../../lambdas/rebuild/rebuild-search.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { putAttachmentText } from '../../../lambdas/store/message/attachment-texts.ts';
import { getSearchIndex } from '../../../lambdas/store/search/search-index.ts';
import { opened, silent } from '../../opened.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { IndexedTenant } from './indexed-tenant.ts';

const table = opened(openTestTable);
silent('log');

const STEP = 3;
const INBOXES = 7;
/** After each of as many steps something vanishes, in a rebuild of its own. */
const STEPS = 12;

async function tenantWithMail() {
  const tenant = await IndexedTenant.open(table);
  const { tenantId } = tenant;
  while (tenant.inboxes.length < INBOXES) tenant.inboxes.push(await newInbox(table, { tenantId }));
  for (const [n, inbox] of tenant.inboxes.entries()) {
    // As many as a step, one more, and twice as many.
    const count = [STEP, STEP + 1, 2 * STEP][n % 3] ?? 0;
    for (let i = 0; i < count; i++) await tenant.mail(inbox, 'rebuilt', { spam: i === 1 });
  }
  return tenant;
}

test.each(
  Array.from({ length: STEPS }, (_, step) => step),
)('a search index that is rebuilt in steps finds all mail where the inbox, or the message, at which step %i ended is deleted', async (step) => {
  const tenant = await tenantWithMail();
  tenant.pass(600);
  const services = {
    ...tenant.store,
    budgetMs: 0,
    settleSeconds: 120,
    stepMessages: STEP,
    now: () => new Date(NOW.getTime() + 7_200_000),
  };
  let token: string | undefined;
  let calls = 0;
  do {
    const page = await rebuildSearch(services, tenant.tenantId, token);
    token = page.next_page_token ?? undefined;
    if (calls === step && token !== undefined) await vanish(tenant, token, step % 2 === 0);
    calls += 1;
  } while (token !== undefined);

  expect(calls).toBeGreaterThan(STEPS);
  for (const visibilities of [['clean'], ['clean', 'spam']] as const)
    expect(await tenant.found('rebuilt', { visibilities })).toEqual(
      await tenant.scanned('rebuilt', { visibilities }),
    );
});

const FILE = {
  filename: null,
  content_type: '',
  content_disposition: 'attachment',
  content_id: null,
  index: 0,
  size: 1,
  sha256: '',
} as const;

test.each([
  STEP,
  STEP + 1,
  2 * STEP,
])('%i texts that were asked for before a rebuild and are made after it are found, but for one whose message vanishes', async (count) => {
  const tenant = await IndexedTenant.open(table);
  const [inbox] = tenant.inboxes as [Inbox];
  const mails: Awaited<ReturnType<IndexedTenant['mail']>>[] = [];
  for (let i = 0; i < count; i++) mails.push(await tenant.mail(inbox, 'rebuilt', { attachments: [FILE] }));
  const placeOf = (id: string) => ({
    inbox_id: inbox.inboxId,
    message_key: id.slice('msg_'.length),
    index: 0,
  });
  const now = () => new Date(NOW.getTime() + 3_600_000);
  for (const mail of mails) {
    await tenant.ask(mail);
    expect(await claimText({ table, now }, tenant.tenantId, placeOf(mail.id), 100)).toBe('taken');
  }
  // The present index has not read that half of them were asked for.
  tenant.pass(100);
  await tenant.build();
  const services = { ...tenant.store, budgetMs: 0, settleSeconds: 120, stepMessages: STEP, now };
  let token: string | undefined;
  do {
    token = (await rebuildSearch(services, tenant.tenantId, token)).next_page_token ?? undefined;
    const gone = tenant.mails.length === count ? mails[1] : undefined;
    if (gone !== undefined) await tenant.erase(gone);
  } while (token !== undefined);

  const text = { status: 'ready', format: 'plain', text: 'written', pages: null, truncated: false } as const;
  for (const { id } of mails) {
    const { inbox_id: inboxId, message_key: messageKey, index } = placeOf(id);
    const place = { inboxId, messageKey, index };
    await putAttachmentText(tenant.store.bucket, place, { ...text, content_type: '' });
  }
  const left = tenant.mails.map(({ id }) => id).toSorted();
  expect(left).toHaveLength(count - 1);
  expect((await tenant.found('written')).toSorted()).toEqual(left);
  tenant.pass(3_700);
  await tenant.build();
  expect((await getSearchIndex(table, tenant.tenantId)).waiting).toEqual([]);
  for (const word of ['written', 'rebuilt']) expect((await tenant.found(word)).toSorted()).toEqual(left);
});

/** What a token leads to: its inbox, or else the last message behind which it goes on. */
async function vanish(tenant: IndexedTenant, token: string, isInbox: boolean): Promise<void> {
  const { of, after } = JSON.parse(token) as { of?: string; after?: string };
  const inbox = tenant.inboxes.find(({ listKey }) => listKey === of) ?? tenant.inboxes[0];
  if (inbox === undefined) throw new Error('There are inboxes');
  if (isInbox) return tenant.removeInbox(inbox);
  const mails = tenant.mails.filter((mail) => mail.inbox === inbox);
  const mail = mails.find(({ id }) => after?.includes(id.slice(-10))) ?? mails[0];
  if (mail !== undefined) await tenant.erase(mail);
}
