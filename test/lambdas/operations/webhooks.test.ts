import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../lambdas/caller/caller.ts';
import type { Context } from '../../../lambdas/core/context.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { createWebhookOperation } from '../../../lambdas/operations/webhooks/create.ts';
import { updateWebhookOperation } from '../../../lambdas/operations/webhooks/update.ts';
import { inboxesOfWebhook } from '../../../lambdas/operations/webhooks/webhook.ts';
import { endpointKey } from '../../../lambdas/store/keys.ts';
import { getRow } from '../../../lambdas/store/table/table.ts';
import { endpointOf, storeHealth } from '../../../lambdas/store/webhook/endpoints.ts';
import { webhooksOfTenant } from '../../../lambdas/store/webhook/webhooks.ts';
import { opened } from '../../opened.ts';
import { StreamFixture } from '../stream/stream-fixture.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

const rows = opened(() => StreamFixture.start());
let tenantId: string;
let inboxId: string;
beforeEach(async () => {
  tenantId = rows.tenant();
  inboxId = await rows.inbox(tenantId);
});

const WEBHOOK = { url: 'https://hooks.example/one', event_types: ['message.received'] };
const webhookTargets = { check: async () => undefined };

async function contextOf(overrides: Partial<Caller> = {}): Promise<Context> {
  const { keyId } = await rows.key(tenantId, { permissions: overrides.permissions ?? null });
  const caller = testCaller({ tenantId, keyId, ...overrides });
  return testContext({ table: rows.table, caller, webhookTargets });
}

const pinned = (): Promise<Context> => contextOf({ scope: { type: 'inbox', inboxId } });

async function outcomeOf(work: Promise<{ readonly body: unknown }>): Promise<unknown> {
  return work.then(
    ({ body }) => body,
    ({ name }: Error) => name,
  );
}

test.each([
  ['left out', undefined, 'own'],
  ['the own one in capitals', 'OWN', 'own'],
  ['another one', 'another@agents.test', 'forbidden'],
])('the inboxes of a webhook for a pinned key, with inbox_ids %s', async (_, wanted, expected) => {
  const ids = wanted === undefined ? undefined : [wanted === 'OWN' ? inboxId.toUpperCase() : wanted];
  const found = inboxesOfWebhook(await pinned(), ids).then(
    (inboxes) => inboxes,
    ({ name }: Error) => name,
  );

  expect(await found).toEqual(expected === 'own' ? [inboxId] : expected);
});

describe('PATCH /webhooks', () => {
  const event_types = ['message.received.spam'];

  async function webhookOfSpam(): Promise<{ webhook_id: string; owner: Context; weak: Context }> {
    const owner = await contextOf();
    const body = { url: 'https://hooks.example/one', event_types };
    await execute(createWebhookOperation, owner, body);
    const [webhook] = await webhooksOfTenant(rows.table, tenantId);
    const permissions = ['webhook_update', 'webhook_read', 'message_read'] as const;
    const weak = await contextOf({ permissions });
    return { webhook_id: webhook?.webhookId ?? '', owner, weak };
  }

  test('of a key without the permission of its events may switch it off, and nothing else', async () => {
    const { webhook_id, weak } = await webhookOfSpam();
    const patch = (change: object) =>
      outcomeOf(execute(updateWebhookOperation, weak, { webhook_id, ...change }));

    expect(await patch({ enabled: true })).toBe('forbidden');
    expect(await patch({ url: 'https://hooks.example/two' })).toBe('forbidden');
    expect(await patch({ enabled: false, url: 'https://hooks.example/two' })).toBe('forbidden');
    expect(await patch({ enabled: false, event_types })).toBe('forbidden');
    expect(await patch({ enabled: false, inbox_ids: null })).toBe('forbidden');
    expect(await patch({ enabled: false })).toMatchObject({
      enabled: false,
      url: 'https://hooks.example/one',
    });
  });

  test('changes what is given, and keeps the rest', async () => {
    const { webhook_id, owner } = await webhookOfSpam();

    expect(
      (await execute(updateWebhookOperation, owner, { webhook_id, inbox_ids: [inboxId] })).body,
    ).toMatchObject({
      inbox_ids: [inboxId],
      event_types,
      enabled: true,
      url: 'https://hooks.example/one',
    });
    const all = await execute(updateWebhookOperation, owner, { webhook_id, inbox_ids: null });
    expect(all.body).toMatchObject({ inbox_ids: [] });
  });
});

const FAILING = { consecutiveTimeouts: 3 };

test.each([
  ['forgotten when the webhook is switched on', { enabled: true }, 0],
  ['forgotten when the URL changes', { url: 'https://hooks.example/two' }, 0],
  ['kept when the webhook is switched off', { enabled: false }, 3],
  ['kept when the URL is given again', { url: 'https://hooks.example/one' }, 3],
])('the health of an endpoint is %s', async (_, change, timeouts) => {
  const owner = await contextOf();
  await execute(createWebhookOperation, owner, WEBHOOK);
  const [webhook] = await webhooksOfTenant(rows.table, tenantId);
  const webhookId = webhook?.webhookId ?? '';
  await storeHealth(rows.table, webhookId, endpointOf(undefined, NOW), FAILING, NOW);

  await execute(updateWebhookOperation, owner, { webhook_id: webhookId, ...change });

  const row = await getRow(rows.table, endpointKey(webhookId));
  expect(endpointOf(row, NOW).health.consecutiveTimeouts).toBe(timeouts);
});
