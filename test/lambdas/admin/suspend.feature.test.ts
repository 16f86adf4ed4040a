import { beforeAll, expect, test, vi } from 'vitest';
import { resumeTenant, suspendTenant } from '../../../lambdas/admin/operations/tenant-control.ts';
import type { RecoverJob } from '../../../lambdas/jobs/recover-job.ts';
import { accountCreation, getAccount } from '../../../lambdas/store/account/accounts.ts';
import { keyCreation } from '../../../lambdas/store/key/api-keys.ts';
import { authenticate } from '../../../lambdas/store/key/authenticate.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { getWebhook, webhookCreation } from '../../../lambdas/store/webhook/webhooks.ts';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { testKey, testWebhook, verifiedAccount } from '../test-account.ts';
import { NOW } from '../test-context.ts';
import { adminServices } from './admin-services.ts';

class Died extends Error {}

const table = opened(openTestTable);
let calls = 0;
let diesAt = Number.POSITIVE_INFINITY;
beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  table.client.middlewareStack.add(
    (next) => async (args) => {
      calls += 1;
      if (calls === diesAt) throw new Died();
      return next(args);
    },
    { step: 'initialize', name: 'death' },
  );
});

const KEYS = ['key_1', 'key_2', 'key_3'];
let tenants = 0;

async function tenantOfKeys() {
  tenants += 1;
  const tenantId = `suspended-${tenants}`;
  await transact(table, accountCreation(table, verifiedAccount(tenantId)));
  for (const keyId of KEYS) await transact(table, keyCreation(table, testKey(tenantId, keyId)));
  await transact(table, webhookCreation(table, testWebhook(tenantId, 'wh_1')));
  const jobs: RecoverJob[] = [];
  const services = adminServices(table, { recoveries: { send: async (job) => void jobs.push(job) } });
  const state = async () => {
    const found = await Promise.all(
      KEYS.map((keyId) => authenticate(table, testKey(tenantId, keyId).secretHash, NOW)),
    );
    return {
      account: (await getAccount(table, tenantId))?.suspension?.reason,
      keys: found.map((each) => each.outcome === 'accepted' && each.credential.suspension?.reason),
      isPaused: (await getWebhook(table, tenantId, 'wh_1'))?.isPaused,
    };
  };
  return { tenantId, services, jobs, state };
}

const HOW = { reason: 'unpaid', receive: 'keep' } as const;
const SUSPENDED = { account: 'unpaid', keys: KEYS.map(() => 'unpaid'), isPaused: true };
const ACTIVE = { account: undefined, keys: KEYS.map(() => undefined), isPaused: undefined };

function isDeath(error: unknown): boolean {
  return error instanceof AggregateError ? error.errors.every(isDeath) : error instanceof Died;
}

/** Runs it with a death at the first call of the table, the second, and so on, until one comes to its end; then repeats it. */
async function diesEverywhere(run: () => Promise<unknown>, then: (call: number) => Promise<void>) {
  for (let call = 1; ; call++) {
    diesAt = calls + call;
    const outcome = await run().then(
      () => 'done',
      (error: unknown) => error,
    );
    diesAt = Number.POSITIVE_INFINITY;
    if (outcome !== 'done' && !isDeath(outcome)) throw outcome;
    await then(call);
    if (outcome === 'done') return call;
  }
}

test('suspend and resume that die at any call of the table do all of it when they are repeated', async () => {
  const { tenantId, services, jobs, state } = await tenantOfKeys();
  const suspended = await diesEverywhere(
    () => suspendTenant(services, tenantId, HOW),
    async (call) => {
      await suspendTenant(services, tenantId, HOW);
      expect(await state(), `call ${call}`).toEqual(SUSPENDED);
      await resumeTenant(services, tenantId);
      expect(await state(), `call ${call}`).toEqual(ACTIVE);
    },
  );
  expect(suspended).toBeGreaterThan(8);

  const resumed = await diesEverywhere(
    async () => {
      await suspendTenant(services, tenantId, HOW);
      jobs.length = 0;
      await resumeTenant(services, tenantId);
    },
    async (call) => {
      await resumeTenant(services, tenantId);
      expect(await state(), `call ${call}`).toEqual(ACTIVE);
    },
  );
  expect(resumed).toBeGreaterThan(16);
  expect(jobs.map(({ recover }) => [recover.webhook_id, recover.resumes])).toEqual([['wh_1', true]]);
});

test('a key that is made while its tenant is being suspended is either marked or refused', async () => {
  const { tenantId, services, state } = await tenantOfKeys();
  await suspendTenant(services, tenantId, HOW);
  const { callerChecks } = await import('../../../lambdas/store/account/caller-checks.ts');
  const caller = { tenantId, keyId: 'key_1', epoch: 0 };
  await expect(
    transact(table, { ...keyCreation(table, testKey(tenantId, 'key_4')), ...callerChecks(table, caller) }),
  ).rejects.toThrow('Conditions failed: account');
  expect(await state()).toEqual(SUSPENDED);
});
