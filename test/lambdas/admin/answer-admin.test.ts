import { describe, expect, test } from 'vitest';
import type { AdminServices } from '../../../lambdas/admin/admin-services.ts';
import { answerAdmin } from '../../../lambdas/admin/answer-admin.ts';
import type { PurgeWork } from '../../../lambdas/jobs/purge-job.ts';
import type { ReleaseJob } from '../../../lambdas/jobs/release-job.ts';
import { type Account, accountCreation, getAccount } from '../../../lambdas/store/account/accounts.ts';
import { logEntryRow } from '../../../lambdas/store/log/log-entries.ts';
import { POSITION_BEFORE_ALL } from '../../../lambdas/store/log-position.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { defer } from '../../../lambdas/store/usage/deferred-mail.ts';
import { getUsageHead } from '../../../lambdas/store/usage/usage-head.ts';
import { type RollUpTenantServices, rollUpTenant } from '../../../lambdas/usage/roll-up-tenant.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { testAccount } from '../test-account.ts';
import { INBOX_DOMAIN, NOW, unused } from '../test-context.ts';
import { adminServices } from './admin-services.ts';

const table = opened(openTestTable);
silent('log');

let tenants = 0;
async function newTenant(overrides: Partial<Account> = {}): Promise<Account> {
  tenants += 1;
  const account: Account = testAccount(`tenant-${tenants}`, {
    humanEmail: `human${tenants}@example.com`,
    createdAt: new Date(NOW.getTime() + tenants).toISOString(),
    ...overrides,
  });
  await transact(table, accountCreation(table, account));
  return account;
}

function admin(overrides: Partial<AdminServices> = {}) {
  const purges: PurgeWork[] = [];
  const releases: ReleaseJob[] = [];
  const services = adminServices(table, {
    purges: { send: async (job) => void purges.push(job) },
    releases: { send: async (job) => void releases.push(job) },
    ...overrides,
  });
  return { services, purges, releases, ask: (event: unknown) => answerAdmin(services, event) };
}

describe('a request', () => {
  test.each([
    ['is none', undefined],
    ['has no command', {}],
    ['has a command that there is not', { command: 'tenants.rename', tenant: 'x' }],
    ['names no tenant', { command: 'tenants.show', tenant: ' ' }],
    ['names no plan', { command: 'tenants.set-plan', tenant: 'x' }],
    ['wants too long a page', { command: 'tenants.list', limit: 101 }],
  ])('that %s is answered with what is wrong, and does nothing', async (_why, event) => {
    const { ask } = admin({ table: unused('table') });

    expect(await ask(event)).toEqual({
      ok: false,
      error: { name: 'validation', message: expect.stringMatching(/\w/) },
    });
  });

  test.each([
    'show',
    'cancel',
    'reactivate',
    'delete',
  ])('to %s a tenant that there is not says so', async (command) => {
    const { ask, purges } = admin();

    expect(await ask({ command: `tenants.${command}`, tenant: 'nobody' })).toMatchObject({
      ok: false,
      error: { name: 'not_found', message: expect.stringContaining('nobody') },
    });
    expect(purges).toEqual([]);
  });

  test('for the audit log of a tenant that there is not says so; that of a new tenant is empty', async () => {
    const { tenantId } = await newTenant();
    const { ask } = admin();
    const log = (tenant: string) => ask({ command: 'audit-log.of-tenant', tenant });

    expect(await log('nobody')).toMatchObject({ ok: false, error: { name: 'not_found' } });
    expect(await log(tenantId)).toMatchObject({ ok: true, result: { entries: [] } });
  });

  test('to redrive a queue that there is not says so, and leaves no entry in the audit log', async () => {
    const { ask } = admin();

    expect(await ask({ command: 'queues.redrive', queue: 'foo' })).toMatchObject({
      ok: false,
      error: { name: 'not_found', message: expect.stringContaining('foo') },
    });
    expect(await ask({ command: 'audit-log.list' })).toMatchObject({ ok: true, result: { entries: [] } });
  });

  test('for a domain that the deployment lacks names those that it has', async () => {
    const assign = (services: AdminServices) =>
      answerAdmin(services, { command: 'domains.assign', domain: 'foo.example', tenant: 'x' });
    const { services } = admin();

    expect(await assign(services)).toMatchObject({
      error: { message: `Unknown domain foo.example. Known: only ${INBOX_DOMAIN}, which all tenants share.` },
    });
    const policy = { ...services.policy, moreInboxDomains: ['a.example', 'b.example'] };
    expect(await assign({ ...services, policy })).toMatchObject({
      error: { message: 'Unknown domain foo.example. Known: a.example, b.example.' },
    });
  });

  test('to set a limit while another limit is being set is a conflict, and loses neither', async () => {
    const { tenantId } = await newTenant();
    const { ask } = admin();
    const set = (limit: string, value: number) =>
      ask({ command: 'tenants.set-limit', tenant: tenantId, limit, value });
    let parallel: unknown;
    table.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName?.startsWith('TransactWrite') && parallel === undefined) {
            parallel = null;
            parallel = await set('webhooks', 3);
          }
          return next(args);
        },
      { step: 'initialize', name: 'parallel' },
    );

    expect(await set('inboxes', 7)).toMatchObject({ ok: false, error: { name: 'conflict' } });
    expect(parallel).toMatchObject({ ok: true, result: { own_limits: { webhooks: 3 } } });
    expect(await set('inboxes', 7)).toMatchObject({ result: { own_limits: { webhooks: 3, inboxes: 7 } } });
    table.client.middlewareStack.remove('parallel');
  });

  test('whose service fails is a failed invocation, not an answer', async () => {
    const { ask } = admin({
      releases: {
        async send() {
          throw new Error('SQS is down');
        },
      },
    });
    const { tenantId } = await newTenant();
    const request = ask({ command: 'tenants.set-plan', tenant: tenantId, plan: 'verified' });

    await expect(request).rejects.toThrow('SQS is down');
  });
});

