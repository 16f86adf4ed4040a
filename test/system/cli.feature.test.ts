import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyWebhook } from 'agent-inbox-client/source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { operations } from '../../lambdas/operations/registry.ts';
import { commandPath } from '../../packages/agentinbox/src/client-commands/add-operations.ts';
import { STDIO_BRIDGE } from '../../packages/agentinbox/src/client-commands/mcp-config.ts';
import { COMMANDS } from '../../packages/agentinbox/src/generated/commands.ts';
import { openHook } from '../../packages/agentinbox/test/hook.ts';
import { type Outcome, runCommand } from './run-command.ts';
import { type Account, Service } from './service.ts';

let service: Service;
let account: Account;
let config: string;
beforeAll(async () => {
  service = await Service.start();
  account = await service.account();
  config = mkdtempSync(join(tmpdir(), 'cli-'));
});
afterAll(async () => {
  rmSync(config, { recursive: true });
  await service.stop();
});

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return runCommand(service, account.apiKey, args, environment);
}

async function json(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await run([...args, '--json']);
  expect(code, err).toBe(0);
  return z.record(z.string(), z.unknown()).parse(JSON.parse(out));
}

describe('the command line', () => {
  test('has a command for every operation', () => {
    const names = COMMANDS.map(({ name }) => name);
    expect(names).toEqual(operations.map(({ name }) => name));
    const paths = COMMANDS.map((command) => commandPath(command).join(' '));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('signs up and keeps the key readable only for its owner', async () => {
    const human = 'cli-human@example.com';
    const signedUp = await run(['signup', '--human-email', human, '--profile', 'mine', '--json'], {
      AGENT_INBOX_API_KEY: '',
    });
    expect(signedUp.code, signedUp.err).toBe(0);
    const file = join(service.runtime.dataDir, 'config', 'agent-inbox', 'profiles.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { mine } = z
      .record(z.string(), z.object({ api_key: z.string() }))
      .parse(JSON.parse(readFileSync(file, 'utf8')));
    const own = { AGENT_INBOX_API_KEY: mine?.api_key ?? '' };
    const verified = await run(['verify', '--otp-code', await service.codeFor(human)], own);
    expect(verified.out).toMatch(/verified +true/);
    expect((await run(['whoami'], own)).out).toContain('organization_id');
  });

  test('creates, changes, lists and deletes inboxes, keys and webhooks', async () => {
    const inbox = await json('inboxes', 'create', '--display-name', 'One', '--metadata', 'team=ops', 'a=b');
    expect(inbox).toMatchObject({ display_name: 'One', metadata: { team: 'ops', a: 'b' } });
    const id = String(inbox['inbox_id']);
    expect(await json('inboxes', 'update', id, '--display-name', 'Two')).toMatchObject({
      display_name: 'Two',
    });
    const listed = await run(['inboxes', 'list', '--all']);
    expect(listed.out).toMatch(/^INBOX_ID +DISPLAY_NAME/);
    expect(listed.out).toContain(id);
    const key = await json(
      'keys',
      'create-for-inbox',
      id,
      '--name',
      'k',
      '--permissions',
      'message_read',
      'thread_read',
    );
    expect(key).toMatchObject({
      scope_type: 'inbox',
      permissions: { message_read: true, thread_read: true },
    });
    expect((await run(['keys', 'delete', String(key['api_key_id'])])).out).toBe('Done.\n');
    const hook = await json(
      'webhooks',
      'create',
      '--url',
      'https://127.0.0.1:9/',
      '--event-types',
      'message.received',
    );
    expect(await json('webhooks', 'update', String(hook['webhook_id']), '--enabled', 'false')).toMatchObject({
      enabled: false,
    });
    for (const [days, kept] of [
      ['30', 30],
      ['null', null],
    ] as const) {
      expect(await json('update-account', '--retention-days', days)).toMatchObject({ retention_days: kept });
    }
    expect((await run(['inboxes', 'delete', id])).code).toBe(0);
    const gone = await run(['inboxes', 'get', id]);
    const { base_url } = service.runtime.endpoints;
    expect(gone).toMatchObject({
      code: 1,
      err: expect.stringMatching(/not_found: .*not found.*\n +key: AGENT_INBOX_API_KEY\n +service: /),
    });
    expect(gone.err).toContain(base_url);
  });

  test('says what is wrong, and how it was called wrongly', async () => {
    const refused = await run(['inboxes', 'create', '--username', '-x']);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^agentinbox: validation: --username: .*\n +key: /);
    expect((await run(['inboxes', 'create', '--nonsense'])).code).toBe(2);
    expect((await run(['nonsense'])).code).toBe(2);
    expect((await run(['whoami', '--help'])).code).toBe(0);
    const nowhere = await run(['whoami'], { AGENT_INBOX_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect(nowhere.code).toBe(1);
  });

  test('reads mail, and lets no escape sequence of a stranger reach the terminal', async () => {
    const inboxId = await service.inbox(account.apiKey);
    await service.deliver({
      to: inboxId,
      subject: 'red \u001b[31mtext',
      attachments: [{ filename: '../../etc/passwd', content: 'x' }],
    });
    const listed = await run(['messages', 'list', inboxId]);
    expect(listed.out).toContain('red');
    expect(listed.out).not.toContain('\u001b');
    const message = await service.newest({ inboxId, apiKey: account.apiKey });
    const directory = join(config, 'files');
    const done = await run([
      'messages',
      'download',
      inboxId,
      message.string('message_id'),
      '--to',
      directory,
      '--raw',
    ]);
    expect(done.code, done.err).toBe(0);
    expect(readdirSync(directory).sort()).toEqual(
      ['1-etc_passwd', `${message.string('message_id')}.eml`].sort(),
    );
    const again = ['messages', 'download', inboxId, message.string('message_id'), '--to', directory];
    const refused = await run(again);
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/it already exists; use --force /) });
    expect(refused.err).not.toContain('EEXIST');
    expect((await run([...again, '--force'])).code).toBe(0);
    await service.deliver({ to: inboxId, subject: 'no file' });
    const plain = (await service.newest({ inboxId, apiKey: account.apiKey })).string('message_id');
    expect((await run(['messages', 'download', inboxId, plain, '--to', directory])).out).toBe(
      'The message has no attachments. --raw saves the original email.\n',
    );
    const read = await run(['messages', 'get', inboxId, message.string('message_id')]);
    expect(read.out).toMatch(
      /^from +\S.*\nto +\S+@\S+\nsubject +red .*\nreceived_at .*\nattachments .*application\/octet-stream {2}1 byte\b/,
    );
    const thread = await run(['threads', 'get', inboxId, message.string('thread_id')]);
    expect(thread.out).toMatch(/^subject +red .*\nthread_id +thr_\S+\ninbox_id .*\nmessages +1\n\nfrom /);
    const usage = await run(['usage']);
    expect(usage.out).toMatch(
      /^\S+ to \S+\ninbox_count +\d+ +\+\d+ +[▁-█]+\nmessage_count +\d+ .*\nthread_count .*\nstorage_bytes .*\n$/,
    );
    expect((await run(['usage', '--limit', '1', '--usage-types', 'message_count', '--json'])).code).toBe(0);
  });

  test('warns that an address has no inbox, and not of one that has', async () => {
    const { inbox_id, inbox_domain } = service.runtime.endpoints;
    const to = ['--to', `nobody@${inbox_domain}`, '--to', inbox_id.replace('@', '+tag@')];
    const { code, err } = await run(['send', ...to, '--data-dir', service.runtime.dataDir]);
    expect(code).toBe(0);
    expect(err).toBe(
      `agentinbox: warning: the development account has no inbox nobody@${inbox_domain}: the message is dropped without a bounce, unless another account has the inbox or a catch-all stores it\n`,
    );
  });

  test('waits for a mail, and says when none came', async () => {
    const inboxId = await service.inbox(account.apiKey);
    const since = new Date().toISOString();
    await service.deliver({ to: inboxId, subject: 'The code is 42' });
    const came = await run(['wait', inboxId, '--subject', 'code', '--since', since]);
    expect(came).toMatchObject({ code: 0, out: expect.stringContaining('The code is 42') });
    const none = await run(['wait', inboxId, '--subject', 'never', '--timeout', '0.1']);
    expect(none).toMatchObject({ code: 1, err: expect.stringContaining('No matching message') });
  });

  const code = (inbox: string, ...args: readonly string[]) => run(['code', inbox, '--timeout', '0', ...args]);
  const from = 'no-reply@example.com';
  const text = 'Your verification code is 482913.';

  test('code prints only the code', async () => {
    const to = await service.inbox(account.apiKey);
    await service.deliver({ to, from, text });
    expect(await code(to, '--from-domain', 'example.com')).toEqual({ code: 0, out: '482913\n', err: '' });
    const { out } = await code(to, '--json');
    expect(JSON.parse(out)).toMatchObject({ status: 'found', code: '482913', sender: from });
  });

  test('prints events and hands them on, signed with the secret that it printed', async () => {
    const inboxId = await service.inbox(account.apiKey);
    const { url, received } = await openHook([200]);
    const since = new Date().toISOString();
    await service.deliver({ to: inboxId });
    const listening = ['--inbox', inboxId, '--since', since, '--count', '1', '--forward-to', url];
    const { code, out, err } = await run(['listen', '--json', ...listening]);
    expect(code, err).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ event_type: 'message.received', inbox_id: inboxId });
    const secret = /whsec_\S+/.exec(err)?.[0] ?? '';
    const { body = '', headers = {} } = received[0] ?? {};
    expect(await verifyWebhook(body, headers, secret)).toMatchObject({ inbox_id: inboxId });
  });

  test.each([
    'claude-code',
    'claude-desktop',
    'codex',
    'gemini-cli',
    'cursor',
    'vscode',
    'opencode',
  ])('prints the configuration of %s', async (client) => {
    const { out, code, err } = await run(['mcp', 'config', client, '--data-dir', service.runtime.dataDir], {
      AGENT_INBOX_API_KEY: '',
    });
    expect(code, err).toBe(0);
    expect(out).toContain(service.runtime.endpoints.mcp_url);
    expect(out.includes(`"${STDIO_BRIDGE}"`)).toBe(client === 'claude-desktop');
  });

  test('completes commands and flags', async () => {
    const { out } = await run(['completion', 'bash']);
    expect(out).toContain("'inboxes') echo 'create list get update delete");
    expect(out).toContain('--display-name');
    expect(out).toContain("'code') echo '--from-domain ");
  });
});
