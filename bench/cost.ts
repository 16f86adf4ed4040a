import { costTables } from './cost/cost-tables.ts';
import { readCounted } from './cost/counted.ts';
import { STANDING } from './cost/pages.ts';
import type { ResultTable } from './result-table.ts';

/** What the counted work costs in AWS; `bench/cost/count.ts` counts it anew. */
export async function measureCost(): Promise<readonly ResultTable[]> {
  return costTables(readCounted(), STANDING);
}
