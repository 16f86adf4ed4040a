import { describe, expect, test } from 'vitest';
import type { DeliveryMessage } from '../../../lambdas/jobs/delivery-message.ts';
import { leasePoolOf } from '../../../lambdas/store/limit/lease-pool.ts';
import type { WebhookDelivery } from '../../../lambdas/store/webhook/webhook-deliveries.ts';
import type { Webhook } from '../../../lambdas/store/webhook/webhooks.ts';
import {
  type DeliveryRows,
  MAX_WAITS,
  nextStep,
  stepWithoutLease,
} from '../../../lambdas/webhooks/next-step.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const at = (seconds: number): number => NOW.getTime() + seconds * 1000;

const message: DeliveryMessage = {
  tenant: 't',
  webhook_id: 'wh',
  delivery_id: 'd',
  attempt: 1,
  due_at: at(0),
  token: 'own',
  waits: 0,
  retries: 0,
  lane: 'main',
};
const delivery: WebhookDelivery = {
  delivery_id: 'd',
  tenant: 't',
  webhook_id: 'wh',
  // Without an inbox, as the event of a test that a client requests.
  event: {
    event_id: 'evt',
    event_type: 'webhook.test',
    timestamp: NOW.toISOString(),
    webhook_id: 'wh',
    tenant_id: 't',
  },
  state: 'pending',
  attempt: 0,
  attempts: [],
  created_at: NOW.toISOString(),
  updated_at: NOW.toISOString(),
  expires_at: at(1_000),
};
const webhook = { webhookId: 'wh', tenantId: 't', url: 'https://x.test', enabled: true } as Webhook;
const fast = { consecutiveTimeouts: 0, answersFast: true } as const;

function rows(change: Partial<DeliveryRows>): DeliveryRows {
  const endpoint = { health: fast, revision: 1, generation: undefined, writtenAt: at(0) };
  return {
    delivery,
    webhook,
    inbox: undefined,
    isMessageDeleted: false,
    endpoint,
    leases: leasePoolOf(undefined),
    ...change,
  };
}

const withHealth = (health: object) =>
  rows({
    endpoint: { health: { ...fast, ...health }, revision: 1, generation: undefined, writtenAt: at(0) },
  });
const begun = { ...delivery, attempt: 1, holder: 'own' };

describe('nextStep of a webhook delivery message', () => {
  test.each([
    ['is an attempt when it is due', message, rows({}), { kind: 'attempt', probe: undefined }],
    [
      'is a later look for a row that is not written yet',
      message,
      rows({ delivery: undefined }),
      { kind: 'queue', message: { waits: 0, retries: 1, due_at: at(2) } },
    ],
    [
      'gives up on a row that was never written',
      { ...message, retries: 5 },
      rows({ delivery: undefined }),
      { kind: 'give-up' },
    ],
    [
      'is nothing when another message began the attempt',
      { ...message, token: 'other' },
      rows({ delivery: begun }),
      { kind: 'none' },
    ],
    [
      'is nothing when the delivery has ended',
      message,
      rows({ delivery: { ...delivery, state: 'delivered' } }),
      { kind: 'none' },
    ],
    [
      'is a look at the end of the lease while its own attempt may be running',
      message,
      rows({ delivery: { ...begun, leased_until: at(9) } }),
      { kind: 'queue', message: { due_at: at(9), waits: 0 } },
    ],
    [
      'logs an interruption when the lease of its own attempt has ended',
      message,
      rows({ delivery: { ...begun, leased_until: at(0) } }),
      { kind: 'log-interruption' },
    ],
    ['follows up an attempt that is logged', message, rows({ delivery: begun }), { kind: 'follow-up' }],
    [
      'abandons when the webhook was deleted',
      message,
      rows({ webhook: undefined }),
      { kind: 'abandon', reason: 'webhook_deleted' },
    ],
    [
      'abandons when the webhook is disabled',
      message,
      rows({ webhook: { ...webhook, enabled: false } }),
      { kind: 'abandon', reason: 'webhook_disabled' },
    ],
    [
      'is nothing while the tenant is suspended: the delivery stays pending',
      message,
      rows({ webhook: { ...webhook, isPaused: true } }),
      { kind: 'none' },
    ],
    [
      'waits for the end of a pause of the endpoint, spread by half of it',
      message,
      withHealth({ openUntil: at(10) }),
      { kind: 'queue', message: { due_at: at(12.5), waits: 0 } },
    ],
    [
      'is a probe after a pause, whose health blocks other probes',
      message,
      withHealth({ openUntil: at(-1) }),
      { kind: 'attempt', probe: { openUntil: at(30) } },
    ],
    [
      'moves to the slow lane when the endpoint is slow',
      message,
      withHealth({ slowUntil: at(60) }),
      { kind: 'queue', message: { lane: 'slow', due_at: at(0) } },
    ],
  ])('%s', (_title, sent, read, expected) => {
    expect(nextStep(sent, read, NOW, 0.5)).toMatchObject(expected);
  });

  test('without a lease is a later look, which counts, and is abandoned after the last', () => {
    expect(stepWithoutLease(message, delivery, 0, NOW, 0.5)).toMatchObject({
      kind: 'queue',
      message: { waits: 1, due_at: at(1) },
    });
    expect(stepWithoutLease({ ...message, waits: MAX_WAITS }, delivery, 0, NOW, 0.5)).toMatchObject({
      kind: 'abandon',
      reason: 'endpoint_too_slow',
    });
  });
});
