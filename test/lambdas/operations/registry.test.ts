import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ERROR_STATUS } from '../../../lambdas/core/errors.ts';
import { tools } from '../../../lambdas/mcp/tools.ts';
import { operations } from '../../../lambdas/operations/registry.ts';
import { RULES } from './access-rules.ts';

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

test('permissions, scopes and what a canceled account may call are those of the interface', () => {
  const declared = Object.fromEntries(
    operations.flatMap(({ name, access, readOnly }) => {
      if (access === 'public' || name === 'agent.verify') return [];
      const kind = readOnly || access.whenCanceled === true ? 'read' : 'write';
      return [[name, [access.permission, access.scope, kind]]];
    }),
  );

  expect(declared).toEqual(RULES);
});

function emptied(parameters: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(parameters.map((parameter) => [parameter, undefined]));
}
