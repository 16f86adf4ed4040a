import { afterEach, expect, test, vi } from 'vitest';
import { insertedKeys, RecordsTrimmed } from '../../../lambdas/aws/stream-keys.ts';
import { Sha256 } from '../../../packages/laptop/src/aws-gateway/sha256.ts';

afterEach(() => vi.unstubAllGlobals());

const credentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 's3cret' };
const client = { config: { credentials, region: 'eu-west-1', sha256: Sha256 } };
const PLACE = {
  streamArn: 'arn:aws:dynamodb:eu-west-1:123456789012:table/T/stream/2026-11-29T00:00:00.000',
  shardId: 'shardId-1',
  // Numbers of AWS have more digits than a number of JavaScript.
  startSequenceNumber: '202328600001712385967261751',
  endSequenceNumber: '202328600001712385967261753',
  approximateArrivalOfFirstRecord: '2026-11-29T10:00:00Z',
  approximateArrivalOfLastRecord: '2026-11-29T10:00:00Z',
};
const record = (at: number, eventName = 'INSERT') => ({
  eventName,
  dynamodb: {
    SequenceNumber: `20232860000171238596726175${at}`,
    Keys: { pk: { S: 'AUDIT#t' }, sk: { S: String(at) } },
  },
});

/** Answers calls one after the other. */
function answering(...answers: readonly (object | Response)[]) {
  const calls: { url: string; target: string | null; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: URL, { headers, body }: RequestInit) => {
    const target = new Headers(headers).get('x-amz-target');
    calls.push({ url: url.href, target, body: JSON.parse(String(body)) });
    const answer = answers[calls.length - 1] ?? { Records: [], NextShardIterator: 'more' };
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return calls;
}

test('records of a stream are read from the first to the last of a range, over pages that may be empty', async () => {
  const calls = answering(
    { ShardIterator: 'one' },
    { Records: [record(1), record(2, 'MODIFY')], NextShardIterator: 'two' },
    { Records: [], NextShardIterator: 'three' },
    { Records: [record(3), record(4)], NextShardIterator: 'four' },
  );

  expect(await insertedKeys(client, PLACE, undefined)).toEqual([
    record(1).dynamodb.Keys,
    record(3).dynamodb.Keys,
  ]);
  expect(calls.map(({ target }) => target)).toEqual([
    'DynamoDBStreams_20120810.GetShardIterator',
    ...Array.from({ length: 3 }, () => 'DynamoDBStreams_20120810.GetRecords'),
  ]);
  expect(calls[0]).toMatchObject({
    url: 'https://streams.dynamodb.eu-west-1.amazonaws.com/',
    body: { ShardIteratorType: 'AT_SEQUENCE_NUMBER', SequenceNumber: PLACE.startSequenceNumber },
  });
});

test('records of a stream end with their shard', async () => {
  answering({ ShardIterator: 'one' }, { Records: [record(1)] });

  expect(await insertedKeys(client, PLACE, undefined)).toEqual([record(1).dynamodb.Keys]);
});

test.each([
  'TrimmedDataAccessException',
  'ResourceNotFoundException',
])('records of a stream that DynamoDB answers with %s are gone', async (name) => {
  answering(Response.json({ __type: `com.amazonaws.dynamodb.v20120810#${name}` }, { status: 400 }));

  await expect(insertedKeys(client, PLACE, undefined)).rejects.toThrow(RecordsTrimmed);
});

test('a stream that throttles, or that never reaches the end of the range, fails after at most 101 calls', async () => {
  answering(Response.json({ __type: 'x#ProvisionedThroughputExceededException' }, { status: 400 }));
  await expect(insertedKeys(client, PLACE, undefined)).rejects.toThrow(/GetShardIterator .* 400/);

  const calls = answering({ ShardIterator: 'one' });
  await expect(insertedKeys(client, PLACE, undefined)).rejects.toThrow(/100 pages/);
  expect(calls).toHaveLength(101);
});
