import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sqsJobQueue } from '../../../lambdas/aws/job-queue.ts';
import * as sqsSdk from '../../../lambdas/aws/sdk/sqs.ts';
import { type ReleaseJob, releaseJobSchema } from '../../../lambdas/jobs/release-job.ts';
import { tableOf } from '../../../lambdas/store/table/table.ts';
import { type ReleaseServices, releaseDeferred } from '../../../lambdas/usage/release-deferred.ts';
import { NOW, unused } from '../test-context.ts';

const dynamodb = mockClient(DynamoDBDocumentClient);
const sqs = mockClient(SQSClient);
afterAll(() => {
  dynamodb.restore();
  sqs.restore();
});
beforeEach(() => {
  dynamodb.reset();
  sqs.reset();
  sqs.on(sqsSdk.SendMessageCommand).resolves({});
  sqs.on(sqsSdk.SendMessageBatchCommand).resolves({});
});

function listTenants(count: number): readonly string[] {
  const tenants = Array.from({ length: count }, (_, i) => `tenant-${String(i).padStart(6, '0')}`);
  dynamodb.on(QueryCommand).callsFake(({ ExpressionAttributeValues, Limit }) => {
    const { ':low': low, ':high': high, ':partition': pk } = ExpressionAttributeValues;
    const found = tenants.filter((sk) => sk >= low && sk <= high).slice(0, Limit);
    const isLast = found.at(-1) === tenants.at(-1);
    return {
      Items: found.map((sk) => ({ pk, sk })),
      Count: found.length,
      ...(isLast ? {} : { LastEvaluatedKey: { pk, sk: found.at(-1) } }),
    };
  });
  return tenants;
}

const services: ReleaseServices = {
  table: tableOf(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), 'Rows'),
  bucket: unused('bucket'),
  policy: { plans: {} },
  metering: unused('metering'),
  receipts: unused('receipts'),
  releases: sqsJobQueue<ReleaseJob>('https://sqs.test/releases', async () => ({
    ...sqsSdk,
    client: sqsSdk.client,
  })),
  now: () => NOW,
};

function tenantsAskedFor(): (string | undefined)[] {
  return sqs
    .commandCalls(sqsSdk.SendMessageBatchCommand)
    .flatMap(({ args: [{ input }] }) => input.Entries ?? [])
    .map(({ MessageBody = '' }) => releaseJobSchema.parse(JSON.parse(MessageBody)).tenant);
}

function continuations(): ReleaseJob[] {
  return sqs
    .commandCalls(sqsSdk.SendMessageCommand)
    .map(({ args: [{ input }] }) => releaseJobSchema.parse(JSON.parse(input.MessageBody ?? '')));
}

async function workOff(): Promise<number> {
  let jobs = 0;
  for (let next: ReleaseJob | undefined = {}; next !== undefined; next = continuations()[jobs - 1]) {
    await releaseDeferred(services, next);
    jobs += 1;
  }
  return jobs;
}

describe('the scheduled release', () => {
  test.each([
    [0, 1],
    [1, 1],
    [1_000, 1],
    [1_001, 2],
    [12_000, 12],
  ])('asks for each of %i tenants once, in %i jobs', async (count, jobs) => {
    const tenants = listTenants(count);

    expect(await workOff()).toBe(jobs);
    expect(tenantsAskedFor()).toEqual(tenants);
    expect(sqs.commandCalls(sqsSdk.SendMessageBatchCommand)).toHaveLength(Math.ceil(count / 10));
  });

  test('fails where the queue does not take one job, goes on with nothing, and is then repeated whole', async () => {
    const tenants = listTenants(1_500);
    const Failed = [{ Id: '3', SenderFault: false, Code: 'ThrottlingException', Message: 'Slow down' }];
    let calls = 0;
    sqs.on(sqsSdk.SendMessageBatchCommand).callsFake(() => {
      calls += 1;
      return calls === 2 ? { Failed } : {};
    });

    await expect(releaseDeferred(services, {})).rejects.toThrow('ThrottlingException Slow down');
    expect(continuations()).toEqual([]);
    sqs.resetHistory();
    expect(await workOff()).toBe(2);
    expect(tenantsAskedFor()).toEqual(tenants);
  });
});
