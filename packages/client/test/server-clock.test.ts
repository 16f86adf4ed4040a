import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServerClock } from '../src/server-clock.ts';

const SERVER = Date.parse('2026-11-21T07:00:00.250Z');
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: SERVER - 60 * MINUTE_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

function answer(headers: Record<string, string>): Response {
  return new Response(null, { headers });
}

/** Time passes, for both clocks of a machine. */
function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
}

/** The clock of the machine is set, or it has slept; what counts its own time knows nothing of it. */
function jump(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

describe('the clock of the service', () => {
  test('is that of this machine as long as the service has sent no reply, or a reply without a time', () => {
    const clock = new ServerClock();
    clock.note(answer({ 'x-server-time': 'soon' }));

    expect(clock.now()).toBe(Date.now());
  });

  test('is the time of the last reply, and the time since then', () => {
    const clock = new ServerClock();
    clock.note(
      answer({ 'x-server-time': new Date(SERVER).toISOString(), date: 'Sat, 01 Jan 2000 00:00:00 GMT' }),
    );
    pass(MINUTE_MS);

    expect(clock.now()).toBe(SERVER + MINUTE_MS);
  });

  test('is known to the second where something in between has dropped our header', () => {
    const clock = new ServerClock();
    clock.note(answer({ date: 'Sat, 21 Nov 2026 07:00:00 GMT' }));

    expect(clock.now()).toBe(SERVER - 250);
  });

  test('goes on when that of this machine is set', () => {
    const clock = new ServerClock();
    clock.note(answer({ 'x-server-time': new Date(SERVER).toISOString() }));
    jump(60 * MINUTE_MS);

    expect(clock.now()).toBe(SERVER);
  });
});

describe('a time of the server', () => {
  test('is used when the service has answered, however much later', () => {
    const clock = new ServerClock();
    const then = clock.mark();
    pass(5 * MINUTE_MS);
    clock.note(answer({ 'x-server-time': new Date(SERVER).toISOString() }));

    expect(then()).toBe(SERVER - 5 * MINUTE_MS);
    pass(MINUTE_MS);
    expect(then()).toBe(SERVER - 5 * MINUTE_MS);
  });

  test('is not later than it was on a machine that has slept since', () => {
    const clock = new ServerClock();
    const then = clock.mark();
    jump(8 * MINUTE_MS);
    clock.note(answer({ 'x-server-time': new Date(SERVER).toISOString() }));

    expect(then()).toBe(SERVER - 8 * MINUTE_MS);
  });

  test('is not later than it was on a machine whose clock was set back since', () => {
    const clock = new ServerClock();
    const then = clock.mark();
    pass(MINUTE_MS);
    jump(-60 * MINUTE_MS);
    clock.note(answer({ 'x-server-time': new Date(SERVER).toISOString() }));

    expect(then()).toBe(SERVER - MINUTE_MS);
  });
});
