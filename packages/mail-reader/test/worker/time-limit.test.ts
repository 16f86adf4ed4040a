import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TimeBounds, TimeLimit } from '../../src/time-limit.ts';

class Thread {
  share = 1;
  readings = 0;
  /** Node refuses the reading of a thread that is still starting. */
  isStarting = false;
  isExpired = false;
  readonly limit: TimeLimit;
  #used = 12_345;

  constructor(bounds: TimeBounds, answers = true) {
    this.limit = new TimeLimit(bounds, () => {
      this.readings += 1;
      if (this.isStarting) return Promise.reject(new Error('not running'));
      return answers ? Promise.resolve(this.#used) : new Promise(() => undefined);
    });
    this.limit.onExpiry(() => {
      this.isExpired = true;
    });
  }

  async run(milliseconds: number): Promise<void> {
    for (let i = 0; i < milliseconds; i++) {
      this.#used += this.share;
      await vi.advanceTimersByTimeAsync(1);
    }
  }

  /** Not in the first milliseconds, but in the ones after them. */
  async expires(first: number, then: number): Promise<void> {
    await this.run(first);
    expect(this.isExpired).toBe(false);
    await this.run(then);
    expect(this.isExpired).toBe(true);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('TimeLimit', () => {
  test('a thread that has a whole core expires at the CPU bound, after two readings', async () => {
    const thread = new Thread({ cpu: 5000, wall: 30_000 });
    thread.limit.resume();

    await thread.expires(4999, 1);
    expect(thread.readings).toBe(2);
  });

  test('a thread that has a tenth of a core does not expire at that time', async () => {
    const thread = new Thread({ cpu: 2000, wall: 30_000 });
    thread.share = 0.1;
    thread.limit.resume();

    // The first second counts as CPU time; of the other second a tenth is used each second.
    await thread.expires(10_900, 200);
  });

  test('a thread that was still starting at the first reading is read again', async () => {
    const thread = new Thread({ cpu: 2000, wall: 30_000 });
    thread.isStarting = true;
    thread.limit.resume();
    await thread.run(1500);
    thread.isStarting = false;

    await thread.expires(1000, 200);
  });

  test('a thread that uses no CPU expires at the wall bound', async () => {
    const thread = new Thread({ cpu: 2000, wall: 6000 });
    thread.share = 0;
    thread.limit.resume();

    await thread.expires(5999, 1);
  });

  test('a thread that does not answer expires at the wall bound', async () => {
    const thread = new Thread({ cpu: 2000, wall: 6000 }, false);
    thread.limit.resume();

    await thread.expires(5999, 1);
  });

  test('a mail that takes less than a second needs no reading', async () => {
    const thread = new Thread({ cpu: 5000, wall: 30_000 });
    thread.limit.resume();
    await thread.run(999);
    thread.limit.stop();
    await thread.run(60_000);

    expect(thread).toMatchObject({ readings: 0, isExpired: false });
  });

  test('time in a pause does not count, and a reading that comes in one starts nothing', async () => {
    const thread = new Thread({ cpu: 1500, wall: 2000 });
    thread.share = 0;
    thread.limit.resume();
    await thread.run(999);
    thread.limit.pause();
    await thread.run(60_000);
    thread.limit.resume();
    vi.advanceTimersByTime(1);
    thread.limit.pause();
    await nextTurn();
    await thread.run(60_000);
    expect(vi.getTimerCount()).toBe(0);
    thread.limit.resume();
    await thread.expires(999, 1);
  });

  test('a late answer after the end starts nothing', () => {
    const thread = new Thread({ cpu: 1500, wall: 2000 });
    thread.limit.stop();
    thread.limit.resume();

    expect(vi.getTimerCount()).toBe(0);
  });
});
