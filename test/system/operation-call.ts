import type { Operation } from '../../lambdas/operations/define.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import type { Answer } from './answer.ts';
import type { Account, Service } from './service.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Nothing listens there: one attempt, and the event has come to rest. */
const WEBHOOK_URL = 'https://127.0.0.1:9/hook';

/** What an account has of each thing that operations name, by the field that names it. */
export type Possessions = Readonly<
  Record<
    | 'inbox_id'
    | 'thread_id'
    | 'message_id'
    | 'attachment_id'
    | 'api_key_id'
    | 'webhook_id'
    | 'delivery_id'
    | 'claim_id'
    | 'export_id'
    | 'list'
    | 'entry',
    string
  >
>;

export async function furnish(service: Service, account: Account): Promise<Possessions> {
  const { inboxId: inbox_id, apiKey } = account;
  await service.deliver({ to: inbox_id, attachments: [{ filename: 'a.txt', content: 'a' }] });
  const message = await service.newest(account);
  const key = await service.post('/api-keys', { name: 'second' }, apiKey);
  const hook = { url: WEBHOOK_URL, event_types: ['message.received'] };
  const webhook_id = (await service.post('/webhooks', hook, apiKey)).string('webhook_id');
  const delivery = await service.post(`/webhooks/${webhook_id}/test`, {}, apiKey);
  const [claim] = (await service.post(`/inboxes/${inbox_id}/claims`, {}, apiKey)).list('claims');
  const exported = await service.post('/exports', { format: 'mbox' }, apiKey);
  const entry = `stranger-${inbox_id}`;
  for (const path of ['/lists/block', `/inboxes/${inbox_id}/lists/block`]) {
    await service.post(path, { entry }, apiKey);
  }
  return {
    inbox_id,
    thread_id: message.string('thread_id'),
    message_id: message.string('message_id'),
    attachment_id: message.list('attachments')[0]?.string('attachment_id') ?? '',
    api_key_id: key.string('api_key_id'),
    webhook_id,
    delivery_id: delivery.string('delivery_id'),
    claim_id: claim?.string('claim_id') ?? '',
    export_id: exported.string('export_id'),
    list: 'block',
    entry,
  };
}

/** Calls in this order find what they name: deletes come after all else, and that of the inbox is the last. */
export const inOrder: readonly Operation[] = operations.toSorted((one, other) => rank(one) - rank(other));

function rank({ name, destructive }: Operation): number {
  return name === 'inboxes.delete' ? 2 : Number(destructive);
}

/** The input of the operation's own example, but for what the values say of its fields. No call waits, or reaches another host. */
export function inputOf({ example, input }: Operation, values: Values): Values {
  const known: Values = { wait: 0, url: WEBHOOK_URL, message_ids: [values['message_id']], ...values };
  const ofValues = Object.entries(known).filter(([name]) => name in input.shape);
  return { ...Object(example.input), ...Object.fromEntries(ofValues) };
}

export function pathParameters({ path }: Operation): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

export function callOperation(
  service: Service,
  operation: Operation,
  { key, values }: { readonly key: string; readonly values: Values },
): Promise<Answer> {
  const input = inputOf(operation, values);
  const inPath = pathParameters(operation);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  const others = Object.entries(input).filter(([name]) => !inPath.includes(name));
  if (operation.method === 'POST' || operation.method === 'PATCH') {
    return service.call(operation.method, path, { key, body: Object.fromEntries(others) });
  }
  const query = others.flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
  return service.call(operation.method, `${path}?${new URLSearchParams(query)}`, { key });
}
