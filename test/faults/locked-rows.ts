import * as z from 'zod';
import { conflictAt, jsonAnswer, type WireAnswer } from './wire-answers.ts';

const keySchema = z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) });
const rowSchema = z.union([
  z.object({ Put: z.object({ Item: keySchema }) }).transform(({ Put }) => Put.Item),
  z.object({ Update: z.object({ Key: keySchema }) }).transform(({ Update }) => Update.Key),
  z.object({ Delete: z.object({ Key: keySchema }) }).transform(({ Delete }) => Delete.Key),
  z
    .object({ ConditionCheck: z.object({ Key: keySchema }) })
    .transform(({ ConditionCheck }) => ConditionCheck.Key),
]);
const transactionSchema = z.object({ TransactItems: z.array(rowSchema) });
const writeSchema = z.union([
  z.object({ Item: keySchema }).transform(({ Item }) => Item),
  z.object({ Key: keySchema }).transform(({ Key }) => Key),
]);

type RowKey = z.output<typeof keySchema>;
const nameOf = ({ pk, sk }: RowKey): string => `${pk.S} ${sk.S}`;

/**
 * The rows that transactions under way hold. DynamoDB cancels a transaction that wants one of them, and refuses other
 * writes of them; the engine does one transaction after the other instead, so that writes never meet.
 */
export class LockedRows {
  readonly #locked = new Set<string>();
  readonly sent = new Map<string, number>();
  conflicts = 0;

  /** @returns the refusal, or what gives the rows back when the transaction is over. */
  take(operation: string, input: unknown): WireAnswer | { release(): void } {
    if (operation === 'TransactWriteItems')
      return this.#takeAll(transactionSchema.parse(input).TransactItems);
    const isWrite = ['PutItem', 'UpdateItem', 'DeleteItem'].includes(operation);
    if (!isWrite || !this.#locked.has(nameOf(writeSchema.parse(input)))) return { release: () => undefined };
    this.conflicts += 1;
    return jsonAnswer(400, {
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionConflictException',
      message: 'Transaction is ongoing for the item',
    });
  }

  #takeAll(rows: readonly RowKey[]): WireAnswer | { release(): void } {
    const names = rows.map(nameOf);
    for (const name of names.filter((each) => each.includes(' ARRIVAL#'))) {
      this.sent.set(name, (this.sent.get(name) ?? 0) + 1);
    }
    const met = new Set(names.flatMap((name, i) => (this.#locked.has(name) ? [i] : [])));
    if (met.size > 0) {
      this.conflicts += 1;
      return conflictAt(met, names.length);
    }
    for (const name of names) this.#locked.add(name);
    return {
      release: () => {
        for (const name of names) this.#locked.delete(name);
      },
    };
  }
}
