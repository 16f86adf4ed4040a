import * as z from 'zod';
import type { ResolvedTemplate } from '../contract.ts';
import { attributes, writeRequests } from './written-rows.ts';

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

const withKeys = z.object({
  Key: attributes.optional(),
  Item: attributes.optional(),
  Keys: z.array(attributes).optional(),
});
const text = z.union([z.object({ S: z.string() }), z.object({ N: z.string() })]);

const keyCondition = z.object({
  IndexName: z.string().optional(),
  KeyConditionExpression: z.string(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: attributes.default({}),
});

/**
 * No policy names this value, so scans, index queries and other expressions are refused for a role that is restricted
 * to some partitions. AWS does not document which key it compares for an index.
 */
const UNKNOWN = '\0';

/**
 * DynamoDB's developer guide defines `dynamodb:LeadingKeys` ("Using IAM policy conditions"). `part` is an object with
 * keys or a key condition, or the write requests of a batch.
 */
export function leadingKeys(part: unknown, partitionKey: string | undefined): readonly string[] {
  if (partitionKey === undefined) return [UNKNOWN];
  const query = keyCondition.safeParse(part);
  if (query.success) return [queriedPartition(query.data, partitionKey) ?? UNKNOWN];
  const single = withKeys.safeParse(part);
  const batch = writeRequests.safeParse(part);
  const rows = batch.success
    ? batch.data.flatMap(({ PutRequest, DeleteRequest }) => [PutRequest?.Item, DeleteRequest?.Key])
    : [single.data?.Key, single.data?.Item, ...(single.data?.Keys ?? [])];
  const named = rows.filter((row) => row !== undefined);
  if (named.length === 0) return [UNKNOWN];
  return named.map((row) => textOf(row[partitionKey]) ?? UNKNOWN);
}

/** A key condition compares the partition key for equality, and may compare the sort key. */
const EQUALITY = /^\s*\(?\s*(#?[\w.-]+)\s*=\s*(:\w+)\s*\)?\s*(?:AND\b|$)/i;

function queriedPartition(query: z.output<typeof keyCondition>, partitionKey: string): string | undefined {
  if (query.IndexName !== undefined) return undefined;
  const [, name = '', value = ''] = EQUALITY.exec(query.KeyConditionExpression) ?? [];
  const attribute = query.ExpressionAttributeNames[name] ?? name;
  return attribute === partitionKey ? textOf(query.ExpressionAttributeValues[value]) : undefined;
}

function textOf(attribute: unknown): string | undefined {
  const value = text.safeParse(attribute);
  if (!value.success) return undefined;
  return 'S' in value.data ? value.data.S : value.data.N;
}
