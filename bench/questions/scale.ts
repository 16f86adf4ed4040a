import { readCounted } from '../cost-model/counted.ts';
import type { ResultTable } from '../pages/result-table.ts';
import { beyondTable, inboxTable, partitionTable, rateTable } from '../pages/scale-tables.ts';

export async function measureScale(): Promise<readonly ResultTable[]> {
  const counted = readCounted();
  return [rateTable(counted), beyondTable(counted), inboxTable(counted), partitionTable(counted)];
}
