import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Erased, erase } from '../../../lambdas/admin/erase.ts';
import { removeInbox } from '../../../lambdas/inboxes/delete-inbox.ts';
import { VISIBILITIES } from '../../../lambdas/message/visibility.ts';
import { returnPlanCapacityOfTenant } from '../../../lambdas/store/account/plan-capacity.ts';
import { forgetTenant, getTenant, tenantDeletion } from '../../../lambdas/store/account/tenants.ts';
import { exportCreation, getExport } from '../../../lambdas/store/export/export-rows.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { listMessages } from '../../../lambdas/store/message/messages.ts';
import { exportObjectKey } from '../../../lambdas/store/object/object-keys.ts';
import { tableOf } from '../../../lambdas/store/table/table.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { silent } from '../../opened.ts';
import { NOW } from '../test-context.ts';
import { add, bucket, closeStores, openStores, PAGE, table, tenantInbox, worldAt } from './kept-mail.ts';
import { unique } from './purge-world.ts';

beforeAll(openStores);
afterAll(closeStores);
silent('log');

const PERSON = 'jane.doe@person.test';
/** Messages and threads: a call ends behind the first page. */
const PAGE_ROWS = 3;

/** Calls that end behind each page, one after the other. @param between is called once, after the first call that ended within an inbox of a tenant */
async function eraseByPages(
  tenant: string | undefined,
  of: string,
  between: () => Promise<unknown>,
  perPage = { inboxes: 25, rows: PAGE_ROWS },
) {
  const { services } = worldAt();
  let isOver = false;
  const { now } = services;
  // Each look at the clock but the first is past the end of the call.
  const clock = () => new Date(now().getTime() + (isOver ? 60_000 : 0));
  let wasBetween = false;
  for (let page_token: string | undefined; ; ) {
    isOver = false;
    const called = erase(
      { ...services, now: clock },
      { address: PERSON, tenant, dry_run: false, page_token },
      perPage,
    );
    isOver = true;
    const { next_page_token }: Erased = await called;
    if (next_page_token === null) break;
    page_token = next_page_token;
    const { position } = JSON.parse(Buffer.from(page_token, 'base64url').toString());
    if (wasBetween || position.in === undefined || position.of !== of) continue;
    wasBetween = true;
    await between();
  }
  expect(wasBetween).toBe(true);
}

/** Mail of an inbox: the later inboxes have the older mail, whose rows are before those of the others. */
async function filled(inbox: Inbox, days: number): Promise<Inbox> {
  for (let n = 0; n < 4; n++) await add(inbox, { from: PERSON, days: days + n / 10 });
  return inbox;
}

async function countOf(inbox: Inbox): Promise<number | undefined> {
  return (await listMessages(table, inbox, VISIBILITIES, PAGE))?.items.length;
}

test('an erasure whose inbox is deleted between two calls erases the next inbox whole', async () => {
  const first = await filled(await tenantInbox({ listKey: `a${unique()}` }), 1);
  const { tenantId } = first;
  const second = await filled(
    await tenantInbox({ tenantId, inboxId: `${unique()}@agents.test`, listKey: `b${unique()}` }),
    20,
  );
  await eraseByPages(tenantId, tenantId, async () => {
    const { services } = worldAt();
    const bound = returnPlanCapacityOfTenant(table, tenantId, 'inboxes');
    expect(await removeInbox(services, first, 'inbox.deleted', bound)).toBeUndefined();
  });
  expect(await countOf(second)).toBe(0);
});

const INBOXES = 3;

