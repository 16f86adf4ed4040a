import { describe, expect, test } from 'vitest';
import { type FunctionPool, PAYLOAD_BYTES } from '../../src/functions/function-pool.ts';
import { pools } from './pools.ts';

const fn = pools();

describe('a function', () => {
  test('gets its event and context, and no environment of the machine', async () => {
    const pool = fn.of(`export const handler = async (event, context) => ({
      event, name: context.invokedFunctionArn, left: context.getRemainingTimeInMillis() > 0, env: process.env,
    });`);
    const _X_AMZN_TRACE_ID = expect.stringMatching(/^Root=1-/);

    expect(await pool.invoke({ a: [1, null] })).toEqual({
      ok: true,
      payload: {
        event: { a: [1, null] },
        name: pool.arn,
        left: true,
        env: { ONLY: 'this', _X_AMZN_TRACE_ID },
      },
    });
  });

  test('run by two instances at once gets the trace of its own invocation in each', async () => {
    const pool = fn.of(`export const handler = async ({ ms }) => {
      const before = process.env._X_AMZN_TRACE_ID;
      await new Promise((resolve) => setTimeout(resolve, ms));
      return [before, process.env._X_AMZN_TRACE_ID];
    };`);
    const first = pool.invoke({ ms: 50 }, ['Root=1-00000001-first']);
    const second = pool.invoke({ ms: 0 }, ['Root=1-00000002-second']);
    await expect.poll(() => pool.isStarting).toBe(false);
    await pool.startAnother();

    for (const [invocation, root] of [
      [await first, 'first'],
      [await second, 'second'],
    ] as const) {
      const [before, after] = invocation.ok ? (invocation.payload as [string, string]) : ['', 'failed'];
      expect(before).toContain(`-${root};`);
      expect(after).toBe(before);
    }
  });

  test('is stopped at its seventeenth invocation in one chain, unless it allows recursion', async () => {
    const source = 'export const handler = async () => process.env._X_AMZN_TRACE_ID;';
    const invocations = async (pool: FunctionPool): Promise<number> => {
      let trace: string | undefined;
      for (let count = 0; count < 20; count++) {
        const invocation = await pool.invoke({}, trace === undefined ? [] : [trace]);
        if (!invocation.ok) {
          expect(invocation.errorType).toBe('RecursiveInvocationException');
          return count;
        }
        trace = String(invocation.payload);
      }
      return 20;
    };

    expect(await invocations(fn.of(source))).toBe(16);
    expect(await invocations(fn.of(source, { allowsRecursion: true }))).toBe(20);
  });

  test('returns JSON: other values are dropped', async () => {
    const pool = fn.of('export const handler = async () => ({ at: new Date(0), no: undefined });');

    expect(await pool.invoke(null)).toEqual({ ok: true, payload: { at: '1970-01-01T00:00:00.000Z' } });
  });

  test('that throws returns the error, and logs the stack', async () => {
    const pool = fn.of("export const handler = async () => { throw new TypeError('broken'); };");

    expect(await pool.invoke({})).toEqual({ ok: false, errorType: 'TypeError', errorMessage: 'broken' });
    expect(fn.logged()).toContain('TypeError: broken');
    expect((await pool.invoke({})).ok).toBe(false);
  });

  test('has all its output in its log, in order', async () => {
    const pool = fn.of(`
      console.log('loading');
      export const handler = async () => {
        console.error('grüße');
        await new Promise((resolve) => process.stdout.write(new TextEncoder().encode('bytes\\n'), resolve));
        console.log('done');
      };`);
    await pool.invoke({});

    expect(fn.logged()).toBe('loading\ngrüße\nbytes\ndone\n');
  });

  test('that exceeds its timeout is ended, and another instance runs the next event', async () => {
    const source = `export const handler = (event) => event.hang ? new Promise(() => setInterval(() => 0, 1000)) : 'fine';`;
    const pool = fn.of(source, { timeoutMs: 50 });

    expect(await pool.invoke({ hang: true })).toMatchObject({ ok: false, errorType: 'Sandbox.Timedout' });
    const slow = fn.of(source);
    expect(await slow.invoke({})).toEqual({ ok: true, payload: 'fine' });
  });

  test('that has answered in time is not ended by a runtime that could not read the answer until later', async () => {
    const timeoutMs = 500;
    const pool = fn.of(
      `export const handler = async (event) => {
        if (event.logs) setImmediate(() => console.log('answered'));
        return 'fine';
      };`,
      { timeoutMs },
    );
    await pool.invoke({});
    // The phase of the event loop that timers come after, not messages.
    await new Promise((resolve) => setImmediate(resolve));
    const isOver = Date.now() + 2 * timeoutMs;
    const invocation = pool.invoke({ logs: true });
    // This thread is the runtime's.
    while (!fn.logged().includes('answered') || Date.now() < isOver);

    expect(await invocation).toEqual({ ok: true, payload: 'fine' });
  });

  test('that exits fails its event and no other', async () => {
    const pool = fn.of('export const handler = async (event) => event.die ? process.exit(3) : 1;');

    expect(await pool.invoke({ die: true })).toMatchObject({ ok: false, errorType: 'Runtime.ExitError' });
    expect(await pool.invoke({})).toEqual({ ok: true, payload: 1 });
  });

  test('that cannot be loaded fails its event', async () => {
    const pool = fn.of("throw new Error('no settings');");

    expect(await pool.invoke({})).toMatchObject({
      ok: false,
      errorMessage: expect.stringContaining('no settings'),
    });
  });

  test('refuses an event and an answer that are too large for Lambda', async () => {
    const pool = fn.of("export const handler = async ({ size }) => 'x'.repeat(size);");

    expect(await pool.invoke('x'.repeat(PAYLOAD_BYTES))).toMatchObject({
      errorType: 'RequestEntityTooLarge',
    });
    expect(await pool.invoke({ size: PAYLOAD_BYTES })).toMatchObject({
      errorType: 'Function.ResponseSizeTooLarge',
    });
    expect((await pool.invoke({ size: PAYLOAD_BYTES - 2 })).ok).toBe(true);
  });

  test('runs one event at a time in each instance, and all of them in the end', async () => {
    const pool = fn.of(
      `let busy = 0; export const handler = async () => { busy += 1; const at = busy; await null; busy -= 1; return at; };`,
    );

    const answers = await Promise.all(Array.from({ length: 20 }, () => pool.invoke({})));

    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ ok: true, payload: 1 })));
    expect(pool.isIdle).toBe(true);
  });

  test('at its reserved concurrency refuses the next event until a running one has ended', async () => {
    const pool = fn.of('export const handler = async (event) => event;', { reservedConcurrency: 2 });

    const answers = await Promise.all([1, 2, 3].map((event) => pool.invoke(event)));

    expect(answers).toEqual([
      { ok: true, payload: 1 },
      { ok: true, payload: 2 },
      { ok: false, errorType: 'TooManyRequestsException', errorMessage: 'Rate Exceeded.' },
    ]);
    expect(await pool.invoke(4)).toEqual({ ok: true, payload: 4 });
  });

  test('without one holds at most a thousand events', async () => {
    const pool = fn.of('export const handler = async (event) => event;');

    const answers = await Promise.all(Array.from({ length: 1_001 }, (_, event) => pool.invoke(event)));

    expect(answers.findIndex(({ ok }) => !ok)).toBe(1_000);
  });

  test('that is stopped refuses waiting events', async () => {
    const pool = fn.of('export const handler = () => new Promise(() => setInterval(() => 0, 1000));');
    const answers = [pool.invoke({}), pool.invoke({})];
    await pool.stop();

    expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([false, false]);
  });
});

