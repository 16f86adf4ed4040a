import { expect, test } from 'vitest';
import { openMeteredTable } from '../../../bench/measuring/metered-table.ts';
import { findListeners, hasWebhooks } from '../../../lambdas/publish/find-listeners.ts';
import { accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { saveConnection } from '../../../lambdas/store/stream/connections.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import { testAccount } from '../test-account.ts';
import { NOW } from '../test-context.ts';

const table = opened(openMeteredTable);

const HOUR_MS = 3_600_000;

function connect(tenantId: string, expiresAt: Date, name = ''): Promise<void> {
  return saveConnection(table, {
    tenantId,
    keyId: 'key_1',
    connectionId: `connection ${name} of ${tenantId}`,
    secretHash: 'hash',
    inboxIds: undefined,
    eventTypes: ['message.received'],
    openedAt: NOW,
    expiresAt,
  });
}

async function listenersOf(tenantId: string) {
  return findListeners(table, { tenantId, hasWebhooks: await hasWebhooks(table, tenantId) }, NOW);
}

test.each([
  ['no webhook and no open socket', 0, undefined, []],
  ['a webhook', 1, undefined, ['webhooks']],
  ['an open socket', 0, HOUR_MS, ['stream']],
  ['a socket that has expired', 0, -1, []],
  ['both', 2, HOUR_MS, ['webhooks', 'stream']],
] as const)('a tenant with %s', async (title, webhooks, expiresIn, expected) => {
  await transact(table, accountCreation(table, testAccount(title, { webhooks })));
  if (expiresIn !== undefined) await connect(title, new Date(NOW.getTime() + expiresIn));

  expect(await listenersOf(title)).toEqual(expected);
});

test('an open socket behind 150 rows of sockets that have expired is found with three queries', async () => {
  const expired = Array.from({ length: 150 }, (_, i) => String(i).padStart(3, '0'));
  await Promise.all(expired.map((name) => connect('lost', new Date(NOW.getTime() - 1), name)));
  await connect('lost', new Date(NOW.getTime() + HOUR_MS), 'open');
  const { calls } = await table.meter(async () => {
    expect(await findListeners(table, { tenantId: 'lost', hasWebhooks: false }, NOW)).toEqual(['stream']);
  });

  expect(calls).toBe(3);
});

test('a tenant that was deleted has no listeners', async () => {
  expect(await listenersOf('gone')).toEqual([]);
});
