import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { Context } from '../../../lambdas/core/context.ts';
import { forbidden } from '../../../lambdas/core/errors.ts';
import { defineOperation, type Operation } from '../../../lambdas/operations/define.ts';
import { execute, executeDownload } from '../../../lambdas/operations/execute.ts';
import { validationError } from '../../../lambdas/operations/validation-error.ts';
import { tableOf } from '../../../lambdas/store/table/table.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

type Keyed = Exclude<Operation, { access: 'public' }>;

const shape = {
  name: 'things.make',
  summary: 'Make',
  method: 'POST',
  path: '/things',
  status: 201,
} as const;
const input = z.object({ inbox_id: z.string().optional(), size: z.int().default(1) });
const output = z.object({ size: z.int() });
const example = { input: {}, output: { size: 1 } };

function operation(overrides: Partial<Keyed> = {}): Operation {
  const base = defineOperation({
    ...shape,
    input,
    output,
    example,
    access: { permission: 'thread_read', scope: 'any' },
    run: async (_context, { size }) => ({ size }),
  });
  // A POST, whose body is read, that reads only: what writes looks at the account.
  return { ...base, readOnly: true, ...overrides };
}

const inboxCaller = testCaller({ scope: { type: 'inbox', inboxId: 'own@agents.test' } });

const ownInbox = {
  inbox_id: 'own@agents.test',
  tenant: testCaller().tenantId,
  metadata: {},
  list_key: '1',
  created_at: NOW.toISOString(),
  updated_at: NOW.toISOString(),
  revision: 0,
};

function accountTable(account: Record<string, unknown> | undefined): Context['table'] {
  const client = mockClient(DynamoDBDocumentClient);
  onTestFinished(() => client.restore());
  client.on(GetCommand).resolves(account === undefined ? {} : { Item: account });
  return tableOf(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), 'table');
}

describe('a success', () => {
  test('of a delete has no body', async () => {
    const deleting = operation({ status: 204, run: async () => ({ size: 1 }) });

    expect(await execute(deleting, testContext(), {})).toEqual({ status: 204, body: undefined });
  });

  test('says nothing that its schema does not know', async () => {
    const leaking = operation({ run: async () => ({ size: 1, secret_hash: 'x' }) });

    expect((await execute(leaking, testContext(), {})).body).toEqual({ size: 1 });
  });

  test('that breaks its own schema is a failure of ours', async () => {
    const broken = operation({ run: async () => ({ size: 'x' }) });

    await expect(execute(broken, testContext(), {})).rejects.toBeInstanceOf(z.ZodError);
  });
});

describe('the checks', () => {
  test('ask for the permission before the scope', async () => {
    const context = testContext({
      caller: { ...inboxCaller, permissions: ['inbox_read'] },
      table: accountTable(ownInbox),
    });

    await expect(execute(operation(), context, { inbox_id: 'foreign@agents.test' })).rejects.toMatchObject({
      name: 'forbidden',
      message: expect.stringContaining('thread_read'),
    });
  });

  test.each([
    'own@agents.test',
    'OWN@Agents.TEST',
  ])('let a pinned key into its inbox: %s', async (inbox_id) => {
    expect((await execute(operation(), testContext({ caller: inboxCaller }), { inbox_id })).status).toBe(201);
  });

  test('find that the inbox of a pinned key is gone, where the operation would not', async () => {
    const context = testContext({ caller: inboxCaller, table: accountTable(undefined) });

    await expect(execute(operation(), context, {})).rejects.toMatchObject({ name: 'not_found' });
  });

  test('find that it is gone before they say what the key may not do', async () => {
    const context = testContext({ caller: inboxCaller, table: accountTable(undefined) });
    const wide = operation({ access: { permission: 'none', scope: 'organization' } });

    await expect(execute(wide, context, {})).rejects.toMatchObject({ name: 'not_found' });
  });

  test('refuse to run a keyed operation without a caller', async () => {
    const { caller: _, ...withoutCaller } = testContext();

    await expect(execute(operation(), withoutCaller, {})).rejects.toThrow('without a caller');
  });
});

test.each([
  ['before it runs', operation({ access: { permission: 'webhook_read', scope: 'any' } })],
  [
    'while it runs',
    operation({
      async run() {
        throw forbidden('no');
      },
    }),
  ],
])('a call that is refused %s is in the audit log [D-AUD-02]', async (_, refusing) => {
  const client = mockClient(DynamoDBDocumentClient);
  onTestFinished(() => client.restore());
  const table = tableOf(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), 'table');
  const context = testContext({ caller: testCaller({ permissions: ['thread_read'] }), table });

  await expect(execute(refusing, context, {})).rejects.toMatchObject({ name: 'forbidden' });
  expect(
    JSON.stringify(client.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input)),
  ).toContain('"action":"refused.forbidden"');
});

describe('a canceled tenant', () => {
  test('reads without its account being looked at', async () => {
    expect((await execute(operation(), testContext(), {})).status).toBe(201);
  });

  test('runs a write that is open to a canceled tenant', async () => {
    const allowed = operation({
      readOnly: false,
      access: { permission: 'none', scope: 'any', pending: false, whenCanceled: true },
    });

    expect((await execute(allowed, testContext(), {})).status).toBe(201);
  });

  test('that was deleted meanwhile is not found', async () => {
    const writing = operation({ readOnly: false });

    await expect(execute(writing, testContext({ table: accountTable(undefined) }), {})).rejects.toMatchObject(
      { name: 'not_found' },
    );
  });
});

describe('a download', () => {
  const download = { kind: 'redirect', url: 'https://bucket.test/x' } as const;

  test('passes the same checks', async () => {
    const serving = operation({ download: async () => download });
    const context = testContext({ caller: testCaller({ permissions: [] }) });

    expect(await executeDownload(serving, testContext(), {})).toEqual(download);
    await expect(executeDownload(serving, context, {})).rejects.toMatchObject({ name: 'forbidden' });
    await expect(executeDownload(serving, testContext(), { size: 'x' })).rejects.toMatchObject({
      name: 'validation',
    });
  });

  test('of an operation that serves none is a mistake of ours', async () => {
    await expect(executeDownload(operation(), testContext(), {})).rejects.toThrow('serves no bytes');
  });
});

describe('a validation error', () => {
  const schema = z
    .object({ name: z.string(), list: z.array(z.object({ deep: z.int() })) })
    .refine((value) => value.name !== 'never', { message: 'never is not a name' });
  const errorsOf = (value: unknown) => {
    const { error } = schema.safeParse(value);
    if (error === undefined) throw new Error('it is valid');
    return validationError(error).errors;
  };

  test('names each field once, and the place inside of it', () => {
    expect(errorsOf({ list: [{ deep: 'x' }, { deep: 'y' }] })).toEqual({
      name: expect.any(String),
      list: expect.stringMatching(/^\[0\]\.deep: /),
    });
  });

  test('of the whole is one of the body', () => {
    expect(errorsOf({ name: 'never', list: [] })).toEqual({ body: 'never is not a name' });
  });
});
