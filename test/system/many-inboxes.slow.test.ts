import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { opened } from '../opened.ts';
import { operatorCall } from './operator-client.ts';
import { runCommand } from './run-command.ts';
import { type Account, Service } from './service.ts';

/** More than two pages of 100, of which one inbox has more than two pages of mail. */
const INBOXES = 250;
const MAILS_OF_ONE = 220;
const AT_ONCE = 10;

const service = opened(() => Service.start({ settings: { creationsPerMinute: '0' } }));
let account: Account;
/** A key makes 600 calls a minute. */
let keys: readonly string[];
const inboxes: string[] = [];
/** Place in the log before the mail. */
let before: string;

beforeAll(async () => {
  account = await service.account();
  const tenant = account.organizationId;
  await operatorCall(service, { command: 'tenants.set-limit', tenant, limit: 'inboxes', value: INBOXES });
  keys = await Promise.all(Array.from({ length: 4 }, () => service.key(account.apiKey)));
  inboxes.push(account.inboxId);
  while (inboxes.length < INBOXES)
    inboxes.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, INBOXES - inboxes.length) }, () =>
          service.inbox(keys[0] ?? ''),
        ),
      )),
    );
  before = (await service.get('/events?limit=1', account.apiKey)).string('cursor');
  for (let n = 0; n < INBOXES; n += AT_ONCE)
    await service.deliver(...inboxes.slice(n, n + AT_ONCE).map((to) => ({ to, subject: 'Gondola' })));
  for (let n = 0; n < MAILS_OF_ONE; n += AT_ONCE)
    await service.deliver(
      ...Array.from({ length: AT_ONCE }, () => ({ to: account.inboxId, subject: 'Gondola' })),
    );
}, 600_000);

const MAILS = INBOXES + MAILS_OF_ONE;

async function walk(path: string, list: string, id: string, key = keys[1]): Promise<string[]> {
  const ids: string[] = [];
  for (let token = ''; ; ) {
    const page = await service.get(`${path}${path.includes('?') ? '&' : '?'}limit=100${token}`, key);
    expect(page.status, page.text).toBe(200);
    ids.push(...page.list(list).map((item) => item.string(id)));
    if (page.field('next_page_token') === null) return ids;
    token = `&page_token=${encodeURIComponent(page.string('next_page_token'))}`;
  }
}

test('a walk of 250 inboxes, and of the mail, the threads and a search of all of them, shows each once', async () => {
  const listed = await walk('/inboxes', 'inboxes', 'inbox_id');
  expect(listed.toSorted()).toEqual(inboxes.toSorted());
  for (const [path, list, id] of [
    ['/messages', 'messages', 'message_id'],
    ['/messages?ascending=true', 'messages', 'message_id'],
    ['/messages?q=gondola', 'messages', 'message_id'],
    ['/messages?unread=true', 'messages', 'message_id'],
    ['/threads', 'threads', 'thread_id'],
  ] as const) {
    const ids = await walk(path, list, id);
    expect([path, ids.length, new Set(ids).size]).toEqual([path, MAILS, MAILS]);
  }
});

test('events of 250 inboxes are read to the end, each once', async () => {
  const ids: string[] = [];
  for (let after = before; ; ) {
    const page = await service.get(
      `/events?limit=100&event_types=message.received&after=${encodeURIComponent(after)}`,
      keys[2],
    );
    expect(page.status, page.text).toBe(200);
    ids.push(...page.list('events').map((event) => event.string('message_id')));
    after = page.string('cursor');
    if (page.field('has_more') === false) break;
  }
  expect([ids.length, new Set(ids).size]).toEqual([MAILS, MAILS]);
});

test('an export of an account of 250 inboxes, one of which has more mail than two pages, has each mail once', async () => {
  const begun = await service.post('/exports', { format: 'jsonl' }, account.apiKey);
  await service.runtime.settled();
  const done = await service.get(`/exports/${begun.string('export_id')}`, account.apiKey);
  expect([done.string('status'), done.number('messages'), done.number('skipped')]).toEqual([
    'completed',
    MAILS,
    0,
  ]);
  const text = await (await fetch(done.string('download_url'))).text();
  const ids = text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { message_id: string }).message_id);
  expect(new Set(ids).size).toBe(MAILS);
});

/** Passes calls on, and runs something behind the answer to the first call whose path has a part. */
async function passingOn(part: string, then: () => Promise<void>): Promise<string> {
  const { origin } = new URL(service.runtime.endpoints.base_url);
  let isDone = false;
  const server = createServer(async (message, reply) => {
    const { url = '', method = 'GET' } = message;
    const headers = {
      'x-api-key': String(message.headers['x-api-key'] ?? ''),
      authorization: String(message.headers.authorization ?? ''),
    };
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    const answer = await fetch(`${origin}${url}`, { method, headers: given });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!isDone && url.includes(part)) {
      isDone = true;
      await then();
    }
    const kept = ['content-type', 'retry-after'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    reply.writeHead(answer.status, Object.fromEntries(kept)).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

test('agentinbox sync copies the mail of an account of 250 inboxes, also when one is deleted after they were listed', async () => {
  const maildir = mkdtempSync(join(tmpdir(), 'many-inboxes-'));
  onTestFinished(() => rmSync(maildir, { recursive: true }));
  const gone = inboxes[INBOXES / 2] ?? '';
  const base = await passingOn('/messages', async () => {
    expect((await service.delete(`/inboxes/${gone}`, account.apiKey)).status).toBe(204);
  });
  const { code, out, err } = await runCommand(service, keys[3] ?? '', ['sync', '--maildir', maildir], {
    AGENT_INBOX_BASE_URL: base,
  });
  expect([code, out, err]).toEqual([
    0,
    expect.stringContaining('250 inboxes'),
    expect.stringContaining(gone),
  ]);
  const copied = inboxes.map((each) => {
    const folder = join(maildir, each);
    return each === gone ? 1 : readdirSync(join(folder, 'new')).length;
  });
  expect(copied.reduce((sum, each) => sum + each, 0)).toBe(MAILS);
}, 300_000);
