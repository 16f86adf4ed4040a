import { expect, test } from 'vitest';
import { messageKeyOf } from '../../../../lambdas/ids.ts';
import { logEntryRow, MAX_SHARDS, shardOf } from '../../../../lambdas/store/log/log-entries.ts';
import { keyOfRow } from '../../../../lambdas/store/table/table.ts';
import { NOW } from '../../test-context.ts';

/** An entry is less than a kilobyte, and counts twice, because it is written in a transaction. */
const ENTRY_UNITS = 2;
const PARTITION_UNITS = 1_000;

test.each([
  4,
  MAX_SHARDS,
])('1,000 mails in a second write at most 1,000 units to each of %i shards of a log', (shards) => {
  const units = new Map<string, number>();
  for (let mail = 0; mail < 1_000; mail++) {
    const unique = messageKeyOf(NOW, `ses-${mail}`, 'a@agents.test');
    const counts = { inboxes: 0, threads: 1, messages: 1, bytes: 2_000, delivered: 1 } as const;
    const logged = {
      inboxId: 'a@agents.test',
      threadKey: unique,
      visibility: 'clean',
      kind: 'personal',
    } as const;
    const entry = { at: NOW, unique, inboxKey: 'inbox', ...counts, mail: logged };
    const { pk } = keyOfRow(logEntryRow('tenant', shardOf(unique, shards), entry));
    units.set(pk, (units.get(pk) ?? 0) + ENTRY_UNITS);
  }

  expect(units.size).toBe(shards);
  expect(Math.max(...units.values())).toBeLessThanOrEqual(PARTITION_UNITS);
});
