import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AgentInbox, ApiError, StreamEnded, WaitTimeout } from 'agent-inbox-client/source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPackage } from '../../packages/client/test/install-package.ts';
import { downloadRuntimes, RUNTIMES } from '../../packages/client/test/runtimes.ts';
import { opened } from '../opened.ts';
import { readmeExamples, runReadmeExamples } from './client-readme.ts';
import { mailToSignUps } from './mail-to-sign-ups.ts';
import { type Account, Service } from './service.ts';

const service = opened(() => Service.start());
let account: Account;
let client: AgentInbox;
beforeAll(async () => {
  account = await service.account();
  client = clientOf(account.apiKey);
});

function clientOf(apiKey: string, streamUrl = service.runtime.endpoints.ws_url): AgentInbox {
  return new AgentInbox({ baseUrl: service.runtime.endpoints.base_url, apiKey, streamUrl });
}

describe('the client', () => {
  test('signs up, verifies, and works with what it was given', async () => {
    const human_email = 'client-human@example.com';
    const made = await new AgentInbox({ baseUrl: service.runtime.endpoints.base_url }).agent.signUp({
      human_email,
    });
    const own = clientOf(made.api_key);
    await own.agent.verify({ otp_code: await service.codeFor(human_email) });
    expect(await own.identity.whoami()).toMatchObject({ organization_id: made.organization_id });
    const inbox = await own.inboxes.create({ display_name: 'One', metadata: { a: 'b' } });
    expect(await own.inboxes.update({ inbox_id: inbox.inbox_id, metadata: { c: 'd' } })).toMatchObject({
      metadata: { a: 'b', c: 'd' },
    });
    const ids: string[] = [];
    for await (const each of own.inboxes.listAll({ limit: 1 })) ids.push(each.inbox_id);
    expect(ids).toEqual([inbox.inbox_id, made.inbox_id]);
    expect(await own.inboxes.delete({ inbox_id: inbox.inbox_id })).toBeUndefined();
    await expect(own.inboxes.get({ inbox_id: inbox.inbox_id })).rejects.toMatchObject({ name: 'not_found' });
  });

  test('reads threads, messages and bytes', async () => {
    const content = Buffer.from('bytes of an attachment');
    await service.deliver({
      to: account.inboxId,
      subject: 'Files',
      attachments: [{ filename: 'Bücher.txt', content }],
    });
    const { threads } = await client.threads.list({ inbox_id: account.inboxId });
    const thread = await client.threads.get({
      inbox_id: account.inboxId,
      thread_id: threads[0]?.thread_id ?? '',
    });
    const [message] = thread.messages;
    const path = { inbox_id: account.inboxId, message_id: message?.message_id ?? '' };
    const attachment_id = message?.attachments[0]?.attachment_id ?? '';
    const file = await client.messages.getAttachment({ ...path, attachment_id });
    expect(Buffer.from(file.bytes)).toEqual(content);
    expect(file.filename).toBe('Bücher.txt');
    const link = await client.messages.getAttachment({ ...path, attachment_id, format: 'link' });
    expect(Buffer.from(await (await fetch(link.download_url)).arrayBuffer())).toEqual(content);
    const raw = await client.messages.getRaw(path);
    expect(raw.bytes.byteLength).toBe(message?.size);
    expect((await client.metrics.usage({ limit: 1 })).message_count?.[0]?.value).toBe(1);
  });

  test('manages keys and webhooks [STA-11]', async () => {
    const key = await client.apiKeys.create({ name: 'reader', permissions: { inbox_read: true } });
    await expect(clientOf(key.api_key).threads.list({ inbox_id: account.inboxId })).rejects.toMatchObject({
      name: 'forbidden',
    });
    await client.apiKeys.delete({ api_key_id: key.api_key_id });
    await expect(clientOf(key.api_key).identity.whoami()).rejects.toBeInstanceOf(ApiError);
    const hook = await client.webhooks.create({
      url: 'https://127.0.0.1:9/',
      event_types: ['message.received'],
    });
    expect(hook.secret).toMatch(/^whsec_/);
    expect(await client.webhooks.get({ webhook_id: hook.webhook_id })).not.toHaveProperty('secret');
    await client.webhooks.delete({ webhook_id: hook.webhook_id });
  });
});

test('the stream ends with a key that is revoked', async () => {
  const key = await client.apiKeys.create({ name: 'listener' });
  const events = clientOf(key.api_key).stream();
  const first = events.next();
  await service.deliver({ to: account.inboxId });
  expect((await first).value).toMatchObject({ event_type: 'message.received', inbox_id: account.inboxId });
  const ended = expect(events.next()).rejects.toBeInstanceOf(StreamEnded);
  await client.apiKeys.delete({ api_key_id: key.api_key_id });
  await ended;
  // A key that was revoked before the socket was opened is refused at the upgrade, which tells nothing.
  await expect(clientOf(key.api_key).stream().next()).rejects.toBeInstanceOf(StreamEnded);
});

