import { CloudFormationClient, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, expect, test } from 'vitest';
import { restore } from '../../bin/admin/restore-commands.ts';

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
    const row = { pk: 'ADDRESS#a@x.test', sk: 'ADDRESS', inbox_id: 'a@x.test', list_key: 'l' };
    const Item = Object.fromEntries(Object.entries(row).map(([name, S]) => [name, { S }]));
    return { Items: isAddress ? [Item] : [] };
  });
  const flags = { dataDir: '/nowhere', stack: 'Shop', region: 'eu-west-1', fromTable: 'restored' };

  expect(await restore({ ...flags, inbox: 'a@x.test' })).toMatch(/^1 row restored/);
  const used = dynamodb.calls().map(({ args: [{ input }] }) => Object(input).TableName);
  expect(new Set(used)).toEqual(new Set(['restored', 'Shop-MailStoreTable0CCFA19B']));
  await expect(restore({ ...flags, tenant: 'ada@x.test' })).rejects.toThrow(
    'restored has nothing of ada@x.test',
  );
});
