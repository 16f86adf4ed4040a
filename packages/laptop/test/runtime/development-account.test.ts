import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { PrivateJson } from '../../src/data-dir/private-json.ts';
import { closeServer, listenOnLoopback } from '../../src/engines/listen.ts';
import { Outbox } from '../../src/mail-out/outbox.ts';
import { developmentAccount, developmentAccountSchema } from '../../src/runtime/development-account.ts';

const CODE = '123456';
const ORGANIZATION = '8f14e45f-ceea-467f-9575-2f0c5d9b8a11';

type Answer = readonly [status: number, body: object, headers?: Readonly<Record<string, string>>];

async function serveApi(
  outbox: Outbox,
  changes: Readonly<Record<string, Answer>> | ((call: string) => Answer | undefined) = {},
) {
  const calls: string[] = [];
  const routes: Record<string, (body: string) => Answer> = {
    'POST /v1/agent/sign-up'() {
      outbox.add({ to: 'developer@example.com', subject: 'Code', text: `Your code is ${CODE}.` });
      return [201, { organization_id: ORGANIZATION, inbox_id: 'first@inbox.localhost', api_key: 'ia_new' }];
    },
    'POST /v1/agent/verify': (body) =>
      body.includes(CODE) ? [200, { verified: true }] : [422, { name: 'validation' }],
    'GET /v1/auth/me': () => [200, { tenant_id: ORGANIZATION }],
    'GET /v1/inboxes/first%40inbox.localhost': () => [200, { inbox_id: 'first@inbox.localhost' }],
    'POST /v1/inboxes': () => [201, { inbox_id: 'second@other.localhost' }],
  };
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    calls.push(`${call} ${request.headers.authorization ?? '-'}`);
    const body = await text(request);
    const changed = typeof changes === 'function' ? changes(call) : changes[call];
    const [status, answer, headers] = changed ?? routes[call]?.(body) ?? [404, { name: 'not_found' }];
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(answer));
  });
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => closeServer(server));
  return { calls, baseUrl: `http://127.0.0.1:${port}/v1` };
}

function temporaryKept() {
  const directory = mkdtempSync(join(tmpdir(), 'account-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return new PrivateJson(join(directory, 'account.json'), developmentAccountSchema);
}

const report = () => undefined;
const askOperator = () => Promise.reject(new Error('the operator is not asked'));

const account = { organization_id: ORGANIZATION, inbox_id: 'first@inbox.localhost', api_key: 'ia_new' };

test('the first start signs up, reads the code from the outbox and verifies', async () => {
  const outbox = new Outbox(':memory:');
  const { baseUrl, calls } = await serveApi(outbox);
  const kept = temporaryKept();

  const made = await developmentAccount({
    baseUrl,
    inboxDomain: 'inbox.localhost',
    outbox,
    kept,
    report,
    askOperator,
  });

  expect(made).toEqual(account);
  expect(kept.read()).toEqual(account);
  expect(calls).toEqual([
    'POST /v1/agent/sign-up -',
    'POST /v1/agent/verify Bearer ia_new',
    'GET /v1/inboxes/first%40inbox.localhost Bearer ia_new',
  ]);
});

test('a later start uses the stored key while it is valid', async () => {
  const outbox = new Outbox(':memory:');
  const { baseUrl, calls } = await serveApi(outbox);
  const kept = temporaryKept();
  kept.write({ ...account, api_key: 'ia_kept' });

  const found = await developmentAccount({
    baseUrl,
    inboxDomain: 'inbox.localhost',
    outbox,
    kept,
    report,
    askOperator,
  });

  expect(found.api_key).toBe('ia_kept');
  expect(calls).not.toContainEqual(expect.stringContaining('sign-up'));
});

test('a stored key that was deleted is replaced', async () => {
  const outbox = new Outbox(':memory:');
  const { baseUrl } = await serveApi(outbox, { 'GET /v1/auth/me': [401, { name: 'unauthenticated' }] });
  const kept = temporaryKept();
  kept.write({ ...account, api_key: 'ia_deleted' });

  const found = await developmentAccount({
    baseUrl,
    inboxDomain: 'inbox.localhost',
    outbox,
    kept,
    report,
    askOperator,
  });

  expect(found.api_key).toBe('ia_new');
});

test('the development account gets an inbox on a new domain', async () => {
  const outbox = new Outbox(':memory:');
  const { baseUrl } = await serveApi(outbox);
  const kept = temporaryKept();
  kept.write(account);

  const found = await developmentAccount({
    baseUrl,
    inboxDomain: 'other.localhost',
    outbox,
    kept,
    report,
    askOperator,
  });

  expect(found.inbox_id).toBe('second@other.localhost');
});

test('an error of the API is quoted', async () => {
  const outbox = new Outbox(':memory:');
  const { baseUrl } = await serveApi(outbox, {
    'POST /v1/agent/sign-up': [500, { name: 'internal_error' }],
  });

  const making = developmentAccount({
    baseUrl,
    inboxDomain: 'inbox.localhost',
    outbox,
    kept: temporaryKept(),
    askOperator,
    report,
  });

  await expect(making).rejects.toThrow('POST /agent/sign-up returned 500 {"name":"internal_error"}');
});

test('the start waits while the stored key is rate limited', async () => {
  const outbox = new Outbox(':memory:');
  const limited: Answer = [429, { name: 'rate_limited' }, { 'retry-after': '0' }];
  const answers = [limited, limited];
  const { baseUrl } = await serveApi(outbox, () => answers.shift());
  const kept = temporaryKept();
  kept.write({ ...account, api_key: 'ia_kept' });
  const reported: string[] = [];

  const found = await developmentAccount({
    baseUrl,
    inboxDomain: 'inbox.localhost',
    outbox,
    kept,
    askOperator,
    report: (line) => reported.push(line),
  });

  expect(found.api_key).toBe('ia_kept');
  expect(reported).toEqual([expect.stringContaining('continues in 0 s'), expect.stringContaining('0 s')]);
});

test('a rate limit of more than a minute is reported', async () => {
  const outbox = new Outbox(':memory:');
  const { baseUrl } = await serveApi(outbox, () => [
    429,
    { name: 'rate_limited' },
    { 'retry-after': '3600' },
  ]);

  const making = developmentAccount({
    baseUrl,
    inboxDomain: 'inbox.localhost',
    outbox,
    kept: temporaryKept(),
    askOperator,
    report,
  });

  await expect(making).rejects.toThrow('POST /agent/sign-up returned 429');
});

test('the operator makes the account where sign-up is refused, or gives another key to the one that exists', async () => {
  const outbox = new Outbox(':memory:');
  const refused = { 'POST /v1/agent/sign-up': [403, { name: 'forbidden' }] } as const;
  for (const [first, asked] of [
    ['ia_new', ['tenants.create']],
    [null, ['tenants.create', 'tenants.new-key']],
  ] as const) {
    const { baseUrl } = await serveApi(outbox, refused);
    const commands: unknown[] = [];
    const made = await developmentAccount({
      baseUrl,
      inboxDomain: 'inbox.localhost',
      outbox,
      kept: temporaryKept(),
      askOperator: async ({ command }) => {
        commands.push(command);
        const api_key = command === 'tenants.create' ? first : 'ia_new';
        return { ok: true, result: { tenant_id: ORGANIZATION, inbox_id: 'first@inbox.localhost', api_key } };
      },
      report,
    });
    expect(made).toEqual(account);
    expect(commands).toEqual(asked);
  }
});
