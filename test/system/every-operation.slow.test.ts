import { AgentInbox } from 'agent-inbox-client/source';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../lambdas/operations/define.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import { commandPath } from '../../packages/agentinbox/src/client-commands/add-operations.ts';
import { kebab } from '../../packages/agentinbox/src/client-commands/kebab.ts';
import { COMMANDS } from '../../packages/agentinbox/src/generated/commands.ts';
import { methodPath } from '../../scripts/client-files.ts';
import { opened } from '../opened.ts';
import { rowTypeOf } from '../ops/table-map.ts';
import { keySchema } from './mail-rows.ts';
import { runCommand } from './run-command.ts';
import { type Account, Service } from './service.ts';
import { everyRow } from './stored-rows.ts';

type Input = Record<string, unknown>;

interface World {
  readonly account: Account;
  readonly inputs: Readonly<Record<string, Input>>;
}

const service = opened(() => Service.start());
beforeAll(() => {
  // There is no server where the webhooks point: one attempt, and the event has come to rest.
});

async function heldMail({ inboxId, apiKey }: Account): Promise<Input> {
  const unlisted = (value: string | null) =>
    service.patch(`/inboxes/${inboxId}`, { unlisted: value }, apiKey);
  await unlisted('hold');
  await service.deliver({ to: inboxId });
  await unlisted(null);
  const listed = await service.get(`/inboxes/${inboxId}/messages?include_held=true&label=held`, apiKey);
  return { inbox_id: inboxId, message_id: listed.list('messages')[0]?.string('message_id') };
}

async function furnish(who: string): Promise<World> {
  const human_email = `${who}@example.com`;
  const made = await service.post('/agent/sign-up', { human_email });
  const account = {
    organizationId: made.string('organization_id'),
    inboxId: made.string('inbox_id'),
    apiKey: made.string('api_key'),
    humanEmail: human_email,
  };
  const { inboxId: inbox_id, apiKey } = account;
  await service.deliver({ to: inbox_id, attachments: [{ filename: 'a.txt', content: 'a' }] });
  const message = await service.newest(account);
  const hook = { url: 'https://127.0.0.1:9/', event_types: ['message.received'] };
  const webhook_id = (await service.post('/webhooks', hook, apiKey)).string('webhook_id');
  const test = await service.post(`/webhooks/${webhook_id}/test`, {}, apiKey);
  const api_key_id = (await service.post('/api-keys', { name: 'k' }, apiKey)).string('api_key_id');
  const doomed = await service.inbox(apiKey);
  const doomedHook = (await service.post('/webhooks', hook, apiKey)).string('webhook_id');
  await service.runtime.settled();
  const claim = async () => {
    const claimed = await service.post(`/inboxes/${inbox_id}/claims`, {}, apiKey);
    return { inbox_id, claim_id: claimed.list('claims')[0]?.string('claim_id') };
  };
  // Of the first message, whose state other calls change: a claim ends when its message is read.
  await claim();
  await service.deliver({ to: inbox_id }, { to: inbox_id }, { to: inbox_id });
  const [one, two] = await service.messages(account);
  await service.post('/lists/block', { entry: `doomed-${who}@example.com` }, apiKey);
  await service.post(`/inboxes/${inbox_id}/lists/block`, { entry: 'example.org' }, apiKey);
  const held = await heldMail(account);
  const path = { inbox_id, message_id: message.string('message_id') };
  const attachment_id = message.list('attachments')[0]?.string('attachment_id');
  const export_id = (await service.post('/exports', { format: 'mbox' }, apiKey)).string('export_id');
  await service.runtime.settled();
  return {
    account,
    inputs: {
      'service.info': {},
      'agent.sign-up': { human_email: `another-${who}@example.com` },
      'agent.verify': { otp_code: await service.codeFor(human_email) },
      'identity.whoami': {},
      'account.get': {},
      'identity.auth-me': {},
      'inboxes.create': { display_name: 'New', metadata: { team: 'ops' }, client_id: `client-${who}` },
      'domains.list': {},
      'inboxes.list': { limit: 2, ascending: true },
      'inboxes.get': { inbox_id },
      'inboxes.update': { inbox_id, display_name: 'Changed' },
      'inboxes.delete': { inbox_id: doomed },
      'threads.search': { q: 'mail', inbox_ids: [inbox_id] },
      'messages.search': { q: 'mail', limit: 5 },
      'threads.list': { inbox_id, include_spam: true },
      'threads.get': { inbox_id, thread_id: message.string('thread_id') },
      'threads.update': { inbox_id, thread_id: message.string('thread_id'), unread: false },
      'messages.update': { ...path, add_labels: ['a', 'b'] },
      'messages.update-many': { inbox_id, message_ids: [path.message_id], unread: true },
      'messages.delete': { inbox_id, message_id: one?.string('message_id') },
      'messages.restore': path,
      'threads.delete': { inbox_id, thread_id: two?.string('thread_id'), permanent: true },
      'threads.restore': { inbox_id, thread_id: message.string('thread_id') },
      'claims.create': { inbox_id, limit: 2, lease_seconds: 30, worker: 'one' },
      'claims.extend': await claim(),
      'claims.complete': { ...(await claim()), add_labels: ['done'] },
      'claims.release': { ...(await claim()), delay_seconds: 1 },
      'account.update': { unlisted: 'accept' },
      'messages.release': held,
      'lists.dropped': { limit: 2 },
      'lists.list': { list: 'allow' },
      'lists.add': { list: 'block', entry: '*.example.net', reason: 'why' },
      'lists.delete': { list: 'block', entry: `doomed-${who}@example.com` },
      'lists.list-for-inbox': { inbox_id, list: 'block' },
      'lists.add-for-inbox': { inbox_id, list: 'allow', entry: 'list-id:news.example.com' },
      'lists.delete-for-inbox': { inbox_id, list: 'block', entry: 'example.org' },
      'inboxes.verification': { inbox_id, kind: 'code' },
      'messages.list': { inbox_id },
      'messages.get': path,
      'messages.get-raw': { ...path, format: 'link' },
      'messages.get-attachment': { ...path, attachment_id, format: 'link' },
      'attachments.text': { ...path, attachment_id, wait: 20 },
      'events.list': { after: '2026-11-21T09:00:00Z', limit: 2 },
      // The account begins one by the client, and one by the command.
      'audit-log.list': { action: 'api_key.created', limit: 1 },
      'exports.create': { format: 'jsonl', inbox_ids: [inbox_id] },
      'exports.get': { export_id },
      'metrics.usage': { usage_types: ['message_count', 'inbox_count'], limit: 2 },
      'api-keys.create': { name: 'new', permissions: { inbox_read: true, thread_read: false } },
      'api-keys.list': {},
      'api-keys.get': { api_key_id },
      'api-keys.delete': { api_key_id },
      'api-keys.create-for-inbox': { inbox_id, name: 'pinned' },
      'api-keys.list-for-inbox': { inbox_id },
      // The replay of a create that was made above with nothing but another client id: a plan has few webhooks.
      'webhooks.create': { ...hook, client_id: `client-${who}` },
      'webhooks.list': {},
      'webhooks.get': { webhook_id },
      'webhooks.update': { webhook_id, enabled: true },
      'webhooks.delete': { webhook_id: doomedHook },
      'webhooks.create-for-inbox': { ...hook, inbox_id },
      'webhooks.list-for-inbox': { inbox_id },
      'webhooks.list-deliveries': { webhook_id },
      'webhooks.redeliver': { webhook_id, delivery_id: test.string('delivery_id') },
      'webhooks.recover': { webhook_id, since: new Date().toISOString() },
      'webhooks.test': { webhook_id },
    },
  };
}

