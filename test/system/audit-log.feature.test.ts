import { expect, test } from 'vitest';
import * as z from 'zod';
import type { AdminRequest } from '../../lambdas/admin/registry.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { operatorCall } from './operator-client.ts';
import { type Account, Service } from './service.ts';
import { everyRowWith } from './tenant-remains.ts';

/** In every text that a call takes: it may stand in no entry and no line. */
const CANARY = 'canary5fe1';

const service = opened(() => Service.start());

const entrySchema = z.object({
  audit_id: z.string(),
  at: z.string(),
  actor: z.object({ type: z.string(), id: z.string() }),
  action: z.string(),
  resource: z.object({ type: z.string(), id: z.string() }),
  ip_prefix: z.string().nullable(),
  request_id: z.string().nullable(),
  changed: z.array(z.string()),
});
type Entry = z.output<typeof entrySchema>;

async function entriesOf(key: string, query = ''): Promise<readonly Entry[]> {
  const answer = await service.get(`/audit-log?limit=100&${query}`, key);
  return z.array(entrySchema).parse(answer.list('entries').map(({ body }) => body));
}

function counts(entries: readonly Entry[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(entries, ({ action }) => action)].map(([action, all]) => [action, all.length]),
  );
}

/** Everything that a tenant and its operator may change, each with texts of strangers. */
async function changeEverything(account: Account) {
  const { apiKey: key, inboxId, organizationId: tenant, humanEmail } = account;
  const ok = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await service.call(method, path, { key, body });
    if (answer.status > 299) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const operator = (request: AdminRequest) => operatorCall(service, request);
  const made = await ok('POST', '/api-keys', { name: CANARY, permissions: { metrics_read: true } });
  await ok('POST', `/inboxes/${inboxId}/api-keys`, { name: CANARY });
  const inbox = await ok('POST', '/inboxes', {
    display_name: CANARY,
    client_id: CANARY,
    metadata: { [CANARY]: CANARY },
  });
  await ok('POST', '/inboxes', { client_id: CANARY });
  const named = inbox.string('inbox_id');
  await ok('PATCH', `/inboxes/${named}`, { display_name: `${CANARY}2`, metadata: { a: CANARY } });
  await ok('DELETE', `/inboxes/${named}`);
  for (const list of ['/lists/allow', `/inboxes/${inboxId}/lists/allow`]) {
    await ok('POST', list, { entry: `${CANARY}@example.net`, reason: CANARY });
    await ok('DELETE', `${list}/${CANARY}%40example.net`);
  }
  const hook = { url: `https://127.0.0.1:9/${CANARY}`, event_types: ['message.received'] };
  const { webhook } = { webhook: await ok('POST', '/webhooks', hook) };
  await ok('POST', `/inboxes/${inboxId}/webhooks`, hook);
  const at = `/webhooks/${webhook.string('webhook_id')}`;
  await ok('PATCH', at, { url: `${hook.url}/2` });
  await ok('POST', `${at}/test`, {});
  await service.deliver({ to: inboxId, subject: CANARY, text: CANARY });
  const [delivery] = (await ok('GET', `${at}/deliveries`)).list('deliveries');
  await ok('POST', `${at}/deliveries/${delivery?.string('delivery_id')}/redeliver`, {});
  await ok('POST', `${at}/recover`, { since: new Date().toISOString() });
  await ok('DELETE', at);
  const message = await service.newest(account);
  const mail = `/inboxes/${inboxId}/messages/${message.string('message_id')}`;
  const thread = `/inboxes/${inboxId}/threads/${message.string('thread_id')}`;
  for (const path of [mail, thread]) {
    await ok('DELETE', path);
    await ok('POST', `${path}/restore`, {});
  }
  await ok('PATCH', '/account', { unlisted: 'hold' });
  await service.deliver({ to: inboxId, subject: `${CANARY} held` });
  const [held] = (await ok('GET', `/inboxes/${inboxId}/messages?include_held=true&label=held`)).list(
    'messages',
  );
  await ok('POST', `/inboxes/${inboxId}/messages/${held?.string('message_id')}/release`, { reason: CANARY });
  await ok('PATCH', '/account', { unlisted: 'accept' });
  await ok('POST', '/exports', { format: 'mbox' });
  for (let times = 0; times < 2; times++) {
    await service.post('/inboxes', { display_name: CANARY }, made.string('api_key'));
  }
  await ok('DELETE', `/api-keys/${made.string('api_key_id')}`);
  await service.delete(`/api-keys/${made.string('api_key_id')}`, key);
  await operator({ command: 'tenants.suspend', tenant: humanEmail, reason: CANARY });
  await operator({ command: 'tenants.resume', tenant });
  await operator({ command: 'tenants.cancel', tenant });
  await operator({ command: 'tenants.reactivate', tenant });
  await operator({ command: 'tenants.set-plan', tenant, plan: 'verified' });
  await operator({ command: 'tenants.set-limit', tenant, limit: 'inboxes', value: 77 });
  await operator({ command: 'keys.create', tenant, expires: '1h' });
  for (const on of [true, false]) await operator({ command: 'data.hold', subject: tenant, on });
  await service.post('/agent/sign-up', { human_email: humanEmail }, undefined);
  await service.runtime.settled();
}

