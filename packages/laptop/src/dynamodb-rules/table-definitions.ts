import * as z from 'zod';
import type { ResolvedTemplate } from '../contract.ts';

export interface KeyDefinition {
  readonly name: string;
  readonly type: string;
  readonly role: 'HASH' | 'RANGE';
}

interface IndexDefinition {
  readonly keys: readonly KeyDefinition[];
  readonly projected: ReadonlySet<string> | undefined;
}

export interface TableDefinition {
  readonly keys: readonly KeyDefinition[];
  readonly indexes: ReadonlyMap<string, IndexDefinition>;
}

export type TableDefinitions = ReadonlyMap<string, TableDefinition>;

const keysSchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const tableSchema = z.object({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  KeySchema: keysSchema,
  GlobalSecondaryIndexes: z
    .array(
      z.object({
        IndexName: z.string(),
        KeySchema: keysSchema,
        Projection: z.object({
          ProjectionType: z.string(),
          NonKeyAttributes: z.array(z.string()).default([]),
        }),
      }),
    )
    .default([]),
});

export function tableDefinitions(template: ResolvedTemplate): TableDefinitions {
  return new Map(
    template
      .ofType('AWS::DynamoDB::Table')
      .map(({ logicalId, properties }) => [logicalId, defineTable(properties)] as const),
  );
}

function defineTable(properties: unknown): TableDefinition {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes } = tableSchema.parse(properties);
  const types = new Map(AttributeDefinitions.map((known) => [known.AttributeName, known.AttributeType]));
  const define = (keySchema: z.output<typeof keysSchema>): KeyDefinition[] =>
    keySchema.map(({ AttributeName: name, KeyType: role }) => ({ name, role, type: types.get(name) ?? 'S' }));
  const keys = define(KeySchema);
  const indexes = GlobalSecondaryIndexes.map(({ IndexName, KeySchema: keySchema, Projection }) => {
    const own = define(keySchema);
    const attributes = [...[...keys, ...own].map(({ name }) => name), ...Projection.NonKeyAttributes];
    const projected = Projection.ProjectionType === 'ALL' ? undefined : new Set(attributes);
    return [IndexName, { keys: own, projected }] as const;
  });
  return { keys, indexes: new Map(indexes) };
}
