import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start());

/** Endpoint and credentials as the function whose name begins so has them. */
function deployed(name: string) {
  const { template, compute } = service.runtime;
  const [resource] = template
    .ofType('AWS::Lambda::Function')
    .filter(({ logicalId }) => logicalId.startsWith(name));
  const { environment } = compute.functions.deployed(resource?.logicalId ?? '');
  return {
    environment,
    client: {
      region: environment['AWS_REGION'] ?? '',
      maxAttempts: 1,
      credentials: {
        accessKeyId: environment['AWS_ACCESS_KEY_ID'] ?? '',
        secretAccessKey: environment['AWS_SECRET_ACCESS_KEY'] ?? '',
      },
    },
  };
}

type Call =
  | GetCommand
  | PutCommand
  | UpdateCommand
  | QueryCommand
  | ScanCommand
  | BatchGetCommand
  | BatchWriteCommand
  | TransactWriteCommand;

async function outcome(name: string, call: (table: string) => Call): Promise<string> {
  const { environment, client } = deployed(name);
  const dynamodb = DynamoDBDocumentClient.from(
    new DynamoDBClient({ ...client, endpoint: environment['AWS_ENDPOINT_URL'] ?? '' }),
  );
  onTestFinished(() => dynamodb.destroy());
  try {
    // Overloads take one kind of command each.
    await dynamodb.send(call(environment['TABLE_NAME'] ?? '') as GetCommand);
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

const key = (pk: string) => ({ pk, sk: 'none' });
const get = (pk: string) => (TableName: string) => new GetCommand({ TableName, Key: key(pk) });
const put = (pk: string) => (TableName: string) =>
  new PutCommand({ TableName, Item: key(pk), ConditionExpression: 'attribute_exists(pk)' });
const update = (pk: string) => (TableName: string) =>
  new UpdateCommand({
    TableName,
    Key: key(pk),
    UpdateExpression: 'SET x = :x',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':x': 1 },
  });
const query = (pk: string) => (TableName: string) =>
  new QueryCommand({
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
  });
const batchGet =
  (...pks: readonly string[]) =>
  (table: string) =>
    new BatchGetCommand({ RequestItems: { [table]: { Keys: pks.map(key) } } });
const batchDelete =
  (...pks: readonly string[]) =>
  (table: string) =>
    new BatchWriteCommand({
      RequestItems: { [table]: pks.map((pk) => ({ DeleteRequest: { Key: key(pk) } })) },
    });
const transact =
  (...pks: readonly string[]) =>
  (TableName: string) =>
    new TransactWriteCommand({
      TransactItems: pks.map((pk) => ({
        Put: { TableName, Item: key(pk), ConditionExpression: 'attribute_exists(pk)' },
      })),
    });

const DENIED = 'AccessDeniedException';
/** The permission was there, and the row was not. */
const NO_ROW = 'ConditionalCheckFailedException';

test.each<[string, string, (table: string) => Call, string]>([
  ['StreamConnect', 'a read of mail', get('INBOX#a@x.test'), DENIED],
  ['StreamConnect', 'a query of mail', query('INBOX#a@x.test'), DENIED],
  ['StreamConnect', 'a read of the keyring, which seals cursors', get('KEYRING'), 'done'],
  ['StreamConnect', 'another keyring', update('KEYRING'), DENIED],
  ['StreamConnect', 'a read of a tenant beside a key', batchGet('CREDENTIAL#1', 'TENANT#1'), DENIED],
  ['StreamConnect', 'the delete of a key', batchDelete('CREDENTIAL#1'), DENIED],
  ['StreamConnect', 'the read of a key', batchGet('CREDENTIAL#1'), 'done'],
  ['StreamConnect', 'the count of a call', update('CREDENTIAL#1'), NO_ROW],
  ['StreamConnect', 'a query of sockets', query('SOCKETS#1'), DENIED],
  ['StreamFanOut', 'a query of sockets', query('SOCKETS#1'), 'done'],
  ['StreamDisconnect', 'a read of a key', get('CREDENTIAL#1'), DENIED],
  ['StreamDisconnect', 'the delete of a tenant', batchDelete('TENANT#1'), DENIED],
  ['StreamDisconnect', 'the delete of a socket', batchDelete('SOCKETS#1', 'CONNECTION#1'), 'done'],
  ['StreamMessage', 'a change of a tenant', update('TENANT#1'), DENIED],
  ['StreamMessage', 'a read of mail', get('INBOX#a@x.test'), DENIED],
  ['StreamMessage', 'a change of a socket', update('SOCKETS#1'), NO_ROW],
  ['AssistantsMcp', 'a read of a human', get('HUMAN#a@x.test'), DENIED],
  ['AssistantsMcp', 'a new key', put('CREDENTIAL#1'), DENIED],
  ['AssistantsMcp', 'a new key in a transaction', transact('TENANT#1', 'CREDENTIAL#1'), DENIED],
  ['AssistantsMcp', 'a change of the state of mail', update('INBOX#a@x.test'), NO_ROW],
  ['StreamMessage', 'a change of mail', update('INBOX#a@x.test'), DENIED],
  ['AssistantsMcp', 'another keyring', update('KEYRING'), DENIED],
  ['AssistantsMcp', 'a query of mail', query('INBOX#a@x.test'), 'done'],
  [
    'AssistantsMcp',
    'a change of a tenant in a transaction',
    transact('TENANT#1'),
    'TransactionCanceledException',
  ],
  ['RestApi', 'another keyring', update('KEYRING'), DENIED],
  ['RestApi', 'a read of a connection', get('CONNECTION#1'), DENIED],
  ['RestApi', 'a read of what waits', get('DEFERRED-TENANTS'), DENIED],
  ['RestApi', 'a scan', (TableName) => new ScanCommand({ TableName }), DENIED],
  ['RestApi', 'the count of a call', update('CREDENTIAL#1'), NO_ROW],
  ['WebhooksFanOut', 'a query of mail', query('INBOX#a@x.test'), DENIED],
  ['UsageFunction', 'a query of mail', query('INBOX#a@x.test'), DENIED],
])('DynamoDB called with the role of %s for %s ends as its conditions say', async (name, _what, call, expected) => {
  expect(await outcome(name, call)).toBe(expected);
});

const CONTEXT = { service: 'agent-inbox', use: 'keyring' };

test.each<[string, Record<string, string> | undefined, boolean]>([
  ['the context of the keyring', CONTEXT, true],
  ['no context', undefined, false],
  ['half of the context', { service: 'agent-inbox' }, false],
  ['another context', { ...CONTEXT, use: 'webhooks' }, false],
])('KMS called with the role of the REST API with %s makes and decrypts data keys only when that is the one of its condition', async (_what, context, allowed) => {
  const { environment, client } = deployed('RestApi');
  const kms = new KMSClient({ ...client, endpoint: environment['AWS_ENDPOINT_URL'] ?? '' });
  onTestFinished(() => kms.destroy());
  const KeyId = environment['KEYRING_KEY_ID'] ?? '';
  const made = await kms.send(
    new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext: CONTEXT }),
  );
  const EncryptionContext = context === undefined ? {} : { EncryptionContext: context };
  const outcomes = await Promise.allSettled([
    kms.send(new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', ...EncryptionContext })),
    kms.send(new DecryptCommand({ KeyId, CiphertextBlob: made.CiphertextBlob, ...EncryptionContext })),
  ]);

  expect(
    outcomes.map((each) => (each.status === 'fulfilled' ? 'allowed' : (each.reason as Error).name)),
  ).toEqual(allowed ? ['allowed', 'allowed'] : [DENIED, DENIED]);
});
