import * as z from 'zod';
import type { Need } from '../contract.ts';
import { AwsError } from '../failures/aws-error.ts';
import { arn } from '../resources/arn.ts';
import type { Authority } from './authorize.ts';
import { leadingKeys } from './leading-keys.ts';

const bodySchema = z.looseObject({
  TableName: z.string().optional(),
  IndexName: z.string().optional(),
  ResourceArn: z.string().optional(),
  TransactItems: z.array(z.record(z.string(), z.looseObject({ TableName: z.string() }))).optional(),
  RequestItems: z.record(z.string(), z.unknown()).optional(),
});

/** IAM has no action for a transaction: each member needs the action of the single call. */
const TRANSACTION_ACTIONS: ReadonlyMap<string, string> = new Map([
  ['Put', 'PutItem'],
  ['Update', 'UpdateItem'],
  ['Delete', 'DeleteItem'],
  ['ConditionCheck', 'ConditionCheckItem'],
  ['Get', 'GetItem'],
]);
/** PartiQL names its tables in text that would have to be parsed. */
const REFUSED = ['ExecuteStatement', 'BatchExecuteStatement', 'ExecuteTransaction'];

/**
 * The needs follow the service authorization reference ("Amazon DynamoDB"). `target` is an `X-Amz-Target` header such
 * as `DynamoDB_20120810.GetItem`.
 */
export function dynamodbNeeds(
  target: string,
  body: unknown,
  { deployment, partitionKeys }: Pick<Authority, 'deployment' | 'partitionKeys'>,
): readonly Need[] {
  const operation = target.slice(target.indexOf('.') + 1);
  if (REFUSED.includes(operation)) {
    throw new AwsError(
      400,
      'UnknownOperationException',
      `${operation} is not implemented by the local runtime`,
    );
  }
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AwsError(400, 'SerializationException', z.prettifyError(parsed.error));
  const { TableName, IndexName, ResourceArn, TransactItems, RequestItems } = parsed.data;
  const tableArn = (table: string) =>
    table.startsWith('arn:') ? table : arn('dynamodb', `table/${table}`, deployment);
  const contextOf = (table: string, part: unknown) => ({
    'dynamodb:LeadingKeys': leadingKeys(part, partitionKeys.get(table.slice(table.lastIndexOf('/') + 1))),
  });

  if (TransactItems !== undefined) {
    return TransactItems.flatMap((item) => Object.entries(item)).map(([kind, part]) => {
      const action = TRANSACTION_ACTIONS.get(kind);
      if (action === undefined)
        throw new AwsError(400, 'ValidationException', `Unknown transaction item ${kind}`);
      const { TableName: table } = part;
      return {
        action: `dynamodb:${action}`,
        resource: tableArn(table),
        context: contextOf(table, part),
      };
    });
  }
  const action = `dynamodb:${operation}`;
  if (RequestItems !== undefined) {
    return Object.entries(RequestItems).map(([table, part]) => ({
      action,
      resource: tableArn(table),
      context: contextOf(table, part),
    }));
  }
  if (TableName === undefined) return [{ action, resource: ResourceArn ?? '*' }];
  const table = tableArn(TableName);
  // A permission on the table does not include its indexes.
  const resource = IndexName === undefined ? table : `${table}/index/${IndexName}`;
  return [{ action, resource, context: contextOf(TableName, parsed.data) }];
}
