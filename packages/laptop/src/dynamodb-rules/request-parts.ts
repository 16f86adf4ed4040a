import * as z from 'zod';

const attributes = z.record(z.string(), z.record(z.string(), z.unknown()));

const partSchema = z.looseObject({
  TableName: z.string().optional(),
  IndexName: z.string().optional(),
  Item: attributes.optional(),
  ConditionExpression: z.string().optional(),
  UpdateExpression: z.string().optional(),
  FilterExpression: z.string().optional(),
  KeyConditionExpression: z.string().optional(),
  ProjectionExpression: z.string().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).optional(),
  ExpressionAttributeValues: attributes.optional(),
  ExclusiveStartKey: attributes.optional(),
  ReturnValuesOnConditionCheckFailure: z.string().optional(),
});

export type RequestPart = z.output<typeof partSchema>;
export type AttributeValue = Readonly<Record<string, unknown>>;

const transactionSchema = z.looseObject({ TransactItems: z.array(z.record(z.string(), partSchema)) });
const writeSchema = z.object({
  PutRequest: z.object({ Item: attributes }).optional(),
  DeleteRequest: z.unknown().optional(),
});
const batchWriteSchema = z.object({ RequestItems: z.record(z.string(), z.array(writeSchema)) });
const batchGetSchema = z.object({ RequestItems: z.record(z.string(), partSchema) });

interface ReadRequest {
  readonly parts: readonly RequestPart[];
  readonly operationsPerMember: readonly number[];
}

export function readRequest(operation: string, body: unknown): ReadRequest {
  switch (operation) {
    case 'TransactWriteItems':
    case 'TransactGetItems': {
      const members = transactionSchema.safeParse(body).data?.TransactItems ?? [];
      return {
        parts: members.flatMap((member) => Object.values(member)),
        operationsPerMember: members.map((member) => Object.keys(member).length),
      };
    }
    case 'BatchWriteItem': {
      const requests = Object.entries(batchWriteSchema.safeParse(body).data?.RequestItems ?? {});
      return {
        parts: requests.flatMap(([TableName, writes]) =>
          writes.map(({ PutRequest }) => ({ TableName, Item: PutRequest?.Item })),
        ),
        operationsPerMember: requests.flatMap(([, writes]) =>
          writes.map((write) => Object.keys(write).length),
        ),
      };
    }
    case 'BatchGetItem': {
      const requests = Object.entries(batchGetSchema.safeParse(body).data?.RequestItems ?? {});
      return {
        parts: requests.map(([TableName, part]) => ({ ...part, TableName })),
        operationsPerMember: [],
      };
    }
    default: {
      const part = partSchema.safeParse(body);
      return { parts: part.success ? [part.data] : [], operationsPerMember: [] };
    }
  }
}
