import { readCounted } from '../cost-model/counted.ts';
import { costTables } from '../pages/cost-tables.ts';
import { STANDING } from '../pages/pages.ts';
import type { ResultTable } from '../pages/result-table.ts';

export async function measureCost(): Promise<readonly ResultTable[]> {
  return costTables(readCounted(), STANDING);
}
