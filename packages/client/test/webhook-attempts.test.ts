import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jittered, nextAttempt } from '../src/webhook-attempts.ts';
import { RETRY_SCHEDULE_SECONDS } from '../src/webhook-schedule.ts';

const schedule = RETRY_SCHEDULE_SECONDS;
const middle = () => 0.5;
const shortest = () => 0;
const longest = () => 1 - Number.EPSILON;

describe('the schedule', () => {
  test('makes ten attempts over a little more than three days', () => {
    const waits = schedule.map((_, index) =>
      nextAttempt({ schedule, attempt: index + 1, random: middle, outcome: {} }),
    );

    expect(waits).toEqual([5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400, 'dead']);
  });

  test('may be another one', () => {
    const waits = [1, 2, 3].map((attempt) =>
      nextAttempt({ schedule: [0, 1, 2], attempt, random: middle, outcome: { status: 500 } }),
    );

    expect(waits).toEqual([1, 2, 'dead']);
  });

  test.each([
    [1, 4, 6],
    [2, 240, 360],
    [9, 69_120, 103_680],
  ])('varies the wait after attempt %d between %d and %d seconds', (attempt, least, most) => {
    expect(nextAttempt({ schedule, attempt, random: shortest, outcome: {} })).toBe(least);
    expect(nextAttempt({ schedule, attempt, random: longest, outcome: {} })).toBe(most);
  });

  test('keeps every wait within 20 percent, in whole seconds', async () => {
    await fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (seconds, at) => {
          const wait = jittered(seconds, () => at);
          expect(Number.isInteger(wait)).toBe(true);
          expect(Math.abs(wait - seconds)).toBeLessThanOrEqual(seconds * 0.2 + 0.5);
        },
      ),
    );
  });

  test('lets a wait of nothing be nothing', () => {
    expect(jittered(0, longest)).toBe(0);
  });
});

describe('Retry-After', () => {
  const askedFor = (attempt: number, retryAfterSeconds: number) =>
    nextAttempt({ schedule, attempt, random: middle, outcome: { status: 503, retryAfterSeconds } });

  test('makes a wait longer', () => {
    expect(askedFor(1, 90)).toBe(90);
  });

  test('never makes it shorter', () => {
    expect(askedFor(4, 90)).toBe(7200);
  });

  test('is honoured up to an hour', () => {
    expect(askedFor(1, 3600)).toBe(3600);
    expect(askedFor(1, 86_400)).toBe(3600);
  });

  test('does not buy another attempt after the last', () => {
    expect(askedFor(10, 60)).toBe('dead');
  });
});

test.each([1, 5, 10])('410 Gone disables the webhook at attempt %d, whatever else it asks for', (attempt) => {
  const outcome = { status: 410, retryAfterSeconds: 60 };

  expect(nextAttempt({ schedule, attempt, random: middle, outcome })).toBe('disable');
});
