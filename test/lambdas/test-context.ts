import { randomBytes } from 'node:crypto';
import type { Caller } from '../../lambdas/caller/caller.ts';
import type { Context } from '../../lambdas/core/context.ts';
import { UnknownKeys } from '../../lambdas/core/unknown-keys.ts';
import { policySchema } from '../../lambdas/settings/policy.ts';
import type { Keyring } from '../../lambdas/store/secret/keyring.ts';

export const NOW = new Date('2026-11-21T07:00:00.000Z');

export const INBOX_DOMAIN = 'agents.test';

/** Something that a test does not expect to be used: whatever is asked of it fails by name. */
export function unused<T extends object>(name: string): T {
  const target: Partial<T> = {};
  return new Proxy(target as T, {
    get(_target, property) {
      throw new Error(`${name}.${String(property)} was used, which this test does not expect`);
    },
  });
}

export function testKeyring(seed = 'seed'): Keyring {
  return {
    async key(purpose) {
      return Buffer.from(`${purpose}-${seed}`.padEnd(32, '.').slice(0, 32));
    },
  };
}

export function testCaller(overrides: Partial<Caller> = {}): Caller {
  return {
    keyId: 'key_test',
    tenantId: 'tenant-1',
    scope: { type: 'organization' },
    permissions: null,
    pending: false,
    epoch: 0,
    ...overrides,
  };
}

export function testContext(overrides: Partial<Context> = {}): Context {
  return {
    table: unused('table'),
    bucket: unused('bucket'),
    keyring: testKeyring(),
    mailer: unused('mailer'),
    sending: 'production',
    purgeQueue: unused('purgeQueue'),
    attachmentTexts: unused('attachmentTexts'),
    releases: unused('releases'),
    usage: unused('usage'),
    sockets: unused('sockets'),
    webhookTargets: unused('webhookTargets'),
    deliveryQueue: unused('deliveryQueue'),
    publications: unused('publications'),
    recoveries: unused('recoveries'),
    metering: unused('metering'),
    policy: policySchema.parse({
      inboxDomain: INBOX_DOMAIN,
      plans: {
        unverified: { inboxes: 3, messagesPerMonth: 100, storageBytes: 50_000_000, webhooks: 2, keys: 1000 },
        verified: {
          inboxes: 100,
          messagesPerMonth: 100_000,
          storageBytes: 10_000_000_000,
          webhooks: 50,
          keys: 1000,
        },
      },
    }),
    unknownKeys: new UnknownKeys(),
    now: () => NOW,
    randomBytes,
    sourceIp: '192.0.2.1',
    startedAt: NOW,
    pollTimer: unused('pollTimer'),
    waitsIn: 'api',
    waitingCalls: 400,
    caller: testCaller(),
    ...overrides,
  };
}
