import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { rollUpKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import { rowPut, tryWrite } from '../table/write.ts';

interface RollUpInterval {
  readonly interval: number;
  /** A retried call for the same change finds that it has taken the interval. */
  readonly holder: string;
}

const intervalRowType = rowType('roll-up-claim', 1, { interval: z.int(), holder: z.string() });

function isTaken(row: Row | undefined, { interval, holder }: RollUpInterval): boolean {
  const taken = intervalRowType.parse(row);
  return taken.interval > interval || (taken.interval === interval && taken.holder !== holder);
}

/**
 * A read costs a tenth of a refused write, so later instances read first. A repeated call returns true, because the caller
 * stopped before it sent the job or the SDK retried.
 */
export async function takeRollUp(table: Table, tenantId: string, wanted: RollUpInterval): Promise<boolean> {
  const Key = rollUpKey(tenantId);
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key }));
  if (Item !== undefined && isTaken(Item, wanted)) return false;
  const row = intervalRowType.row(Key, wanted);
  const put = rowPut(table, row, { below: { interval: wanted.interval }, showsFound: true });
  const write = await tryWrite(table, put);
  return write.applied || !isTaken(write.row, wanted);
}
