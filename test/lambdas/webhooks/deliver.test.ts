import { randomBytes } from 'node:crypto';
import { RETRY_SCHEDULE_SECONDS } from 'agent-inbox-client/source/webhook-schedule';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { keysOfMessageId } from '../../../lambdas/ids.ts';
import { deleteMessages } from '../../../lambdas/messages/delete-messages.ts';
import { leaveWebhooks } from '../../../lambdas/purge/purge-inbox.ts';
import { inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import { endpointKey } from '../../../lambdas/store/keys.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { createDelivery, newDelivery } from '../../../lambdas/store/webhook/webhook-deliveries.ts';
import { type Webhook, webhookDeletion } from '../../../lambdas/store/webhook/webhooks.ts';
import { nextMessage } from '../../../lambdas/webhooks/enqueue.ts';
import { openSecret } from '../../../lambdas/webhooks/sealed-secret.ts';
import { seeded } from '../../faults/seeded.ts';
import { opened, silent } from '../../opened.ts';
import { arrive } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { DeliveryWorld, ERROR, OK } from './delivery-world.ts';
import { updateWebhook } from './update-webhook.ts';

const table = opened(openTestTable);
silent('log');

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Every hop of the queue may round up by a second. */
const HOP_SECONDS = 1;

describe('the schedule', () => {
  test.each([
    ['1 minute', MINUTE, 3],
    ['1 hour', HOUR, 5],
    ['1 day', DAY, 8],
    ['5 days', 5 * DAY, 10],
  ])('of an endpoint that is down for %s is kept, within 20 %%', async (_name, downFor, attempts) => {
    const [world, webhook] = await DeliveryWorld.open(table, {
      answer: ({ at }) => (at < downFor ? ERROR : OK),
      random: seeded(1),
    });
    using _world = world;
    world.publish();
    await world.run();

    const times = world.requests.map(({ at }) => at / 1000);
    const waits = times.map((time, index) => time - (times[index - 1] ?? 0));
    for (const [index, wait] of waits.entries()) {
      const planned = RETRY_SCHEDULE_SECONDS[index] ?? Number.NaN;
      expect(wait).toBeGreaterThanOrEqual(planned * 0.8 - HOP_SECONDS);
      expect(wait).toBeLessThanOrEqual(planned * 1.2 + HOP_SECONDS);
    }
    // Jitter adds up: one attempt more or less before the endpoint came back.
    expect(Math.abs(times.length - attempts)).toBeLessThanOrEqual(attempts === 10 ? 0 : 1);
    const [delivery] = await world.deliveries(webhook);
    expect(delivery?.state).toBe(downFor === 5 * DAY ? 'dead' : 'delivered');
    expect(delivery?.attempts).toHaveLength(times.length);
    expect(world.dead).toHaveLength(downFor === 5 * DAY ? 1 : 0);
  });

  test('waits as long as the endpoint asks for, up to an hour', async () => {
    const [world] = await DeliveryWorld.open(table, {
      schedule: [0, 5, 5],
      answer: ({ at }) => ({ ...ERROR, retryAfterSeconds: at === 0 ? 600 : 100_000 }),
    });
    using _world = world;
    world.publish();
    await world.run();

    const [first = 0, second = 0, third = 0] = world.requests.map(({ at }) => at / 1000);
    expect(first).toBe(0);
    expect(second).toBeGreaterThanOrEqual(600);
    expect(second).toBeLessThan(602);
    expect(third - second).toBeGreaterThanOrEqual(3600);
    expect(third - second).toBeLessThan(3602);
  });

  test('never parks a message: every wait is made of queue delays of at most 900 s', async () => {
    // The world's queue refuses longer ones.
    const [world] = await DeliveryWorld.open(table, { schedule: [0, 86_400], answer: () => ERROR });
    using _world = world;
    world.publish();
    await world.run();

    expect(world.requests).toHaveLength(2);
  });
});

test('each attempt is counted, as 1 when it failed and as 0 when it succeeded, so that their share is that of failures', async () => {
  const [world] = await DeliveryWorld.open(table, { schedule: [0, 5], answer: () => ERROR });
  using _world = world;
  world.publish();
  await world.run();

  expect(world.attempted).toEqual([1, 1]);
});

test('an attempt is signed anew each time, with the event id and a fresh timestamp', async () => {
  const [world, webhook] = await DeliveryWorld.open(table, {
    schedule: [0, 3600],
    answer: ({ at }) => (at === 0 ? ERROR : OK),
  });
  using _world = world;
  const event = world.publish();
  await world.run();

  const secret = await openSecret(world.services.keyring, webhook.webhookId, webhook.sealedSecret);
  const [first, second] = world.requests;
  expect(first?.headers['webhook-id']).toBe(event.event_id);
  expect(second?.headers['webhook-id']).toBe(event.event_id);
  expect(second?.body).toBe(first?.body);
  const seconds = [first, second].map((request) => Number(request?.headers['webhook-timestamp']));
  expect((seconds[1] ?? 0) - (seconds[0] ?? 0)).toBeGreaterThanOrEqual(3600);
  expect(
    new Verifier(secret).sign(event.event_id, new Date((seconds[1] ?? 0) * 1000), second?.body ?? ''),
  ).toBe(second?.headers['webhook-signature']);
  expect(JSON.parse(second?.body ?? '')).toEqual({
    type: 'event',
    event_type: 'message.received',
    event_id: event.event_id,
    timestamp: event.timestamp,
    inbox_id: event.inbox_id,
    thread_id: event.thread_id,
    message_id: event.message_id,
  });
});

describe('an event goes', () => {
  test('to each webhook that wants it and to no other, once however often it is published', async () => {
    const [world, all] = await DeliveryWorld.open(table);
    using _world = world;
    const [other] = await DeliveryWorld.open(table);
    using _other = other;
    const scoped = await world.webhook({ inboxIds: [world.inboxId] });
    const elsewhere = await world.webhook({ inboxIds: ['elsewhere@agents.test'] });
    const spam = await world.webhook({ eventTypes: ['message.received.spam'] });
    const off = await world.webhook({ enabled: false });
    const event = world.publish();
    world.publish(event);
    await world.run();
    world.publish(event);
    await world.run();

    const states = async (webhook: Webhook) => (await world.deliveries(webhook)).map(({ state }) => state);
    expect(world.requests).toHaveLength(2);
    expect(await states(all)).toEqual(['delivered']);
    expect(await states(scoped)).toEqual(['delivered']);
    for (const webhook of [elsewhere, spam, off]) expect(await states(webhook)).toEqual([]);
    expect(other.requests).toEqual([]);
  });

  test.each([
    'message.received.spam',
    'message.received.unauthenticated',
  ] as const)('only to who asked for it when it is %s', async (type) => {
    const [world] = await DeliveryWorld.open(table);
    using _world = world;
    const asked = await world.webhook({ eventTypes: [type] });
    world.publish(world.event(type));
    await world.run();

    expect(world.requests).toHaveLength(1);
    expect(await world.deliveries(asked)).toHaveLength(1);
  });
});

describe('a queued delivery of an event that survives its inbox', () => {
  const eventTypes = ['inbox.deleted'] as const;
  async function purged() {
    const [world] = await DeliveryWorld.open(table, {
      schedule: [0, 60],
      answer: ({ at }) => (at < 30_000 ? ERROR : OK),
    });
    const webhook = await world.webhook({ eventTypes, inboxIds: [world.inboxId] });
    const { thread_id: _t, message_id: _m, ...ids } = world.event();
    world.publish({ ...ids, event_type: 'inbox.deleted' });
    await world.run(1_000);
    const deletedAt = world.now.toISOString();
    await leaveWebhooks({ table, now: () => world.now }, world.tenantId, {
      inboxId: world.inboxId,
      deletedAt,
    });
    return { world, webhook };
  }

  test('goes on after the purge has taken the inbox out of the webhook', async () => {
    const { world, webhook } = await purged();
    using _world = world;
    await world.run();

    expect((await world.reread(webhook))?.inboxIds).toEqual([]);
    expect(await world.deliveries(webhook)).toMatchObject([{ state: 'delivered', attempt: 2 }]);
  });

  test('ends when the owner gives the webhook other inboxes', async () => {
    const { world, webhook } = await purged();
    using _world = world;
    const read = (await world.reread(webhook)) ?? webhook;
    const change = { ...read, inboxIds: ['other@agents.test'], replacesScope: true };
    await updateWebhook(table, read, change, world.now);
    await world.run();

    expect(await world.deliveries(webhook)).toMatchObject([{ state: 'abandoned', reason: 'out_of_scope' }]);
  });

  test('is not made for a later inbox of the same address', async () => {
    const { world, webhook } = await purged();
    using _world = world;
    await world.run();
    const { thread_id: _t, message_id: _m, ...ids } = world.event();
    world.publish({ ...ids, event_type: 'inbox.deleted' });
    await world.run();

    expect(await world.deliveries(webhook)).toHaveLength(1);
  });
});

const change = (world: DeliveryWorld, webhook: Webhook, to: Partial<Webhook>) =>
  updateWebhook(table, webhook, { ...webhook, ...to }, world.now);
const endings: Readonly<Record<string, (world: DeliveryWorld, webhook: Webhook) => Promise<unknown>>> = {
  webhook_deleted: (_world, webhook) => transact(table, webhookDeletion(table, webhook)),
  webhook_disabled: (world, webhook) => change(world, webhook, { enabled: false }),
  out_of_scope: (world, webhook) => change(world, webhook, { inboxIds: ['other@agents.test'] }),
  event_type_not_wanted: (world, webhook) =>
    change(world, webhook, { eventTypes: ['message.received.spam'] }),
  inbox_deleted: (world) =>
    transact(table, inboxDeletion(table, world.inbox(), world.now, new Date(world.now.getTime() + DAY))),
};
test.each(
  Object.entries(endings),
)('a queued delivery ends with the reason %s in the log', async (reason, end) => {
  const [world, webhook] = await DeliveryWorld.open(table, { answer: () => ERROR });
  using _world = world;
  world.publish();
  await world.run(MINUTE);
  expect(world.requests).toHaveLength(2);
  await end(world, webhook);
  await world.run();

  expect(world.requests).toHaveLength(2);
  expect(world.dead).toEqual([]);
  const [delivery] = await world.deliveries(webhook);
  expect(delivery).toMatchObject({ state: 'abandoned', reason, attempt: 2 });
});

test('a queued delivery of a message that was deleted for good ends with the reason message_deleted', async () => {
  const [world, webhook] = await DeliveryWorld.open(table, { answer: () => ERROR });
  using _world = world;
  const inbox = world.inbox();
  const { messageId, threadId } = await arrive(table, inbox, { id: '<1@x.test>' });
  world.publish({ ...world.event(), message_id: messageId, thread_id: threadId });
  await world.run(MINUTE);
  expect(world.requests).toHaveLength(2);

  const { threadKey = '' } = keysOfMessageId(messageId) ?? {};
  const services = {
    ...{ table, randomBytes, now: () => world.now },
    purgeQueue: { send: async () => undefined },
    publications: { send: async () => undefined },
    usage: { changed: async () => undefined },
  };
  expect(await deleteMessages(services, { inbox, threadKey, isWanted: () => true })).toMatchObject({
    deleted: 1,
  });
  await world.run();

  expect(world.requests).toHaveLength(2);
  expect(await world.deliveries(webhook)).toMatchObject([{ state: 'abandoned', reason: 'message_deleted' }]);
});

test('the event of a message that was deleted for good reaches a webhook that names it', async () => {
  const [world] = await DeliveryWorld.open(table);
  using _world = world;
  await world.webhook({ eventTypes: ['message.deleted'] });
  const inbox = world.inbox();
  const { messageId: message_id, threadId: thread_id } = await arrive(table, inbox, { id: '<1@x.test>' });
  const services = {
    ...{ table, randomBytes, now: () => world.now },
    purgeQueue: { send: async () => undefined },
    publications: { send: async () => undefined },
    usage: { changed: async () => undefined },
  };
  const { threadKey = '' } = keysOfMessageId(message_id) ?? {};
  await deleteMessages(services, { inbox, threadKey, isWanted: () => true });
  world.publish({ ...world.event(), message_id, thread_id, event_type: 'message.deleted' });
  await world.run();

  expect(world.requests).toHaveLength(1);
});

describe('a delivery that a client asks for is queued before it is written:', () => {
  const asked = (world: DeliveryWorld, webhook: Webhook) => {
    const event = world.event();
    return newDelivery(
      { delivery_id: 'del_asked', tenant: world.tenantId, webhook_id: webhook.webhookId, event },
      world.now,
    );
  };

  test('a worker that is faster than the write looks again', async () => {
    const [world, webhook] = await DeliveryWorld.open(table);
    using _world = world;
    const delivery = asked(world, webhook);
    await world.services.queue.send(nextMessage(world.services, delivery), 0);
    await world.run(5 * SECOND);
    await createDelivery(table, delivery);
    await world.run();

    expect(world.requests).toHaveLength(1);
    expect((await world.deliveries(webhook)).map(({ state }) => state)).toEqual(['delivered']);
  });

  test('a message whose delivery was never written ends by itself', async () => {
    const [world, webhook] = await DeliveryWorld.open(table);
    using _world = world;
    await world.services.queue.send(nextMessage(world.services, asked(world, webhook)), 0);
    await world.run();

    expect(world.requests).toEqual([]);
    expect(world.elapsed).toBeGreaterThan(MINUTE);
    expect(await world.deliveries(webhook)).toEqual([]);
  });
});

test('the row of an endpoint expires by itself', async () => {
  const [world, webhook] = await DeliveryWorld.open(table);
  using _world = world;
  world.publish();
  await world.run();

  const row = await table.row(endpointKey(webhook.webhookId));
  expect(row?.['ttl']).toBeGreaterThan(world.now.getTime() / 1000);
  expect(row?.['ttl']).toBeLessThan(world.now.getTime() / 1000 + 3 * 86_400);
});
