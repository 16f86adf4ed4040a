import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifConditionHolds } from './if-condition-holds.ts';
import type { Key, Row, Table } from './table.ts';

/** Names the last update of a row that `updateOnce` made. */
export const LAST_UPDATE = 'last_update';

export interface ConditionalUpdate {
  readonly key: Key;
  readonly set?: readonly string[];
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
  readonly condition: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

export type UpdateResult =
  | { readonly applied: true; readonly row: Row }
  /** The condition did not hold. With the row that was found; undefined when there is none. */
  | { readonly applied: false; readonly row: Row | undefined };

/**
 * Makes a conditional update take effect once, although the SDK sends it again when the answer is lost. The repeat
 * would meet its own effect: it would count twice, or fail and look like the success of another caller. Every update
 * therefore writes an id of its own into the row, and a repeat that finds this id was applied.
 *
 * When another update of the same row comes between an effect and its repeat, the id is gone and the repeat is judged
 * only by the condition.
 */
export async function updateOnce(
  table: Table,
  { key, set = [], add = [], remove = [], condition, names = {}, values = {} }: ConditionalUpdate,
): Promise<UpdateResult> {
  const id = randomUUID();
  const command = new UpdateCommand({
    TableName: table.name,
    Key: key,
    UpdateExpression: [
      `SET ${[...set, `${LAST_UPDATE} = :${LAST_UPDATE}`].join(', ')}`,
      ...(add.length === 0 ? [] : [`ADD ${add.join(', ')}`]),
      ...(remove.length === 0 ? [] : [`REMOVE ${remove.join(', ')}`]),
    ].join(' '),
    ConditionExpression: `(${condition}) AND (attribute_not_exists(${LAST_UPDATE}) OR ${LAST_UPDATE} <> :${LAST_UPDATE})`,
    ...(Object.keys(names).length === 0 ? {} : { ExpressionAttributeNames: { ...names } }),
    ExpressionAttributeValues: { ...values, [`:${LAST_UPDATE}`]: id },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  const update = await ifConditionHolds(() => table.client.send(command));
  if (update.applied) return { applied: true, row: update.result.Attributes ?? {} };
  const { row } = update;
  return row?.[LAST_UPDATE] === id ? { applied: true, row } : { applied: false, row };
}
