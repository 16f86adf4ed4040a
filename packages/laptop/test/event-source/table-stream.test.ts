import { expect, test } from 'vitest';
import type { Json } from '../../src/contract.ts';
import { StreamRecords } from '../../src/event-source/stream-records.ts';
import { TableStream, tableStreamSettings } from '../../src/event-source/table-stream.ts';
import { compilePolicies } from '../../src/iam/compile-policies.ts';
import { PermissionJournal } from '../../src/iam/permission-journal.ts';
import { exampleTemplate } from '../engines/example-template.ts';
import { testDeployment } from '../template/test-deployment.ts';
import { Consumer, DONE } from './event-source-world.ts';

const ARN = 'arn:aws:dynamodb:us-east-1:000000000000:table/Table/stream/local';
const MAPPING = {
  EventSourceArn: ARN,
  FunctionName: 'fn',
  BatchSize: 2,
  StartingPosition: 'TRIM_HORIZON',
  BisectBatchOnFunctionError: true,
  MaximumRetryAttempts: 2,
  DestinationConfig: { OnFailure: { Destination: 'arn:aws:sqs:us-east-1:000000000000:Discarded' } },
  FilterCriteria: {
    Filters: [{ Pattern: '{"eventName":["INSERT"],"dynamodb":{"Keys":{"pk":{"S":[{"prefix":"A#"}]}}}}' }],
  },
};
const mapping = (properties: Record<string, Json>) =>
  tableStreamSettings({
    type: 'AWS::Lambda::EventSourceMapping',
    logicalId: 'Map',
    properties: { ...MAPPING, ...properties },
  });

const row = (pk: string, isPut = true, name = 'Table') => ({
  table: { name, keys: ['pk'], indexKeys: [] },
  key: { pk: { S: pk } },
  isPut,
});

/** Each batch is what the function was given: the partition keys. */
function open({ actions = ['dynamodb:*', 'sqs:SendMessage'] }: { actions?: readonly string[] } = {}) {
  const Statement = [{ Effect: 'Allow', Action: actions, Resource: '*' }];
  const template = exampleTemplate({
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: { Policies: [{ PolicyName: 'All', PolicyDocument: { Statement } }] },
    },
  });
  const batches: unknown[][] = [];
  const discarded: string[] = [];
  const records = new StreamRecords({ read: () => undefined, write: () => undefined });
  const failures: string[] = [];
  let left = 0;
  let isPoisoned = (_pk: unknown): boolean => false;
  class Reader extends Consumer {
    override async invoke(event: Json) {
      const { Records } = event as unknown as { Records: { dynamodb: { Keys: { pk: { S: string } } } }[] };
      batches.push(Records.map(({ dynamodb }) => dynamodb.Keys.pk.S));
      left -= 1;
      return left < 0 && !batches.at(-1)?.some(isPoisoned)
        ? DONE
        : ({ ok: false, errorType: 'Error', errorMessage: 'not now' } as const);
    }
  }
  const stream = new TableStream({
    settings: mapping({}),
    target: new Reader(),
    records,
    queues: {
      call: async (_action, { MessageBody }: { MessageBody: string }) => {
        const { requestContext, DDBStreamBatchInfo } = JSON.parse(MessageBody);
        discarded.push(`${requestContext.approximateInvokeCount}: ${DDBStreamBatchInfo.startSequenceNumber}`);
        return { status: 200, headers: {}, body: {} };
      },
    },
    authority: {
      permissions: compilePolicies(template),
      journal: new PermissionJournal(),
      deployment: testDeployment,
      partitionKeys: new Map(),
    },
    roleLogicalId: 'Role',
    onFailure: ({ message }) => failures.push(message),
    firstPauseMs: 1,
  });
  const failNext = (times: number) => {
    left = times;
  };
  const poison = (pk: string) => {
    isPoisoned = (each) => each === pk;
  };
  const written = (...rows: Parameters<StreamRecords['add']>[0]) => stream.written(records.add(rows));
  return { stream, written, batches, failures, failNext, discarded, poison };
}

test('a stream of a table gives its function the new rows whose partition begins as the filter says, in batches', async () => {
  const { stream, written, batches } = open();

  written(row('A#1'), row('B#1'), row('A#2', false), row('A#3', true, 'Other'));
  written(row('A#4'), row('A#5'), row('A#6'));
  expect(stream.isIdle).toBe(false);
  await expect.poll(() => stream.isIdle).toBe(true);

  expect(batches.flat()).toEqual(['A#1', 'A#4', 'A#5', 'A#6']);
  expect(batches.every(({ length }) => length <= 2)).toBe(true);
});

test('a stream of a table halves a batch that failed, and gives it again before the rows that came after it', async () => {
  const { stream, written, batches, failures, failNext } = open();
  failNext(2);

  written(row('A#1'), row('A#2'), row('A#3'));
  await expect.poll(() => stream.isIdle).toBe(true);

  expect(batches).toEqual([['A#1', 'A#2'], ['A#1'], ['A#1'], ['A#2'], ['A#3']]);
  expect(failures).toEqual(['Map: Error: not now', 'Map: Error: not now']);
});

test('a stream of a table gives up a record that failed alone as often as it may, puts its place into a queue, and goes on', async () => {
  const { stream, written, batches, discarded, poison } = open();
  poison('A#2');

  written(row('B#0'), row('A#1'), row('A#2'), row('A#3'));
  await expect.poll(() => stream.isIdle).toBe(true);

  expect(batches).toEqual([['A#1', 'A#2'], ['A#1'], ['A#2'], ['A#2'], ['A#2'], ['A#3']]);
  expect(discarded).toEqual(['3: 3']);
});

test('a stream of a table whose function may not read it invokes nothing', async () => {
  const { stream, written, batches, failures } = open({ actions: ['dynamodb:GetRecords'] });

  written(row('A#1'));
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await stream.stop();

  expect(batches).toEqual([]);
  expect(failures[0]).toContain('dynamodb:DescribeStream');
});

test.each([
  { StartingPosition: 'LATEST' },
  { BisectBatchOnFunctionError: false },
  { FilterCriteria: { Filters: [{ Pattern: '{"eventName":["MODIFY"]}' }] } },
  { FilterCriteria: { Filters: [] } },
])('a mapping of a stream with an option that is not implemented is refused: %j', (properties) => {
  expect(() => mapping(properties)).toThrow(/Map/);
});
