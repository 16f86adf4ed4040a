import { SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sqsDeliveryQueue } from '../../../lambdas/aws/delivery-queue.ts';
import { sqsJobQueue } from '../../../lambdas/aws/job-queue.ts';
import { SendMessageCommand } from '../../../lambdas/aws/sdk/sqs.ts';
import { tenantOfText } from '../../../lambdas/jobs/attachment-text-job.ts';
import { tenantOfFanOut } from '../../../lambdas/jobs/fan-out-job.ts';
import { groupOfPurgeWork } from '../../../lambdas/jobs/group-of-purge.ts';
import { tenantOfRecovery } from '../../../lambdas/jobs/recover-job.ts';
import { tenantOfReplay } from '../../../lambdas/jobs/replay-job.ts';

const sqs = mockClient(SQSClient);
afterAll(() => sqs.restore());
beforeEach(() => {
  sqs.reset();
  sqs.on(SendMessageCommand).resolves({});
});

const URL = 'https://sqs.test/queue';
const REPLAY = { replay: { tenant: 'tenant-1', key_id: 'k', connection_id: 'c', cursor: 'x' } };
const FAN_OUT = { fan_out: { event: { tenant_id: 'tenant-2' }, attempt: 1 } };
const RECOVER = { recover: { tenant: 'tenant-3', webhook_id: 'wh', recovery_id: 'r', cursor: 'x' } };

const TEXT = {
  tenant: 'tenant-5',
  waits: 0,
  attempts: 0,
  attachment: {
    inbox_id: 'i@agents.test',
    message_key: 'k',
    index: 0,
    content_type: 'application/pdf',
    filename: '',
  },
};
const ATTEMPT = {
  tenant: 'tenant-4',
  webhook_id: 'wh',
  delivery_id: 'd',
  attempt: 1,
  due_at: 0,
  token: 't',
  waits: 0,
  retries: 0,
  lane: 'main',
} as const;

const sent = () => sqs.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => input);

const JOB = { tenant: 't', requested_at: '' };
test.each([
  ['exports together', { ...JOB, export_id: 'exp' }, 'exports'],
  ['a deleted inbox', { ...JOB, inbox_id: 'i', list_key: 'l' }, 't'],
  ['deleted messages', { ...JOB, inbox_id: 'i', thread_key: 'k', deleted_messages: [] }, 't'],
  ['a deleted tenant', { whole_tenant: 't', requested_at: '' }, 't'],
  ['files of exports', { exports_of: 't' }, 't'],
  ['old mail of a tenant', { retention: { tenant: 't' } }, 't'],
  ['old mail of all', { retention: {} }, undefined],
  ['counts of all', { metering: {} }, undefined],
  ['what is due', { due: { shard: 1 } }, undefined],
])('%s have a share of the purge queue', async (_, work, group) => {
  await sqsJobQueue(URL, undefined, groupOfPurgeWork).send(work);
  expect(sent()).toMatchObject([{ MessageGroupId: group }]);
});

test('jobs and webhook attempts that one tenant may fill a queue with name it, so that those of others come first', async () => {
  await sqsJobQueue(URL, undefined, tenantOfReplay).send(REPLAY);
  await sqsJobQueue(URL, undefined, tenantOfFanOut).send(FAN_OUT, 20);
  await sqsJobQueue(URL, undefined, tenantOfRecovery).send(RECOVER);
  await sqsJobQueue(URL, undefined, tenantOfText).send(TEXT);
  await sqsDeliveryQueue(URL).send(ATTEMPT, 900);

  expect(sent()).toEqual([
    { QueueUrl: URL, MessageBody: JSON.stringify(REPLAY), MessageGroupId: 'tenant-1' },
    { QueueUrl: URL, MessageBody: JSON.stringify(FAN_OUT), MessageGroupId: 'tenant-2', DelaySeconds: 20 },
    { QueueUrl: URL, MessageBody: JSON.stringify(RECOVER), MessageGroupId: 'tenant-3' },
    { QueueUrl: URL, MessageBody: JSON.stringify(TEXT), MessageGroupId: 'tenant-5' },
    { QueueUrl: URL, MessageBody: JSON.stringify(ATTEMPT), MessageGroupId: 'tenant-4', DelaySeconds: 900 },
  ]);
});

test('a job of a queue without tenants names none, and delay 0 is sent', async () => {
  await sqsJobQueue(URL).send({ any: 1 }, 0);

  expect(sent()).toEqual([{ QueueUrl: URL, MessageBody: '{"any":1}', DelaySeconds: 0 }]);
});
