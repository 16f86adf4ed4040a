import type { Operation } from '../../lambdas/operations/define.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import type { Account, Service } from './service.ts';

export interface ListCase {
  readonly id: string;
  path(service: Service, account: Account): Promise<string>;
  /** Makes rows that the list shows, in no particular order. */
  add(service: Service, account: Account, count: number, path: string): Promise<void>;
  /** Path whose DELETE takes a row away; undefined where rows cannot be taken away one by one. */
  readonly item?: (id: string) => string;
}

/** The operations of the registry that answer page by page, in either direction. */
export const listOperations: readonly Operation[] = operations.filter(
  ({ name, input, output }) =>
    // Clients cannot add domains: assigned-domains.slow.test.ts walks their list.
    name !== 'domains.list' && hasField(output, 'next_page_token') && hasField(input, 'ascending'),
);

/** Logs that are read newest first only, and have tests of their own. */
export const LOGS = operations
  .filter(({ input, output }) => hasField(output, 'next_page_token') && !hasField(input, 'ascending'))
  .map(({ name }) => name);

function hasField(schema: Operation['output'], name: string): boolean {
  return 'shape' in schema && Object.hasOwn(Object(schema.shape), name);
}

export function arrayOf({ output }: Operation): string {
  const names = 'shape' in output ? Object.keys(Object(output.shape)) : [];
  const [array, ...others] = names.filter(
    (name) => !['count', 'limit', 'next_page_token', 'dropped_today'].includes(name),
  );
  if (array === undefined || others.length > 0) throw new Error(`Which of ${names.join(', ')} is the array?`);
  return array;
}

/** Nothing listens there: these tests read lists, and the one attempt at it fails at once. */
const HOOK = { url: 'https://127.0.0.1:9/hook', event_types: ['message.received'] };

const mailList = (of: string, id: string): ListCase => ({
  id,
  path: async (_service, { inboxId }) => `/inboxes/${inboxId}/${of}`,
  add: (service, { inboxId }, count) =>
    service.deliver(...Array.from({ length: count }, (_, i) => ({ to: inboxId, subject: `mail ${i}` }))),
});

const posted = (id: string, path: (account: Account) => string, body: object): ListCase => ({
  id,
  path: async (_service, account) => path(account),
  add: (service, account, count) => post(service, account, path(account), body, count),
});

async function post(service: Service, { apiKey }: Account, path: string, body: object, count: number) {
  const answers = await Promise.all(Array.from({ length: count }, () => service.post(path, body, apiKey)));
  for (const { status, text } of answers) {
    if (status !== 201) throw new Error(`POST ${path}: ${status} ${text}`);
  }
}

/** Entries are in their own order, so later ones come behind earlier ones. */
let entries = 0;
const senderList = (path: (account: Account) => string): ListCase => ({
  id: 'entry',
  path: async (_service, account) => path(account),
  async add(service, { apiKey }, count, list) {
    for (let i = 0; i < count; i++) {
      const entry = `s${String(entries++).padStart(6, '0')}.example`;
      await service.post(list, { entry }, apiKey);
    }
  },
});

const removable = (list: ListCase, collection: string): ListCase => ({
  ...list,
  item: (id) => `/${collection}/${encodeURIComponent(id)}`,
});

/** One case for each list of the registry, by the operation's name. */
export const LIST_CASES: Readonly<Record<string, ListCase>> = {
  'inboxes.list': removable(
    posted('inbox_id', () => '/inboxes', {}),
    'inboxes',
  ),
  'threads.list': mailList('threads', 'thread_id'),
  'messages.list': mailList('messages', 'message_id'),
  'threads.search': { ...mailList('threads', 'thread_id'), path: async () => '/threads' },
  'messages.search': { ...mailList('messages', 'message_id'), path: async () => '/messages' },
  'api-keys.list': removable(
    posted('api_key_id', () => '/api-keys', { name: 'row' }),
    'api-keys',
  ),
  'api-keys.list-for-inbox': removable(
    posted('api_key_id', ({ inboxId }) => `/inboxes/${inboxId}/api-keys`, { name: 'row' }),
    'api-keys',
  ),
  'webhooks.list': removable(
    posted('webhook_id', () => '/webhooks', HOOK),
    'webhooks',
  ),
  'webhooks.list-for-inbox': removable(
    posted('webhook_id', ({ inboxId }) => `/inboxes/${inboxId}/webhooks`, HOOK),
    'webhooks',
  ),
  'lists.dropped': {
    id: 'sender',
    async path(service, { apiKey }) {
      await service.post('/lists/block', { entry: 'dropped.example' }, apiKey);
      return '/lists/dropped';
    },
    async add(service, { inboxId }, count) {
      for (let i = 0; i < count; i++) {
        await service.deliver({ to: inboxId, from: `s${entries++}@dropped.example` });
      }
    },
  },
  'lists.list': senderList(() => '/lists/allow'),
  'lists.list-for-inbox': senderList(({ inboxId }) => `/inboxes/${inboxId}/lists/block`),
  'webhooks.list-deliveries': {
    id: 'delivery_id',
    async path(service, { apiKey }) {
      const webhook = await service.post('/webhooks', HOOK, apiKey);
      return `/webhooks/${webhook.string('webhook_id')}/deliveries`;
    },
    add: (service, account, count, path) =>
      post(service, account, path.replace(/deliveries$/, 'test'), {}, count),
  },
};
