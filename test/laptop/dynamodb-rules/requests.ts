/** A call of DynamoDB: its operation, and its input but for the name of the table, which is `TABLE` in it. */
export type Request = readonly [operation: string, input: Readonly<Record<string, unknown>>];

export interface RefusedRequest {
  /** Completes the sentence "DynamoDB refuses ...". */
  readonly title: string;
  readonly request: Request;
  readonly before?: readonly Request[];
  /** Names of the errors that DynamoDB may return. Default: ValidationException. */
  readonly errors?: readonly string[];
  /** Why DynamoDB Local does not refuse it although DynamoDB does. */
  readonly acceptedByDynamodbLocal?: string;
}

export const TABLE = 'Rows';
export const INDEX = 'listing';
export const CANCELED = 'TransactionCanceledException';

export const text = (S: string) => ({ S });
export const number = (value: number | string) => ({ N: String(value) });
export const key = (pk = 'a', sk = '1') => ({ pk: text(pk), sk: text(sk) });
export const row = (attributes: object, pk = 'a', sk = '1') => ({ ...key(pk, sk), ...attributes });
export const values = (ExpressionAttributeValues: object) => ({ ExpressionAttributeValues });
export const names = (ExpressionAttributeNames: object) => ({ ExpressionAttributeNames });
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const put = (Item: object, more: object = {}): Request => [
  'PutItem',
  { TableName: TABLE, Item, ...more },
];
export const get = (Key: object, more: object = {}): Request => [
  'GetItem',
  { TableName: TABLE, Key, ...more },
];
export const remove = (Key: object, more: object = {}): Request => [
  'DeleteItem',
  { TableName: TABLE, Key, ...more },
];
export const update = (UpdateExpression: string, more: object = {}): Request => [
  'UpdateItem',
  { TableName: TABLE, Key: key(), UpdateExpression, ...more },
];
export const query = (KeyConditionExpression: string, more: object = {}): Request => [
  'Query',
  { TableName: TABLE, KeyConditionExpression, ...more },
];
export const scan = (more: object): Request => ['Scan', { TableName: TABLE, ...more }];
export const condition = (ConditionExpression: string, more: object = {}): Request =>
  put(key(), { ConditionExpression, ...more });

export const transactWrite = (TransactItems: readonly object[], more: object = {}): Request => [
  'TransactWriteItems',
  { TransactItems, ...more },
];
export const transactGet = (TransactItems: readonly object[]): Request => [
  'TransactGetItems',
  { TransactItems },
];
export const putPart = (Item: object, more: object = {}) => ({ Put: { TableName: TABLE, Item, ...more } });
export const deletePart = (Key: object, more: object = {}) => ({
  Delete: { TableName: TABLE, Key, ...more },
});
export const checkPart = (Key: object, more: object = {}) => ({
  ConditionCheck: { TableName: TABLE, Key, ...more },
});
export const updatePart = (UpdateExpression: string, more: object = {}) => ({
  Update: { TableName: TABLE, Key: key(), UpdateExpression, ...more },
});
export const getPart = (Key: object, more: object = {}) => ({ Get: { TableName: TABLE, Key, ...more } });

export const batchWrite = (requests: readonly object[]): Request => [
  'BatchWriteItem',
  { RequestItems: { [TABLE]: requests } },
];
export const batchGet = (Keys: readonly object[], more: object = {}): Request => [
  'BatchGetItem',
  { RequestItems: { [TABLE]: { Keys, ...more } } },
];
