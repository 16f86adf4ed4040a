import { setImmediate as nextTurn } from 'node:timers/promises';
import { DeleteItemCommand, DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LaggingIndexes } from '../../src/adverse/lagging-indexes.ts';
import { RandomStreams } from '../../src/adverse/random-streams.ts';
import { tableShapes } from '../../src/aws-gateway/table-shapes.ts';
import { type Engines, startEngines } from '../../src/engines/engines.ts';
import { provision } from '../../src/engines/provision.ts';
import { exampleTemplate } from '../engines/example-template.ts';
import { testDeployment } from '../template/test-deployment.ts';

const template = exampleTemplate();
const tables = tableShapes(template);
let engines: Engines;
let client: DynamoDBClient;
let indexes: LaggingIndexes;
const failures: string[] = [];

beforeEach(async () => {
  engines = await startEngines();
  await provision(template, engines, testDeployment);
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  client = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: engines.dynamodb,
    credentials,
    requestHandler: { httpAgent: engines.dynamodbAgent() },
  });
  indexes = lagging();
  // The clock of the lag is moved by the test, so that slow machines do not matter.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await indexes.stop();
  client.destroy();
  await engines.stop();
  expect(failures.splice(0)).toEqual([]);
});

function lagging(): LaggingIndexes {
  return new LaggingIndexes({
    client,
    template,
    tables,
    streams: new RandomStreams(3),
    onFailure: ({ message }) => failures.push(message),
  });
}

const item = (id: string, position: string, subject: string) => ({
  pk: { S: id },
  sk: { S: '1' },
  gpk: { S: 'list' },
  gsk: { S: position },
  subject: { S: subject },
});

async function write(id: string, position: string, subject: string): Promise<void> {
  const Item = item(id, position, subject);
  await client.send(new PutItemCommand({ TableName: 'Rows', Item }));
}

async function listed(): Promise<readonly (string | undefined)[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: indexes.copyOf('Rows'),
      IndexName: 'listing',
      KeyConditionExpression: 'gpk = :list',
      ExpressionAttributeValues: { ':list': { S: 'list' } },
    }),
  );
  return Items.map(({ subject }) => subject?.S);
}

async function catchUp(): Promise<void> {
  while (indexes.isBehind) {
    await vi.advanceTimersByTimeAsync(50);
    await nextTurn();
  }
}

describe('an index in adverse mode', () => {
  test('returns a written row only after it has caught up', async () => {
    await indexes.start();
    await write('b', '2', 'second');
    await write('a', '1', 'first');

    expect([await listed(), indexes.isBehind]).toEqual([[], true]);
    await catchUp();
    expect(await listed()).toEqual(['first', 'second']);
  });

  test('returns a moved or deleted row at its old position until it has caught up', async () => {
    await write('a', '1', 'moved');
    await write('b', '2', 'deleted');
    await indexes.start();
    await write('a', '3', 'moved');
    const gone = { pk: { S: 'b' }, sk: { S: '1' } };
    await client.send(new DeleteItemCommand({ TableName: 'Rows', Key: gone }));

    expect(await listed()).toEqual(['moved', 'deleted']);
    await catchUp();
    expect(await listed()).toEqual(['moved']);
  });

  test('never returns an older state of a row than before', async () => {
    await indexes.start();
    const shown: number[] = [];
    for (let version = 1; version <= 40; version++) {
      await write('a', '1', String(version));
      await vi.advanceTimersByTimeAsync(50);
      shown.push(Number((await listed())[0] ?? 0));
    }
    await catchUp();
    shown.push(Number((await listed())[0]));

    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown.at(-1)).toBe(40);
  });

  test('starts with the rows of its table, and drops the copy of an earlier run', async () => {
    await indexes.start();
    await write('a', '1', 'kept');
    await indexes.stop();
    indexes = lagging();
    await indexes.start();

    expect(await listed()).toEqual(['kept']);
  });
});
