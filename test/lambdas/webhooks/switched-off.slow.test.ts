import { describe, expect, test } from 'vitest';
import { readAuditLog } from '../../../lambdas/store/audit-log.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { DeliveryWorld, ERROR, OK } from './delivery-world.ts';
import { updateWebhook } from './update-webhook.ts';

const table = opened(openTestTable);
silent('log');

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a webhook that fails for days', () => {
  async function days(world: DeliveryWorld, from: number, to: number): Promise<void> {
    for (let day = from; day < to; day++) {
      await world.run(day * DAY);
      world.publish();
    }
    await world.run(to * DAY);
  }

  test('is switched off after five, and its human gets one mail', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, { answer: () => ERROR });
    using _world = world;
    await days(world, 0, 5);
    expect((await world.reread(webhook))?.enabled).toBe(true);
    await days(world, 5, 7);

    expect(await world.reread(webhook)).toMatchObject({ enabled: false, noticeAfter: undefined });
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]?.to).toBe(`${world.tenantId}@human.test`);
    expect(world.mails[0]?.text).toContain(webhook.webhookId);
    const last = world.requests.at(-1)?.at ?? 0;
    await world.run();
    expect(world.requests.at(-1)?.at).toBe(last);
    expect(last).toBeGreaterThanOrEqual(5 * DAY);
  });

  test('is switched off after five also where its human cannot be mailed, once, with an entry in the audit log', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, { answer: () => ERROR, isUnreachable: true });
    using _world = world;
    await days(world, 0, 7);

    expect(await world.reread(webhook)).toMatchObject({ enabled: false, noticeAfter: undefined });
    expect(world.mails).toEqual([]);
    const filter = { action: 'webhook.disabled' } as const;
    const { items } = await readAuditLog(table, world.tenantId, filter, { limit: 10, after: undefined });
    expect(items.map(({ resourceId }) => resourceId)).toEqual([webhook.webhookId]);
  });

  test('stays on when one attempt in between succeeds', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, {
      answer: ({ at }) => (at > 3 * DAY && at < 3.1 * DAY ? OK : ERROR),
    });
    using _world = world;
    await days(world, 0, 7);

    expect((await world.reread(webhook))?.enabled).toBe(true);
    expect(world.mails).toEqual([]);
  });

  test('stays on when the failures are weeks apart', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0, 5], answer: () => ERROR });
    using _world = world;
    world.publish();
    await world.run(20 * DAY);
    world.publish();
    await world.run();

    expect((await world.reread(webhook))?.enabled).toBe(true);
  });

  test('is reported to its human also when the worker dies at any effect of it', async () => {
    const open = async () => {
      const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0], answer: () => ERROR });
      for (let day = 0; day < 6; day++) {
        await world.run(day * DAY);
        world.publish();
      }
      return [world, webhook] as const;
    };
    let effects: number;
    {
      const [world] = await open();
      using _world = world;
      world.effects = 0;
      await world.run();
      effects = world.effects;
      expect(world.mails).toHaveLength(1);
    }
    for (let effect = 0; effect < effects; effect++) {
      for (const when of ['before', 'after'] as const) {
        const [world, webhook] = await open();
        using _world = world;
        world.dieAt({ effect, when });
        await world.run();
        // After a crash before the failure was counted, the next failure disables the webhook.
        if ((await world.reread(webhook))?.enabled === true) {
          world.publish();
          await world.run();
        }
        expect((await world.reread(webhook))?.enabled).toBe(false);
        expect(world.mails.length).toBeGreaterThanOrEqual(1);
        expect(world.mails.length).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('an endpoint that is gone (410)', () => {
  test('gets no more attempts, queued ones included, and its human gets no mail', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, {
      answer: ({ at }) => (at < MINUTE ? ERROR : { delivered: false, status: 410, error: 'status' }),
    });
    using _world = world;
    world.publish();
    world.publish();
    await world.run();

    const [first, second] = await world.deliveries(webhook);
    expect([first?.reason, second?.reason].sort()).toEqual(['endpoint_gone', 'webhook_disabled']);
    expect(world.requests.filter(({ at }) => at >= MINUTE)).toHaveLength(1);
    expect(world.mails).toEqual([]);
    expect(world.counts.get('WebhookDisabled')).toBe(1);
    const log = await readAuditLog(table, webhook.tenantId, {}, { limit: 10, after: undefined });
    expect(log.items).toMatchObject([
      {
        actor: { type: 'service', id: 'webhooks' },
        action: 'webhook.disabled',
        resourceId: webhook.webhookId,
        changed: ['enabled'],
      },
    ]);
  });

  test('does not switch off a webhook that its owner has changed meanwhile', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, { answer: () => ({ ...ERROR, status: 410 }) });
    using _world = world;
    world.publish();
    const send = world.services.send;
    const slow = {
      ...world.services,
      send: async (attempt: Parameters<typeof send>[0]) => {
        await updateWebhook(table, webhook, { ...webhook, url: 'https://new.test/' }, world.now);
        return send(attempt);
      },
    };
    await world.run(0, slow);
    expect((await world.reread(webhook))?.enabled).toBe(true);
  });
});
