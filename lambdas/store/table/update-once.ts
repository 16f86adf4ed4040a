import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key, Row, Table } from './table.ts';
import { allOf, type Change, ifConditionHolds, rowUpdate } from './write.ts';

export const LAST_UPDATE = 'last_update';

export type UpdateResult =
  | { readonly applied: true; readonly row: Row }
  | { readonly applied: false; readonly row: Row | undefined };

/**
 * The SDK retries an update after a lost response, and the retry would count twice or fail because of its own effect.
 * Each update therefore writes an id that a retry finds. After another update in between, only the condition decides.
 */
export async function updateOnce(table: Table, key: Key, change: Change): Promise<UpdateResult> {
  const id = randomUUID();
  const { condition } = change;
  const notThisOne = `attribute_not_exists(${LAST_UPDATE}) OR ${LAST_UPDATE} <> :${LAST_UPDATE}`;
  const { Update } = rowUpdate(table, key, {
    ...change,
    setting: [...(change.setting ?? []), `${LAST_UPDATE} = :${LAST_UPDATE}`],
    condition: condition === undefined ? notThisOne : allOf([condition, notThisOne]),
    values: { ...change.values, [`:${LAST_UPDATE}`]: id },
    showsFound: true,
  });
  const command = new UpdateCommand({ ...Update, ReturnValues: 'ALL_NEW' });
  const update = await ifConditionHolds(() => table.client.send(command));
  if (update.applied) return { applied: true, row: update.result.Attributes ?? {} };
  const { row } = update;
  return row?.[LAST_UPDATE] === id ? { applied: true, row } : { applied: false, row };
}
