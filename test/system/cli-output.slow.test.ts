import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listenOnLoopback } from '../../packages/laptop/src/engines/listen.ts';
import { opened } from '../opened.ts';
import { type Outcome, runCommand } from './run-command.ts';
import { type Account, Service } from './service.ts';

/** One of each kind that a terminal executes, hides, or takes as an order of display. */
const UNSAFE = {
  'C1 control sequence introducer': '\u009b31m',
  'C1 operating system command': '\u009d0;title\u009c',
  'right-to-left override': '\u202e',
  'first strong isolate': '\u2068',
  'zero-width space': '\u200b',
  'byte order mark': '\ufeff',
  'tag letter': '\u{e0041}',
  'variation selector supplement': '\u{e0100}',
  'line separator': '\u2028',
};
const TEXT = `begin${Object.values(UNSAFE).join('-')}end`;
/** What no output may contain; line feed and tab are layout. */
const FORBIDDEN = /[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}]|[\u{e0100}-\u{e01ef}]/u;

const service = opened(() => Service.start());
let account: Account;
let inboxId: string;
let messageId: string;
let threadId: string;
let since: string;
beforeAll(async () => {
  account = await service.account();
  inboxId = await service.inbox(account.apiKey);
  since = new Date().toISOString();
  await service.deliver({
    envelope: { from: 'ada@sender.example', to: inboxId },
    raw: [
      `From: ${encodedWord(`Ada ${TEXT}`)} <ada@sender.example>`,
      `To: ${inboxId}`,
      `Subject: ${encodedWord(`Subject ${TEXT}`)}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(`Body ${TEXT}\u001b[2J`).toString('base64'),
      '--b',
      'Content-Type: application/octet-stream',
      `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(`File ${TEXT}`)}`,
      '',
      'x',
      '--b--',
      '',
    ].join('\r\n'),
  });
  const message = await service.newest({ inboxId, apiKey: account.apiKey });
  messageId = message.string('message_id');
  threadId = message.string('thread_id');
});

function encodedWord(text: string): string {
  return `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}

async function run(...args: readonly string[]): Promise<Outcome> {
  const outcome = await runCommand(service, account.apiKey, args);
  expect(outcome.code, outcome.err).toBe(0);
  return outcome;
}

function forbiddenIn({ out, err }: Outcome): string | undefined {
  return FORBIDDEN.exec(`${out}${err}`)?.[0];
}

const commands = (): Record<string, readonly string[]> => ({
  'messages get': ['messages', 'get', inboxId, messageId],
  'messages list': ['messages', 'list', inboxId],
  'threads get': ['threads', 'get', inboxId, threadId],
  'threads list': ['threads', 'list', inboxId],
  wait: ['wait', inboxId, '--subject', 'Subject', '--since', since],
  listen: ['listen', '--inbox', inboxId, '--since', since, '--count', '1'],
});

describe('a mail with control, bidirectional and invisible characters', () => {
  test('reaches the API with these characters in subject, sender, body and file name', async () => {
    const { body } = await service.get(`/inboxes/${inboxId}/messages/${messageId}`, account.apiKey);

    expect(body).toMatchObject({
      subject: `Subject ${TEXT}`,
      from: expect.stringContaining(TEXT),
      text: expect.stringContaining(TEXT),
      attachments: [{ filename: expect.stringContaining(TEXT) }],
    });
  });

  test.each(Object.keys(commands()))('is printed by %s without these characters', async (name) => {
    const outcome = await run(...(commands()[name] ?? []));

    expect(outcome.out).toContain(name === 'listen' ? messageId : 'begin\ufffd31m');
    expect(forbiddenIn(outcome)).toBeUndefined();
  });

  test.each(Object.keys(commands()))('is printed by %s --json with escapes in their place', async (name) => {
    const outcome = await run(...(commands()[name] ?? []), '--json');

    expect(outcome.out).toContain(name === 'listen' ? messageId : 'begin\\u009b31m');
    expect(forbiddenIn(outcome)).toBeUndefined();
  });

  test.each([
    ['messages get', () => `/inboxes/${inboxId}/messages/${messageId}`],
    ['threads get', () => `/inboxes/${inboxId}/threads/${threadId}`],
  ])('%s --json parses to the answer of the API', async (name, path) => {
    const { out } = await run(...(commands()[name] ?? []), '--json');

    expect(JSON.parse(out)).toEqual((await service.get(path(), account.apiKey)).body);
  });

  test('messages get-raw writes the bytes of the mail unchanged to a pipe', async () => {
    const { out } = await run('messages', 'get-raw', inboxId, messageId);

    expect(out).toContain(`Subject: ${encodedWord(`Subject ${TEXT}`)}\r\n`);
  });

  test('messages download names and prints files without these characters', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'cli-output-'));
    const outcome = await run('messages', 'download', inboxId, messageId, '--to', directory);
    const files = readdirSync(directory);
    rmSync(directory, { recursive: true });

    expect(files).toEqual([expect.stringMatching(/^1-File_begin/)]);
    expect(FORBIDDEN.exec(files.join(''))).toBeNull();
    expect(forbiddenIn(outcome)).toBeUndefined();
  });
});

describe('an error', () => {
  test('of a server is printed without control and invisible characters', async () => {
    const server = createServer((_, response) => {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ name: `not_found${TEXT}`, message: TEXT, errors: { [TEXT]: TEXT } }));
    });
    const port = await listenOnLoopback(server, 0);
    const outcome = await runCommand(service, account.apiKey, ['whoami'], {
      AGENT_INBOX_BASE_URL: `http://127.0.0.1:${port}/v1`,
    });
    await new Promise<void>((resolve) => server.close(() => resolve()));

    expect(outcome.code).toBe(1);
    expect(outcome.err).toContain('begin\ufffd31m');
    expect(forbiddenIn(outcome)).toBeUndefined();
  });

  test.each([
    ['of an unknown command', [TEXT], 2],
    ['of an unknown tenant', ['admin', 'tenants', 'show', TEXT, '--data-dir'], 1],
    ['of a data directory without a service', ['doctor', '--data-dir', `/nonexistent/${TEXT}`], 1],
  ])('%s is printed without control and invisible characters', async (_, args, code) => {
    const outcome = await runCommand(
      service,
      account.apiKey,
      args.at(-1) === '--data-dir' ? [...args, service.runtime.dataDir] : args,
    );

    expect(outcome.code).toBe(code);
    expect(`${outcome.out}${outcome.err}`.length).toBeGreaterThan(0);
    expect(forbiddenIn(outcome)).toBeUndefined();
  });
});

test('metadata is changed and, with null, removed', async () => {
  const json = async (...args: readonly string[]) => JSON.parse((await run(...args, '--json')).out);
  await json('inboxes', 'update', inboxId, '--metadata', 'team=ops', 'a=b');

  await json('inboxes', 'update', inboxId, '--metadata', 'team=null', 'a=c');

  expect(await json('inboxes', 'get', inboxId)).toHaveProperty('metadata', { a: 'c' });
});

test('the account is a line for each of its facts and limits', async () => {
  expect((await run('account')).out).toMatch(
    /^organization_id +[0-9a-f-]{36}\nverified +true\nunlisted +accept\nnotify +none\nretention_days +none\nstatus +active\ninboxes +2 of 100\nmessages_per_month +1 of 100000\n/,
  );
});
