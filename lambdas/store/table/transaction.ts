import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { backOff } from '../../timing/backoff.ts';
import type { Row, Table } from './table.ts';
import type { Write, Writes } from './write.ts';

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

/**
 * Other transactions held the rows of these parts just then. Nothing was written, and nothing was learnt of the
 * conditions.
 */
export class TransactionConflict<Name extends string = string> extends Error {
  override readonly name = 'TransactionConflict';
  readonly parts: ReadonlySet<Name>;

  constructor(parts: ReadonlySet<Name>, cause: unknown) {
    super(`Other transactions held: ${[...parts].join(', ')}`, { cause });
    this.parts = parts;
  }

  of(_name: Name): false {
    return false;
  }
}

/** Why a transaction was not made. */
export type Refusal<Name extends string = string> = ConditionsFailed<Name> | TransactionConflict<Name>;

/** A transient failure: the same transaction may succeed shortly after. */
const CONTENTION_CODES = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const CONFLICT_ATTEMPTS = 8;

/**
 * All of the named writes or none of them. Conflicts with other transactions are waited out, with growing
 * random pauses, because they say nothing about the conditions.
 * @throws ConditionsFailed
 */
export async function transact<Name extends string>(table: Table, writes: Writes<Name>): Promise<void> {
  const failed = await tryTransact(table, writes);
  if (failed !== undefined) throw failed;
}

/**
 * As `transact`, where some conditions are expected to fail.
 * @returns those that failed; undefined when all was written.
 */
export function tryTransact<Name extends string>(
  table: Table,
  writes: Writes<Name>,
): Promise<ConditionsFailed<Name> | undefined> {
  return throughConflicts(table, async () => {
    const refusal = await tryTransactOnce(table, writes);
    if (refusal instanceof TransactionConflict) throw refusal;
    return refusal;
  });
}

/**
 * All of the named writes or none of them, for callers who know better than to wait when others want the same rows.
 * @returns why nothing was written; undefined when all was.
 */
export async function tryTransactOnce<Name extends string>(
  table: Table,
  writes: Writes<Name>,
): Promise<Refusal<Name> | undefined> {
  const parts = Object.entries<Write | undefined>(writes).flatMap(([name, write]) =>
    write === undefined ? [] : [{ name: name as Name, write }],
  );
  try {
    await table.client.send(new TransactWriteCommand({ TransactItems: parts.map((part) => part.write) }));
    return undefined;
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const reasons = error.CancellationReasons ?? [];
    const failed = parts.flatMap((part, i) => {
      const reason = reasons[i];
      if (reason?.Code !== 'ConditionalCheckFailed') return [];
      const row: Row = reason.Item === undefined ? {} : unmarshall(reason.Item);
      return [[part.name, row] as const];
    });
    if (failed.length > 0) return new ConditionsFailed(new Map(failed), error);
    const held = parts.filter((_, i) => CONTENTION_CODES.has(reasons[i]?.Code ?? ''));
    if (held.length > 0) return new TransactionConflict(new Set(held.map(({ name }) => name)), error);
    throw error;
  }
}

/**
 * Makes a write of a row that many transactions want: while one of them holds the row, DynamoDB refuses any other write.
 * The client tries again a few times within half a second, which may not do where they come one after the other.
 */
export async function throughConflicts<Result>(
  { pause }: Table,
  write: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof TransactionConflict || error instanceof TransactionConflictException))
        throw error;
      if (attempt === CONFLICT_ATTEMPTS) throw error instanceof TransactionConflict ? error.cause : error;
      await backOff(attempt, pause);
    }
  }
}
