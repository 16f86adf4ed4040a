import { describe, expect, test } from 'vitest';
import { TokenBucket } from '../../src/http-proxy/token-bucket.ts';

function bucketOf(rate: number, burst: number) {
  const clock = { now: 5_000 };
  const bucket = new TokenBucket({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }, () => clock.now);
  /** How many of so many requests pass at this time. */
  const passed = (requests: number) => Array.from({ length: requests }, () => bucket.take()).filter(Boolean);
  return { clock, passed: (requests: number) => passed(requests).length };
}

describe('TokenBucket', () => {
  test('lets a burst through at once and refuses what exceeds it', () => {
    const { passed } = bucketOf(10, 25);

    expect(passed(100)).toBe(25);
    expect(passed(1)).toBe(0);
  });

  test('refills with the rate, and never above the burst', () => {
    const { clock, passed } = bucketOf(10, 25);
    passed(25);

    clock.now += 99;
    expect(passed(5)).toBe(0);
    clock.now += 1;
    expect(passed(5)).toBe(1);
    clock.now += 1_000;
    expect(passed(50)).toBe(10);
    clock.now += 3_600_000;
    expect(passed(50)).toBe(25);
  });

  test('lets through the rate and one burst over a long time, whatever is asked for', () => {
    const { clock, passed } = bucketOf(100, 50);
    let total = 0;
    for (let second = 0; second < 60; second += 1) {
      for (let part = 0; part < 10; part += 1) {
        total += passed(1_000);
        clock.now += 100;
      }
    }

    expect(total).toBe(50 + 599 * 10);
  });

  test('gains nothing from a clock that goes back', () => {
    const { clock, passed } = bucketOf(10, 5);
    passed(5);

    clock.now -= 10_000;
    expect(passed(1)).toBe(0);
    clock.now += 100;
    expect(passed(5)).toBe(1);
  });

  test('with a burst of zero refuses everything', () => {
    const { clock, passed } = bucketOf(10, 0);

    clock.now += 60_000;
    expect(passed(10)).toBe(0);
  });
});
