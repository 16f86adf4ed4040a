import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { adminTenants } from './admin-command.ts';
import { Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { objectsWith, rowsWith } from './tenant-remains.ts';

const PLANS = {
  unverified: { inboxes: 3, messagesPerMonth: 20, storageBytes: 1_000_000, webhooks: 1 },
  verified: { inboxes: 60, messagesPerMonth: 6, storageBytes: 1_000_000, webhooks: 2 },
};

const service = opened(() =>
  Service.start({
    settings: {
      plans: JSON.stringify(PLANS),
      usageRollUpDelaySeconds: '0',
      usageSettleSeconds: '0',
      webhookSchedule: '[0]',
    },
  }),
);

function tenants(...args: readonly string[]): ReturnType<typeof adminTenants> {
  return adminTenants([...args, '--data-dir', service.runtime.dataDir]);
}

async function richTenant() {
  const account = await service.account();
  const { apiKey, inboxId, organizationId, humanEmail } = account;
  const second = await service.inbox(apiKey, { client_id: 'second', metadata: { a: 'b' } });
  const gone = await service.inbox(apiKey);
  const key = async (path: string) => {
    const made = await service.post(path, { name: 'k' }, apiKey);
    return { id: made.string('api_key_id'), secret: made.string('api_key') };
  };
  const keys = {
    other: await key('/api-keys'),
    pinned: await key(`/inboxes/${second}/api-keys`),
    ofGone: await key(`/inboxes/${gone}/api-keys`),
  };
  const hook = async () => {
    const body = { url: 'https://127.0.0.1:9/hook', event_types: ['message.received'], client_id: 'hook' };
    return (await service.post('/webhooks', body, apiKey)).string('webhook_id');
  };
  const deletedHook = await hook();
  await service.deliver({ to: [inboxId, gone], subject: 'for two', attachments: [{ content: 'bytes' }] });
  await service.delete(`/webhooks/${deletedHook}`, apiKey);
  const webhook = await hook();
  await service.delete(`/inboxes/${gone}`, apiKey);
  for (let i = 0; i < 6; i++) await service.send({ to: second, subject: `mail ${i}` });
  await service.runtime.settled();
  const socket = await StreamClient.open(`${service.runtime.endpoints.ws_url}?api_key=${apiKey}`);
  const inboxes = [inboxId, second, gone];
  const ids = [organizationId, humanEmail, ...inboxes, webhook, deletedHook, keys.other.id, keys.pinned.id];
  return { account, inboxes, second, keys, socket, webhook, deletedHook, ids };
}

describe('a tenant that is deleted', { timeout: 120_000 }, () => {
  test('is unreachable when the command ends, and then nothing of it is left', async () => {
    const bystander = await service.account();
    await service.deliver({ to: bystander.inboxId, subject: 'mine' });
    const { account, inboxes, keys, socket, webhook, deletedHook, ids } = await richTenant();
    const { apiKey, organizationId, humanEmail } = account;
    const before = await rowsWith(service, ids);
    expect(before.filter((row) => row.includes(`"sk":"WEBHOOK#${webhook}"`))).toHaveLength(1);
    for (const part of [
      'DEFERRED#',
      'DELIVERIES#',
      'ENDPOINT#',
      'SOCKETS#',
      'CONNECTION#',
      'LOG#',
      'USAGE#',
      'CODE',
    ]) {
      expect(before.join('\n')).toContain(part);
    }
    expect((await objectsWith(service, inboxes)).length).toBeGreaterThan(5);
    expect((await service.get('/whoami', keys.ofGone.secret)).status).toBe(404);

    const { code, stdout, stderr } = await tenants('delete', humanEmail, '--yes');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^tenant_id +${organizationId}$[^]*^status +deleted$`, 'm'));
    for (const secret of [apiKey, keys.other.secret, keys.pinned.secret, keys.ofGone.secret]) {
      expect((await service.get('/whoami', secret)).status).toBe(401);
    }
    await socket.closed;
    expect(await rowsWith(service, [`"sk":"WEBHOOK#${webhook}"`])).toEqual([]);

    await service.runtime.settled();
    const tombstones = await rowsWith(service, [...ids, deletedHook]);
    expect(tombstones.map((row) => JSON.parse(row).pk).sort()).toEqual(
      inboxes.map((inbox) => `ADDRESS#${inbox}`).sort(),
    );
    for (const row of tombstones) expect(row).not.toContain('purging');
    expect(await objectsWith(service, inboxes)).toEqual([]);
    expect((await tenants('show', organizationId)).stderr).toContain('Unknown tenant');

    const left = await tenants('show', bystander.organizationId, '--json');
    expect(JSON.parse(left.stdout)).toMatchObject({ usage: { messages: 1 } });
    expect(await service.messages(bystander)).toHaveLength(1);
  });

  test('lets its human sign up again as a new account, and gives its names and its mail to no account', async () => {
    const { account, second } = await richTenant();
    await tenants('delete', account.organizationId, '--yes');

    const again = await service.post('/agent/sign-up', { human_email: account.humanEmail });
    expect(again.status).toBe(201);
    expect(again.string('organization_id')).not.toBe(account.organizationId);
    const key = again.string('api_key');
    const verify = { otp_code: await service.codeFor(account.humanEmail) };
    expect((await service.post('/agent/verify', verify, key)).status).toBe(200);
    await service.runtime.settled();
    expect((await service.get('/whoami', key)).status).toBe(200);

    const [username] = second.split('@');
    expect((await service.post('/inboxes', { username }, key)).field('name')).toBe('address_unavailable');
    expect((await service.get(`/inboxes/${second}`, key)).status).toBe(404);
    const dropped = service.metric('RecipientDropped');
    await service.deliver({ to: second });
    await expect.poll(() => service.metric('RecipientDropped')).toBe(dropped + 1);
    expect(await objectsWith(service, [second])).toEqual([]);
  });

  test('drops mail from the time of the command on, before its inboxes are ended', async () => {
    const account = await service.account();
    const { inboxId, organizationId } = account;
    const deletion = tenants('delete', organizationId, '--yes');
    await expect.poll(async () => (await service.get('/whoami', account.apiKey)).status).toBe(401);
    await service.send({ to: inboxId });
    expect((await deletion).code).toBe(0);
    await service.runtime.settled();

    expect(await objectsWith(service, [inboxId])).toEqual([]);
    expect(await rowsWith(service, [organizationId])).toHaveLength(1);
  });

  test('with more inboxes than one job ends is ended in several, and twice is once', async () => {
    const account = await service.account();
    await Promise.all(Array.from({ length: 59 }, () => service.inbox(account.apiKey)));
    const [first, second] = await Promise.all([
      tenants('delete', account.organizationId, '--yes'),
      tenants('delete', account.organizationId, '--yes'),
    ]);
    expect([first.code, second.code]).toEqual([0, 0]);
    await service.runtime.settled();

    const rows = await rowsWith(service, [account.organizationId]);
    expect(rows).toHaveLength(60);
    expect(rows.filter((row) => !row.includes('"pk":"ADDRESS#') || row.includes('purging'))).toEqual([]);
    expect(service.reported.filter((line) => !line.startsWith('Building'))).toEqual([]);
  });
});
