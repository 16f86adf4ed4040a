import { AgentMail, AgentMailClient } from 'agentmail';
import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { ADVERSE_SEED } from './adverse-seed.ts';
import { Service } from './service.ts';

/**
 * A published client of another service, untouched: its paths are ours once `/v0` reads `/v1`.
 *
 * What its types promise and this interface does not have: `podId` on inboxes and keys, and `extractedHtml`,
 * `sentTimestamp` and thread-level `attachments` on mail. It names the tenant `organizationId` where our
 * identity says `tenant_id`, which it passes on as it came. It takes the attachment call for a record with a
 * link, which is our `format=link`, and lists threads of the whole account, which this interface does not.
 */
describe('the npm client agentmail', () => {
  const service = opened(() => Service.start());

  function clientOf(apiKey: string): AgentMailClient {
    return new AgentMailClient({
      apiKey,
      baseUrl: new URL(service.runtime.endpoints.base_url).origin,
      // In adverse mode a read may fail with 500; the client asks again by itself.
      maxRetries: ADVERSE_SEED === undefined ? 0 : 2,
      fetch: (input, init) => fetch(asV1(input), init),
    });
  }

  function asV1(input: string | URL | Request): string {
    if (input instanceof Request) throw new Error('The client is expected to call fetch with an address');
    const url = new URL(input);
    url.pathname = url.pathname.replace(/^\/v0\//, '/v1/');
    return url.href;
  }

  test('signs up, verifies with the emailed code and tells who it is', async () => {
    const humanEmail = 'agentmail-user@example.com';
    const signedUp = await clientOf('').agent.signUp({ humanEmail, username: 'agentmail-first' });
    expect(signedUp.inboxId).toBe(`agentmail-first@${service.runtime.endpoints.inbox_domain}`);
    const client = clientOf(signedUp.apiKey);
    expect(await client.agent.verify({ otpCode: await service.codeFor(humanEmail) })).toMatchObject({
      verified: true,
    });
    expect(await client.auth.me()).toMatchObject({
      scopeType: 'organization',
      scopeId: signedUp.organizationId,
      apiKeyId: expect.stringMatching(/^key_/),
      tenant_id: signedUp.organizationId,
    });
  });

  test('creates, replays, gets, changes, lists and deletes an inbox', async () => {
    const client = clientOf((await service.account()).apiKey);
    const wanted = { displayName: 'Invoices', clientId: 'invoices-1', metadata: { team: 'finance' } };
    const created = await client.inboxes.create(wanted);
    expect(created).toMatchObject({ ...wanted, email: created.inboxId, createdAt: expect.any(Date) });
    expect((await client.inboxes.create({ clientId: 'invoices-1' })).inboxId).toBe(created.inboxId);
    expect(await client.inboxes.get(created.inboxId)).toEqual({ ...created, unread_count: 0 });

    const change = { displayName: 'Bills', metadata: { team: null, region: 'eu' } };
    const updated = await client.inboxes.update(created.inboxId, change);
    expect(updated).toMatchObject({ displayName: 'Bills', metadata: { region: 'eu' } });

    const first = await client.inboxes.list({ limit: 1 });
    expect(first).toMatchObject({ count: 1, limit: 1, inboxes: [{ inboxId: created.inboxId }] });
    const second = await client.inboxes.list({ limit: 1, pageToken: String(first.nextPageToken) });
    expect(second.count).toBe(1);
    expect(second.nextPageToken).toBeUndefined();

    await client.inboxes.delete(created.inboxId);
    await expect(client.inboxes.get(created.inboxId)).rejects.toMatchObject({
      statusCode: 404,
      body: { name: 'not_found' },
    });
  });

  test('reads threads, messages, an attachment and the raw mail', async () => {
    const account = await service.account();
    const client = clientOf(account.apiKey);
    const attachments = [{ filename: 'note.txt', content: 'noted', contentType: 'text/plain' }];
    // One after the other: the first mail to be stored gives a thread its subject.
    await service.deliver({
      to: account.inboxId,
      subject: 'Plan',
      messageId: '<one@x>',
      text: 'first',
      attachments,
    });
    await service.deliver(
      {
        to: account.inboxId,
        subject: 'Re: Plan',
        messageId: '<two@x>',
        inReplyTo: '<one@x>',
        text: 'second',
      },
      { to: account.inboxId, subject: 'Spam', headers: { 'X-Simulate-Verdicts': 'spam=FAIL' } },
    );

    const { threads } = await client.inboxes.threads.list(account.inboxId);
    expect(threads).toMatchObject([{ subject: 'Plan', messageCount: 2, timestamp: expect.any(Date) }]);
    const hidden = await client.inboxes.threads.list(account.inboxId, { includeSpam: true, ascending: true });
    expect(hidden.threads.map((thread) => thread.labels.includes('spam'))).toEqual([false, true]);

    const thread = await client.inboxes.threads.get(account.inboxId, threads[0]?.threadId ?? '');
    expect(thread.messages.map((message) => message.text?.trim())).toEqual(['first', 'second']);

    const listed = await client.inboxes.messages.list(account.inboxId, { ascending: true, limit: 1 });
    const messageId = listed.messages[0]?.messageId ?? '';
    const message = await client.inboxes.messages.get(account.inboxId, messageId);
    expect(message).toMatchObject({
      subject: 'Plan',
      from: 'Ada <ada@sender.example>',
      to: [account.inboxId],
      extractedText: expect.stringContaining('first'),
      threadId: threads[0]?.threadId,
      attachments: [{ filename: 'note.txt', size: 5, contentType: 'text/plain' }],
    });

    const attachmentId = message.attachments?.[0]?.attachmentId ?? '';
    const asLink = { queryParams: { format: 'link' } };
    const link = await client.inboxes.messages.getAttachment(
      account.inboxId,
      messageId,
      attachmentId,
      asLink,
    );
    expect(await (await fetch(link.downloadUrl)).text()).toBe('noted');
    const raw = await client.inboxes.messages.getRaw(account.inboxId, messageId, asLink);
    expect(await (await fetch(raw.downloadUrl)).text()).toContain('Subject: Plan');
    expect(raw.expiresAt).toBeInstanceOf(Date);
  });

  test('makes keys for the account and for an inbox, lists and revokes them', async () => {
    const account = await service.account();
    const client = clientOf(account.apiKey);
    const reader = await client.apiKeys.create({ name: 'reader', permissions: { inboxRead: true } });
    if (!('apiKey' in reader)) throw new Error('The created key carries no secret');
    expect(reader).toMatchObject({ apiKey: expect.stringMatching(/^ia_/), permissions: { inboxRead: true } });
    await expect(clientOf(reader.apiKey).inboxes.create({})).rejects.toMatchObject({
      statusCode: 403,
      body: { name: 'forbidden' },
    });
    expect((await clientOf(reader.apiKey).inboxes.list()).count).toBe(1);

    const pinned = await client.inboxes.apiKeys.create(account.inboxId, { name: 'pinned' });
    expect(pinned).toMatchObject({ name: 'pinned', inboxId: account.inboxId });
    expect((await client.inboxes.apiKeys.list(account.inboxId)).apiKeys).toMatchObject([{ name: 'pinned' }]);
    const names = (await client.apiKeys.list({ ascending: true })).apiKeys.map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['reader', 'pinned']);
    expect(await client.apiKeys.get(reader.apiKeyId)).toMatchObject({
      type: 'bearer',
      prefix: reader.prefix,
    });

    await client.apiKeys.delete(reader.apiKeyId);
    await expect(clientOf(reader.apiKey).auth.me()).rejects.toMatchObject({ statusCode: 401 });
  });

  test('asks for usage, by types and by window', async () => {
    const { apiKey } = await service.account();
    const end = new Date();
    const start = new Date(end.getTime() - 60 * 60 * 1000);
    const usage = await clientOf(apiKey).metrics.queryUsage({
      usageTypes: ['inbox_count', 'storage_bytes'],
      start,
      end,
      period: 1800,
    });
    expect(Object.keys(usage).sort()).toEqual(['inbox_count', 'storage_bytes']);
    expect(usage).toMatchObject({
      inbox_count: [
        { timestamp: new Date(start.getTime() + 1_800_000), value: 0 },
        { timestamp: end, value: 1 },
      ],
    });
  });

  test('recognises the errors by their status, and their envelope is intact', async () => {
    const account = await service.account();
    const client = clientOf(account.apiKey);
    await expect(client.inboxes.create({ username: 'postmaster' })).rejects.toMatchObject({
      statusCode: 409,
      body: { name: 'address_unavailable' },
    });
    await expect(client.inboxes.create({ username: '-' })).rejects.toMatchObject({
      statusCode: 422,
      body: { name: 'validation', errors: { username: expect.any(String) } },
    });
    await expect(clientOf('ia_nonsense').inboxes.list()).rejects.toMatchObject({
      statusCode: 401,
      body: { name: 'unauthenticated' },
    });
    await expect(client.inboxes.get('nobody@example.com')).rejects.toBeInstanceOf(AgentMail.NotFoundError);
  });
});
