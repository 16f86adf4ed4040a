import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { rollUpClaimKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import { rowPut, tryWrite } from '../table/write.ts';

interface RollUpClaim {
  /** Number of the interval since the epoch: the job of a later one rolls up all that this one would. */
  readonly interval: number;
  /** Names the change that needs the job: a repeated call for the same change finds its own claim. */
  readonly holder: string;
}

const claimRowType = rowType('roll-up-claim', 1, { interval: z.int(), holder: z.string() });

/** Whether the claim that a row holds leaves nothing to send: another instance claimed this interval or a later one. */
function isTaken(row: Row | undefined, { interval, holder }: RollUpClaim): boolean {
  const taken = claimRowType.parse(row);
  return taken.interval > interval || (taken.interval === interval && taken.holder !== holder);
}

/**
 * Claims to send a tenant's job of an interval: one write for each tenant and interval. Instances that come later read
 * that it is claimed, at a tenth of the price of a write that is refused; the read may lag, and then the write decides.
 * @returns whether the caller sends it: also when it made this claim before, because then it stopped before it had sent
 *   the job, or the SDK repeated a write whose answer was lost.
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
