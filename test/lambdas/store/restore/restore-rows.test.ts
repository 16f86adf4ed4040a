import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type RestoreServices,
  restoreAll,
  restoreInbox,
  restoreTenant,
} from '../../../../lambdas/store/restore/restore-rows.ts';
import { rawOf, rowsOf } from '../../../model/lost-table.ts';
import { NOW } from '../../test-context.ts';
import { openTestTable, type TestTable } from '../table/test-table.ts';

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

    expect(await restoreTenant(services, 'one')).toEqual({ restored: 5, present: 1, deleted: 0 });
    expect(await restoreTenant(services, 'one')).toEqual({ restored: 0, present: 6, deleted: 0 });
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

test('a restore of an inbox leaves its address to the inbox that has it now', async () => {
  await put('from', 'ADDRESS#name@four', 'ADDRESS', { inbox_id: 'name@four', list_key: 'old' });
  await put('from', 'INBOX#name@four', 'THREAD#t#m');
  await put('to', 'ADDRESS#name@four', 'ADDRESS', { inbox_id: 'name@four', list_key: 'new' });

  expect(await restoreInbox(services, 'name@four')).toEqual({ restored: 0, present: 0, deleted: 1 });
});
