import { CloudFormationClient, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient, QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, expect, test } from 'vitest';
import { restore } from '../src/admin/restore-commands.ts';

const cloudFormation = mockClient(CloudFormationClient);
const dynamodb = mockClient(DynamoDBClient);
afterAll(() => {
  cloudFormation.restore();
  dynamodb.restore();
});

test('admin restore writes into the table of the service, not another of its stack, and fails where the backup has nothing', async () => {
  const tables = ['OrdersTable1A2B3C4D', 'MailStoreTable0CCFA19B'].map((LogicalResourceId) => ({
    LogicalResourceId,
    ResourceType: 'AWS::DynamoDB::Table',
    PhysicalResourceId: `Shop-${LogicalResourceId}`,
    ResourceStatus: 'CREATE_COMPLETE' as const,
    LastUpdatedTimestamp: new Date(0),
  }));
  cloudFormation.on(ListStackResourcesCommand).resolves({ StackResourceSummaries: tables });
  dynamodb.on(QueryCommand).callsFake(({ TableName, ExpressionAttributeValues }) => {
    const isAddress = TableName === 'restored' && ExpressionAttributeValues[':pk'].S === 'ADDRESS#a@x.test';
    const row = { pk: 'ADDRESS#a@x.test', sk: 'ADDRESS', inbox_id: 'a@x.test', tenant: 't', list_key: 'l' };
    const Item = Object.fromEntries(Object.entries(row).map(([name, S]) => [name, { S }]));
    return { Items: isAddress ? [Item] : [] };
  });
  const flags = { dataDir: '/nowhere', stack: 'Shop', region: 'eu-west-1', fromTable: 'restored' };

  expect(await restore({ ...flags, inbox: 'a@x.test' })).toBe(
    'inboxes: 1 restored, 0 already present, 0 deleted since\nall rows: 1 restored, 0 already present, 0 deleted since',
  );
  const used = dynamodb.calls().map(({ args: [{ input }] }) => Object(input).TableName);
  expect(new Set(used)).toEqual(new Set(['restored', 'Shop-MailStoreTable0CCFA19B']));
  await expect(restore({ ...flags, tenant: 'ada@x.test' })).rejects.toThrow(
    'restored has no rows for ada@x.test',
  );
});

test('admin restore --dry-run prints counts by kind and minutes, and asks DynamoDB for no write', async () => {
  const table = {
    LogicalResourceId: 'StoreTable0CCFA19B',
    ResourceType: 'AWS::DynamoDB::Table',
    PhysicalResourceId: 'table',
  };
  cloudFormation.on(ListStackResourcesCommand).resolves({
    StackResourceSummaries: [
      { ...table, ResourceStatus: 'CREATE_COMPLETE', LastUpdatedTimestamp: new Date(0) },
    ],
  });
  dynamodb.reset();
  dynamodb.on(QueryCommand).callsFake(({ TableName, ExpressionAttributeValues }) => {
    const key = { pk: { S: 'AUDIT#operator' }, sk: { S: '2026' } };
    const isAsked = TableName === 'restored' && ExpressionAttributeValues[':pk'].S === key.pk.S;
    return { Items: isAsked ? [key] : [] };
  });
  dynamodb.on(ScanCommand).resolves({ Items: [] });
  const flags = {
    dataDir: '/nowhere',
    stack: 'Shop',
    region: 'eu-west-1',
    fromTable: 'restored',
    all: true,
    dryRun: true,
  };

  expect(await restore(flags)).toBe(
    [
      'audit log: 1 would be restored, 0 already present, 0 deleted since',
      'all rows: 1 would be restored, 0 already present, 0 deleted since',
      'Nothing was written. A restore takes about 1 minute.',
    ].join('\n'),
  );
  expect(JSON.parse(await restore({ ...flags, json: true }))).toEqual({
    ...{ restored: 1, present: 0, deleted: 0, dry_run: true, minutes: 1 },
    kinds: { 'audit log': { restored: 1, present: 0, deleted: 0 } },
  });
  const reads = [...dynamodb.commandCalls(QueryCommand), ...dynamodb.commandCalls(ScanCommand)];
  expect(dynamodb.calls()).toHaveLength(reads.length);
});
