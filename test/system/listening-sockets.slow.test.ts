import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { hasPrivateNetworks } from '../../packages/laptop/src/engines/private-network.ts';
import { descendantsOf } from '../../packages/laptop/test/engines/child-processes.ts';
import { listeningSockets } from '../../packages/laptop/test/engines/listening-sockets.ts';
import { ChildRuntime } from './child-runtime.ts';

const endpointsSchema = z.object({
  base_url: z.url(),
  mcp_url: z.url(),
  ws_url: z.url(),
  outbox_url: z.url(),
  docs_url: z.url(),
  operator_url: z.url(),
  smtp: z.object({ port: z.int() }),
  admin: z.object({ endpoint: z.url() }),
});

let directory: string;
let runtime: ChildRuntime;
let endpoints: z.output<typeof endpointsSchema>;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'listening-'));
  runtime = await ChildRuntime.start(directory);
  endpoints = endpointsSchema.parse(JSON.parse(readFileSync(join(directory, 'endpoints.json'), 'utf8')));
});
afterAll(async () => {
  await runtime.stop();
  rmSync(directory, { recursive: true, force: true });
});

const portOf = (url: string): number => Number(new URL(url).port);
const FOREIGN_ORIGIN = 'https://evil.example';
const FOREIGN_HOST = 'evil.example';

interface Answer {
  readonly status: number | undefined;
  readonly allowed: string | undefined;
  readonly body: string;
}

async function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Answer> {
  const method = body === undefined ? 'GET' : 'POST';
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  outgoing.end(body);
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  const allowed = reply.headers['access-control-allow-origin'];
  return { status: reply.statusCode, allowed, body: await text(reply) };
}

/** The status that an attempt to open a WebSocket is answered with. */
async function openSocket(headers: Readonly<Record<string, string>>): Promise<number> {
  const socket = connect(portOf(endpoints.ws_url), '127.0.0.1');
  const upgrade = {
    host: '127.0.0.1',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(upgrade).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET /v1 HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(first))?.[1]);
}

describe.runIf(process.platform === 'linux')('a running local runtime', () => {
  test('listens only on 127.0.0.1, with its public and guarded servers and nothing else', () => {
    const processes = [runtime.pid, ...descendantsOf(runtime.pid)];
    const sockets = listeningSockets(processes);
    const { base_url, mcp_url, ws_url, outbox_url, docs_url, operator_url, smtp, admin } = endpoints;
    const urls = [base_url, mcp_url, ws_url, outbox_url, docs_url, operator_url, admin.endpoint];
    const known = urls.map(portOf);

    const servers = sockets.filter(({ pid }) => pid === runtime.pid);
    expect(servers.map(({ port }) => port).sort()).toEqual([...known, smtp.port].sort());
    expect(new Set(servers.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']));
    const engines = sockets.filter(({ pid }) => pid !== runtime.pid);
    if (hasPrivateNetworks()) expect(engines).toEqual([]);
    else expect(engines).toEqual([expect.objectContaining({ address: expect.stringMatching(/^127\./) })]);
  });
});

describe('without a key or a signature, and for pages of other sites', () => {
  test.each([
    ['nothing', {}, [401, 403]],
    ['a foreign Origin', { origin: FOREIGN_ORIGIN }, [401, 403]],
    ['a foreign Host', { host: FOREIGN_HOST }, [421]],
  ])('REST, MCP, WebSocket, the operator API and the AWS calls are refused with %s', async (_, headers, refused) => {
    const { base_url, mcp_url, admin } = endpoints;
    expect(refused).toContain((await ask(portOf(base_url), '/v1/inboxes', headers)).status);
    expect(refused).toContain((await ask(portOf(mcp_url), '/mcp', headers, '{}')).status);
    expect(await openSocket(headers)).toBe(401);
    const { port, pathname } = new URL(`${endpoints.operator_url}/tenants`);
    expect(refused).toContain((await ask(Number(port), pathname, headers)).status);
    for (const target of ['DynamoDB_20120810.Scan', 'AmazonSQS.ListQueues']) {
      const call = { ...headers, 'x-amz-target': target, 'content-type': 'application/x-amz-json-1.0' };
      const answer = await ask(portOf(admin.endpoint), '/', call, '{}');
      expect(answer).toMatchObject({
        allowed: undefined,
        body: expect.stringContaining('MissingAuthentication'),
      });
      expect([400, 403]).toContain(answer.status);
    }
    const admins = await ask(portOf(admin.endpoint), '/2015-03-31/functions/f/invocations', headers, '{}');
    expect(admins.status).toBe(403);
    const sockets = await ask(portOf(endpoints.ws_url), '/v1/@connections/a', headers, 'x');
    expect(sockets.status).toBe(403);
  });

  test('the outbox and the reference page are at secret paths, and refuse foreign names and pages', async () => {
    for (const url of [endpoints.outbox_url, endpoints.docs_url]) {
      const { pathname } = new URL(url);
      const port = portOf(url);
      expect(await ask(port, pathname)).toMatchObject({ status: 200, allowed: undefined });
      for (const path of ['/', '/outbox', '/docs', pathname.slice(0, -1), `${pathname}x`]) {
        expect((await ask(port, path)).status).toBe(404);
      }
      expect((await ask(port, pathname, { host: FOREIGN_HOST })).status).toBe(421);
      for (const origin of [FOREIGN_ORIGIN, 'null', 'http://127.0.0.1:3000']) {
        expect((await ask(port, pathname, { origin })).status).toBe(403);
      }
    }
  });

  test('a page cannot send mail by a POST to the SMTP port', async () => {
    const mail = [
      'EHLO x',
      'MAIL FROM:<a@x.test>',
      `RCPT TO:<${runtime.endpoints.inbox_id}>`,
      'DATA',
      'Subject: x',
      '',
      'x',
      '.',
    ];
    const socket = connect(endpoints.smtp.port, '127.0.0.1');
    const said = text(socket);
    const body = [...mail, 'QUIT', ''].join('\r\n');
    socket.end(`POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${body.length}\r\n\r\n${body}`);

    expect(await said).not.toContain('250');
  });
});
