import * as z from 'zod';
import type { ResolvedTemplate } from '../contract.ts';

/** Attributes of a row in DynamoDB's JSON. */
export type Attributes = Readonly<Record<string, unknown>>;

/** The keys of a table and of its indexes. */
export interface TableShape {
  readonly name: string;
  /** Attributes of the primary key. */
  readonly keys: readonly string[];
  /** For each index, the attributes that a row must have to be in it. */
  readonly indexKeys: readonly (readonly string[])[];
}

const keySchema = z.array(z.object({ AttributeName: z.string() }));
const tableSchema = z.object({
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z.array(z.object({ KeySchema: keySchema })).default([]),
});

export function tableShapes(template: ResolvedTemplate): ReadonlyMap<string, TableShape> {
  return new Map(
    template.ofType('AWS::DynamoDB::Table').map(({ logicalId, properties }) => {
      const { KeySchema, GlobalSecondaryIndexes } = tableSchema.parse(properties);
      const names = (keys: z.output<typeof keySchema>) => keys.map(({ AttributeName }) => AttributeName);
      const indexKeys = GlobalSecondaryIndexes.map((index) => names(index.KeySchema));
      return [logicalId, { name: logicalId, keys: names(KeySchema), indexKeys }] as const;
    }),
  );
}

/** Whether a row is in any index of its table. */
export function isIndexed({ indexKeys }: TableShape, row: Attributes): boolean {
  return indexKeys.some((names) => names.every((name) => row[name] !== undefined));
}

/** A row's primary key, for example to read the row. */
export function keyOf({ keys }: TableShape, row: Attributes): Attributes {
  return Object.fromEntries(keys.map((name) => [name, row[name]]));
}
