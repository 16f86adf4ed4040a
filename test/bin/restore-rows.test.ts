import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { threadOfSortKey } from '../../lambdas/ids.ts';
import {
  type RestoreServices,
  restoreAll,
  restoreInbox,
  restoreTenant,
} from '../../packages/agentinbox/src/admin/restore/restore-rows.ts';
import {
  countRow,
  minutesOf,
  nothingRestored,
} from '../../packages/agentinbox/src/admin/restore/restored.ts';
import { openTestTable, type TestTable } from '../lambdas/store/table/test-table.ts';
import { NOW } from '../lambdas/test-context.ts';
import { rawOf, rowsOf } from '../model/lost-table.ts';

let backup: TestTable;
let table: TestTable;
let services: RestoreServices;
beforeAll(async () => {
  [backup, table] = await Promise.all([openTestTable(), openTestTable()]);
  services = { from: rawOf(backup), to: rawOf(table), now: NOW, withKeys: false };
});
afterAll(async () => {
  services.from.client.destroy();
  services.to.client.destroy();
  await Promise.all([backup.stop(), table.stop()]);
});

type Attributes = Readonly<Record<string, string | number>>;

async function put(to: 'from' | 'to', pk: string, sk: string, attributes: Attributes = {}): Promise<void> {
  const values = Object.entries({ pk, sk, ...attributes }).map(([name, value]) => [
    name,
    typeof value === 'number' ? { N: String(value) } : { S: value },
  ]);
  const { client, name } = services[to];
  await client.send(new PutItemCommand({ TableName: name, Item: Object.fromEntries(values) }));
}

async function keysOf(part: string): Promise<string[]> {
  const rows = await rowsOf(services.to);
  return rows
    .map(({ pk, sk }) => `${pk?.S} ${sk?.S}`)
    .filter((key) => key.includes(part))
    .sort();
}

async function account(id: string): Promise<void> {
  await put('from', `TENANT#${id}`, 'ACCOUNT', { human_email: `${id}@x.test`, created_at: '2026' });
}

describe('a restore of a tenant', () => {
  test('puts back what is lost, and changes nothing that is there', async () => {
    await account('one');
    await put('from', 'HUMAN#one@x.test', 'HUMAN', { tenant: 'one' });
    await put('from', 'TENANTS', 'TENANT#2026#one');
    await put('from', 'USAGE#one', 'HEAD', { total: 1 });
    await put('to', 'USAGE#one', 'HEAD', { total: 2 });
    await put('from', 'AUDIT#one', '2026');
    await put('from', 'DUE#3', '2026#trash-ends#one', { tenant: 'one' });
    await put('from', 'DUE#3', '2026#trash-ends#another', { tenant: 'another' });

    expect(await restoreTenant(services, 'one')).toMatchObject({ restored: 5, present: 1, deleted: 0 });
    expect(await restoreTenant(services, 'one')).toMatchObject({ restored: 0, present: 6, deleted: 0 });
    expect(await table.row({ pk: 'USAGE#one', sk: 'HEAD' })).toMatchObject({ total: 2 });
    expect(await keysOf('AUDIT#one')).toHaveLength(1);
    expect(await keysOf('DUE#')).toEqual(['DUE#3 2026#trash-ends#one']);
  });

  test('leaves inboxes and webhooks deleted that were deleted since the backup', async () => {
    await account('two');
    for (const name of ['gone', 'kept']) {
      await put('from', 'TENANT#two', `INBOX#list-${name}`, { inbox_id: `${name}@two` });
      await put('from', `ADDRESS#${name}@two`, 'ADDRESS', {
        inbox_id: `${name}@two`,
        list_key: `list-${name}`,
      });
      await put('from', `INBOX#${name}@two`, 'THREAD#t#m');
      await put('from', 'TENANT#two', `CLIENT-ID#inbox#${name}`, { inbox_id: `${name}@two` });
      await put('from', 'TENANT#two', `CLIENT-ID#webhook#${name}`, { webhook_id: name });
      await put('from', 'TENANT#two', `WEBHOOK#${name}`);
      await put('from', `DELIVERIES#${name}`, 'del_two');
    }
    await put('to', 'ADDRESS#gone@two', 'ADDRESS', { list_key: 'list-gone', deleted_at: '2026' });
    await put('to', 'TENANT#two', 'GONE-WEBHOOK#gone');

    expect((await restoreTenant(services, 'two')).deleted).toBe(2);
    expect(await keysOf('two')).toEqual([
      'ADDRESS#gone@two ADDRESS',
      'ADDRESS#kept@two ADDRESS',
      'DELIVERIES#kept del_two',
      'INBOX#kept@two THREAD#t#m',
      'TENANT#two ACCOUNT',
      'TENANT#two CLIENT-ID#inbox#kept',
      'TENANT#two CLIENT-ID#webhook#kept',
      'TENANT#two GONE-WEBHOOK#gone',
      'TENANT#two INBOX#list-kept',
      'TENANT#two WEBHOOK#kept',
    ]);
  });

  test('puts back no key unless asked to, no code, no over-quota mail, and nothing that has expired', async () => {
    await account('three');
    await put('from', 'TENANT#three', 'KEY#key_1', { secret_hash: 'hash-three' });
    await put('from', 'CREDENTIAL#hash-three', 'CREDENTIAL');
    await put('from', 'TENANT#three', 'CODE');
    await put('from', 'TENANT#three', 'DEFERRED#m');
    await put('from', 'LOG#three#0', '1', { ttl: NOW.getTime() / 1_000 });

    await restoreTenant(services, 'three');
    expect(await keysOf('three')).toEqual(['TENANT#three ACCOUNT']);
    await restoreTenant({ ...services, withKeys: true }, 'three');
    expect(await keysOf('three')).toEqual([
      'CREDENTIAL#hash-three CREDENTIAL',
      'TENANT#three ACCOUNT',
      'TENANT#three KEY#key_1',
    ]);
  });
});