test.each([
  INBOXES,
  INBOXES + 1,
  2 * INBOXES,
])('an erasure in %i inboxes in pages of three erases all of them, in one call and in many, when the one where a page ends is deleted meanwhile', async (count) => {
  const perPage = { inboxes: INBOXES, rows: PAGE_ROWS };
  for (const isOneCall of [true, false]) {
    const first = await filled(await tenantInbox({ listKey: `a0${unique()}` }), 1);
    const { tenantId } = first;
    const inboxes = [first];
    while (inboxes.length < count) {
      const listKey = `a${inboxes.length}${unique()}`;
      const inbox = await tenantInbox({ tenantId, inboxId: `${unique()}@agents.test`, listKey });
      inboxes.push(await filled(inbox, 1 + inboxes.length));
    }
    const { services } = worldAt();
    const last = inboxes[INBOXES - 1] ?? first;
    let isGone = false;
    const vanish = async () => {
      if (isGone) return;
      isGone = true;
      const bound = returnPlanCapacityOfTenant(table, tenantId, 'inboxes');
      expect(await removeInbox(services, last, 'inbox.deleted', bound)).toBeUndefined();
    };
    if (isOneCall) {
      // Its first job is sent before the first message is deleted.
      const purges = { send: vanish };
      const wanted = { address: PERSON, tenant: tenantId, dry_run: false };
      expect((await erase({ ...services, purges }, wanted, perPage)).next_page_token).toBeNull();
    } else await eraseByPages(tenantId, tenantId, vanish, perPage);

    expect(isGone).toBe(true);
    for (const inbox of inboxes.filter((each) => each !== last)) expect(await countOf(inbox)).toBe(0);
  }
});

test('an erasure whose tenant is purged between two calls erases the next tenant whole', async () => {
  const tenants = [await tenantInbox(), await tenantInbox()];
  const [one = '', other = ''] = tenants.map(({ tenantId }) => tenantId).sort();
  const inboxOf = (tenantId: string, key: string) =>
    tenantInbox({ tenantId, inboxId: `${unique()}@agents.test`, listKey: `${key}${unique()}` });
  await filled(await inboxOf(one, 'y'), 1);
  const second = await filled(await inboxOf(other, 'x'), 20);
  await eraseByPages(undefined, one, async () => {
    const tenant = await getTenant(table, one);
    if (tenant === undefined) throw new Error('No tenant');
    await transact(table, tenantDeletion(table, tenant.account, NOW));
    await forgetTenant(table, tenant.account);
  });
  expect(await countOf(second)).toBe(0);
});

test('an export that begins while an erasure is under way that dies is forgotten, with its file; one that begins later stays', async () => {
  const inbox = await filled(await tenantInbox(), 1);
  const { tenantId: tenant } = inbox;
  const begin = async (export_id: string, created_at: Date) => {
    const wanted = {
      export_id,
      tenant,
      format: 'mbox',
      include_spam: false,
      created_at: created_at.toISOString(),
    } as const;
    const { Item: last } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: { pk: `TENANT#${tenant}`, sk: 'LAST-EXPORT' } }),
    );
    const before = last && { id: String(last['export_id']), day: '', begun: 0, last: undefined };
    await transact(table, exportCreation(table, wanted, before));
    await bucket.put(exportObjectKey(tenant, export_id));
  };
  const world = worldAt();
  let looks = 0;
  const client = new Proxy(table.client, {
    get: (target, property) =>
      property !== 'send'
        ? Reflect.get(target, property, target)
        : async (command: unknown) => {
            const isLook =
              command instanceof QueryCommand && JSON.stringify(command.input).includes('EXPORT#');
            // The second is that of the end.
            if (isLook && ++looks === 2) {
              await begin('exp_during', new Date(NOW.getTime() + 1_000));
              throw new Error('killed');
            }
            return Reflect.apply(target.send, target, [command]);
          },
  });
  const dying = { ...world.services, table: tableOf(client, table.name) };
  const wanted = { address: PERSON, tenant, dry_run: false };
  await expect(erase(dying, wanted)).rejects.toThrow('killed');
  expect(await getExport(table, tenant, 'exp_during')).toMatchObject({ status: 'running' });
  expect((await erase(world.services, wanted)).tenants).toEqual([]);
  await begin('exp_later', new Date(NOW.getTime() + 600_000));
  await world.run();
  expect(await getExport(table, tenant, 'exp_during')).toBeUndefined();
  expect(await getExport(table, tenant, 'exp_later')).toMatchObject({ status: 'running' });
  expect(await bucket.keys(exportObjectKey(tenant, ''))).toEqual([exportObjectKey(tenant, 'exp_later')]);
});
