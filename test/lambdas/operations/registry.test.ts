import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ERROR_STATUS } from '../../../lambdas/core/errors.ts';
import { tools } from '../../../lambdas/mcp/tools.ts';
import { operations } from '../../../lambdas/operations/registry.ts';

const OPERATIONS = new URL('../../../lambdas/operations/', import.meta.url);
const byName = operations.map((operation) => [operation.name, operation] as const);

test('tools call operations of the registry, in its order', () => {
  const called = new Set<unknown>(tools.map(({ operation }) => operation));

  expect([...called]).toEqual(operations.filter((operation) => called.has(operation)));
});

describe('every operation', () => {
  test('has a name of its own', () => {
    expect(new Set(operations.map((operation) => operation.name)).size).toBe(operations.length);
  });

  test.each(byName)('%s is declared in the folder of its resource, once', (name) => {
    const folder = new URL(`${name.split('.', 1)}/`, OPERATIONS);
    const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

    expect(files.filter((text) => text.includes(`\n  name: '${name}',\n`))).toHaveLength(1);
  });

  test.each(byName)('%s takes each parameter of its path as a required text', (_name, operation) => {
    const parameters = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, parameter]) => parameter ?? '');
    const named = Object.fromEntries(parameters.map((parameter) => [parameter, 'x']));
    const missing = operation.input.safeParse({ ...operation.example.input, ...emptied(parameters) });

    expect(Object.keys(operation.input.shape)).toEqual(expect.arrayContaining(Object.keys(named)));
    if (parameters.length > 0) expect(missing.success).toBe(false);
  });

  test.each(byName)('%s has an example that its own schemas take', (_name, operation) => {
    expect(operation.input.safeParse(operation.example.input).error).toBeUndefined();
    if (operation.status !== 204) {
      expect(operation.output.safeParse(operation.example.output).error).toBeUndefined();
    }
  });

  test.each(byName)('%s declares errors that exist, each once', (_name, operation) => {
    expect(operation.errors.filter((error) => ERROR_STATUS[error] === undefined)).toEqual([]);
    expect(new Set(operation.errors).size).toBe(operation.errors.length);
  });

  test.each(byName)('%s says of itself what its method means', (_name, operation) => {
    if (operation.method === 'GET') expect(operation.readOnly).toBe(true);
    if (operation.method === 'DELETE') expect(operation).toMatchObject({ destructive: true, status: 204 });
    if (operation.readOnly)
      expect(operation).toMatchObject({ method: 'GET', destructive: false, idempotent: true });
  });
});

test('an operation answers 200, but for what it creates, starts or deletes', () => {
  const withStatus = (status: number) =>
    operations.filter((operation) => operation.status === status).map(({ name }) => name);

  expect(withStatus(201)).toEqual([
    'agent.sign-up',
    'inboxes.create',
    'lists.add',
    'lists.add-for-inbox',
    'api-keys.create',
    'api-keys.create-for-inbox',
    'webhooks.create',
    'webhooks.create-for-inbox',
    'webhooks.redeliver',
    'webhooks.test',
  ]);
  expect(withStatus(202)).toEqual(['exports.create', 'webhooks.recover']);
  expect(withStatus(204)).toEqual([
    'inboxes.delete',
    'threads.delete',
    'messages.delete',
    'lists.delete',
    'lists.delete-for-inbox',
    'api-keys.delete',
    'webhooks.delete',
  ]);
  expect(withStatus(200)).toHaveLength(operations.length - 19);
});

test('a pending key reaches only identity and verify', () => {
  const pending = operations.filter((operation) => operation.access !== 'public' && operation.access.pending);

  expect(pending.map(({ name }) => name).sort()).toEqual([
    'agent.verify',
    'identity.auth-me',
    'identity.whoami',
  ]);
});

test('permissions are those of the interface', () => {
  const wanted: Readonly<Record<string, string>> = {
    'domains.list': 'inbox_read',
    'inboxes.create': 'inbox_create',
    'inboxes.list': 'inbox_read',
    'inboxes.get': 'inbox_read',
    'inboxes.update': 'inbox_update',
    'inboxes.delete': 'inbox_delete',
    'threads.list': 'thread_read',
    'threads.get': 'thread_read',
    'threads.update': 'inbox_update',
    'messages.update': 'inbox_update',
    'messages.update-many': 'inbox_update',
    'claims.create': 'inbox_update',
    'claims.extend': 'inbox_update',
    'claims.complete': 'inbox_update',
    'claims.release': 'inbox_update',
    'account.update': 'inbox_update',
    'messages.release': 'inbox_update',
    'lists.dropped': 'inbox_read',
    'lists.list': 'inbox_read',
    'lists.list-for-inbox': 'inbox_read',
    'lists.add': 'inbox_update',
    'lists.add-for-inbox': 'inbox_update',
    'lists.delete': 'inbox_update',
    'lists.delete-for-inbox': 'inbox_update',
    'inboxes.verification': 'message_read',
    'messages.list': 'message_read',
    'messages.get': 'message_read',
    'messages.get-raw': 'message_read',
    'messages.get-attachment': 'message_read',
    'api-keys.create': 'api_key_create',
    'api-keys.create-for-inbox': 'api_key_create',
    'api-keys.list': 'api_key_read',
    'api-keys.list-for-inbox': 'api_key_read',
    'api-keys.get': 'api_key_read',
    'identity.whoami': 'none',
    'identity.auth-me': 'none',
  };
  const declared = Object.fromEntries(
    operations.flatMap(({ name, access }) => (access === 'public' ? [] : [[name, access.permission]])),
  );

  expect(declared).toMatchObject(wanted);
});

function emptied(parameters: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(parameters.map((parameter) => [parameter, undefined]));
}
