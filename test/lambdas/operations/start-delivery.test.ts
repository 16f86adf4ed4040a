import { describe, expect, test } from 'vitest';
import type { Context } from '../../../lambdas/core/context.ts';
import { newId } from '../../../lambdas/ids.ts';
import type { DeliveryMessage } from '../../../lambdas/jobs/delivery-message.ts';
import { startDelivery } from '../../../lambdas/operations/webhooks/start-delivery.ts';
import { accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { accountKey, webhookKey } from '../../../lambdas/store/keys.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { getWebhook, type Webhook, webhookCreation } from '../../../lambdas/store/webhook/webhooks.ts';
import { opened } from '../../opened.ts';
import { createKey } from '../store/key/create-key.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { testKey, testWebhook, verifiedAccount } from '../test-account.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

const table = opened(openTestTable);

const SECOND = 1000;
let tenants = 0;

class World {
  readonly queued: DeliveryMessage[] = [];
  readonly context: Context;
  readonly webhooks: readonly Webhook[];
  now = NOW;

  private constructor(tenantId: string, webhooks: readonly Webhook[]) {
    this.webhooks = webhooks;
    this.context = testContext({
      table,
      caller: testCaller({ tenantId }),
      now: () => this.now,
      deliveryQueue: {
        send: async (message) => {
          this.queued.push(message);
        },
      },
    });
  }

  static async open(webhooks: number): Promise<World> {
    tenants += 1;
    const tenantId = `starting-${tenants}`;
    await transact(table, accountCreation(table, verifiedAccount(tenantId, { webhooks })));
    await createKey(table, testKey(tenantId, 'key_test'));
    const made = Array.from({ length: webhooks }, (_, i) => testWebhook(tenantId, `wh_${tenantId}_${i}`));
    for (const webhook of made) await transact(table, webhookCreation(table, webhook));
    return new World(tenantId, made);
  }

  async start(index = 0): Promise<{ name: string; message: string; retryAfterSeconds?: number } | undefined> {
    const { tenantId, webhookId } = this.#webhook(index);
    const webhook = await getWebhook(table, tenantId, webhookId);
    if (webhook === undefined) throw new Error(`There is no ${webhookId}`);
    try {
      await startDelivery(this.context, webhook, {
        event_type: 'webhook.test',
        event_id: newId('evt', this.now, this.context.randomBytes(8)),
        timestamp: this.now.toISOString(),
        tenant_id: tenantId,
        webhook_id: webhookId,
      });
      return undefined;
    } catch (error) {
      return error as { name: string; message: string; retryAfterSeconds?: number };
    }
  }

  #webhook(index: number): Webhook {
    const webhook = this.webhooks[index];
    if (webhook === undefined) throw new Error(`There is no webhook ${index}`);
    return webhook;
  }
}

describe('startDelivery', () => {
  test('starts 10 deliveries of one webhook in a minute, then refuses with the seconds to the next, and queues nothing', async () => {
    const world = await World.open(1);
    for (let i = 0; i < 10; i++) expect(await world.start()).toBeUndefined();
    world.now = new Date(NOW.getTime() + 20 * SECOND);
    const refused = await world.start();

    expect(refused).toMatchObject({ name: 'rate_limited', retryAfterSeconds: 40 });
    expect(refused?.message).toBe(
      'At most 10 test events, redeliveries and recoveries can start per minute for each webhook. Retry in 40 seconds.',
    );
    expect(world.queued).toHaveLength(10);
    world.now = new Date(NOW.getTime() + 60 * SECOND);
    expect(await world.start()).toBeUndefined();
  });

  test('starts 60 deliveries of one tenant in a minute, over all its webhooks', async () => {
    const world = await World.open(7);
    for (let i = 0; i < 60; i++) expect(await world.start(i % 7)).toBeUndefined();
    const refused = await world.start(6);

    expect(refused).toMatchObject({ name: 'rate_limited', retryAfterSeconds: 60 });
    expect(refused?.message).toContain('At most 60 ');
    const other = await World.open(1);
    expect(await other.start()).toBeUndefined();
  });

  test('starts no more than 10 side by side, and each refusal is a 429', async () => {
    const world = await World.open(1);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => world.start()));

    const refused = outcomes.filter((outcome) => outcome !== undefined);
    expect(refused).toHaveLength(20);
    expect(new Set(refused.map(({ name }) => name))).toEqual(new Set(['rate_limited']));
  });

  test('counts in the transaction that makes the delivery, and changes nothing else of webhook and account', async () => {
    const world = await World.open(1);
    const [webhook] = world.webhooks;
    if (webhook === undefined) throw new Error('There is no webhook');
    const account = await table.row(accountKey(webhook.tenantId));
    const row = await table.row(webhookKey(webhook.tenantId, webhook.webhookId));
    const calls = await table.callsOf(() => world.start());

    const minute = Math.floor(NOW.getTime() / 60_000);
    expect(calls.filter(({ name }) => name !== 'GetItem')).toEqual([
      { name: 'TransactWriteItems', parts: 4 },
    ]);
    expect(await table.row(accountKey(webhook.tenantId))).toEqual({
      ...account,
      deliveries_minute: minute,
      deliveries_in_minute: 1,
    });
    expect(await table.row(webhookKey(webhook.tenantId, webhook.webhookId))).toEqual({
      ...row,
      started_minute: minute,
      started_in_minute: 1,
    });
  });

  test('starts nothing for a key that was deleted meanwhile', async () => {
    const world = await World.open(1);
    const caller = testCaller({ tenantId: world.context.caller.tenantId, keyId: 'key_deleted' });
    Object.assign(world.context, { caller });

    expect(await world.start()).toMatchObject({ name: 'unauthenticated' });
  });
});
