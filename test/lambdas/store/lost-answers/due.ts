import { duePut, keyOfDue, postponeDue } from '../../../../lambdas/store/due/due-rows.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { NOW } from '../../test-context.ts';
import { rowOf, type Scenario } from './scenario.ts';

const LATER = new Date(NOW.getTime() + 60_000);

export const dueScenarios: readonly Scenario[] = [
  {
    title: 'what is due is postponed, by two runs at once',
    files: ['due-rows'],
    async run({ table, plain, id }) {
      const name = { at: NOW.toISOString(), kind: 'inbox-expires', id } as const;
      const due = { ...name, tenantId: id, about: { inbox_id: id } };
      await transact(plain, duePut(plain, due));
      await postponeDue(table, due, LATER);
      await postponeDue(table, due, new Date(LATER.getTime() + 1));
      const times = [NOW, LATER, new Date(LATER.getTime() + 1)].map((at) => at.toISOString());
      const rows = await Promise.all(times.map((at) => rowOf(plain, keyOfDue({ ...name, at }))));
      // The shard follows from the id.
      return { rows: rows.map((row) => row?.['about'] ?? null) };
    },
  },
];
