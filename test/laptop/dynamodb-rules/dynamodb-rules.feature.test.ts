import * as dynamodb from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { DYNAMODB_ENDPOINT_VARIABLE } from '../../../packages/laptop/src/engines/dynamodb-binary.ts';
import { errorName, GatewayFixture } from '../../../packages/laptop/test/aws-gateway/gateway-fixture.ts';
import { openTestTable } from '../../lambdas/store/table/test-table.ts';
import { opened } from '../../opened.ts';
import { acceptedRequests } from './accepted-requests.ts';
import { refusedExpressions } from './refused-expressions.ts';
import { refusedKeys } from './refused-keys.ts';
import { refusedRequests } from './refused-requests.ts';
import { key, type Request, remove, TABLE } from './requests.ts';

/**
 * The same requests go to the local gateway in front of the embedded engine, and by `npm run test:dynamodb-local` to
 * DynamoDB Local itself: there they show that the expectations are DynamoDB's.
 */
const onDynamodbLocal = process.env[DYNAMODB_ENDPOINT_VARIABLE] !== undefined;

interface Target {
  readonly client: dynamodb.DynamoDBClient;
  readonly table: string;
  stop(): Promise<void>;
}

async function openTarget(): Promise<Target> {
  if (!onDynamodbLocal) {
    const gateway = await GatewayFixture.start();
    return { client: gateway.asOperator().dynamodb, table: TABLE, stop: () => gateway.stop() };
  }
  const { origin, name, stop } = await openTestTable();
  const client = new dynamodb.DynamoDBClient({
    endpoint: origin,
    region: 'us-east-1',
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
    maxAttempts: 1,
  });
  return {
    client,
    table: name,
    async stop() {
      client.destroy();
      await stop();
    },
  };
}

const target = opened(openTarget);
beforeEach(() => send(remove(key())));

async function send([operation, input]: Request): Promise<string> {
  return await errorName(run(operation, input));
}

function run(operation: string, input: Request[1]): Promise<unknown> {
  const { client } = target;
  switch (operation) {
    case 'PutItem':
      return client.send(new dynamodb.PutItemCommand(inTable(input)));
    case 'GetItem':
      return client.send(new dynamodb.GetItemCommand(inTable(input)));
    case 'UpdateItem':
      return client.send(new dynamodb.UpdateItemCommand(inTable(input)));
    case 'DeleteItem':
      return client.send(new dynamodb.DeleteItemCommand(inTable(input)));
    case 'Query':
      return client.send(new dynamodb.QueryCommand(inTable(input)));
    case 'Scan':
      return client.send(new dynamodb.ScanCommand(inTable(input)));
    case 'TransactWriteItems':
      return client.send(new dynamodb.TransactWriteItemsCommand(inTable(input)));
    case 'TransactGetItems':
      return client.send(new dynamodb.TransactGetItemsCommand(inTable(input)));
    case 'BatchWriteItem':
      return client.send(new dynamodb.BatchWriteItemCommand(inTable(input)));
    case 'BatchGetItem':
      return client.send(new dynamodb.BatchGetItemCommand(inTable(input)));
    default:
      throw new Error(`No command ${operation}`);
  }
}

/** The requests name the gateway's table. */
function inTable<Input>(input: Request[1]): Input {
  return JSON.parse(JSON.stringify(input), (name, value) => {
    if (name === 'TableName') return target.table;
    return name === 'RequestItems' ? { [target.table]: value[TABLE] } : value;
  });
}

test.each(acceptedRequests)('DynamoDB accepts %s', async (_title, request) => {
  expect(await send(request)).toBe('no error');
});

const refused = [...refusedExpressions, ...refusedKeys, ...refusedRequests];
test.each(refused.map((each) => [each.title, each] as const))('DynamoDB refuses %s', async (_title, each) => {
  for (const before of each.before ?? []) expect(await send(before)).toBe('no error');
  const error = await send(each.request);

  if (onDynamodbLocal && each.acceptedByDynamodbLocal !== undefined) {
    expect(error).not.toBe('ValidationException');
  } else {
    expect(each.errors ?? ['ValidationException']).toContain(error);
  }
});
