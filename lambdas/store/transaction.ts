import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Row, Table } from './table.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Parts of a transaction under names, so that the code that handles a failure can say which one it was. */
export type Writes<Name extends string> = { readonly [name in Name]?: Write };

/** The condition of at least one part did not hold; nothing was written. */
export class ConditionsFailed<Name extends string = string> extends Error {
  override readonly name = 'ConditionsFailed';
  /** The row that each failed part found, empty when there was none. */
  readonly found: ReadonlyMap<Name, Row>;

  constructor(found: ReadonlyMap<Name, Row>, cause: unknown) {
    super(`Conditions failed: ${[...found.keys()].join(', ')}`, { cause });
    this.found = found;
  }

  /** Whether the condition of the part with this name failed. */
  of(name: Name): boolean {
    return this.found.has(name);
  }
}

/** Another transaction held one of the rows: the same transaction may succeed a moment later. */
const CONFLICT_CODES = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const CONFLICT_ATTEMPTS = 8;
const CONFLICT_BASE_MS = 20;

/**
 * All of the named writes or none of them. Conflicts with other transactions are waited out, with growing
 * random pauses, because they say nothing about the conditions.
 * @throws ConditionsFailed
 */
export async function transact<Name extends string>(table: Table, writes: Writes<Name>): Promise<void> {
  const parts = Object.entries<Write | undefined>(writes).flatMap(([name, write]) =>
    write === undefined ? [] : [{ name: name as Name, write }],
  );
  const command = new TransactWriteCommand({ TransactItems: parts.map((part) => part.write) });
  for (let attempt = 1; ; attempt++) {
    try {
      await table.client.send(command);
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      const failed = parts.flatMap((part, i) => {
        const reason = reasons[i];
        if (reason?.Code !== 'ConditionalCheckFailed') return [];
        const row: Row = reason.Item === undefined ? {} : unmarshall(reason.Item);
        return [[part.name, row] as const];
      });
      if (failed.length > 0) throw new ConditionsFailed(new Map(failed), error);
      const transient = reasons.some((reason) => CONFLICT_CODES.has(reason.Code ?? ''));
      if (!transient || attempt === CONFLICT_ATTEMPTS) throw error;
      await pause(Math.random() * CONFLICT_BASE_MS * 2 ** attempt);
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