/** A handler that the test ends, so that the test controls how many events run at once. */
const HELD =
  'export const handler = (event) => new Promise((resolve) => globalThis.setImmediate(() => event.hold ? setInterval(() => 0, 1000) : resolve(1)));';

describe('the instances of a function', () => {
  test('are one for any number of events, until an event has waited for long', async () => {
    const pool = fn.of(HELD);
    void pool.invoke({ hold: true });
    void pool.invoke({ hold: true });
    await expect.poll(() => pool.instances).toBe(1);

    expect(pool.waitingSince).toBe(undefined);
    fn.now = 100;
    expect(pool.waitingSince).toBe(0);

    await pool.startAnother();
    expect([pool.instances, pool.waitingSince]).toEqual([2, undefined]);

    void pool.invoke({ hold: true });
    fn.now = 499;
    expect(pool.waitingSince).toBe(undefined);
    fn.now = 500;
    expect(pool.waitingSince).toBe(100);
  });

  test.each([
    ['the reserved concurrency', { reservedConcurrency: 2 }],
    ['the cores, if the function has a whole one', { memoryMegabytes: 1769 }],
  ])('are never more than %s', async (_limit, settings) => {
    const pool = fn.of(HELD, settings);
    for (let event = 0; event < 3; event++) void pool.invoke({ hold: true });
    await expect.poll(() => pool.instances).toBe(1);
    fn.now = 1_000_000;
    const started = pool.waitingSince;
    await pool.startAnother();

    expect([started, pool.waitingSince]).toEqual([0, undefined]);
  });

  test('are ended after half a minute without events, except the last used one', async () => {
    const pool = fn.of(HELD);
    await pool.invoke({});
    await pool.startAnother();
    await pool.startAnother();
    fn.now = 29_999;
    await pool.endIdle();
    const before = pool.instances;
    await pool.invoke({});
    fn.now = 30_000;
    await pool.endIdle();

    expect([before, pool.instances]).toEqual([3, 1]);
    fn.now = 29_999 + 599_999;
    await pool.endIdle();
    expect(pool.instances).toBe(1);
    expect(await pool.invoke({})).toEqual({ ok: true, payload: 1 });
  });

  test.each([
    ['ten minutes', 600_000, false],
    ['half a minute, if memory counts more,', 30_000, true],
  ])('are all ended after %s without events, and the next event starts one', async (_, now, isFrugal) => {
    const pool = fn.of(HELD, {}, isFrugal);
    await pool.invoke({});
    await pool.startAnother();
    fn.now = now;
    await pool.endIdle();
    expect(pool.instances).toBe(0);

    expect((await pool.invoke({})).ok).toBe(true);
    expect(pool.instances).toBe(1);
  });

  test('that run are not ended, however long they take', async () => {
    const pool = fn.of(HELD);
    void pool.invoke({ hold: true });
    void pool.invoke({ hold: true });
    await expect.poll(() => pool.instances).toBe(1);
    await pool.startAnother();
    fn.now = 1_000_000;
    await pool.endIdle();

    expect(pool.instances).toBe(2);
  });
});

