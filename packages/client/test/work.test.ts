import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AgentInbox, LeaseLost, type WorkHandler, type WorkOptions } from '../src/index.ts';
import { PlayedClaims } from './played-claims.ts';

let service: PlayedClaims;
let errors: unknown[];
let stop: AbortController;
let release: AbortController;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00.000Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  service = new PlayedClaims();
  errors = [];
  stop = new AbortController();
  release = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Works until the test stops it. */
function work(handler: WorkHandler, options: WorkOptions = {}): Promise<void> {
  const client = new AgentInbox({ baseUrl: 'https://x.test/v1', fetch: service.fetch, maxRetries: 0 });
  return client.inboxes.work('a@x.test', handler, {
    signal: stop.signal,
    releaseSignal: release.signal,
    onError: (error) => errors.push(error),
    ...options,
  });
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** A handler that ends when the test says. */
function openHandler() {
  const running = new Map<
    string,
    { end(): void; fail(error: Error): void; signal: AbortSignal; attempt: number }
  >();
  let most = 0;
  const handler: WorkHandler = ({ message_id }, { signal, attempt }) =>
    new Promise<void>((resolve, reject) => {
      running.set(message_id, { end: resolve, fail: reject, signal, attempt });
      most = Math.max(most, running.size);
    }).finally(() => running.delete(message_id));
  const of = (id: string) => {
    const found = running.get(id);
    if (found === undefined) throw new Error(`${id} is not handled now`);
    return found;
  };
  return { handler, running, of, most: () => most };
}

describe('inboxes.work', () => {
  test('completes each message whose handler returns, with its labels, and asks for nothing else', async () => {
    service.add('m1', 'm2');
    const working = work(({ message_id }) => (message_id === 'm1' ? { add_labels: ['done'] } : undefined), {
      from: 'shop',
      kind: ['personal'],
      worker: 'one',
    });
    await seconds(1);

    expect(service.messages.map(({ completed, labels }) => [completed, labels])).toEqual([
      [1, ['done']],
      [1, []],
    ]);
    expect(service.calls[0]?.body).toEqual({
      from: 'shop',
      kind: ['personal'],
      worker: 'one',
      limit: 1,
      lease_seconds: 300,
      wait: 10,
    });
    stop.abort();
    await seconds(10);
    await working;
    expect(errors).toEqual([]);
  });

  test('runs no more handlers than concurrency says, and claims for those that are free only', async () => {
    service.add('m1', 'm2', 'm3', 'm4', 'm5');
    const { handler, of, running, most } = openHandler();
    const working = work(handler, { concurrency: 3 });
    await seconds(1);
    expect([...running.keys()]).toEqual(['m1', 'm2', 'm3']);

    of('m2').end();
    await seconds(1);
    expect([...running.keys()]).toEqual(['m1', 'm3', 'm4']);
    expect(service.calls.filter(({ verb }) => verb === 'create').map(({ body }) => body['limit'])).toEqual([
      3, 1,
    ]);

    for (let round = 0; round < 3; round++) {
      for (const { end } of running.values()) end();
      await seconds(1);
    }
    expect([most(), service.messages.map(({ completed }) => completed)]).toEqual([3, [1, 1, 1, 1, 1]]);
    stop.abort();
    await seconds(10);
    await working;
  });

  test('extends the lease of a slow handler before it ends, so that no other worker gets the message', async () => {
    service.add('m1');
    const { handler, of } = openHandler();
    const working = work(handler, { lease_seconds: 30 });
    for (let i = 0; i < 200; i++) {
      await seconds(1);
      expect(service.message('m1').heldUntil).toBeGreaterThan(Date.now());
    }
    expect([service.message('m1').attempt, of('m1').signal.aborted]).toEqual([1, false]);
    of('m1').end();
    await seconds(1);
    expect(service.message('m1').completed).toBe(1);
    const extended = service.count('extend');
    await seconds(60);
    expect(service.count('extend')).toBe(extended);
    stop.abort();
    await seconds(10);
    await working;
  });

  test.each([
    { status: 503 } as const,
    { status: 429, retryAfter: 1 } as const,
    'connection' as const,
    'lost' as const,
  ])('a lease outlives extensions that fail for a while: %o', async (fault) => {
    service.add('m1');
    const { handler, of } = openHandler();
    let left = 3;
    service.fault = ({ verb }) => {
      if (verb !== 'extend' || left === 0) return undefined;
      left -= 1;
      return fault;
    };
    const working = work(handler, { lease_seconds: 30 });
    await seconds(100);
    expect([service.message('m1').attempt, of('m1').signal.aborted, left]).toEqual([1, false, 0]);
    of('m1').end();
    stop.abort();
    await seconds(10);
    await working;
  });

  test.each([
    ['the service says so', { status: 409 } as const, 20],
    ['no extension is answered until it ends', 'silence' as const, 31],
    ['no extension gets through until it ends', { status: 500 } as const, 31],
  ])('the signal of a handler is aborted with LeaseLost when %s, and its message is neither completed nor released', async (_when, fault, after) => {
    service.add('m1');
    const { handler, of } = openHandler();
    service.fault = ({ verb }) => (verb === 'extend' ? fault : undefined);
    const working = work(handler, { lease_seconds: 30 });
    await seconds(1);
    const { signal, end } = of('m1');
    await seconds(after);
    expect([signal.aborted, signal.reason]).toEqual([true, expect.any(LeaseLost)]);

    stop.abort();
    end();
    await seconds(10);
    await working;
    expect([service.count('complete'), service.count('release')]).toEqual([0, 0]);
    expect(errors).toEqual([expect.any(LeaseLost)]);
  });

  test('releases the message of a handler that throws, for longer after each attempt, and ends after the fifth', async () => {
    service.add('m1');
    const bug = new Error('bug');
    const attempts: number[] = [];
    const working = work((_, { attempt }) => {
      attempts.push(attempt);
      throw bug;
    });
    await seconds(500);

    expect(attempts).toEqual([1, 2, 3, 4, 5]);
    const delays = service.calls
      .filter(({ verb }) => verb === 'release')
      .map(({ body }) => body['delay_seconds']);
    expect(delays).toEqual([5, 20, 80, 320, 1280]);
    expect(errors).toEqual([bug, bug, bug, bug, bug]);
    stop.abort();
    await seconds(10);
    await working;
  });

  test.each([
    ['an answer that was lost', 'lost' as const],
    ['failures of the service', { status: 502 } as const],
    ['too many calls', { status: 429, retryAfter: 2 } as const],
    ['other changes of the thread', { status: 409 } as const],
  ])('completes once after %s', async (_what, fault) => {
    service.add('m1');
    let left = 2;
    service.fault = ({ verb }) => {
      if (verb !== 'complete' || left === 0) return undefined;
      left -= 1;
      return fault;
    };
    let handled = 0;
    const working = work(() => {
      handled += 1;
    });
    await seconds(10);
    expect([service.message('m1').completed, handled, left]).toEqual([1, 1, 0]);
    stop.abort();
    await seconds(10);
    await working;
  });

  test('does not complete a message that another worker has since the lease ended', async () => {
    service.add('m1');
    const { handler, of } = openHandler();
    const working = work(handler, { lease_seconds: 30 });
    await seconds(1);
    Object.assign(service.message('m1'), { claim: 'clm_other', heldUntil: Date.now() + 60_000 });
    of('m1').end();
    await seconds(1);
    expect([service.message('m1').completed, errors.length]).toEqual([0, 1]);
    stop.abort();
    await seconds(10);
    await working;
  });

  test('releases a message whose labels the service refuses', async () => {
    service.add('m1');
    service.fault = ({ verb }) => (verb === 'complete' ? { status: 422 } : undefined);
    const working = work(() => ({ add_labels: 'Not a label' }));
    await seconds(1);
    stop.abort();
    await seconds(10);
    await working;
    const released = service.calls.find(({ verb }) => verb === 'release');
    expect([released?.body['delay_seconds'], errors]).toEqual([
      5,
      [expect.objectContaining({ status: 422 })],
    ]);
    expect(service.message('m1').completed).toBe(0);
  });

  test.each([
    ['5xx', { status: 500 } as const, 6],
    ['a connection that fails', 'connection' as const, 6],
    ['429 with Retry-After', { status: 429, retryAfter: 30 } as const, 2],
  ])('backs off from claims after %s, and goes on', async (_what, fault, calls) => {
    service.add('m1');
    let isDown = true;
    service.fault = () => (isDown ? fault : undefined);
    const working = work(() => undefined);
    await seconds(12);
    expect(service.count('create')).toBeLessThanOrEqual(calls);
    isDown = false;
    await seconds(30);
    expect(service.message('m1').completed).toBe(1);
    stop.abort();
    await seconds(10);
    await working;
  });

  test.each([
    401, 403, 404, 422,
  ])('ends with the refusal %i of a claim, after the handlers that run', async (status) => {
    service.add('m1');
    const { handler, of } = openHandler();
    service.fault = ({ verb }) => (verb === 'create' && service.count('create') > 1 ? { status } : undefined);
    const working = work(handler, { concurrency: 2 });
    const refusal = expect(working).rejects.toMatchObject({ status });
    await seconds(1);
    of('m1').end();
    await refusal;
    expect(service.message('m1').completed).toBe(1);
  });

  test('stops when its signal is aborted: handlers finish, and what a claim on its way gives is released', async () => {
    service.add('m1');
    const { handler, of } = openHandler();
    const working = work(handler, { concurrency: 2 });
    await seconds(1);
    stop.abort();
    service.add('m2');
    await seconds(1);
    expect(service.message('m2')).toMatchObject({ claim: undefined, completed: 0 });
    expect(service.message('m2').heldUntil).toBeLessThanOrEqual(Date.now());

    const ended = vi.fn();
    void working.then(ended);
    await seconds(60);
    expect(ended).not.toHaveBeenCalled();
    of('m1').end();
    await working;
    expect(service.message('m1').completed).toBe(1);
    // The first gave m1, the second was waiting for another.
    expect(service.count('create')).toBe(2);
  });

  test('a second stop aborts the signals of handlers and releases their messages at once', async () => {
    service.add('m1');
    const { handler, of } = openHandler();
    const working = work(handler);
    await seconds(1);
    const { signal, end } = of('m1');
    stop.abort();
    release.abort();
    await working;
    expect([signal.aborted, service.message('m1').completed]).toEqual([true, 0]);
    expect(service.message('m1').heldUntil).toBeLessThanOrEqual(Date.now());
    end();
    await seconds(1);
    expect(service.count('complete')).toBe(0);
  });

  test('ends with what onError throws', async () => {
    service.add('m1');
    const bug = new Error('bug');
    const working = work(
      () => {
        throw bug;
      },
      {
        onError: (error) => {
          throw error;
        },
      },
    );
    const ending = expect(working).rejects.toBe(bug);
    await seconds(20);
    await ending;
  });

  test('refuses a concurrency that is no count, before any call', async () => {
    await expect(work(() => undefined, { concurrency: 0 })).rejects.toThrow(TypeError);
    expect(service.calls).toEqual([]);
  });
});
