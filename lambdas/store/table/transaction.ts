import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { backOff } from '../../timing/backoff.ts';
import type { Row, Table } from './table.ts';
import type { Write, Writes } from './write.ts';

export class ConditionsFailed<Name extends string = string> extends Error {
  override readonly name = 'ConditionsFailed';
  readonly found: ReadonlyMap<Name, Row>;

  constructor(found: ReadonlyMap<Name, Row>, cause: unknown) {
    super(`Conditions failed: ${[...found.keys()].join(', ')}`, { cause });
    this.found = found;
  }

  of(name: Name): boolean {
    return this.found.has(name);
  }
}

/** Nothing was written, and the conditions may or may not hold. */
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

export type Refusal<Name extends string = string> = ConditionsFailed<Name> | TransactionConflict<Name>;

/** The same transaction may succeed shortly after. */
const CONTENTION_CODES = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const CONFLICT_ATTEMPTS = 8;

/** Conflicts with other transactions say nothing about the conditions, so they are retried. @throws ConditionsFailed */
export async function transact<Name extends string>(table: Table, writes: Writes<Name>): Promise<void> {
  const failed = await tryTransact(table, writes);
  if (failed !== undefined) throw failed;
}

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

/** DynamoDB refuses a write while a transaction holds the row, and the SDK retries for only half a second. */
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
