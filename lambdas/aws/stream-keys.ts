import * as z from 'zod';
import { type SigningClient, signedFetch } from './signed-fetch.ts';

const PAGE_RECORDS = 1_000;
const MAX_PAGES = 100;
const CALL_MS = 2_000;

export type StreamKeys = Readonly<Record<string, { readonly S?: string | undefined }>>;

const iteratorSchema = z.object({ ShardIterator: z.string() });
const pageSchema = z.object({
  NextShardIterator: z.string().optional(),
  Records: z.array(
    z.object({
      eventName: z.string(),
      dynamodb: z.object({
        SequenceNumber: z.string(),
        Keys: z.record(z.string(), z.object({ S: z.string() })),
      }),
    }),
  ),
});

/** The format is in the Lambda developer guide, "Retain discarded records". */
export const discardedRecordsSchema = z.object({
  DDBStreamBatchInfo: z.object({
    streamArn: z.string(),
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
    approximateArrivalOfFirstRecord: z.string(),
    approximateArrivalOfLastRecord: z.string(),
  }),
});
export type DiscardedRecords = z.output<typeof discardedRecordsSchema>;

/** DynamoDB Streams removes records after 24 hours. */
export class RecordsTrimmed extends Error {
  override readonly name = 'TrimmedDataAccessException';
}

/** Requests are signed by hand because DynamoDB Streams needs an SDK client of its own. */
export async function insertedKeys(
  client: SigningClient,
  { streamArn, shardId, startSequenceNumber, endSequenceNumber }: DiscardedRecords['DDBStreamBatchInfo'],
  endpoint: string | undefined,
): Promise<readonly StreamKeys[]> {
  const [, , , region] = streamArn.split(':');
  const url = new URL(endpoint ?? `https://streams.dynamodb.${region}.amazonaws.com/`);
  const call = async (operation: string, body: object): Promise<unknown> => {
    const response = await signedFetch(client, url, {
      service: 'dynamodb',
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDBStreams_20120810.${operation}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_MS),
    });
    const answer = await response.text();
    if (response.ok) return JSON.parse(answer);
    if (/TrimmedDataAccessException|ResourceNotFoundException/.test(answer))
      throw new RecordsTrimmed('The records are gone');
    throw new Error(`${operation} was answered with ${response.status}`);
  };

  const last = BigInt(endSequenceNumber);
  const keys: StreamKeys[] = [];
  let { ShardIterator: next } = iteratorSchema.parse(
    await call('GetShardIterator', {
      StreamArn: streamArn,
      ShardId: shardId,
      ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      SequenceNumber: startSequenceNumber,
    }),
  ) as { ShardIterator: string | undefined };
  for (let page = 0; next !== undefined; page++) {
    if (page === MAX_PAGES) throw new Error(`The range has more than ${MAX_PAGES} pages`);
    const { Records, NextShardIterator } = pageSchema.parse(
      await call('GetRecords', { ShardIterator: next, Limit: PAGE_RECORDS }),
    );
    for (const { eventName, dynamodb } of Records) {
      const at = BigInt(dynamodb.SequenceNumber);
      if (at <= last && eventName === 'INSERT') keys.push(dynamodb.Keys);
      if (at >= last) return keys;
    }
    next = NextShardIterator;
  }
  return keys;
}
