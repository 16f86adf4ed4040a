import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRemainingQuota } from '../../../lambdas/deferred/remaining-quota.ts';
import { quotaCounterKey } from '../../../lambdas/store/keys.ts';
import { type Table, tableOf } from '../../../lambdas/store/table/table.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import {
  createQuotaCounter,
  quotaCounterOf,
  removeQuotaCounter,
} from '../../../lambdas/store/usage/quota-counter.ts';
import { getUsageHead, rollUpAnew } from '../../../lambdas/store/usage/usage-head.ts';
import { type UsageEntry, usageEntryRow } from '../../../lambdas/store/usage/usage-rows.ts';
import { readTenantUsage } from '../../../lambdas/usage/read-usage.ts';
import { rollUpUsage } from '../../../lambdas/usage/roll-up-usage.ts';
import { makeTenant } from '../../faults/prepare.ts';
import { openTestTable, type TestTable } from '../store/test-table.ts';
import { NOW } from '../test-context.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTestTable();
});
afterAll(() => table.stop());

const HOUR_MS = 3_600_000;
/** A time by its hours after NOW. */
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

/** An entry before the end of the roll-up, as a rebuild writes it. */
function enterLate(tenantId: string, entry: UsageEntry): Promise<void> {
  return transact(table, { ...entered(tenantId, entry), ...rollUpAnew(table, tenantId, entry.unique) });
}

function fold(from: Table, tenantId: string): Promise<unknown> {
  return rollUpUsage({ table: from, settleSeconds: 120, now: () => new Date(hour(10)) }, tenantId);
}

async function messagesAt(tenantId: string, ...hours: readonly number[]): Promise<number[]> {
  return (await readTenantUsage(table, tenantId, hours.map(hour))).map(({ messages }) => messages);
}

/** The table, to a caller before one of whose transactions, the first of them by default, something else happens. */
function interrupted(run: () => Promise<void>, before = 1): Table {
  let transactions = 0;
  const send = async (command: object): Promise<unknown> => {
    if (command.constructor.name === 'TransactWriteCommand') {
      transactions += 1;
      if (transactions === before) await run();
    }
    return table.client.send(command as never);
  };
  const client = new Proxy(table.client, {
    get: (target, name) => (name === 'send' ? send : Reflect.get(target, name)),
  });
  return { ...table, ...tableOf(client, table.name) };
}

describe('an entry that comes late, behind the fold', () => {
  test('is not counted before the next roll-up, and changes no earlier total', async () => {
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

  test('gives the quota of an inbox that ended back no second time', async () => {
    const month = '2026-11';
    await createQuotaCounter(table, 'counted', { month, delivered: 2, bytes: 200, since: hour(0) });
    const end = { ...mailAt(3), unique: 'end', inboxes: -1 as const, threads: 0, messages: 0, bytes: 0 };
    const other = { ...mailAt(2), inboxKey: 'other' };
    for (const entry of [mailAt(1), other, end]) await transact(table, entered('counted', entry));
    await fold(table, 'counted');
    expect(quotaCounterOf(await table.row(quotaCounterKey('counted')))).toMatchObject({ bytes: 100 });

    await enterLate('counted', { ...mailAt(4), inboxKey: 'other' });
    await fold(table, 'counted');

    expect(quotaCounterOf(await table.row(quotaCounterKey('counted')))).toMatchObject({ bytes: 100 });
  });

  test('lets no mail pass a cap while the ledger is folded again, from its beginning to its end', async () => {
    const tenantId = 'capped';
    await makeTenant(table, tenantId, 'large', ['ada']);
    const plan = { inboxes: 9, messagesPerMonth: 2_000, storageBytes: 1e9, webhooks: 9, keys: 1000 };
    const quota = () => findRemainingQuota(table, { large: plan }, tenantId, 1, new Date(hour(5)));
    // More entries than one batch of a roll-up, and half of the cap: no counter is needed, and none exists.
    for (let i = 0; i < 100; i++)
      await transact(table, entered(tenantId, { ...mailAt(1 + i / 100), messages: 10 }));
    await fold(table, tenantId);
    expect(await quota()).toEqual({ kind: 'free' });

    // Four fifths of it.
    await transact(table, entered(tenantId, { ...mailAt(4), messages: 600 }));
    await fold(table, tenantId);
    await enterLate(tenantId, mailAt(3));
    const quotas: unknown[] = [await quota()];
    await removeQuotaCounter(table, tenantId);
    await fold(
      interrupted(async () => {
        quotas.push(await quota());
        await removeQuotaCounter(table, tenantId);
      }, 2),
      tenantId,
    );
    quotas.push(await quota());

    expect(quotas).toEqual([
      { kind: 'counted', month: '2026-11', plan, left: 400 },
      { kind: 'counted', month: '2026-11', plan, left: 400 },
      { kind: 'counted', month: '2026-11', plan, left: 399 },
    ]);
    expect(await getUsageHead(table, tenantId)).toMatchObject({ repeating: false });
  });
});
