import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Running } from '../../src/contract.ts';
import { freePort } from '../../src/engines/free-port.ts';
import type { ProxyReply } from '../../src/http-proxy/proxy-reply.ts';
import { startProxyServer } from '../../src/http-proxy/proxy-server.ts';
import { readLimited } from '../../src/http-proxy/read-limited.ts';

const DONE: ProxyReply = { status: 200, headers: {}, cookies: [], body: Buffer.from('done') };

interface World {
  readonly port: number;
  readonly server: Running;
  readonly failures: unknown[];
}

async function world(reply: ProxyReply = DONE, readingTime?: number): Promise<World> {
  const port = await freePort();
  const failures: unknown[] = [];
  const server = await startProxyServer({
    port,
    answer: async (request) => {
      await readLimited(request, 1024);
      return reply;
    },
    onFailure: (error) => failures.push(error),
    readingTime,
  });
  onTestFinished(() => server.stop());
  return { port, server, failures };
}

async function halfSent(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  const answer = fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' });
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nhalf!');
  // Sent later and answered: by then the server has seen the first.
  await (await answer).text();
  return socket;
}

describe('a server of the gateway', () => {
  test.each([
    ['a line break in a header', { headers: { 'x-note': 'a\nb' } }],
    ['a letter that no header can hold', { headers: { 'x-note': '…' } }],
    ['a header without a name', { headers: { '': 'a' } }],
    ['a line break in a cookie', { cookies: ['a=b\r\nx: y'] }],
  ])('answers 500 where a function gives %s, and goes on', async (_what, given) => {
    const { port, failures } = await world({ ...DONE, ...given });

    const answers = [await fetch(`http://127.0.0.1:${port}/`), await fetch(`http://127.0.0.1:${port}/`)];

    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    expect(await answers[0]?.json()).toEqual({ message: 'Internal Server Error' });
    expect(failures).toHaveLength(2);
  });

  test('says nothing of a caller that goes away in the middle of its request', async () => {
    const { port, failures, server } = await world();
    const socket = await halfSent(port);

    socket.destroy();
    await once(socket, 'close');
    await server.stop();

    expect(failures).toEqual([]);
  });

  test('that stops lets a caller read to its end what was answered', async () => {
    const { port, server } = await world({ ...DONE, body: Buffer.alloc(8 * 1024 * 1024, 'x') }, 3_600_000);
    const response = await fetch(`http://127.0.0.1:${port}/`);

    const [body] = await Promise.all([response.arrayBuffer(), server.stop()]);

    expect(body.byteLength).toBe(8 * 1024 * 1024);
  });

  test('stops although a client never reads its answer', async () => {
    const { port, server } = await world({ ...DONE, body: Buffer.alloc(8 * 1024 * 1024, 'x') });
    const socket = connect(port, '127.0.0.1').pause();
    onTestFinished(() => {
      socket.destroy();
    });
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(socket, 'readable');

    await server.stop();

    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  test('stops although a client never ends a request', async () => {
    const { port, server, failures } = await world();
    const socket = await halfSent(port);
    const closed = once(socket, 'close');

    await server.stop();

    await closed;
    expect(failures).toEqual([]);
  });
});