/** Verification first, since a verified account's plan has larger caps; deletes after reads. */
const inOrder: readonly Operation[] = [
  ...operations.filter(({ name }) => name === 'agent.verify'),
  ...operations.filter(({ name, destructive }) => name !== 'agent.verify' && !destructive),
  ...operations.filter(({ name, destructive }) => name !== 'agent.verify' && destructive),
];

describe('every operation', () => {
  test('is called through the client', async () => {
    const { account, inputs } = await furnish('through-client');
    const client = new AgentInbox({ baseUrl: service.runtime.endpoints.base_url, apiKey: account.apiKey });
    for (const { name, status } of inOrder) {
      const [resource, verb] = methodPath(name);
      const answer: unknown = await Object(Reflect.get(client, resource))[verb](inputs[name]);
      if (status === 204) expect(answer, name).toBeUndefined();
      else expect(answer, name).toBeTypeOf('object');
    }
  });

  test('is called through the command line', async () => {
    const { account, inputs } = await furnish('through-commands');
    for (const { name } of inOrder) {
      const command = COMMANDS.find((each) => each.name === name);
      if (command === undefined) throw new Error(`There is no command for ${name}`);
      const input = inputs[name] ?? {};
      const args = [
        ...commandPath(command),
        ...command.inPath.map((field) => String(input[field])),
        ...Object.entries(input)
          .filter(([field]) => !command.inPath.includes(field))
          .flatMap(([field, value]) => [`--${kebab(field)}`, ...flagValues(value)]),
        '--json',
      ];
      const { code, out, err } = await runCommand(service, account.apiKey, args);
      expect(code, `${name}: ${err}`).toBe(0);
      expect(() => JSON.parse(out), name).not.toThrow();
    }
  });

  test('writes rows of the types of docs/architecture.md only, with a time to live where the page says so', async () => {
    const { account } = await furnish('table-map');
    await service.runtime.settled();
    const wrong: string[] = [];
    const types = new Set<string>();
    for await (const row of everyRow(service)) {
      const { pk, sk } = keySchema.parse(row);
      const type = rowTypeOf({ pk, sk });
      if (type === undefined) wrong.push(`${pk} ${sk} is not in the table map`);
      else if (type.hasTtl !== 'some' && type.hasTtl !== 'ttl' in row)
        wrong.push(`${pk} ${sk}: time to live is not as for ${type.name}`);
      else types.add(type.name);
    }

    expect(account.inboxId).toContain('@');
    expect(types.size).toBeGreaterThan(15);
    expect(wrong).toEqual([]);
  });
});

function flagValues(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).map(([key, inner]) => `${key}=${inner}`);
}
