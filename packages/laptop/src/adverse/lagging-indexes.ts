import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteTableCommand,
  type DynamoDBClient,
  ListTablesCommand,
  ScanCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { isIndexed, keyOf, type TableShape } from '../aws-gateway/table-shapes.ts';
import { rowName, type TableRow } from '../aws-gateway/written-rows.ts';
import type { ResolvedTemplate, Running } from '../contract.ts';
import { provisionTables } from '../engines/provision-tables.ts';
import type { RandomStreams } from './random-streams.ts';
import { DELAYS } from './rates.ts';
import { watchWrites } from './watch-writes.ts';

const SUFFIX = '-LaggingCopy';
const BATCH_ROWS = 25;
const TOGETHER_MS = 20;

type Row = Record<string, AttributeValue>;

interface LaggingIndexesOptions {
  readonly client: DynamoDBClient;
  readonly template: ResolvedTemplate;
  readonly tables: ReadonlyMap<string, TableShape>;
  readonly streams: RandomStreams;
  readonly onFailure: (error: Error) => void;
}

/**
 * A query of an index reads a copy of the table that gets each written row after at most a second and never returns an
 * older state than before.
 */
export class LaggingIndexes implements Running {
  readonly #options: LaggingIndexesOptions;
  readonly #due = new Map<string, { readonly row: TableRow; readonly at: number }>();
  readonly #copied = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #copying: Promise<void> = Promise.resolve();
  #isCopying = false;
  #isStopped = false;

  constructor(options: LaggingIndexesOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { client, template, tables } = this.#options;
    watchWrites(client, tables, (row) => this.written(row));
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    const copies = new Set([...tables.keys()].map(copyName));
    for (const TableName of TableNames) {
      if (copies.has(TableName)) await client.send(new DeleteTableCommand({ TableName }));
    }
    await provisionTables(client, copiesOf(template));
    for (const table of tables.values()) await this.#copyAll(table);
  }

  get isBehind(): boolean {
    return this.#due.size > 0 || this.#isCopying;
  }

  copyOf(tableName: string): string {
    return this.#options.tables.has(tableName) ? copyName(tableName) : tableName;
  }

  written(row: TableRow): void {
    const { streams } = this.#options;
    if (row.table.indexKeys.length === 0) return;
    const name = rowName(row);
    if (this.#due.has(name)) return;
    const lag = streams.delay(DELAYS.indexLag - TOGETHER_MS, 'index lag', row.table.name);
    this.#due.set(name, { row, at: performance.now() + lag });
    this.#wakeUp();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#copying;
  }

  #wakeUp(): void {
    if (this.#timer !== undefined || this.#isCopying || this.#isStopped || this.#due.size === 0) return;
    const soonest = Math.min(...[...this.#due.values()].map(({ at }) => at));
    const wait = Math.max(0, soonest - performance.now()) + TOGETHER_MS;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#copying = this.#copyDue();
    }, wait);
  }

  async #copyDue(): Promise<void> {
    this.#isCopying = true;
    const now = performance.now();
    const due = [...this.#due].filter(([, { at }]) => at <= now);
    for (const [name] of due) this.#due.delete(name);
    try {
      for (const table of this.#options.tables.values()) {
        const rows = due.flatMap(([, { row }]) => (row.table === table ? [row] : []));
        for (let start = 0; start < rows.length; start += BATCH_ROWS) {
          await this.#copyRows(table, rows.slice(start, start + BATCH_ROWS));
        }
      }
    } catch (error) {
      if (!this.#isStopped) {
        this.#options.onFailure(
          new Error('Adverse mode could not copy rows to the indexes', { cause: error }),
        );
      }
    } finally {
      this.#isCopying = false;
    }
    this.#wakeUp();
  }

  async #copyRows(table: TableShape, rows: readonly TableRow[]): Promise<void> {
    const { client } = this.#options;
    if (rows.length === 0) return;
    const Keys = rows.map(({ key }) => key as Row);
    const { Responses } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [table.name]: { Keys, ConsistentRead: true } } }),
    );
    const present = new Map((Responses?.[table.name] ?? []).map((row) => [nameOf(table, row), row]));
    const writes = rows.flatMap(({ key }): WriteRequest[] => {
      const name = nameOf(table, key);
      const row = present.get(name);
      if (row !== undefined && isIndexed(table, row)) {
        this.#copied.add(name);
        return [{ PutRequest: { Item: row } }];
      }
      return this.#copied.delete(name) ? [{ DeleteRequest: { Key: key as Row } }] : [];
    });
    if (writes.length === 0) return;
    await client.send(new BatchWriteItemCommand({ RequestItems: { [copyName(table.name)]: writes } }));
  }

  async #copyAll(table: TableShape): Promise<void> {
    const { client } = this.#options;
    let ExclusiveStartKey: Row | undefined;
    do {
      const page = await client.send(
        new ScanCommand({
          TableName: table.name,
          Limit: BATCH_ROWS,
          ...(ExclusiveStartKey && { ExclusiveStartKey }),
        }),
      );
      const rows = (page.Items ?? []).filter((row) => isIndexed(table, row));
      await this.#copyRows(
        table,
        rows.map((row) => ({ table, key: keyOf(table, row) })),
      );
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey !== undefined);
  }
}

function nameOf(table: TableShape, row: Readonly<Record<string, unknown>>): string {
  return rowName({ table, key: keyOf(table, row) });
}

function copyName(tableName: string): string {
  return `${tableName}${SUFFIX}`;
}

function copiesOf(template: ResolvedTemplate): Pick<ResolvedTemplate, 'ofType'> {
  return {
    ofType: (type) =>
      template.ofType(type).map((resource) => ({ ...resource, logicalId: copyName(resource.logicalId) })),
  };
}
