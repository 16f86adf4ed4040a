import { once } from 'node:events';
import { signatureHeaders } from 'agent-inbox-client/source/sign-webhook';
import { describe, expect, test } from 'vitest';
import { type SendOutcome, sendWebhook } from '../../../lambdas/webhooks/send.ts';
import type { Resolve, TargetMode } from '../../../lambdas/webhooks/target-check.ts';
import { httpsEndpoint, rawTlsEndpoint, tcpEndpoint } from './endpoint.ts';
import { ManualClock } from './manual-clock.ts';

const DEADLINE = 15_000;
const body = '{"type":"event","inbox_id":"grüße@agents.example.com"}';

interface Options {
  readonly host?: string;
  readonly mode?: TargetMode;
  readonly resolve?: Resolve;
  readonly clock?: ManualClock;
}

function send(port: number, options: Options = {}): Promise<SendOutcome> {
  const { host = 'localhost', mode = 'loopback', resolve = toLoopback, clock = new ManualClock() } = options;
  const headers = { 'webhook-id': 'evt_1' };
  return sendWebhook({ url: `https://${host}:${port}/hook?a=1`, headers, body }, { mode, resolve, clock });
}

const toLoopback: Resolve = async () => ['127.0.0.1'];

describe('an attempt', () => {
  test('posts the signed bytes as JSON under our name', async () => {
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(204).end());
    const headers = await signatureHeaders({ secret: 'whsec_AAAA', id: 'evt_1', timestampSeconds: 1, body });
    const url = `https://127.0.0.1:${endpoint.port}/hook?a=1`;

    const outcome = await sendWebhook({ url, headers, body }, { mode: 'loopback', clock: new ManualClock() });

    expect(outcome).toEqual({ delivered: true, status: 204, durationMs: 0 });
    const [request] = endpoint.requests;
    expect(request?.body).toBe(body);
    expect(request?.message).toMatchObject({ method: 'POST', url: '/hook?a=1' });
    expect(request?.message.headers).toEqual({
      ...headers,
      host: `127.0.0.1:${endpoint.port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'agent-inbox/1',
      connection: 'close',
    });
  });

  test.each([200, 201, 202, 204, 206, 299])('is delivered with status %d', async (status) => {
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(status).end());

    expect(await send(endpoint.port)).toEqual({ delivered: true, status, durationMs: 0 });
  });

  test.each([400, 401, 404, 410, 429, 500, 503])('fails with status %d', async (status) => {
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(status).end('no'));

    expect(await send(endpoint.port)).toEqual({ delivered: false, status, error: 'status', durationMs: 0 });
  });

  test.each([301, 302, 303, 307, 308])('does not follow a redirect (%d)', async (status) => {
    await using endpoint = await httpsEndpoint((_request, reply) =>
      reply.writeHead(status, { location: '/elsewhere' }).end(),
    );

    const outcome = await send(endpoint.port);

    expect(outcome).toEqual({ delivered: false, status, error: 'redirect', durationMs: 0 });
    expect(endpoint.requests).toHaveLength(1);
  });

  test.each([
    ['120', 120],
    ['Sat, 21 Nov 2026 09:05:00 GMT', 300],
  ])('reports what Retry-After asks for (%s)', async (header, seconds) => {
    await using endpoint = await httpsEndpoint((_request, reply) =>
      reply.writeHead(503, { 'retry-after': header }).end(),
    );

    expect(await send(endpoint.port)).toMatchObject({ status: 503, retryAfterSeconds: seconds });
  });

  test('uses a connection of its own each time', async () => {
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(200).end('ok'));

    await send(endpoint.port);
    await send(endpoint.port);

    expect(endpoint.connections).toHaveLength(2);
  });
});

describe('the connection of an attempt', () => {
  test('goes to the address that was checked, under the name of the URL', async () => {
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(200).end());
    const asked: string[] = [];
    const resolve: Resolve = async (hostname) => {
      asked.push(hostname);
      // The second lookup gives another address.
      return asked.length === 1 ? ['127.0.0.1'] : ['169.254.169.254'];
    };

    const outcome = await send(endpoint.port, { host: 'hook.test', resolve });

    expect(outcome).toMatchObject({ delivered: true });
    expect(asked).toEqual(['hook.test']);
    expect(endpoint.requests[0]?.message.headers.host).toBe(`hook.test:${endpoint.port}`);
    expect(endpoint.connections[0]?.servername).toBe('hook.test');
  });

  test('is not made without TLS', async () => {
    const outcome = await sendWebhook(
      { url: 'http://127.0.0.1/', headers: {}, body },
      { mode: 'loopback', clock: new ManualClock() },
    );

    expect(outcome).toMatchObject({ delivered: false, error: 'blocked_target' });
  });
});

describe('a failing endpoint', () => {
  test('whose name does not resolve has the error of a private address [D-ADD-11]', async () => {
    const resolve: Resolve = async () => {
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    };

    expect(await send(443, { resolve })).toEqual({
      delivered: false,
      error: 'blocked_target',
      durationMs: 0,
    });
  });

  test('that refuses the connection is a connection failure', async () => {
    const endpoint = await tcpEndpoint(() => {});
    await endpoint[Symbol.asyncDispose]();

    expect(await send(endpoint.port)).toEqual({ delivered: false, error: 'connection', durationMs: 0 });
  });

  test('that speaks no TLS is a tls failure', async () => {
    await using endpoint = await tcpEndpoint((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'));

    expect(await send(endpoint.port)).toEqual({ delivered: false, error: 'tls', durationMs: 0 });
  });

  test('that hangs up in the handshake is a tls failure', async () => {
    await using endpoint = await tcpEndpoint((socket) => socket.once('data', () => socket.destroy()));

    expect(await send(endpoint.port)).toEqual({ delivered: false, error: 'tls', durationMs: 0 });
  });

  test('that hangs up without an answer is a connection failure', async () => {
    await using endpoint = await httpsEndpoint((request) => request.socket.destroy());

    expect(await send(endpoint.port)).toEqual({ delivered: false, error: 'connection', durationMs: 0 });
  });

  test.each([
    ['talks something else', '220 mail.example.org ESMTP\r\n'],
    ['sends a header that has no end', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`],
    [
      'contradicts itself about its length',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    ],
    ['changes the protocol', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
  ])('that %s gives an invalid response', async (_what, bytes) => {
    await using endpoint = await rawTlsEndpoint((socket) => socket.write(bytes));

    const outcome = await send(endpoint.port);

    expect(outcome).toEqual({ delivered: false, error: 'invalid_response', durationMs: 0 });
  });

  test('that breaks off after a 2xx has taken the event', async () => {
    await using endpoint = await rawTlsEndpoint((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nbut');
    });

    expect(await send(endpoint.port)).toEqual({ delivered: true, status: 200, durationMs: 0 });
  });
});

describe('the size of an answer', () => {
  test('does not matter: after 16 KB the connection is closed', async () => {
    const closed = Promise.withResolvers<void>();
    await using endpoint = await httpsEndpoint((request, reply) => {
      request.socket.on('close', () => closed.resolve());
      const chunk = Buffer.alloc(64 * 1024);
      const pour = () => {
        while (!reply.destroyed && reply.write(chunk));
      };
      reply.on('drain', pour).on('error', () => {});
      pour();
    });

    const outcome = await send(endpoint.port);
    await closed.promise;

    expect(outcome).toEqual({ delivered: true, status: 200, durationMs: 0 });
  });

  test('lets a small answer be written to its end', async () => {
    const finished = Promise.withResolvers<void>();
    await using endpoint = await httpsEndpoint((_request, reply) => {
      reply.on('finish', () => finished.resolve());
      reply.writeHead(200);
      reply.write('one, ');
      setImmediate(() => reply.end('two'));
    });

    const outcome = await send(endpoint.port);
    await finished.promise;

    expect(outcome).toMatchObject({ delivered: true });
  });
});

describe('the deadline of 15 seconds', () => {
  const late = { delivered: false, error: 'timeout', durationMs: DEADLINE };

  test('covers the question to the resolver', async () => {
    const clock = new ManualClock();
    const resolve: Resolve = () => {
      queueMicrotask(() => clock.advance(DEADLINE));
      return new Promise(() => {});
    };

    expect(await send(443, { clock, resolve })).toEqual(late);
  });

  test('covers the handshake, and closes the connection', async () => {
    const clock = new ManualClock();
    const closed = Promise.withResolvers<void>();
    await using endpoint = await tcpEndpoint((socket) => {
      socket.on('close', () => closed.resolve());
      socket.once('data', () => clock.advance(DEADLINE));
    });

    expect(await send(endpoint.port, { clock })).toEqual(late);
    await closed.promise;
  });

  test('covers the wait for an answer, and closes the connection', async () => {
    const clock = new ManualClock();
    await using endpoint = await httpsEndpoint(() => clock.advance(DEADLINE));

    const outcome = await send(endpoint.port, { clock });

    expect(outcome).toEqual(late);
    const [connection] = endpoint.connections;
    if (connection === undefined) throw new Error('There was no connection');
    if (!connection.closed) await once(connection, 'close');
  });

  test('is not put off by an endpoint that drips its headers', async () => {
    const clock = new ManualClock();
    await using endpoint = await rawTlsEndpoint((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-a: 1\r\n', () => clock.advance(DEADLINE));
    });

    expect(await send(endpoint.port, { clock })).toEqual(late);
  });

  test('ends an answer that has no end; its status counts, and the time that it took shows', async () => {
    const clock = new ManualClock();
    await using endpoint = await httpsEndpoint((_request, reply) => {
      // The next reading of the clock is that of the client which has the status.
      clock.onRead = () => {
        clock.onRead = () => {};
        setImmediate(() => clock.advance(DEADLINE));
      };
      reply.writeHead(200, { 'retry-after': '1' }).write('and');
    });

    const outcome = await send(endpoint.port, { clock });

    expect(outcome).toMatchObject({ delivered: true, status: 200, durationMs: DEADLINE });
  });

  test('does not end an answer that comes just before it', async () => {
    const clock = new ManualClock();
    await using endpoint = await httpsEndpoint((_request, reply) => {
      clock.advance(DEADLINE - 1);
      reply.writeHead(200).end();
    });

    expect(await send(endpoint.port, { clock })).toEqual({
      delivered: true,
      status: 200,
      durationMs: DEADLINE - 1,
    });
  });

  test('leaves no timer behind', async () => {
    const clock = new ManualClock();
    await using endpoint = await httpsEndpoint((_request, reply) => reply.writeHead(200).end());

    await send(endpoint.port, { clock });
    await send(443, { clock, host: '10.0.0.1' });

    expect(clock.pending).toBe(0);
  });
});

test('a fault of our own is thrown, not written down as the endpoint’s', async () => {
  const sending = sendWebhook(
    { url: 'https://127.0.0.1/', headers: { 'webhook-id': 'a\nb' }, body },
    { mode: 'loopback', clock: new ManualClock() },
  );

  await expect(sending).rejects.toThrow('Invalid character in header');
});