const EXPECTED = {
  'account.created': 1,
  'account.verified': 1,
  'account.updated': 2,
  'account.key_rotated': 1,
  'api_key.created': 3,
  'api_key.deleted': 1,
  'export.created': 1,
  'inbox.created': 1,
  'inbox.updated': 1,
  'inbox.deleted': 1,
  'list.entry_added': 2,
  'list.entry_deleted': 2,
  'message.deleted': 1,
  'message.restored': 1,
  'message.released': 1,
  'thread.deleted': 1,
  'thread.restored': 1,
  'webhook.created': 2,
  'webhook.updated': 1,
  'webhook.tested': 1,
  'webhook.redelivered': 1,
  'webhook.recovered': 1,
  'webhook.deleted': 1,
  'refused.forbidden': 1,
  'tenant.suspended': 1,
  'tenant.resumed': 1,
  'tenant.canceled': 1,
  'tenant.reactivated': 1,
  'tenant.plan_changed': 1,
  'tenant.limit_changed': 1,
  'tenant.hold_placed': 1,
  'tenant.hold_lifted': 1,
};

test('GET /audit-log has one entry of each change by any operation of the registry and by the operator, without a text of a call or a mail [D-AUD-01, D-AUD-02]', async () => {
  const account = await service.account();
  await changeEverything(account);
  const entries = await entriesOf(account.apiKey);

  expect(counts(entries)).toEqual(EXPECTED);
  const declared = operations.flatMap(({ audit }) => audit?.action ?? []);
  expect(declared.filter((action) => !Object.hasOwn(EXPECTED, action))).toEqual([]);
  expect([...entries].sort((one, other) => (one.at < other.at ? 1 : -1))).toEqual(entries);
  expect(entries.find(({ action }) => action === 'inbox.updated')).toMatchObject({
    actor: { type: 'key' },
    resource: { type: 'inbox' },
    ip_prefix: '127.0.0.0/24',
    changed: ['display_name', 'metadata'],
  });
  expect(entries.find(({ action }) => action === 'tenant.suspended')).toMatchObject({
    actor: { type: 'operator', id: expect.stringMatching(/^arn:aws:sts::/) },
    resource: { type: 'tenant', id: account.organizationId },
    changed: ['reason', 'receive'],
  });
  const ofLists = entries.filter(({ action }) => action.startsWith('list.entry'));
  // Of both lists, newest first: an entry is deleted, and was added with its reason.
  const changes = [['entry.address'], ['entry.address', 'reason']];
  expect(ofLists.map(({ changed }) => changed)).toEqual([...changes, ...changes]);
  const rows = (await everyRowWith(service, [account.organizationId])).filter((row) =>
    row.includes('"AUDIT#'),
  );
  expect(rows.length).toBeGreaterThanOrEqual(entries.length);
  await service.runtime.settled();
  const lines = service
    .logs()
    .split('\n')
    .filter((line) => line.includes('"message":"audit"') && line.includes(account.organizationId));
  const written = new Set(lines.map((line) => /"audit_id":"(\w+)"/.exec(line)?.[1]));
  expect([...written].sort()).toEqual(entries.map(({ audit_id }) => audit_id).sort());
  for (const secret of [CANARY, account.humanEmail, account.apiKey, 'whsec_']) {
    expect([...rows, ...lines].filter((text) => text.includes(secret))).toEqual([]);
  }

  const [created] = entries.filter(({ action }) => action === 'inbox.created');
  for (const query of [
    `resource=${created?.resource.id}&action=inbox.created`,
    `actor=${created?.actor.id}&action=inbox.created`,
    `after=${created?.at}&action=inbox.created`,
    // The zero time of Go and .NET.
    'after=0001-01-01T00:00:00Z&action=inbox.created',
  ]) {
    expect(await entriesOf(account.apiKey, query)).toEqual([created]);
  }
  expect(await entriesOf(account.apiKey, `before=${created?.at}&action=inbox.created`)).toEqual([]);
  for (const [action, rule] of [
    ['inbox.create', /did you mean inbox\.created\?$/],
    ['nothing', /inbox\.created.*tenant\.suspended/],
  ] as const) {
    const typo = await service.get(`/audit-log?action=${action}`, account.apiKey);
    expect([typo.status, typo.field('errors')]).toEqual([422, { action: expect.stringMatching(rule) }]);
  }
  const paged: unknown[] = [];
  for (let token = ''; ; ) {
    const page = await service.get(`/audit-log?limit=7${token}`, account.apiKey);
    paged.push(...page.list('entries').map(({ body }) => body));
    if (page.field('next_page_token') === null) break;
    token = `&page_token=${page.string('next_page_token')}`;
  }
  expect(paged).toEqual(entries);

  const seen = await operatorCall(service, {
    command: 'audit-log.of-tenant',
    tenant: account.humanEmail,
    limit: 100,
  });
  expect(seen).toMatchObject({ count: entries.length, entries });
});

test('a change of the operator that concerns no tenant is in the log of the operator', async () => {
  const email = `${CANARY}@example.com`;
  const made = z
    .object({ invitation_id: z.string() })
    .parse(await operatorCall(service, { command: 'invitations.create', email }));
  await operatorCall(service, { command: 'invitations.revoke', invitation_id: made.invitation_id });
  const log = await operatorCall(service, { command: 'audit-log.list', resource: made.invitation_id });

  expect(log).toMatchObject({
    entries: [{ action: 'invitation.revoked' }, { action: 'invitation.created', changed: ['email'] }],
  });
  expect(JSON.stringify(log)).not.toContain(CANARY);
  // Not of the type of a request.
  const typo = JSON.parse('{ "command": "audit-log.list", "action": "invitation.create" }');
  await expect(operatorCall(service, typo)).rejects.toThrow(/^action: .*invitation\.created/);
});
