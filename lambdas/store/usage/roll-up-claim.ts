import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { rollUpClaimKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import { rowPut, tryWrite } from '../table/write.ts';

interface RollUpClaim {
  readonly interval: number;
  /** A retried call for the same change finds its own claim. */
  readonly holder: string;
}

const claimRowType = rowType('roll-up-claim', 1, { interval: z.int(), holder: z.string() });

function isTaken(row: Row | undefined, { interval, holder }: RollUpClaim): boolean {
  const taken = claimRowType.parse(row);
  return taken.interval > interval || (taken.interval === interval && taken.holder !== holder);
}

/**
 * A read costs a tenth of a refused write, so later instances read first. A repeated claim is true, because the caller
 * stopped before it sent the job or the SDK retried.
 */
export async function claimRollUp(table: Table, tenantId: string, claim: RollUpClaim): Promise<boolean> {
  const Key = rollUpClaimKey(tenantId);
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key }));
  if (Item !== undefined && isTaken(Item, claim)) return false;
  const row = claimRowType.row(Key, claim);
  const put = rowPut(table, row, { below: { interval: claim.interval }, showsFound: true });
  const write = await tryWrite(table, put);
  return write.applied || !isTaken(write.row, claim);
}
