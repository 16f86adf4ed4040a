import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { auditEntry, auditWrites, entriesAt, readAuditLog } from '../../../lambdas/store/audit-log.ts';
import { auditEntryKey } from '../../../lambdas/store/keys.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import { NOW } from '../test-context.ts';
import { openTestTable } from './table/test-table.ts';

const table = opened(openTestTable);

test('an entry of the audit log that cannot be read is logged by its key, and the others are read', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const draft = auditEntry(
    { type: 'operator', id: 'arn' },
    'tenant.resumed',
    { type: 'tenant', id: 't' },
    NOW,
  );
  await transact(table, auditWrites(table, 't', draft));
  const good = auditEntryKey('t', draft.auditId.slice('aud_'.length));
  const broken = auditEntryKey('t', 'broken');
  const newer = auditEntryKey('t', 'newer');
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...broken, v: 1, action: 1 } }));
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...newer, v: 99 } }));

  expect(await entriesAt(table, [broken, newer, good])).toMatchObject([
    { log: 't', auditId: draft.auditId, action: 'tenant.resumed' },
  ]);
  expect(logged.mock.calls.map(([line]) => line)).toMatchObject([
    { message: 'audit entry not readable', error: 'ZodError', ...broken },
    { message: 'audit entry not readable', error: 'UnknownRowVersion', ...newer },
  ]);
});

/** Two reads of three rows. */
const BOUNDS = { rows: 3, reads: 2 };
const SUSPENDED = { action: 'tenant.suspended' } as const;

/** A log of changes a second apart, of which some suspend. @returns the sort keys of those */
async function logOf(log: string, entries: number, suspending: readonly number[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (let n = 0; n < entries; n++) {
    const action = suspending.includes(n) ? 'tenant.suspended' : 'tenant.resumed';
    const at = new Date(NOW.getTime() + n * 1000);
    const draft = auditEntry({ type: 'operator', id: 'arn' }, action, { type: 'tenant', id: `${n}` }, at);
    if (suspending.includes(n)) keys.add(draft.auditId.slice('aud_'.length));
    await transact(table, auditWrites(table, log, draft));
  }
  return keys;
}

test.each([
  5, 6, 7, 12, 13, 25,
])('a filter that matches few of %i entries finds each of them, newest first, also when the entry where a page ended expires', async (entries) => {
  const wanted = [entries - 1, Math.floor(entries / 2), 0];
  for (const limit of [1, 2, 100]) {
    const log = `log-${entries}-${limit}`;
    const kept = await logOf(log, entries, wanted);
    const found: string[] = [];
    let vanished = 0;
    for (let after: string | undefined, pages = 0; pages <= entries; pages++) {
      const page = await readAuditLog(table, log, SUSPENDED, { limit, after }, BOUNDS);
      found.push(...page.items.map(({ resourceId }) => resourceId));
      after = page.next;
      if (after === undefined) break;
      if (kept.has(after)) continue;
      vanished += 1;
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: auditEntryKey(log, after) }));
    }
    expect(found).toEqual(wanted.map(String));
    if (limit === 100) expect(vanished > 0).toBe(entries > BOUNDS.rows * BOUNDS.reads);
  }
});
