import * as z from 'zod';
import type { TableCall, TableDetour } from '../aws-gateway/call-faults.ts';
import type { TableShape } from '../aws-gateway/table-shapes.ts';
import { isSingleWrite, rowName, writtenRows } from '../aws-gateway/written-rows.ts';
import type { AwsError } from '../failures/aws-error.ts';
import type { FaultLog } from './fault-log.ts';
import type { LaggingIndexes } from './lagging-indexes.ts';
import { isBatch, processInPart } from './partial-batch.ts';
import type { RandomStreams } from './random-streams.ts';
import { RATES } from './rates.ts';
import { readSdkAttempt } from './sdk-attempt.ts';
import { transactionCanceled, transactionConflict, transactionInProgress } from './transaction-failures.ts';

const REMEMBERED_ROWS = 20_000;

const querySchema = z.looseObject({ TableName: z.string(), IndexName: z.string() });
const transactionSchema = z.object({ TransactItems: z.array(z.unknown()).min(1) });

interface AdverseTableOptions {
  readonly streams: RandomStreams;
  readonly log: FaultLog;
  readonly tables: ReadonlyMap<string, TableShape>;
  readonly indexes: LaggingIndexes;
}

export class AdverseTable {
  readonly #options: AdverseTableOptions;
  readonly #inTransactions = new Set<string>();

  constructor(options: AdverseTableOptions) {
    this.#options = options;
  }

  detour({ call, operation, body }: TableCall, isBounded: boolean): TableDetour | undefined {
    const attempt = readSdkAttempt(call.request.headers);
    if (attempt === undefined) return this.#queryIndex(body);
    const where = `${call.principal.roleLogicalId ?? 'operator'} dynamodb ${operation}`;
    if (operation === 'TransactWriteItems') this.#cancelTransaction(body, where);
    if (isSingleWrite(operation) && !(isBounded && attempt.attempt >= attempt.most)) {
      this.#refuseWrite(operation, body, where);
    }
    return (
      (isBatch(operation) ? this.#splitBatch(operation, body, where) : undefined) ?? this.#queryIndex(body)
    );
  }

  done({ operation, body }: TableCall): void {
    const { tables, indexes } = this.#options;
    const rows = writtenRows(operation, body, tables);
    for (const row of rows) indexes.written(row);
    if (operation !== 'TransactWriteItems') return;
    for (const name of rows.map(rowName)) {
      this.#inTransactions.delete(name);
      this.#inTransactions.add(name);
    }
    for (const oldest of this.#inTransactions) {
      if (this.#inTransactions.size <= REMEMBERED_ROWS) break;
      this.#inTransactions.delete(oldest);
    }
  }

  inProgress(): AwsError {
    return transactionInProgress();
  }

  #cancelTransaction(body: unknown, where: string): void {
    const { streams, log } = this.#options;
    const members = transactionSchema.safeParse(body).data?.TransactItems.length ?? 0;
    if (members === 0) return;
    const at = () => streams.between(0, members - 1, 'transaction member', where);
    if (streams.happens(RATES.transactionConflict, 'transaction conflict', where)) {
      log.record('transaction cancelled by a conflict', where);
      throw transactionCanceled('TransactionConflict', at(), members);
    }
    if (streams.happens(RATES.transactionThrottle, 'transaction throttle', where)) {
      log.record('transaction cancelled by a throttle', where);
      const isPartition = streams.happens(0.5, 'which transaction throttle', where);
      const code = isPartition ? 'ThrottlingError' : 'ProvisionedThroughputExceeded';
      throw transactionCanceled(code, at(), members);
    }
  }

  #refuseWrite(operation: string, body: unknown, where: string): void {
    const { streams, log, tables } = this.#options;
    const [row] = writtenRows(operation, body, tables);
    if (row === undefined || !this.#inTransactions.has(rowName(row))) return;
    if (!streams.happens(RATES.writeConflict, 'write conflict', where)) return;
    log.record('write refused by a transaction', where);
    throw transactionConflict();
  }

  #splitBatch(operation: string, body: unknown, where: string): TableDetour | undefined {
    const { streams, log } = this.#options;
    if (!streams.happens(RATES.partialBatch, 'partial batch', where)) return undefined;
    const detour = processInPart(operation, body, streams.next('part of a batch', where));
    if (detour !== undefined) log.record('batch processed in part', where);
    return detour;
  }

  #queryIndex(body: unknown): TableDetour | undefined {
    const { indexes, log } = this.#options;
    const query = querySchema.safeParse(body).data;
    if (query === undefined) return undefined;
    if (indexes.isBehind)
      log.record('index read before the latest write', `${query.TableName} ${query.IndexName}`);
    return { body: Buffer.from(JSON.stringify({ ...query, TableName: indexes.copyOf(query.TableName) })) };
  }
}
