import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuard, guardKey, guardOf } from '../../../lambdas/store/guard.ts';
import type { Table } from '../../../lambdas/store/table.ts';
import { transact } from '../../../lambdas/store/transaction.ts';
import { foldAnew } from '../../../lambdas/store/usage-head.ts';
import { type UsageEntry, usageEntryRow } from '../../../lambdas/store/usage-rows.ts';
import { foldUsage } from '../../../lambdas/usage/fold-usage.ts';
import { readTenantUsage } from '../../../lambdas/usage/read-usage.ts';
import { openTestTable, type TestTable } from '../store/test-table.ts';
import { NOW } from '../test-context.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTestTable();
});
afterAll(() => table.stop());

const HOUR_MS = 3_600_000;
/** A moment by its hours after NOW. */
const hour = (hours: number): number => NOW.getTime() + hours * HOUR_MS;

const mailAt = (hours: number): UsageEntry => ({
  at: new Date(hour(hours)),
  unique: `mail-${hours}`,
  inboxKey: 'inbox',
  inboxes: 0,
  threads: 1,
  messages: 1,
  bytes: 100,
});

function entered(tenantId: string, entry: UsageEntry) {
  return { usage: { Put: { TableName: table.name, Item: usageEntryRow(tenantId, entry) } } };
}

/** An entry behind the fold, as a rebuild writes it. */
function enterLate(tenantId: string, entry: UsageEntry): Promise<void> {
  return transact(table, { ...entered(tenantId, entry), ...foldAnew(table, tenantId, entry.unique) });
}

function fold(from: Table, tenantId: string): Promise<unknown> {
  return foldUsage({ table: from, settleSeconds: 120, now: () => new Date(hour(10)) }, tenantId);
}

async function messagesAt(tenantId: string, ...hours: readonly number[]): Promise<number[]> {
  return (await readTenantUsage(table, tenantId, hours.map(hour))).map(({ messages }) => messages);
}

/** The table, to a caller before whose first transaction something else happens. */
function interrupted(run: () => Promise<void>): Table {
  let isFirst = true;
  const send = async (command: object): Promise<unknown> => {
    if (isFirst && command.constructor.name === 'TransactWriteCommand') {
      isFirst = false;
      await run();
    }
    return table.client.send(command as never);
  };
  const client = new Proxy(table.client, {
    get: (target, name) => (name === 'send' ? send : Reflect.get(target, name)),
  });
  return { ...table, client };
}

describe('an entry that comes late, behind the fold', () => {
  test('is not told of before the ledger is folded again, and takes nothing from what is', async () => {
    for (const entry of [mailAt(1), mailAt(3)]) await transact(table, entered('reader', entry));
    await fold(table, 'reader');
    await enterLate('reader', mailAt(2));

    expect(await messagesAt('reader', 0.5, 1.5, 2.5, 3.5)).toEqual([0, 1, 1, 2]);

    await fold(table, 'reader');
    expect(await messagesAt('reader', 0.5, 1.5, 2.5, 3.5)).toEqual([0, 1, 2, 3]);
  });

  test('is counted also when a fold had read the ledger before it', async () => {
    for (const entry of [mailAt(1), mailAt(4)]) await transact(table, entered('folded', entry));
    await fold(table, 'folded');
    await enterLate('folded', mailAt(2));

    await fold(
      interrupted(() => enterLate('folded', mailAt(3))),
      'folded',
    );
    await fold(table, 'folded');

    expect(await messagesAt('folded', 1.5, 2.5, 3.5, 4.5)).toEqual([1, 2, 3, 4]);
  });

  test('gives the room of an inbox that ended back no second time', async () => {
    const month = '2026-11';
    await createGuard(table, 'guarded', { month, delivered: 2, bytes: 200, since: hour(0) });
    const end = { ...mailAt(3), unique: 'end', inboxes: -1 as const, threads: 0, messages: 0, bytes: 0 };
    const other = { ...mailAt(2), inboxKey: 'other' };
    for (const entry of [mailAt(1), other, end]) await transact(table, entered('guarded', entry));
    await fold(table, 'guarded');
    expect(guardOf(await table.row(guardKey('guarded')))).toMatchObject({ bytes: 100 });

    await enterLate('guarded', { ...mailAt(4), inboxKey: 'other' });
    await fold(table, 'guarded');

    expect(guardOf(await table.row(guardKey('guarded')))).toMatchObject({ bytes: 100 });
  });
});
