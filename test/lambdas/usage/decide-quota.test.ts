import { expect, test } from 'vitest';
import { decideQuota, type QuotaFacts } from '../../../lambdas/usage/decide-quota.ts';

/** Counted exactly from 75,000 messages or 750 bytes on, until it is below 50,000 and 500. */
const plan = { inboxes: 1, messagesPerMonth: 100_000, storageBytes: 1_000, webhooks: 1, keys: 1 };
const month = '2026-11';

const decide = (facts: Partial<QuotaFacts>): unknown =>
  decideQuota({ plan, used: { delivered: 0, bytes: 0 }, counter: undefined, month, size: 10, ...facts });

const used = (delivered: number, bytes = 0) => ({ delivered, bytes });
const counter = (delivered: number, bytes = 0, of = month) => ({ delivered, bytes, month: of, since: 0 });

test.each<[string, Partial<QuotaFacts>, object]>([
  ['nothing used: not counted', {}, { kind: 'free' }],
  ['just below three quarters of the messages', { used: used(74_999) }, { kind: 'free' }],
  ['three quarters of the messages', { used: used(75_000) }, { kind: 'createCounter' }],
  ['just below three quarters of the storage', { used: used(0, 749) }, { kind: 'free' }],
  ['three quarters of the storage', { used: used(0, 750) }, { kind: 'createCounter' }],
  ['a small plan, nothing used', { plan: { ...plan, messagesPerMonth: 1_000 } }, { kind: 'createCounter' }],
  [
    'a counter of the last month, however full',
    { counter: counter(100_000, 0, '2026-10') },
    { kind: 'startMonth' },
  ],
  [
    'a counter of the month that follows, because this mail came just before it',
    { counter: counter(80_000, 0, '2026-12'), used: used(80_000) },
    { kind: 'counted', month, plan, left: 20_000 },
  ],
  [
    'counter and log below the half',
    { counter: counter(49_999), used: used(49_999) },
    { kind: 'removeCounter' },
  ],
  [
    'the log below the half, the counter not',
    { counter: counter(50_000) },
    { kind: 'counted', month, plan, left: 50_000 },
  ],
  [
    'the counter below the half, the log not',
    { counter: counter(1), used: used(50_000) },
    { kind: 'counted', month, plan, left: 99_999 },
  ],
  ['one message left', { counter: counter(99_999) }, { kind: 'counted', month, plan, left: 1 }],
  ['no message left', { counter: counter(100_000) }, { kind: 'full', cap: 'messages', plan }],
  [
    'exactly as many bytes left as the mail has',
    { counter: counter(0, 990) },
    { kind: 'counted', month, plan, left: 100_000 },
  ],
  [
    'one byte too few left',
    { counter: counter(0, 991) },
    { kind: 'full', cap: 'storage', plan, bytesLeft: 9 },
  ],
  [
    'no message and no bytes left: the cap of messages is named, because no smaller mail fits',
    { counter: counter(100_000, 1_000) },
    { kind: 'full', cap: 'messages', plan },
  ],
  [
    'more stored than the plan allows since it was changed',
    { counter: counter(0, 1_500) },
    { kind: 'full', cap: 'storage', plan, bytesLeft: -500 },
  ],
  [
    'a small plan keeps its counter though nothing is used',
    { plan: { ...plan, messagesPerMonth: 1_000 }, counter: counter(0) },
    { kind: 'counted', month, plan: { ...plan, messagesPerMonth: 1_000 }, left: 1_000 },
  ],
])('decideQuota with %s', (_, facts, expected) => {
  expect(decide(facts)).toEqual(expected);
});
