import { expect, test } from 'vitest';
import {
  type DeferredMail,
  defer,
  forgetDeferred,
  forgetDeferredOfInbox,
  listDeferred,
} from '../../../../lambdas/store/usage/deferred-mail.ts';
import { getDeferredTotal } from '../../../../lambdas/store/usage/deferred-total.ts';
import { opened } from '../../../opened.ts';
import { steppedTable } from '../../accounts/stepped-table.ts';
import { NOW } from '../../test-context.ts';
import { openTestTable } from '../table/test-table.ts';

const table = opened(openTestTable);
const PAGE = 3;

test.each([
  3, 4, 6, 7,
])('all of %i over-quota mails of a deleted inbox are forgotten in pages of three, and none of another, also when the one where a page ends is stored meanwhile', async (mails) => {
  const tenantId = `tenant-${mails}`;
  const made: DeferredMail[] = [];
  for (let n = 0; n < 2 * mails; n++) {
    const deferred = {
      tenantId,
      inboxId: n % 2 === 0 ? 'gone@agents.test' : 'kept@agents.test',
      messageKey: `key-${String(n).padStart(2, '0')}`,
      receipt: '{}',
      size: 1,
      deferredAt: NOW.toISOString(),
      expiresAt: 0,
    };
    await defer(table, deferred, NOW, undefined);
    made.push(deferred);
  }
  const vanishing = made[PAGE - 1];
  if (vanishing === undefined) throw new Error('There are mails');
  const stepped = steppedTable(table, async (call) => {
    if (call === 2) await forgetDeferred(table, vanishing);
  });

  await forgetDeferredOfInbox(stepped, tenantId, 'gone@agents.test', PAGE);

  const { items } = await listDeferred(table, tenantId, 100, undefined);
  const kept = made.filter(({ inboxId }) => inboxId === 'kept@agents.test');
  expect(items.map(({ messageKey }) => messageKey)).toEqual(kept.map(({ messageKey }) => messageKey));
  expect(await getDeferredTotal(table, tenantId)).toMatchObject({ messages: mails, bytes: mails });
});