test('following the event log yields each event once only over HTTP, goes on from its cursor, and ends with its key', async () => {
  const key = await client.apiKeys.create({ name: 'follower' });
  const overHttp = new AgentInbox({
    baseUrl: service.runtime.endpoints.base_url,
    apiKey: key.api_key,
    timeoutMs: 1,
  });
  const inboxId = await service.inbox(account.apiKey);
  const after = (await client.events.list()).cursor;
  const events = overHttp.events.follow({ after, inbox_ids: [inboxId] });
  const first = events.next();
  await service.send({ to: inboxId, subject: 'One' });
  const { value: one } = await first;
  const second = events.next();
  await service.send({ to: inboxId, subject: 'Two' });
  const { value: two } = await second;

  expect([one?.inbox_id, two?.inbox_id]).toEqual([inboxId, inboxId]);
  expect(two?.event_id).not.toBe(one?.event_id);
  const behind = overHttp.events.follow({ after: one?.cursor ?? '', inbox_ids: [inboxId] });
  const ids: string[] = [];
  for await (const { event_id } of behind) {
    ids.push(event_id);
    if (event_id === two?.event_id) break;
  }
  expect(new Set(ids).size).toBe(ids.length);
  const ended = expect(events.next()).rejects.toMatchObject({ name: 'unauthenticated' });
  await client.apiKeys.delete({ api_key_id: key.api_key_id });
  await ended;
});

describe('waiting for a mail', () => {
  let withoutStream: AgentInbox;
  beforeAll(() => {
    withoutStream = new AgentInbox({
      baseUrl: service.runtime.endpoints.base_url,
      apiKey: account.apiKey,
    });
  });

  test('finds one that is there already', async () => {
    const inboxId = await service.inbox(account.apiKey);
    const since = new Date();
    await service.deliver({ to: inboxId, subject: 'Other' }, { to: inboxId, subject: 'Your code is 1234' });
    const message = await client.messages.waitFor(inboxId, { subject: /code is \d+/, since });
    expect(message.subject).toBe('Your code is 1234');
  });

  test('finds one that comes, by its sender', async () => {
    const inboxId = await service.inbox(account.apiKey);
    const waiting = client.messages.waitFor(inboxId, { from: 'BANK.example' });
    await service.deliver(
      { to: inboxId, from: 'Shop <a@shop.example>' },
      { to: inboxId, from: 'b@bank.example' },
    );
    expect((await waiting).from).toBe('b@bank.example');
  });

  test('finds one that came just before the call, and one behind others that do not match', async () => {
    const inboxId = await service.inbox(account.apiKey);
    await service.deliver({ to: inboxId, subject: 'Welcome' });
    expect((await withoutStream.messages.waitFor(inboxId)).subject).toBe('Welcome');
    const waiting = withoutStream.messages.waitFor(inboxId, { subject: /code/ });
    // Not until the service is idle, which it is not while a call waits.
    await service.send({ to: inboxId, subject: 'News' });
    await service.send({ to: inboxId, subject: 'Your code' });
    expect((await waiting).subject).toBe('Your code');
  });

  test('is the error at once where there is no such inbox, key or address, and when the inbox is deleted', async () => {
    const inbox_id = await service.inbox(account.apiKey);
    const timeout = 3_600_000;
    const missing = `nobody@${service.runtime.endpoints.inbox_domain}`;
    const refusedKey = new AgentInbox({ baseUrl: service.runtime.endpoints.base_url, apiKey: 'ia_wrong' });
    const nowhere = new AgentInbox({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: account.apiKey });

    await expect(client.messages.waitFor(missing, { timeout })).rejects.toMatchObject({ name: 'not_found' });
    await expect(refusedKey.messages.waitFor(inbox_id, { timeout })).rejects.toMatchObject({
      name: 'unauthenticated',
    });
    await expect(nowhere.messages.waitFor(inbox_id, { timeout })).rejects.toMatchObject({
      name: 'ConnectionFailed',
      url: expect.stringContaining('127.0.0.1:1/v1'),
    });
    const deleted = expect(client.messages.waitFor(inbox_id, { timeout })).rejects.toMatchObject({
      name: 'not_found',
    });
    await client.inboxes.delete({ inbox_id });
    await deleted;
  });

  test('gives up in time', async () => {
    const inboxId = await service.inbox(account.apiKey);
    await expect(client.messages.waitFor(inboxId, { timeout: 50 })).rejects.toBeInstanceOf(WaitTimeout);
  });
});

describe('the client README, in a project that has installed the packed client', () => {
  let directory: string;
  let project: string;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'client-readme-'));
    [{ project }] = await Promise.all([installPackage(directory), downloadRuntimes()]);
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  test.each(RUNTIMES)('has examples that run on $name', async (runtime) => {
    const owner = await service.account();
    const mails = mailToSignUps(service, owner);
    const printed = await runReadmeExamples(
      project,
      runtime,
      service.runtime.endpoints,
      owner.apiKey,
    ).finally(() => mails.stop());

    expect(readmeExamples().length).toBeGreaterThan(6);
    expect(printed).toContain('Your code is 482913');
  });
});
