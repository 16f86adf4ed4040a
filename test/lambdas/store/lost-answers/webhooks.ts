import { claimText } from '../../../../lambdas/attachments/asked-texts.ts';
import type { DeliverableEvent } from '../../../../lambdas/events/events.ts';
import { accountCreation } from '../../../../lambdas/store/account/accounts.ts';
import {
  deliveryKey,
  endpointKey,
  hostAttemptsKey,
  stackWaitsKey,
  tenantAttemptsKey,
  tenantTextsKey,
  tenantWaitsKey,
  webhookKey,
} from '../../../../lambdas/store/keys.ts';
import { leasePoolOf, takeLease } from '../../../../lambdas/store/limit/lease-pool.ts';
import type { Table } from '../../../../lambdas/store/table/table.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { type Endpoint, endpointOf, storeHealth } from '../../../../lambdas/store/webhook/endpoints.ts';
import {
  abandonDelivery,
  type Conclusion,
  createDelivery,
  leaseAttempt,
  newDelivery,
  recordAttempt,
  type WebhookDelivery,
} from '../../../../lambdas/store/webhook/webhook-deliveries.ts';
import {
  beginNotice,
  disableWebhook,
  endNotice,
} from '../../../../lambdas/store/webhook/webhook-disabling.ts';
import {
  narrowWebhook,
  type Webhook,
  webhookCreation,
  webhookDeletion,
  webhookUpdate,
} from '../../../../lambdas/store/webhook/webhooks.ts';
import { returnWaitLeases, takeWaitLeases } from '../../../../lambdas/waiting/wait-until-found.ts';
import { returnLeases, takeLeases } from '../../../../lambdas/webhooks/attempt-leases.ts';
import { noteAttempt } from '../../../../lambdas/webhooks/endpoint-health.ts';
import { testAccount, testWebhook } from '../../test-account.ts';
import { NOW, testCaller, testContext } from '../../test-context.ts';
import { rowOf, type Scenario } from './scenario.ts';

export async function newWebhook(plain: Table, id: string): Promise<Webhook> {
  const webhook = testWebhook(id, id, { inboxIds: ['a', 'b'], clientId: 'client-1' });
  await transact(plain, webhookCreation(plain, webhook));
  return webhook;
}

export function deliveryOf(id: string, deliveryId = 'del_1'): WebhookDelivery {
  const event: DeliverableEvent = {
    event_type: 'webhook.test',
    event_id: 'evt_1',
    timestamp: NOW.toISOString(),
    tenant_id: id,
    webhook_id: id,
  };
  return newDelivery({ delivery_id: deliveryId, tenant: id, webhook_id: id, event }, NOW);
}

const LEASE = { attempt: 1, holder: 'token', until: NOW.getTime() + 30_000 };
const CONCLUSIONS: readonly Conclusion[] = [
  { state: 'delivered' },
  { state: 'dead' },
  { state: 'pending', next_attempt_at: NOW.getTime() + 5_000 },
  { state: 'abandoned', reason: 'endpoint_gone' },
];

const servicesOf = (table: Table) => ({
  table,
  now: () => NOW,
  randomBytes: (size: number) => new Uint8Array(size),
});

async function endpointRow(plain: Table, id: string): Promise<Endpoint> {
  return endpointOf(await rowOf(plain, endpointKey(id)), NOW);
}

