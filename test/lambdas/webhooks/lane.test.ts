import { describe, expect, test } from 'vitest';
import type { Lease, LeasePool } from '../../../lambdas/store/limit/lease-pool.ts';
import { HEALTHY } from '../../../lambdas/store/webhook/endpoints.ts';
import { ATTEMPT_LEASE_MS, routeOf } from '../../../lambdas/webhooks/lane.ts';
import { leaseWaitMs, MAX_WAITS } from '../../../lambdas/webhooks/next-step.ts';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const FAST = { ...HEALTHY, answersFast: true } as const;

/** A tenant's attempts in flight, each begun so many milliseconds ago. */
function inFlight(...leases: readonly (readonly [ageMs: number, ...shares: string[]])[]): LeasePool {
  const held = leases.map(([ageMs, ...shares], i): [string, Lease] => [
    `token-${i}`,
    { until: NOW.getTime() - ageMs + ATTEMPT_LEASE_MS, shares },
  ]);
  return { counts: new Map(), held: new Map(held) };
}

const laneOf = (health: Parameters<typeof routeOf>[2], leases: LeasePool) =>
  routeOf('wh_1', 'main', health, leases, NOW).lane;

describe('routeOf an attempt that is due', () => {
  test('keeps a fast endpoint in the main lane, however many other webhooks of the tenant are in flight', () => {
    const others = Array.from({ length: 15 }, (_, i) => [1_999, `wh_other_${i}`] as const);

    expect(laneOf(FAST, inFlight(...others))).toBe('main');
  });

  test('sends a slow endpoint to the slow lane, and what is there already stays there', () => {
    const slow = { ...HEALTHY, slowUntil: NOW.getTime() + 1 };

    expect(laneOf(slow, inFlight())).toBe('slow');
    expect(routeOf('wh_1', 'slow', FAST, inFlight(), NOW).lane).toBe('slow');
  });

  test('sends an endpoint of which nothing is known to the slow lane', () => {
    expect(laneOf(HEALTHY, inFlight())).toBe('slow');
  });

  test('sends a fast endpoint to the slow lane while an attempt at it has been in flight for two seconds', () => {
    expect(laneOf(FAST, inFlight([1_999, 'wh_1']))).toBe('main');
    expect(laneOf(FAST, inFlight([2_000, 'wh_1']))).toBe('slow');
    // It is in the slow lane itself, where it delays no other.
    expect(laneOf(FAST, inFlight([2_000, 'wh_1', 'slow']))).toBe('main');
  });

  test('sends every endpoint of a tenant to the slow lane while four of its attempts in the main lane take long', () => {
    const late = (count: number) =>
      Array.from({ length: count }, (_, i) => [2_000, `wh_other_${i}`] as const);

    expect(laneOf(FAST, inFlight(...late(3)))).toBe('main');
    expect(laneOf(FAST, inFlight(...late(4)))).toBe('slow');
  });

  test('limits slow attempts to three quarters of the leases of the tenant and of the host', () => {
    expect(routeOf('wh_1', 'slow', HEALTHY, inFlight(), NOW).shares).toEqual({
      tenant: [
        { name: 'wh_1', limit: 10 },
        { name: 'slow', limit: 15 },
      ],
      host: [{ name: 'slow', limit: 15 }],
    });
  });
});

describe('leaseWaitMs', () => {
  const waits = (count: number, leaseAgeMs: number, random = 0.5) =>
    Array.from({ length: count }, (_, n) => leaseWaitMs({ waits: n, leaseAgeMs, random }) / 1000);

  test('is about a second four times while attempts end fast, then twice as long each time, up to ten minutes', () => {
    expect(waits(8, 100)).toEqual([1, 1, 1, 1, 1, 2, 4, 8]);
    expect(waits(20, 100).at(-1)).toBe(600);
  });

  test('begins with twice the time for which the oldest attempt is unanswered, and grows from the first wait on', () => {
    expect(waits(7, 14_000)).toEqual([28, 56, 112, 224, 448, 600, 600]);
  });

  test('varies by half and never exceeds the 15 minutes of one queue delay', () => {
    const longest = { waits: 400, leaseAgeMs: 15_000 } as const;

    expect(leaseWaitMs({ ...longest, random: 0 })).toBe(300_000);
    expect(leaseWaitMs({ ...longest, random: 1 - Number.EPSILON })).toBeLessThanOrEqual(900_000);
  });

  test('has an end: a delivery that never finds a lease is given up after about three days', () => {
    const days = waits(MAX_WAITS, 14_000).reduce((sum, wait) => sum + wait, 0) / 86_400;

    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(3.25);
  });
});
