import * as z from 'zod';
import type { ResolvedTemplate } from '../contract.ts';

/** Partition key attribute of each table, by the table's name. */
export type PartitionKeys = ReadonlyMap<string, string>;

const tableSchema = z.object({
  KeySchema: z.array(z.object({ AttributeName: z.string(), KeyType: z.string() })),
});

export function partitionKeys(template: ResolvedTemplate): PartitionKeys {
  return new Map(
    template.ofType('AWS::DynamoDB::Table').flatMap(({ logicalId, properties }) => {
      const { KeySchema } = tableSchema.parse(properties);
      const hash = KeySchema.find(({ KeyType }) => KeyType === 'HASH');
      return hash === undefined ? [] : [[logicalId, hash.AttributeName] as const];
    }),
  );
}

const attributes = z.record(z.string(), z.unknown());
const withKeys = z.object({
  Key: attributes.optional(),
  Item: attributes.optional(),
  Keys: z.array(attributes).optional(),
});
const requests = z.array(
  z.object({
    PutRequest: z.object({ Item: attributes }).optional(),
    DeleteRequest: z.object({ Key: attributes }).optional(),
  }),
);
const text = z.union([z.object({ S: z.string() }), z.object({ N: z.string() })]);

/**
 * Stands for what a query or scan reads: its keys are in an expression or nowhere, and are not looked for here. No
 * policy names it, so that a role that is held to some partitions is refused in place of let through.
 */
const UNKNOWN = '\0';

/**
 * Values of `dynamodb:LeadingKeys` (DynamoDB developer guide, "Using IAM policy conditions"): the partition keys of
 * the rows that a call or a member of a batch or transaction names.
 * @param part what has `Key`, `Item` or `Keys`, or the write requests of a batch
 */
export function leadingKeys(part: unknown, partitionKey: string | undefined): readonly string[] {
  const single = withKeys.safeParse(part);
  const batch = requests.safeParse(part);
  const rows = batch.success
    ? batch.data.flatMap(({ PutRequest, DeleteRequest }) => [PutRequest?.Item, DeleteRequest?.Key])
    : [single.data?.Key, single.data?.Item, ...(single.data?.Keys ?? [])];
  const named = rows.filter((row) => row !== undefined);
  if (named.length === 0 || partitionKey === undefined) return [UNKNOWN];
  return named.map((row) => {
    const value = text.safeParse(row[partitionKey]);
    if (!value.success) return UNKNOWN;
    return 'S' in value.data ? value.data.S : value.data.N;
  });
}
