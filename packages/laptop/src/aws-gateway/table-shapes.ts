import * as z from 'zod';
import type { ResolvedTemplate } from '../contract.ts';

export type Attributes = Readonly<Record<string, unknown>>;

export interface TableShape {
  readonly name: string;
  readonly keys: readonly string[];
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

export function isIndexed({ indexKeys }: TableShape, row: Attributes): boolean {
  return indexKeys.some((names) => names.every((name) => row[name] !== undefined));
}

export function keyOf({ keys }: TableShape, row: Attributes): Attributes {
  return Object.fromEntries(keys.map((name) => [name, row[name]]));
}
