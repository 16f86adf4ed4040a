import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenOnLoopback } from '../../laptop/src/engines/listen.ts';
import type { Check } from '../src/check.ts';
import { certificates, endpoints } from '../src/checks/endpoints.ts';
import { ok } from '../src/finding.ts';
import { runChecks } from '../src/run-checks.ts';

const check = (run: Check<object>['run'], timeLimitMs?: number): Check<object> => ({
  id: 'x',
  title: 'X',
  actions: [],
  run,
  ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
});

describe('runChecks', () => {
  test('ends a check that never answers at its time limit, aborts it, and makes the others', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let aborted = 0;
    const hanging = check((_context, signal) => {
      signal.addEventListener('abort', () => {
        aborted += 1;
      });
      return new Promise(() => undefined);
    });
    const outcomes = runChecks([hanging, check(async () => [ok('fine')])], {}, 20_000);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(aborted).toBe(0);
    await vi.advanceTimersByTimeAsync(1);

    expect((await outcomes).map(({ findings }) => findings)).toMatchObject([
      [{ status: 'not_checked', detail: 'No response within 20 s' }],
      [{ status: 'ok' }],
    ]);
    expect(aborted).toBe(1);
  });

  test('gives a check with a limit of its own that time', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const outcomes = runChecks([check(() => new Promise(() => undefined), 60_000)], {}, 1_000);
    await vi.advanceTimersByTimeAsync(60_000);

    expect((await outcomes)[0]?.findings).toMatchObject([{ detail: 'No response within 60 s' }]);
  });

  test('makes a finding of an error that a check throws', async () => {
    const [outcome] = await runChecks([check(() => Promise.reject(new Error('odd')))], {}, 1_000);
    expect(outcome?.findings).toMatchObject([{ status: 'not_checked', detail: 'The check failed: odd' }]);
  });

  test('leaves no connection open of endpoint and certificate checks that are aborted', async () => {
    const sockets = new Set<Socket>();
    let accepted = 0;
    const server = createServer((socket) => {
      accepted += 1;
      sockets.add(socket);
      // Without a reader the end of a connection is not seen.
      socket.resume();
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    });
    const port = await listenOnLoopback(server, 0);
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const plain = {
      rest: `http://127.0.0.1:${port}/v1`,
      mcp: `http://127.0.0.1:${port}/mcp`,
      stream: `ws://127.0.0.1:${port}/v1`,
    };
    const secure = { rest: `https://localhost:${port}/v1`, mcp: undefined, stream: undefined };
    const abort = new AbortController();
    const runs = Promise.allSettled([
      endpoints.run({ urls: plain }, abort.signal),
      certificates.run({ urls: secure, now: new Date() }, abort.signal),
    ]);
    await expect.poll(() => accepted).toBeGreaterThanOrEqual(4);
    abort.abort();

    expect((await runs).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    // Nothing is left that would keep the command alive.
    await expect.poll(() => sockets.size).toBe(0);
  });
});