test('the list is newest first, and pages neither repeat nor hide a tenant', async () => {
  const made = [await newTenant(), await newTenant(), await newTenant()];
  const { ask } = admin();
  const seen: string[] = [];
  for (let page_token: string | null | undefined; page_token !== null; ) {
    const answer = await ask({
      command: 'tenants.list',
      limit: 2,
      ...(page_token === undefined ? {} : { page_token }),
    });
    const { result } = answer as {
      result: { tenants: { tenant_id: string }[]; count: number; next_page_token: string | null };
    };
    expect(result.count).toBe(result.tenants.length);
    seen.push(...result.tenants.map(({ tenant_id }) => tenant_id));
    page_token = result.next_page_token;
  }

  expect(seen).toEqual([...new Set(seen)]);
  expect(seen.slice(0, 3)).toEqual(made.map(({ tenantId }) => tenantId).reverse());
});

describe('a tenant', () => {
  test('is shown with its limits and what it uses this month and in all', async () => {
    const { tenantId, humanEmail } = await newTenant({ plan: 'verified', verified: true });
    const month = Date.parse('2026-11-01T00:00:00.000Z');
    for (const [at, bytes] of [
      [month - 1, 10],
      [month, 20],
      [NOW.getTime() - 1, 30],
    ] as const) {
      const entry = { at: new Date(at), unique: 'u', inboxKey: 'i', inboxes: 0, threads: 1 } as const;
      const Item = { ...logEntryRow(tenantId, 0, { ...entry, messages: 1, bytes, delivered: 1 }) };
      await transact(table, { entry: { Put: { TableName: table.name, Item } } });
    }
    for (const messageKey of ['m1', 'm2']) {
      const rest = { receipt: '{}', size: 1, deferredAt: NOW.toISOString(), expiresAt: 0 };
      await defer(table, { tenantId, inboxId: 'i', messageKey, ...rest }, NOW, undefined);
    }

    expect(await admin().ask({ command: 'tenants.show', tenant: humanEmail })).toMatchObject({
      ok: true,
      result: {
        tenant_id: tenantId,
        limits: { inboxes: 100, messages_per_month: 1000, storage_bytes: 500, webhooks: 50 },
        usage: { messages_per_month: 2, messages: 3, threads: 3, storage_bytes: 60, deferred_messages: 2 },
      },
    });
  });

  test('has the limits of verified accounts when its plan was taken out of the settings', async () => {
    const { tenantId } = await newTenant({ plan: 'former' });

    expect(await admin().ask({ command: 'tenants.show', tenant: tenantId })).toMatchObject({
      result: { plan: 'former', limits: { inboxes: 100 } },
    });
  });

  test('moves only to a plan of the settings, and its deferred mail is released', async () => {
    const { tenantId } = await newTenant();
    const { ask, releases } = admin();
    for (const plan of ['gold', 'toString', '__proto__']) {
      expect(await ask({ command: 'tenants.set-plan', tenant: tenantId, plan })).toEqual({
        ok: false,
        error: {
          name: 'validation',
          message: 'plan: must be one of the plans in the settings: unverified, verified',
        },
      });
    }
    expect(releases).toEqual([]);

    expect(await ask({ command: 'tenants.set-plan', tenant: tenantId, plan: 'verified' })).toMatchObject({
      ok: true,
      result: { plan: 'verified' },
    });
    expect(releases).toEqual([{ tenant: tenantId }]);
    expect(await getAccount(table, tenantId)).toMatchObject({ plan: 'verified' });
  });

  test('is canceled and reactivated, each as often as it is asked', async () => {
    const { tenantId } = await newTenant();
    const { ask } = admin();
    for (const [command, canceled] of [
      ['cancel', true],
      ['cancel', true],
      ['reactivate', false],
      ['reactivate', false],
    ] as const) {
      const answer = await ask({ command: `tenants.${command}`, tenant: tenantId });
      expect(answer).toMatchObject({ ok: true, result: { canceled } });
      expect(await getAccount(table, tenantId)).toMatchObject({ canceled });
    }
  });
});

