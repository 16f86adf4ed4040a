import type { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { BusyThreads, type LoopMeter } from '../../src/functions/busy-threads.ts';
import { adjustInstances, type Instances } from '../../src/functions/keep-instances.ts';

const NO_USE = { idle: 0, active: 0, utilization: 0 };

const thread = (utilization: number): LoopMeter => ({
  eventLoopUtilization: () => ({ ...NO_USE, utilization }),
});

class Fake implements Instances {
  readonly loops: readonly LoopMeter[];
  readonly isStarting: boolean;
  readonly waitingSince: number | undefined;
  grown = 0;
  shrunk = 0;

  constructor(loops: readonly LoopMeter[], waitingSince: number | undefined, isStarting = false) {
    this.loops = loops;
    this.waitingSince = waitingSince;
    this.isStarting = isStarting;
  }

  async startAnother(): Promise<void> {
    this.grown += 1;
  }

  shareWaiting(): void {}

  async endIdle(): Promise<void> {
    this.shrunk += 1;
  }
}

class Workers extends BusyThreads {
  override count(workers: Iterable<LoopMeter>): number {
    return [...workers].reduce((sum, meter) => sum + meter.eventLoopUtilization().utilization, 0);
  }
}
const threads = new Workers(() => 0);

describe('adjustInstances', () => {
  test('starts one for a function whose instances wait on I/O', async () => {
    const slow = new Fake([thread(0.1), thread(0)], 0);
    await adjustInstances([slow], threads, 2);

    expect(slow.grown).toBe(1);
  });

  test('starts none while half the cores are busy', async () => {
    const busy = new Fake([thread(1)], 0);
    const other = new Fake([thread(0)], 5);
    await adjustInstances([busy, other], threads, 2);

    expect([busy.grown, other.grown]).toEqual([0, 0]);
    await adjustInstances([busy, other], threads, 4);
    expect([busy.grown, other.grown]).toEqual([1, 0]);
  });

  test('counts a starting instance as a busy core', async () => {
    const starting = new Fake([], undefined, true);
    const waiting = new Fake([thread(0)], 0);
    await adjustInstances([starting, waiting], threads, 2);

    expect(waiting.grown).toBe(0);
  });

  test('starts one at a time, for the function that has waited longest', async () => {
    const late = new Fake([], 20);
    const early = new Fake([], 10);
    const none = new Fake([], undefined);
    await adjustInstances([late, early, none], threads, 2);

    expect([late.grown, early.grown, none.grown]).toEqual([0, 1, 0]);
  });

  test('ends idle instances also while cores are busy', async () => {
    const busy = new Fake([thread(1), thread(1)], undefined);
    await adjustInstances([busy], threads, 1);

    expect(busy.shrunk).toBe(1);
  });
});

describe('BusyThreads', () => {
  class Loop implements LoopMeter {
    active = 0;
    idle = 0;

    eventLoopUtilization: typeof performance.eventLoopUtilization = (now, before) => {
      const active = (now?.active ?? this.active) - (before?.active ?? 0);
      const idle = (now?.idle ?? this.idle) - (before?.idle ?? 0);
      return { active, idle, utilization: active + idle === 0 ? 0 : active / (active + idle) };
    };
  }

  test('sums the utilization of the loops since the last sample, and keeps the result between close samples', () => {
    let now = 0;
    const busy = new BusyThreads(() => now);
    const loop = new Loop();
    const own = () => busy.count([]);
    loop.idle = 1000;
    const atRest = busy.count([loop]);
    loop.active = 75;
    loop.idle += 25;
    now = 10;
    const tooSoon = busy.count([loop]);
    now = 100;
    const later = busy.count([loop]);

    expect(tooSoon).toBe(atRest);
    // The thread of the test is one of them, and needs at most one core.
    expect(later).toBeGreaterThanOrEqual(0.75);
    expect(later).toBeLessThanOrEqual(1.75);
    now = 100_000;
    expect(own()).toBeLessThanOrEqual(1);
  });

  test('averages over about a second, so that short pauses do not count', () => {
    let now = 0;
    const busy = new BusyThreads(() => now);
    const loop = new Loop();
    const work = (active: number, idle: number) => {
      loop.active += active;
      loop.idle += idle;
      now += active + idle;
      return busy.count([loop]);
    };
    work(0, 100);
    for (let look = 0; look < 50; look++) work(100, 0);

    // The thread of the test is one of them, and needs at most one core more.
    expect(work(0, 100)).toBeGreaterThanOrEqual(0.85);
    expect(work(0, 100)).toBeGreaterThanOrEqual(0.75);
    for (let look = 0; look < 50; look++) work(0, 100);
    expect(work(0, 100)).toBeLessThanOrEqual(1.05);
  });
});
