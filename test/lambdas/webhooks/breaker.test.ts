import { describe, expect, test } from 'vitest';
import { type EndpointHealth, HEALTHY } from '../../../lambdas/store/webhook/endpoints.ts';
import {
  admit,
  afterAttempt,
  type Observed,
  paceOf,
  shouldDisable,
} from '../../../lambdas/webhooks/breaker.ts';

const T0 = Date.parse('2026-11-21T09:00:00.000Z');
const DAY = 86_400_000;

const success: Observed = { delivered: true, durationMs: 20 };
const failure: Observed = { delivered: false, error: 'status', durationMs: 20 };
const timeout: Observed = { delivered: false, error: 'timeout', durationMs: 15_000 };
const endless: Observed = { delivered: true, durationMs: 15_000 };

function healthAfter(...seen: readonly Observed[]): EndpointHealth {
  return seen.reduce((health, one) => afterAttempt(health, one, T0), HEALTHY);
}
const times = (count: number, seen: Observed) => Array.from({ length: count }, () => seen);
const breakSeconds = (health: EndpointHealth) =>
  health.openUntil === undefined ? undefined : (health.openUntil - T0) / 1000;

test.each([
  ['nothing is known', healthAfter()],
  ['it answers', healthAfter(success)],
  ['it fails at once, however often', healthAfter(...times(100, failure))],
  ['it timed out four times', healthAfter(...times(4, timeout))],
  [
    'timeouts were interrupted by a success',
    healthAfter(...times(4, timeout), success, ...times(4, timeout)),
  ],
  ['timeouts were interrupted by a quick failure', healthAfter(...times(4, timeout), failure, timeout)],
])('a closed breaker lets attempts through while %s', (_when, health) => {
  expect(admit(health, T0)).toEqual({ verdict: 'go' });
});

describe('an open breaker', () => {
  test.each([
    ['that time out', timeout],
    ['whose answer never ends', endless],
    ['that time out at a shorter deadline', { ...timeout, durationMs: 100 }],
  ])('comes of five attempts in a row %s', (_what, seen) => {
    expect(admit(healthAfter(...times(5, seen)), T0)).toEqual({ verdict: 'defer', until: T0 + 30_000 });
  });

  test('takes longer breaks the longer it lasts, up to one queue delay', () => {
    const breaks = [5, 6, 7, 8, 9, 10, 11, 5000].map((count) =>
      breakSeconds(healthAfter(...times(count, timeout))),
    );

    expect(breaks).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('holds until the very end of its break', () => {
    const health = healthAfter(...times(5, timeout));

    expect(admit(health, T0 + 29_999)).toEqual({ verdict: 'defer', until: T0 + 30_000 });
    expect(admit(health, T0 + 30_000)).toMatchObject({ verdict: 'probe' });
  });

  test('lets one probe through, and defers the others while it runs', () => {
    const now = T0 + 30_000;
    const admission = admit(healthAfter(...times(5, timeout)), now);
    if (admission.verdict !== 'probe') throw new Error(`Expected a probe, not ${admission.verdict}`);

    expect(admit(admission.claimed, now + 15_000)).toMatchObject({ verdict: 'defer' });
  });

  test('lets another probe through when the one before was lost', () => {
    const now = T0 + 30_000;
    const admission = admit(healthAfter(...times(5, timeout)), now);
    if (admission.verdict !== 'probe') throw new Error(`Expected a probe, not ${admission.verdict}`);

    expect(admit(admission.claimed, now + 30_000)).toMatchObject({ verdict: 'probe' });
  });

  test.each([
    ['a success', success],
    ['a quick failure, which holds nobody', failure],
  ])('closes with %s', (_what, seen) => {
    const health = afterAttempt(healthAfter(...times(9, timeout)), seen, T0);

    expect(admit(health, T0)).toEqual({ verdict: 'go' });
    expect(health.consecutiveTimeouts).toBe(0);
  });

  test('opens for longer when the probe times out too', () => {
    const probed = afterAttempt(healthAfter(...times(5, timeout)), timeout, T0 + 45_000);

    expect(admit(probed, T0 + 45_000)).toEqual({ verdict: 'defer', until: T0 + 45_000 + 60_000 });
  });
});

describe('shouldDisable', () => {
  const failingAt = (...times: readonly number[]) =>
    times.reduce((health, at) => afterAttempt(health, failure, T0 + at), HEALTHY);

  test('says no while nothing failed', () => {
    expect(shouldDisable(HEALTHY, T0 + 365 * DAY)).toBe(false);
  });

  test('is true after five days of only failures, counted from the first', () => {
    const health = failingAt(0, DAY, 3 * DAY, 5 * DAY);

    expect(shouldDisable(health, T0 + 5 * DAY - 1)).toBe(false);
    expect(shouldDisable(health, T0 + 5 * DAY)).toBe(true);
  });

  test('starts again after a success', () => {
    const recovered = afterAttempt(failingAt(0, 4 * DAY), success, T0 + 4 * DAY);
    const failing = afterAttempt(recovered, failure, T0 + 5 * DAY);

    expect(recovered).toEqual({ ...HEALTHY, answersFast: true });
    expect(shouldDisable(failing, T0 + 9 * DAY)).toBe(false);
    expect(shouldDisable(failing, T0 + 10 * DAY)).toBe(true);
  });

  test('counts timeouts as failures, and slow successes as successes', () => {
    expect(healthAfter(timeout).failingSince).toBe(T0);
    expect(healthAfter(timeout, endless).failingSince).toBeUndefined();
  });
});

describe('paceOf an endpoint', () => {
  const slow: Observed = { delivered: true, durationMs: 2_000 };
  const paceAt = (health: EndpointHealth, minutes: number) => paceOf(health, T0 + minutes * 60_000);

  test('is unknown before its first attempt, and fast after one that ended within two seconds', () => {
    expect(paceOf(HEALTHY, T0)).toBe('unknown');
    expect(paceOf(healthAfter({ delivered: true, durationMs: 1_999 }), T0)).toBe('fast');
    expect(paceOf(healthAfter(failure), T0)).toBe('fast');
  });

  test('is slow for ten minutes after an attempt that took two seconds, fast answers in between or not', () => {
    const health = healthAfter(success, slow, success);

    expect([paceAt(health, 0), paceAt(health, 9.9)]).toEqual(['slow', 'slow']);
    expect(paceAt(health, 10)).toBe('unknown');
    expect(paceAt(afterAttempt(health, success, T0 + 600_000), 10)).toBe('fast');
  });

  test('counts ten minutes from the last slow attempt', () => {
    const again = afterAttempt(healthAfter(slow), slow, T0 + 8 * 60_000);

    expect([paceAt(again, 17), paceAt(again, 18)]).toEqual(['slow', 'unknown']);
  });
});