describe('load of a function', () => {
  const LOGS = "console.log('loaded'); export const handler = async () => { console.log('invoked'); };";

  test('starts one instance without an event, which runs the next events', async () => {
    const pool = fn.of(LOGS);
    await pool.load();
    expect([pool.instances, pool.isIdle, fn.logged()]).toEqual([1, true, 'loaded\n']);

    await pool.load();
    await pool.invoke({});
    expect([pool.instances, fn.logged()]).toEqual([1, 'loaded\ninvoked\n']);
  });

  test('runs an event that comes meanwhile in the instance that is loading', async () => {
    const pool = fn.of(LOGS);
    const loading = pool.load();
    expect((await pool.invoke({})).ok).toBe(true);
    await loading;

    expect(fn.logged()).toBe('loaded\ninvoked\n');
  });

  test('that fails fails no event: the next one tries again', async () => {
    const pool = fn.of("throw new Error('no settings');");
    await pool.load();
    expect(pool.instances).toBe(0);

    expect(await pool.invoke({})).toMatchObject({ errorMessage: expect.stringContaining('no settings') });
  });

  test('ends with a stop, and starts nothing after it', async () => {
    const pool = fn.of(LOGS);
    const loading = pool.load();
    await pool.stop();
    await loading;
    await pool.load();

    expect(fn.logged()).toBe('loaded\n');
  });
});

describe('whenFree of a function', () => {
  test('resolves immediately without an instance, and with an idle one', async () => {
    const pool = fn.of(HELD);
    await pool.whenFree();
    await pool.invoke({});
    await pool.whenFree();

    expect([pool.instances, pool.isIdle]).toEqual([1, true]);
  });

  test('waits while all instances are busy, and does not count as work of the function', async () => {
    const pool = fn.of(HELD);
    const order: string[] = [];
    const work = pool.invoke({}).then(() => order.push('worked'));
    const free = pool.whenFree().then(() => order.push('free'));
    await Promise.all([work, free]);

    expect([order, pool.isIdle]).toEqual([['worked', 'free'], true]);
  });

  test('starts another instance by waiting', async () => {
    const pool = fn.of(HELD);
    void pool.invoke({ hold: true });
    const free = pool.whenFree();
    await expect.poll(() => pool.instances).toBe(1);
    fn.now = 100;
    expect(pool.waitingSince).toBe(0);

    await pool.startAnother();
    await free;
  });
});
