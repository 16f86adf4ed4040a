import { expect, test } from 'vitest';
import * as z from 'zod';
import { grantsOf } from './statements.ts';
import { synthesized } from './synthesized.ts';

const grants = grantsOf(synthesized());

const conditionSchema = z.strictObject({
  'ForAllValues:StringLike': z.strictObject({ 'dynamodb:LeadingKeys': z.array(z.string()) }),
});

/** Kinds of rows that a function may touch with each action, by how their partition keys begin. */
function partitionsOf(name: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { action, condition } of grants.filter(
    (grant) => grant.function === name && grant.resource === 'StoreTable',
  )) {
    const keys = conditionSchema.parse(condition)['ForAllValues:StringLike']['dynamodb:LeadingKeys'];
    const short = action.replace('dynamodb:', '');
    found[short] = [...(found[short] ?? []), ...keys.map((key) => key.replace(/#?\*$/, ''))].sort();
  }
  return found;
}

const SOCKET_ROWS = ['CONNECTION', 'SOCKETS'];
const ASSISTANT_READS = [
  'ADDRESS',
  'CREDENTIAL',
  'DELETED',
  'DOMAINS',
  'INBOX',
  'KEYRING',
  'TENANT',
  'USAGE',
];
const REST_CHANGES = [
  'ADDRESS',
  'CREDENTIAL',
  'DELIVERIES',
  'ENDPOINT',
  'HUMAN',
  'INBOX',
  'QUOTA',
  'TENANT',
  'TENANTS',
  'USAGE',
];
const REST_READS = [...REST_CHANGES, 'DELETED', 'DOMAINS', 'KEYRING', 'SOCKETS'].sort();

test.each<[string, Record<string, string[]>]>([
  [
    'StreamConnectFunction',
    {
      GetItem: ['ADDRESS', 'KEYRING', 'TENANT', 'USAGE'],
      BatchGetItem: ['CREDENTIAL'],
      PutItem: ['AUDIT', 'KEYRING'],
      UpdateItem: ['CREDENTIAL', 'WAITS'],
      Query: ['LOG'],
      BatchWriteItem: SOCKET_ROWS,
      DeleteItem: ['SOCKETS'],
    },
  ],
  [
    'StreamFanOutFunction',
    {
      GetItem: ['ADDRESS', 'KEYRING', 'SOCKETS', 'USAGE'],
      BatchGetItem: ['ADDRESS', 'CREDENTIAL', 'SOCKETS'],
      UpdateItem: ['SOCKETS', 'WAITS'],
      Query: ['LOG', 'SOCKETS'],
      BatchWriteItem: SOCKET_ROWS,
      DeleteItem: ['SOCKETS'],
    },
  ],
  [
    'StreamDisconnectFunction',
    { GetItem: SOCKET_ROWS, UpdateItem: ['WAITS'], BatchWriteItem: SOCKET_ROWS, DeleteItem: ['SOCKETS'] },
  ],
  [
    'StreamMessageFunction',
    {
      GetItem: ['ADDRESS', ...SOCKET_ROWS],
      UpdateItem: ['CREDENTIAL', 'SOCKETS', 'WAITS'],
      BatchWriteItem: SOCKET_ROWS,
      DeleteItem: ['SOCKETS'],
    },
  ],
  [
    'AssistantsMcpFunction',
    {
      GetItem: [...ASSISTANT_READS, 'CAUGHT', 'SEARCH'].sort(),
      BatchGetItem: [...ASSISTANT_READS, 'CAUGHT'].sort(),
      Query: [...ASSISTANT_READS, 'LOG'].sort(),
      PutItem: ['ADDRESS', 'AUDIT', 'DUE', 'INBOX', 'KEYRING', 'LOG', 'TENANT', 'USAGE'],
      DeleteItem: ['ADDRESS', 'DUE', 'INBOX', 'TENANT', 'USAGE'],
      UpdateItem: ['ADDRESS', 'CREDENTIAL', 'DOMAINS', 'INBOX', 'TENANT', 'USAGE', 'WAITS'],
      ConditionCheckItem: ['DOMAINS', 'TENANT'],
    },
  ],
  [
    'RestApiFunction',
    {
      GetItem: [...REST_READS, 'CAUGHT', 'INVITATIONS', 'SEARCH', 'WAITS'].sort(),
      BatchGetItem: [...REST_READS, 'CAUGHT'].sort(),
      Query: [...REST_READS, 'AUDIT', 'LOG'].sort(),
      PutItem: [...REST_CHANGES, 'AUDIT', 'DELETED', 'DUE', 'KEYRING', 'LOG'].sort(),
      DeleteItem: [...REST_CHANGES, 'DUE'].sort(),
      UpdateItem: [...REST_CHANGES, 'DOMAINS', 'INVITATIONS', 'WAITS'].sort(),
      ConditionCheckItem: ['ADDRESS', 'DOMAINS', 'TENANT'],
    },
  ],
])('the role of %s reaches the rows that it needs with each action, and no others', (name, expected) => {
  expect(partitionsOf(name)).toEqual(expected);
});

test('the key of the keyring may be used only with the context of the keyring', () => {
  // DescribeKey uses no key: it says whether there is one and whether it is enabled.
  const usingIt = grants.filter(({ action }) => action.startsWith('kms:') && action !== 'kms:DescribeKey');

  expect(usingIt.map((grant) => `${grant.function} ${grant.action}`).sort()).toEqual([
    'AssistantsMcpFunction kms:Decrypt',
    'AssistantsMcpFunction kms:GenerateDataKey',
    'RestApiFunction kms:Decrypt',
    'RestApiFunction kms:GenerateDataKey',
    'StreamConnectFunction kms:Decrypt',
    'StreamConnectFunction kms:GenerateDataKey',
    'StreamFanOutFunction kms:Decrypt',
    'WebhooksDeliverFunction kms:Decrypt',
    'WebhooksDeliverSlowFunction kms:Decrypt',
  ]);
  for (const { resource, condition } of usingIt) {
    expect(resource).toBe('StoreKeyringKey');
    expect(condition).toEqual({
      StringEquals: {
        'kms:EncryptionContext:service': 'agent-inbox',
        'kms:EncryptionContext:use': 'keyring',
      },
    });
  }
});
