import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { ReleaseJob } from '../../../lambdas/jobs/release-job.ts';
import { type LogEntry, logEntryRow } from '../../../lambdas/store/log/log-entries.ts';
import { rollUpTenant } from '../../../lambdas/usage/roll-up-tenant.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';

const table = opened(openTestTable);
silent('log');

const MAIL = { inboxKey: 'inbox', inboxes: 0, threads: 1, messages: 1, bytes: 100, delivered: 1 } as const;

async function enter(entry: Omit<LogEntry, 'at'>, seconds: number): Promise<void> {
  const at = new Date(NOW.getTime() + seconds * 1000);
  const Item = { ...logEntryRow('tenant', 0, { ...entry, at }) };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

async function rollUp(isRepeated = false): Promise<ReleaseJob[]> {
  const requested: ReleaseJob[] = [];
  const releases = { send: async (job: ReleaseJob) => void requested.push(job) };
  const now = () => new Date(NOW.getTime() + 3_600_000);
  await rollUpTenant({ table, settleSeconds: 120, now, releases }, { tenant: 'tenant' }, isRepeated);
  return requested;
}

test('a roll-up requests the release of over-quota mail once for an inbox that ended, and never for mail, released mail included', async () => {
  await enter({ ...MAIL, unique: 'm1' }, 1);
  await enter({ ...MAIL, unique: 'm2' }, 2);
  expect(await rollUp()).toEqual([]);

  await enter({ ...MAIL, unique: 'end', inboxes: -1, threads: 0, messages: 0, bytes: 0, delivered: 0 }, 3);
  expect(await rollUp()).toEqual([{ tenant: 'tenant' }]);

  // The mail that was released for it, and a job that comes twice: the chain ends here.
  await enter({ ...MAIL, unique: 'm3', inboxKey: 'other' }, 4);
  expect(await rollUp()).toEqual([]);
  expect(await rollUp()).toEqual([]);
});

test('a roll-up job that is received again requests the release, which the run before may not have done', async () => {
  await enter({ ...MAIL, unique: 'end-2', inboxes: -1, threads: 0, messages: 0, bytes: 0, delivered: 0 }, 5);
  await rollUp();

  expect(await rollUp(true)).toEqual([{ tenant: 'tenant' }]);
});