test('a restore of all puts back invitations, the audit log of the operator, and all that is due', async () => {
  await put('from', 'INVITATIONS', 'inv_1');
  await put('from', 'AUDIT#operator', '2026');

  await restoreAll(services);
  expect(await keysOf('inv_1')).toHaveLength(1);
  expect(await keysOf('AUDIT#operator')).toHaveLength(1);
  expect(await keysOf('DUE#3')).toHaveLength(2);
});

test('a restore of all puts back whose domains are, and names that received catch-all mail; an inbox is the catch-all if its domain names it', async () => {
  await account('owner');
  await put('from', 'TENANTS', 'TENANT#2026#owner');
  for (const [domain, inboxId] of [
    ['kept.test', 'a@kept.test'],
    ['changed.test', 'a@changed.test'],
  ] as const) {
    await put('from', 'DOMAINS', domain, { domain, catch_all: inboxId });
    await put('from', `CAUGHT#${domain}`, `any@${domain}`, { caught_at: '2026' });
    await put('from', 'TENANT#owner', `INBOX#${domain}`, { inbox_id: inboxId });
    await put('from', `ADDRESS#${inboxId}`, 'ADDRESS', {
      ...{ inbox_id: inboxId, list_key: domain, tenant: 'owner', catch_all: 'true' },
    });
  }
  await put('to', 'DOMAINS', 'changed.test', { domain: 'changed.test' });

  await restoreAll(services);
  expect(await keysOf('CAUGHT#')).toHaveLength(2);
  const catchAllOf = async (inboxId: string) =>
    (await table.row({ pk: `ADDRESS#${inboxId}`, sk: 'ADDRESS' }))?.['catch_all'];
  expect(await Promise.all(['a@kept.test', 'a@changed.test'].map(catchAllOf))).toEqual(['true', undefined]);
});

