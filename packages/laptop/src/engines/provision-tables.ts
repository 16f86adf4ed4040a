import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import type { ResolvedTemplate, Resource } from '../contract.ts';
import { propertiesOf } from '../template/properties-of.ts';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) })).min(1);

const tableSchema = z.object({
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z
    .array(
      z.object({
        IndexName: z.string(),
        KeySchema: keySchema,
        Projection: z.object({
          ProjectionType: z.enum(['ALL', 'INCLUDE', 'KEYS_ONLY']),
          NonKeyAttributes: z.array(z.string()).optional(),
        }),
      }),
    )
    .optional(),
  BillingMode: z.literal('PAY_PER_REQUEST'),
  StreamSpecification: z.object({ StreamViewType: z.literal('KEYS_ONLY') }).optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
});

export async function provisionTables(
  client: DynamoDBClient,
  template: Pick<ResolvedTemplate, 'ofType'>,
): Promise<void> {
  await Promise.all(template.ofType('AWS::DynamoDB::Table').map((table) => provisionTable(client, table)));
}

async function provisionTable(client: DynamoDBClient, table: Resource): Promise<void> {
  const { logicalId } = table;
  const { TimeToLiveSpecification, StreamSpecification: _, ...definition } = propertiesOf(table, tableSchema);
  const input = { TableName: logicalId, ...definition } satisfies CreateTableCommandInput;
  const existing = await describe(client, logicalId);
  if (existing === undefined) {
    await client.send(new CreateTableCommand(input));
  } else if (fingerprint(existing) !== fingerprint(input)) {
    throw new Error(
      `Table ${logicalId} in the data directory has different keys or indexes than the template; ` +
        'start with --reset to create it again (its data is lost) or with another --data-dir',
    );
  }
  if (TimeToLiveSpecification?.Enabled === true) {
    await expireBy(client, logicalId, TimeToLiveSpecification.AttributeName);
  }
}

async function describe(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Enabling TTL again is an error. */
async function expireBy(client: DynamoDBClient, table: string, attribute: string): Promise<void> {
  const { TimeToLiveDescription: current } = await client.send(
    new DescribeTimeToLiveCommand({ TableName: table }),
  );
  if (current?.AttributeName === attribute && current.TimeToLiveStatus === 'ENABLED') return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: table,
      TimeToLiveSpecification: { AttributeName: attribute, Enabled: true },
    }),
  );
}

function fingerprint(table: TableDescription | CreateTableCommandInput): string {
  const keys = (schema: TableDescription['KeySchema']) =>
    (schema ?? []).map(({ KeyType, AttributeName }) => `${KeyType} ${AttributeName}`).sort();
  return JSON.stringify({
    attributes: (table.AttributeDefinitions ?? [])
      .map(({ AttributeName, AttributeType }) => `${AttributeName} ${AttributeType}`)
      .sort(),
    keys: keys(table.KeySchema),
    indexes: (table.GlobalSecondaryIndexes ?? [])
      .map(({ IndexName, KeySchema, Projection }) => ({
        name: IndexName,
        keys: keys(KeySchema),
        projection: [Projection?.ProjectionType, ...[...(Projection?.NonKeyAttributes ?? [])].sort()],
      }))
      .sort((left, right) => String(left.name).localeCompare(String(right.name))),
  });
}