describe('a deleted tenant', () => {
  test('is listed and shown as deleted until nothing is left, and cannot be changed', async () => {
    const { tenantId } = await newTenant();
    const { ask, purges } = admin();
    const tenant = { tenant_id: tenantId, deleted_at: NOW.toISOString() };
    expect(await ask({ command: 'tenants.delete', tenant: tenantId })).toMatchObject({
      ok: true,
      result: tenant,
    });
    expect(purges).toEqual([{ whole_tenant: tenantId, requested_at: NOW.toISOString() }]);

    expect(await ask({ command: 'tenants.show', tenant: tenantId })).toMatchObject({ result: tenant });
    expect(await ask({ command: 'tenants.list' })).toMatchObject({
      result: { tenants: expect.arrayContaining([expect.objectContaining(tenant)]) },
    });
    for (const request of [
      { command: 'tenants.cancel' },
      { command: 'tenants.reactivate' },
      { command: 'tenants.set-plan', plan: 'verified' },
    ]) {
      expect(await ask({ ...request, tenant: tenantId })).toMatchObject({
        ok: false,
        error: { name: 'conflict' },
      });
    }
  });

  test('is purged by another job when the operator asks again, and keeps the time of its end', async () => {
    const { tenantId } = await newTenant();
    const { ask } = admin();
    await ask({ command: 'tenants.delete', tenant: tenantId });
    const later = admin({ now: () => new Date(NOW.getTime() + 1000) });

    expect(await later.ask({ command: 'tenants.delete', tenant: tenantId })).toMatchObject({
      ok: true,
      result: { deleted_at: NOW.toISOString() },
    });
    expect(later.purges).toHaveLength(1);
  });

  test('is not deleted when its purge cannot be queued', async () => {
    const { tenantId } = await newTenant();
    const { ask } = admin({
      purges: {
        async send() {
          throw new Error('SQS is down');
        },
      },
    });

    await expect(ask({ command: 'tenants.delete', tenant: tenantId })).rejects.toThrow('SQS is down');
    expect(await getAccount(table, tenantId)).toBeDefined();
  });

  test('has no usage rolled up any more: what is being removed is not written anew', async () => {
    const { tenantId } = await newTenant();
    await admin().ask({ command: 'tenants.delete', tenant: tenantId });
    const services = {
      table,
      settleSeconds: 0,
      now: () => NOW,
      releases: unused<RollUpTenantServices['releases']>('releases'),
    };
    const Item = logEntryRow(tenantId, 0, {
      at: new Date(NOW.getTime() - 1),
      unique: 'u',
      inboxKey: 'i',
      inboxes: 1,
      threads: 0,
      messages: 0,
      bytes: 0,
      delivered: 0,
    });
    await transact(table, { entry: { Put: { TableName: table.name, Item: { ...Item } } } });
    await rollUpTenant(services, { tenant: tenantId }, false);

    expect((await getUsageHead(table, tenantId)).position).toBe(POSITION_BEFORE_ALL);
  });
});
