import { readCounted } from '../cost-model/counted.ts';
import { costTables } from '../pages/cost-tables.ts';
import { STANDING } from '../pages/pages.ts';
import type { ResultTable } from '../pages/result-table.ts';

/** What the counted work costs in AWS; `bench/cost-model/count.ts` counts it anew. */
export async function measureCost(): Promise<readonly ResultTable[]> {
  return costTables(readCounted(), STANDING);
}
