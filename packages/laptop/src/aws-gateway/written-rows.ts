import * as z from 'zod';
import { type Attributes, keyOf, type TableShape } from './table-shapes.ts';

export interface TableRow {
  readonly table: TableShape;
  readonly key: Attributes;
}

export interface WrittenRow extends TableRow {
  readonly isPut: boolean;
}

export const attributes = z.record(z.string(), z.unknown());
const partSchema = z.object({
  TableName: z.string(),
  Item: attributes.optional(),
  Key: attributes.optional(),
});
const transactionSchema = z.object({ TransactItems: z.array(z.record(z.string(), partSchema)) });
export const writeRequests = z.array(
  z.object({
    PutRequest: z.object({ Item: attributes }).optional(),
    DeleteRequest: z.object({ Key: attributes }).optional(),
  }),
);
const batchSchema = z.object({ RequestItems: z.record(z.string(), writeRequests) });

const SINGLE_WRITES = ['PutItem', 'UpdateItem', 'DeleteItem'];

export function isSingleWrite(operation: string): boolean {
  return SINGLE_WRITES.includes(operation);
}

export function writtenRows(
  operation: string,
  body: unknown,
  tables: ReadonlyMap<string, TableShape>,
): readonly WrittenRow[] {
  const row = (tableName: string, item: Attributes | undefined, key?: Attributes): WrittenRow[] => {
    const table = tables.get(tableName);
    const found = item ?? key;
    return table === undefined || found === undefined
      ? []
      : [{ table, key: keyOf(table, found), isPut: item !== undefined }];
  };
  if (isSingleWrite(operation)) {
    const part = partSchema.safeParse(body).data;
    return part === undefined ? [] : row(part.TableName, part.Item, part.Key);
  }
  if (operation === 'TransactWriteItems') {
    const items = transactionSchema.safeParse(body).data?.TransactItems ?? [];
    return items
      .flatMap((item) => Object.values(item))
      .flatMap(({ TableName, Key, Item }) => row(TableName, Item, Key));
  }
  if (operation === 'BatchWriteItem') {
    const requests = batchSchema.safeParse(body).data?.RequestItems ?? {};
    return Object.entries(requests).flatMap(([name, writes]) =>
      writes.flatMap(({ PutRequest, DeleteRequest }) => row(name, PutRequest?.Item, DeleteRequest?.Key)),
    );
  }
  return [];
}

export function rowName({ table, key }: TableRow): string {
  return `${table.name} ${JSON.stringify(key)}`;
}
