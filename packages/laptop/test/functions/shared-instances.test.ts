import { describe, expect, test } from 'vitest';
import type { FunctionPool } from '../../src/functions/function-pool.ts';
import { pools } from './pools.ts';

const fn = pools();

describe('requests of clients', () => {
  /** Waits, or answers at once. */
  const WAITS = `export const handler = async ({ ms }) => {
    const before = process.env._X_AMZN_TRACE_ID;
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    globalThis.events = (globalThis.events ?? 0) + 1;
    return { isSame: before === process.env._X_AMZN_TRACE_ID, event: globalThis.events };
  };`;
  const LONG = 600_000;

  async function allRun(pool: FunctionPool): Promise<void> {
    while (pool.waiting > 0) {
      // The thread's own clock says how busy it was.
      await new Promise((resolve) => setTimeout(resolve, 5));
      fn.now += 101;
      pool.shareWaiting();
    }
  }

  test('run beside events that wait, on the same instance, each with its own trace', async () => {
    const pool = fn.of(WAITS);
    await pool.load();
    const first = pool.invoke({ ms: LONG }, [], 'shared');
    const others = Array.from({ length: 20 }, () => pool.invoke({ ms: LONG }, [], 'shared'));
    await allRun(pool);
    const last = pool.invoke({ ms: 0 }, [], 'shared');
    await allRun(pool);
    expect(await last).toEqual({ ok: true, payload: { isSame: true, event: 1 } });
    expect(pool.instances).toBe(1);
    await pool.stop();
    for (const invocation of await Promise.all([first, ...others])) expect(invocation.ok).toBe(false);
  });

  test('do not run beside an event that began just now, nor beside one that computes', async () => {
    const pool = fn.of(`export const handler = async ({ until }) => {
      if (until === 'busy') for (const end = Date.now() + 300; Date.now() < end; );
      else await new Promise((resolve) => setTimeout(resolve, ${LONG}));
    };`);
    await pool.load();
    void pool.invoke({}, [], 'shared');
    void pool.invoke({ until: 'busy' }, [], 'shared');
    fn.now += 99;
    pool.shareWaiting();
    expect(pool.waiting).toBe(1);
  });

  test('events of queues have an instance of their own', async () => {
    const pool = fn.of(WAITS);
    await pool.load();
    void pool.invoke({ ms: LONG }, [], 'shared');
    void pool.invoke({ ms: LONG });
    await new Promise((resolve) => setTimeout(resolve, 20));
    fn.now += 1_000;
    pool.shareWaiting();
    expect(pool.waiting).toBe(1);
  });
});