test('a restore of all puts back names in quarantine, of deleted tenants too, and has purges that had not ended done again', async () => {
  const tombstone = async (name: string, quarantined_until: string, more: Attributes = {}) =>
    put('from', `ADDRESS#${name}@seven`, 'ADDRESS', {
      ...{ inbox_id: `${name}@seven`, list_key: `list-${name}`, tenant: 'seven', deleted_at: '2026' },
      ...{ quarantined_until, ...more },
    });
  await tombstone('kept', '2099');
  await tombstone('free', '2001');
  await tombstone('purging', '2001', { purging: 1 });
  await tombstone('taken', '2099');
  await put('to', 'ADDRESS#taken@seven', 'ADDRESS', { inbox_id: 'taken@seven', list_key: 'later' });

  const before = await rowsOf(services.to);
  const promised = await restoreAll({ ...services, isDryRun: true });
  expect(await rowsOf(services.to)).toEqual(before);
  expect(await restoreAll(services)).toEqual(promised);
  expect(promised.kinds.get('names of deleted inboxes')).toEqual({ restored: 2, present: 1, deleted: 0 });
  expect(await keysOf('@seven ADDRESS')).toEqual(
    ['kept', 'purging', 'taken'].map((name) => `ADDRESS#${name}@seven ADDRESS`),
  );
  expect(await table.row({ pk: 'ADDRESS#taken@seven', sk: 'ADDRESS' })).toMatchObject({ list_key: 'later' });
  expect(await keysOf('#inbox-purge#')).toEqual([expect.stringMatching(/^DUE#\d .*#list-purging$/)]);
  await restoreAll(services);
  expect(await keysOf('#inbox-purge#')).toHaveLength(1);
});

test('a restore of an inbox leaves its address to the inbox that has it now', async () => {
  await put('from', 'ADDRESS#name@four', 'ADDRESS', { inbox_id: 'name@four', list_key: 'old' });
  await put('from', 'INBOX#name@four', 'THREAD#t#m');
  await put('to', 'ADDRESS#name@four', 'ADDRESS', { inbox_id: 'name@four', list_key: 'new' });

  expect(await restoreInbox(services, 'name@four')).toMatchObject({ restored: 0, present: 0, deleted: 1 });
});

test('a restore of an inbox puts back its place in the list and its client_id, and the account counts what it has', async () => {
  await put('from', 'ADDRESS#name@five', 'ADDRESS', {
    ...{ inbox_id: 'name@five', list_key: 'five-1', tenant: 'five', client_id: 'mine' },
  });
  await put('from', 'TENANT#five', 'INBOX#five-1', { inbox_id: 'name@five' });
  await put('from', 'TENANT#five', 'CLIENT-ID#inbox#mine', { inbox_id: 'name@five' });
  await put('from', 'TENANT#five', 'INBOX#five-2', { inbox_id: 'other@five' });
  await put('to', 'TENANT#five', 'INBOX#five-3', { inbox_id: 'third@five' });
  await put('to', 'TENANT#five', 'ACCOUNT', { inboxes: 7, webhooks: 3 });

  expect(await restoreInbox(services, 'name@five')).toMatchObject({ restored: 3, present: 0, deleted: 0 });
  expect(await keysOf('TENANT#five')).toEqual([
    'TENANT#five ACCOUNT',
    'TENANT#five CLIENT-ID#inbox#mine',
    'TENANT#five INBOX#five-1',
    'TENANT#five INBOX#five-3',
  ]);
  expect(await table.row({ pk: 'TENANT#five', sk: 'ACCOUNT' })).toMatchObject({ inboxes: 2, webhooks: 0 });
});

test('a dry run counts by kind what a restore then does, as deleted also what the backup knows as deleted, and writes nothing', async () => {
  await account('six');
  await put('from', 'TENANT#six', 'INBOX#list', { inbox_id: 'name@six' });
  await put('from', 'ADDRESS#name@six', 'ADDRESS', { inbox_id: 'name@six', list_key: 'list', tenant: 'six' });
  const [gone, kept] = ['6543210987654-a', '6543210987654-b'];
  for (const sortKey of [gone, kept]) await put('from', 'INBOX#name@six', `THREAD#t#${sortKey}`);
  await put('from', 'INBOX#name@six', 'THREAD#t#~');
  await put('to', 'INBOX#name@six', 'THREAD#t#~');
  await put('from', 'DELETED#name@six', `${threadOfSortKey(gone)}#${gone}`);
  await put('from', 'DUE#1', '2026#trash-ends#six', { tenant: 'six' });
  const before = await rowsOf(services.to);

  const promised = await restoreTenant({ ...services, isDryRun: true }, 'six');
  expect(Object.fromEntries(promised.kinds)).toEqual({
    accounts: { restored: 1, present: 0, deleted: 0 },
    inboxes: { restored: 2, present: 0, deleted: 0 },
    messages: { restored: 1, present: 0, deleted: 1 },
    threads: { restored: 0, present: 1, deleted: 0 },
    'deleted messages': { restored: 1, present: 0, deleted: 0 },
    'due work': { restored: 1, present: 0, deleted: 0 },
  });
  expect(await rowsOf(services.to)).toEqual(before);
  expect(await restoreTenant(services, 'six')).toEqual(promised);
});

test.each([
  ['those of the dry run', {}, 61, 2],
  [
    'those in which DynamoDB writes the units to a new table',
    { 'INBOX#a': 600_000, 'INBOX#b': 600_000, 'INBOX#c': 600_000 },
    1,
    10,
  ],
  [
    'those in which DynamoDB writes those of the largest partition',
    { 'INBOX#a': 600_000, 'INBOX#b': 1 },
    1,
    10,
  ],
])('the minutes of a restore are at least %s', (_what, units, seconds, minutes) => {
  expect(minutesOf({ ...nothingRestored(), units: new Map(Object.entries(units)) }, seconds)).toBe(minutes);
});

test('a row of 6,000 bytes is six write units, however they are stored', () => {
  const total = nothingRestored();
  countRow(
    total,
    { pk: { S: 'INBOX#a' }, sk: { S: 'THREAD#t#1' }, body: { B: new Uint8Array(6_000) } },
    'present',
  );
  countRow(
    total,
    { pk: { S: 'INBOX#b' }, sk: { S: 'THREAD#t#1' }, to: { L: [{ S: 'x'.repeat(6_000) }] } },
    'restored',
  );

  expect(Object.fromEntries(total.units)).toEqual({ 'INBOX#a': 6, 'INBOX#b': 6 });
});