export const webhookScenarios: readonly Scenario[] = [
  ...CONCLUSIONS.map(
    (conclusion): Scenario => ({
      title: `createDelivery, leaseAttempt and recordAttempt with the conclusion ${conclusion.state}`,
      files: ['webhook-deliveries'],
      async run({ table, plain, id }) {
        const delivery = deliveryOf(id);
        const claimed = (await createDelivery(table, delivery)) ?? delivery;
        const leased = await leaseAttempt(table, delivery, LEASE, NOW);
        // A copy of the queue message has the same holder, and must not get the same attempt.
        const leasedByCopy = await leaseAttempt(table, delivery, LEASE, NOW);
        const recorded = await recordAttempt(
          table,
          { ...delivery, attempt: 1, holder: LEASE.holder },
          { attempt: 1, at: NOW.getTime() },
          conclusion,
          NOW,
        );
        const row = await rowOf(plain, deliveryKey(id, 'del_1'));
        return { claimed: claimed.state, leased, leasedByCopy, recorded, row };
      },
    }),
  ),
  {
    title: 'abandonDelivery',
    files: ['webhook-deliveries'],
    async run({ table, plain, id }) {
      const delivery = deliveryOf(id);
      await createDelivery(plain, delivery);
      const abandoned = await abandonDelivery(table, delivery, 'webhook_disabled', NOW);
      return { abandoned, row: await rowOf(plain, deliveryKey(id, 'del_1')) };
    },
  },
  {
    title: 'takeLeases and returnLeases, and the lease of a dead worker',
    files: ['lease-pool'],
    async run({ table, plain, id }) {
      const webhook = { tenantId: id, url: `https://${id}.test/` };
      const route = {
        lane: 'main',
        shares: { tenant: [{ name: id, limit: 1 }], host: [] },
      } as const;
      const keys = [tenantAttemptsKey(id), hostAttemptsKey(`${id}.test`)];
      const dead = { token: 'dead', until: NOW.getTime(), limit: 1, shares: route.shares.tenant };
      await takeLease({ table: plain, now: () => NOW }, { key: tenantAttemptsKey(id), ...dead });
      const read = leasePoolOf(await rowOf(plain, tenantAttemptsKey(id)));
      const claim = await takeLeases(servicesOf(table), webhook, route, read);
      const during = await Promise.all(keys.map((key) => rowOf(plain, key)));
      if (claim.outcome !== 'taken') return { claim, during };
      await returnLeases(servicesOf(table), claim.leases);
      return { claim, during, after: await Promise.all(keys.map((key) => rowOf(plain, key))) };
    },
  },
  {
    title: 'takeOrRenewLease of a text that is asked for, and asked for again',
    files: ['lease-pool'],
    async run({ table, plain, id }) {
      const attachment = { inbox_id: 'a@agents.test', message_key: 'm', index: 0 };
      const claims = [];
      for (const seconds of [0, 1, 91, 92]) {
        const now = () => new Date(NOW.getTime() + seconds * 1000);
        claims.push(await claimText({ table, now }, id, attachment, 1));
      }
      return { claims, row: await rowOf(plain, tenantTextsKey(id)) };
    },
  },
  {
    title: 'takeWaitLeases and returnWaitLeases of a waiting call',
    files: ['lease-pool', 'lease-count'],
    async run({ table, plain, id }) {
      await transact(plain, accountCreation(plain, testAccount(id)));
      const caller = testCaller({ tenantId: id });
      const services = testContext({ table, caller, randomBytes: (size) => new Uint8Array(size) });
      const leases = await takeWaitLeases(services, NOW.getTime() + 1000);
      const keys = [tenantWaitsKey(id), stackWaitsKey('api', 'unverified'), stackWaitsKey('api', 'all')];
      const during = await Promise.all(keys.map((key) => rowOf(plain, key)));
      await returnWaitLeases(services, leases);
      return { leases, during, after: await Promise.all(keys.map((key) => rowOf(plain, key))) };
    },
  },
  {
    title: 'noteAttempt and storeHealth of an endpoint',
    files: ['endpoints'],
    async run({ table, plain, id }) {
      const seen = { delivered: false, durationMs: 10 } as const;
      const health = await noteAttempt(servicesOf(table), id, await endpointRow(plain, id), seen);
      const noted = await endpointRow(plain, id);
      const claimed = { consecutiveTimeouts: 5, openUntil: NOW.getTime() };
      const changed = await storeHealth(table, id, noted, claimed, NOW);
      return { health, noted, changed, after: await endpointRow(plain, id) };
    },
  },
  {
    title: 'webhookUpdate, narrowWebhook and webhookDeletion',
    files: ['webhooks'],
    async run({ table, plain, id }) {
      const webhook = await newWebhook(plain, id);
      const change = { ...webhook, url: 'https://example.com/2' };
      await transact(table, webhookUpdate(table, webhook, change, 0, NOW));
      await narrowWebhook(
        table,
        { ...change, revision: 1 },
        { inboxId: 'b', deletedAt: NOW.toISOString() },
        NOW,
      );
      const narrowed = await rowOf(plain, webhookKey(id, id));
      await transact(table, webhookDeletion(table, webhook));
      return { narrowed, deleted: (await rowOf(plain, webhookKey(id, id))) === undefined };
    },
  },
  {
    title: 'disableWebhook, beginNotice and endNotice',
    files: ['webhook-disabling'],
    async run({ table, plain, id }) {
      const webhook = await newWebhook(plain, id);
      const disabled = await disableWebhook(table, webhook, NOW, NOW);
      const claimed = await beginNotice(table, { ...webhook, noticeAfter: NOW.getTime() }, new Date(0));
      const row = await rowOf(plain, webhookKey(id, id));
      await endNotice(table, webhook);
      return { disabled, claimed, row, after: await rowOf(plain, webhookKey(id, id)) };
    },
  },
];
