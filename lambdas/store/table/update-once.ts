import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key, Row, Table } from './table.ts';
import { allOf, type Change, ifConditionHolds, rowUpdate } from './write.ts';

/** Names the last update of a row that `updateOnce` made. */
export const LAST_UPDATE = 'last_update';

export type UpdateResult =
  | { readonly applied: true; readonly row: Row }
  /** The condition did not hold. With the row that was found; undefined when it was missing. */
  | { readonly applied: false; readonly row: Row | undefined };

/**
 * Makes a conditional update take effect once, although the SDK sends it again when the answer is lost. The repeat
 * would meet its own effect: it would count twice, or fail and look like the success of another caller. Every update
 * therefore writes an id of its own into the row, and a repeat that finds this id was applied.
 *
 * When another update of the same row comes between an effect and its repeat, the id is gone and the repeat is judged
 * only by the condition.
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
