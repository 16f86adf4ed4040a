import { createServer, type RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { freePort } from '../../laptop/src/engines/free-port.ts';
import { listenOnLoopback } from '../../laptop/src/engines/listen.ts';
import { endpoints } from '../src/checks/endpoints.ts';
import { findingsOf } from './stack-world.ts';

async function findings(
  listener: RequestListener,
  upgrade = 'HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n',
) {
  const server = createServer(listener);
  server.on('upgrade', (_request, socket) => socket.end(upgrade));
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return findingsOf(endpoints, { urls: urlsOf(port) });
}

function urlsOf(port: number) {
  return {
    rest: `http://127.0.0.1:${port}/v1`,
    mcp: `http://127.0.0.1:${port}/mcp`,
    stream: `ws://127.0.0.1:${port}/v1`,
  };
}

const answer =
  (status: number, body: string, headers = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };
const ENVELOPE = JSON.stringify({ name: 'unauthenticated', message: 'no key' });

describe('the endpoint check of doctor', () => {
  test('takes a 401 with the error envelope, and a refused upgrade, for a service that works', async () => {
    const asked: string[] = [];
    const found = await findings((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      answer(401, ENVELOPE)(request, response);
    });
    expect(found.map(({ status, subject }) => [subject, status])).toEqual([
      ['REST API', 'ok'],
      ['MCP', 'ok'],
      ['event stream', 'ok'],
    ]);
    expect(asked.sort()).toEqual(['GET /v1/whoami', 'POST /mcp']);
  });

  test.each([
    ['200', answer(200, '{}'), 'failure', /returns 200 to a caller without a key/],
    ['a redirect', answer(302, '', { location: 'https://elsewhere.example/' }), 'failure', /returns 302/],
    ['500', answer(500, ENVELOPE), 'failure', /returns 500/],
    ['503', answer(503, '{"message":"Service Unavailable"}'), 'warning', /throttled/],
    ['429', answer(429, '{"message":"Too Many Requests"}'), 'warning', /throttled/],
    ['401 of another service', answer(401, '<h1>Log in</h1>'), 'failure', /something else is in front/],
    ['401 and an endless page', answer(401, 'x'.repeat(5_000_000)), 'failure', /something else is in front/],
  ] as const)('reports an API and MCP that answer %s', async (_what, listener, status, detail) => {
    const found = await findings(listener);
    for (const finding of found.slice(0, 2)) {
      expect(finding).toMatchObject({
        status,
        detail: expect.stringMatching(detail),
        advice: expect.any(String),
      });
    }
    expect(found[2]?.status).toBe('ok');
  });

  test('reports a stream that answers 500 to an upgrade', async () => {
    const found = await findings(answer(401, ENVELOPE), 'HTTP/1.1 500 Oh\r\ncontent-length: 0\r\n\r\n');
    expect(found[2]).toMatchObject({ status: 'failure', detail: expect.stringMatching(/returns 500/) });
  });

  test('reports a stream that lets a caller without a key in', async () => {
    const server = createServer();
    const sockets = new WebSocketServer({ server });
    const port = await listenOnLoopback(server, 0);
    onTestFinished(() => {
      sockets.close();
      server.close();
    });
    const urls = { ...urlsOf(port), rest: undefined, mcp: undefined };
    expect((await findingsOf(endpoints, { urls }))[2]).toMatchObject({
      status: 'failure',
      detail: expect.stringMatching(/returns 101 to a caller without a key/),
    });
  });

  test('reports endpoints that do not answer, and addresses that are missing', async () => {
    const closed = await findingsOf(endpoints, { urls: urlsOf(await freePort()) });
    expect(closed).toHaveLength(3);
    for (const finding of closed) {
      expect(finding).toMatchObject({
        status: 'failure',
        detail: expect.stringMatching(/does not respond: .*ECONNREFUSED/),
      });
    }
    const none = await findingsOf(endpoints, {
      urls: { rest: undefined, mcp: undefined, stream: undefined },
    });
    expect(none.map(({ detail }) => detail)).toEqual(Array(3).fill('The service returned no address'));
  });
});
