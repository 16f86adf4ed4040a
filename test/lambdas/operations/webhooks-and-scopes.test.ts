import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../lambdas/caller/caller.ts';
import type { Context } from '../../../lambdas/core/context.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { listInboxesOperation } from '../../../lambdas/operations/inboxes/list.ts';
import { usageOperation } from '../../../lambdas/operations/metrics/usage.ts';
import { createWebhookOperation } from '../../../lambdas/operations/webhooks/create.ts';
import { inboxesOfWebhook } from '../../../lambdas/operations/webhooks/scope.ts';
import { updateWebhookOperation } from '../../../lambdas/operations/webhooks/update.ts';
import { webhooksOfTenant } from '../../../lambdas/store/webhook/webhooks.ts';
import { StreamFixture } from '../stream/stream-fixture.ts';
import { testCaller, testContext } from '../test-context.ts';

let rows: StreamFixture;
let tenantId: string;
let inboxId: string;
beforeAll(async () => {
  rows = await StreamFixture.start();
});
afterAll(() => rows.stop());
beforeEach(async () => {
  tenantId = rows.tenant();
  inboxId = await rows.inbox(tenantId);
});

const webhookTargets = { check: async () => undefined };

/** The context of a new key: of the whole tenant unless given otherwise. */
async function contextOf(overrides: Partial<Caller> = {}): Promise<Context> {
  const { keyId } = await rows.key(tenantId, { permissions: overrides.permissions ?? null });
  const caller = testCaller({ tenantId, keyId, ...overrides });
  return testContext({ table: rows.table, caller, webhookTargets });
}

const pinned = (): Promise<Context> => contextOf({ scope: { type: 'inbox', inboxId } });

/** What an operation answers, or the name of its error. */
async function outcomeOf(work: Promise<{ readonly body: unknown }>): Promise<unknown> {
  return work.then(
    ({ body }) => body,
    ({ name }: Error) => name,
  );
}

describe('the inboxes of a webhook', () => {
  test.each([
    ['left out', undefined, 'own'],
    ['the own one in capitals', 'OWN', 'own'],
    ['another one', 'another@agents.test', 'forbidden'],
  ])('for a pinned key, with inbox_ids %s', async (_, wanted, expected) => {
    const ids = wanted === undefined ? undefined : [wanted === 'OWN' ? inboxId.toUpperCase() : wanted];
    const found = inboxesOfWebhook(await pinned(), ids).then(
      (inboxes) => inboxes,
      ({ name }: Error) => name,
    );

    expect(await found).toEqual(expected === 'own' ? [inboxId] : expected);
  });
});

describe('PATCH /webhooks', () => {
  const event_types = ['message.received.spam'];

  /** A webhook of spam, and the context of a key that may not read spam. */
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
    expect(all.body).not.toHaveProperty('inbox_ids');
  });
});

describe('a pinned key', () => {
  test('lists its own inbox only, and no usage of a deleted one', async () => {
    await rows.inbox(tenantId);
    const own = await pinned();
    const gone = await contextOf({ scope: { type: 'inbox', inboxId: 'gone@agents.test' } });

    expect(await outcomeOf(execute(listInboxesOperation, own, {}))).toMatchObject({
      count: 1,
      next_page_token: null,
      inboxes: [{ inbox_id: inboxId }],
    });
    expect(await outcomeOf(execute(listInboxesOperation, await contextOf(), {}))).toMatchObject({ count: 2 });
    expect(await outcomeOf(execute(usageOperation, gone, { usage_types: ['message_count'] }))).toBe(
      'not_found',
    );
  });
});
