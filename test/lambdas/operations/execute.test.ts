import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { Context } from '../../../lambdas/core/context.ts';
import { forbidden } from '../../../lambdas/core/errors.ts';
import {
  defineOperation,
  definePublicOperation,
  type Operation,
  Replayed,
} from '../../../lambdas/operations/define.ts';
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
  test('has the status of the operation and its output', async () => {
    expect(await execute(operation(), testContext(), { size: 3 })).toEqual({
      status: 201,
      body: { size: 3 },
    });
  });

  test('that found what was there already is 200', async () => {
    const replaying = operation({ run: async () => new Replayed({ size: 9 }) });

    expect(await execute(replaying, testContext(), {})).toEqual({ status: 200, body: { size: 9 } });
  });

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
  const malformed = { size: 'x', inbox_id: 'foreign@agents.test' };

  test('begin with the input, before any permission', async () => {
    const context = testContext({ caller: testCaller({ permissions: [] }) });

    await expect(execute(operation(), context, malformed)).rejects.toMatchObject({
      name: 'validation',
      errors: { size: expect.any(String) },
    });
  });

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

  test('need no flag where any key will do', async () => {
    const context = testContext({ caller: testCaller({ permissions: [] }) });
    const open = operation({ access: { permission: 'none', scope: 'any' } });

    expect((await execute(open, context, {})).status).toBe(201);
  });

  test('keep a pending key to what is meant for it, and say what to do', async () => {
    const context = testContext({ caller: testCaller({ pending: true }) });
    const forPending = operation({ access: { permission: 'none', scope: 'any', pending: true } });

    await expect(execute(operation(), context, {})).rejects.toMatchObject({
      name: 'forbidden',
      message: expect.stringContaining('code that was emailed'),
    });
    expect((await execute(forPending, context, {})).status).toBe(201);
  });

  test.each([
    'own@agents.test',
    'OWN@Agents.TEST',
  ])('let a pinned key into its inbox: %s', async (inbox_id) => {
    expect((await execute(operation(), testContext({ caller: inboxCaller }), { inbox_id })).status).toBe(201);
  });

  test('keep a pinned key out of every other inbox', async () => {
    const reach = execute(operation(), testContext({ caller: inboxCaller, table: accountTable(ownInbox) }), {
      inbox_id: 'foreign@agents.test',
    });

    await expect(reach).rejects.toMatchObject({ name: 'forbidden', status: 403 });
  });

  test('keep a pinned key from what is of the whole tenant', async () => {
    const wide = operation({ access: { permission: 'none', scope: 'organization' } });

    await expect(
      execute(wide, testContext({ caller: inboxCaller, table: accountTable(ownInbox) }), {
        inbox_id: 'own@agents.test',
      }),
    ).rejects.toMatchObject({ name: 'forbidden' });
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
  const account = {
    tenant: 'tenant-1',
    human_email: 'human@example.com',
    plan: 'verified',
    verified: true,
    canceled: true,
    first_inbox: 'first@agents.test',
    sign_up_key: 'key_1',
    inboxes: 1,
    webhooks: 0,
    created_at: '2026-11-21T00:00:00.000Z',
  };

  test('reads without its account being looked at', async () => {
    expect((await execute(operation(), testContext(), {})).status).toBe(201);
  });

  test('writes nothing', async () => {
    const writing = operation({ readOnly: false });

    await expect(execute(writing, testContext({ table: accountTable(account) }), {})).rejects.toMatchObject({
      name: 'read_only',
      status: 403,
    });
  });

  test('runs a write that is open to a canceled tenant', async () => {
    const allowed = operation({
      readOnly: false,
      access: { permission: 'none', scope: 'any', pending: false, whenCanceled: true },
    });

    expect((await execute(allowed, testContext(), {})).status).toBe(201);
  });

  test('that is active again writes', async () => {
    const writing = operation({ readOnly: false });
    const context = testContext({ table: accountTable({ ...account, canceled: false }) });

    expect((await execute(writing, context, {})).status).toBe(201);
  });

  test('that was deleted meanwhile is not found', async () => {
    const writing = operation({ readOnly: false });

    await expect(execute(writing, testContext({ table: accountTable(undefined) }), {})).rejects.toMatchObject(
      { name: 'not_found' },
    );
  });
});

test('an operation without a key is run without one', async () => {
  const open = definePublicOperation({
    ...shape,
    input,
    output,
    example,
    access: 'public',
    run: async (context) => ({ size: 'caller' in context ? 0 : 7 }),
  });
  const { caller: _, ...withoutCaller } = testContext();

  expect(await execute(open, withoutCaller, {})).toEqual({ status: 201, body: { size: 7 } });
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
      list: expect.stringMatching(/^0\.deep: /),
    });
  });

  test('of the whole is one of the body', () => {
    expect(errorsOf({ name: 'never', list: [] })).toEqual({ body: 'never is not a name' });
  });
});
