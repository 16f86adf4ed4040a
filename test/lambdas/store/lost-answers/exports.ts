import {
  endExport,
  exportCreation,
  getExport,
  saveProgress,
  takeExport,
} from '../../../../lambdas/store/export/export-rows.ts';
import { exportKey } from '../../../../lambdas/store/keys.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { NOW } from '../../test-context.ts';
import { rowOf, type Scenario } from './scenario.ts';

export const exportScenarios: readonly Scenario[] = [
  {
    title: 'an export is begun, taken by one of two workers, goes on and is completed',
    files: ['export-rows'],
    async run({ table, plain, id }) {
      const wanted = { export_id: 'exp_1', tenant: id, format: 'mbox', include_spam: false } as const;
      await transact(table, exportCreation(table, { ...wanted, created_at: NOW.toISOString() }, undefined));
      const lease = { now: NOW, until: new Date(NOW.getTime() + 1000) };
      const taken = await takeExport(table, id, 'exp_1', { ...lease, worker: 'one' });
      const other = await takeExport(table, id, 'exp_1', { ...lease, worker: 'two' });
      if (taken === undefined) throw new Error('Nothing was taken');
      const progress = { ...taken.progress, messages: 1 };
      const saved = [
        await saveProgress(table, taken, 'one', progress, false),
        await saveProgress(table, taken, 'two', progress, false),
        await endExport(table, taken, 'one', { status: 'completed', sha256: 'x', at: NOW, progress }),
      ];
      const found = await getExport(plain, id, 'exp_1');
      return { other, saved, found, row: await rowOf(plain, exportKey(id, 'exp_1')) };
    },
  },
];
