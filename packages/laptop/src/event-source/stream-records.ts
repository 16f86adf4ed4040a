import * as z from 'zod';
import type { attributes, WrittenRow } from '../aws-gateway/written-rows.ts';
import type { AwsCall, AwsReply, Need, ServiceEndpoint } from '../contract.ts';
import type { PrivateJson } from '../data-dir/private-json.ts';

export interface StreamRecord {
  readonly table: string;
  readonly sequenceNumber: number;
  readonly key: z.output<typeof attributes>;
}

const KEPT = 10_000;
const PAGE = 1_000;
const TARGET = 'DynamoDBStreams_20120810.';
const SHARD = 'shardId-00000000000000000000-00000000';

const iteratorCall = z.object({
  StreamArn: z.string(),
  ShardId: z.literal(SHARD),
  ShardIteratorType: z.literal('AT_SEQUENCE_NUMBER'),
  SequenceNumber: z.coerce.number().int(),
});
const recordsCall = z.object({
  ShardIterator: z.string(),
  Limit: z.int().min(1).max(PAGE).default(PAGE),
});
const iteratorSchema = z.object({ streamArn: z.string(), from: z.int() });

export class StreamRecords implements ServiceEndpoint {
  readonly signingName = 'streams.dynamodb';
  readonly shardId = SHARD;
  readonly #counted: Pick<PrivateJson<number>, 'read' | 'write'>;
  #records: StreamRecord[] = [];
  #last: number;

  constructor(counted: Pick<PrivateJson<number>, 'read' | 'write'>) {
    this.#counted = counted;
    this.#last = counted.read() ?? 0;
  }

  stop(): void {
    this.#counted.write(this.#last);
  }

  add(rows: readonly WrittenRow[]): readonly StreamRecord[] {
    const added = rows
      .filter(({ isPut }) => isPut)
      .map(({ table, key }) => ({ table: table.name, key, sequenceNumber: ++this.#last }));
    this.#records.push(...added);
    if (this.#records.length > 2 * KEPT) this.#records = this.#records.slice(-KEPT);
    return added;
  }

  needs(call: AwsCall): readonly Need[] {
    const operation = operationOf(call);
    const body = parsed(call);
    const streamArn =
      operation === 'GetRecords'
        ? readIterator(recordsCall.parse(body).ShardIterator).streamArn
        : iteratorCall.parse(body).StreamArn;
    return [{ action: `dynamodb:${operation}`, resource: streamArn }];
  }

  handle(call: AwsCall): Promise<AwsReply> {
    return Promise.resolve(
      operationOf(call) === 'GetRecords' ? this.#page(parsed(call)) : this.#iterator(parsed(call)),
    );
  }

  #iterator(body: unknown): AwsReply {
    const { StreamArn, SequenceNumber } = iteratorCall.parse(body);
    const oldest = this.#records[0]?.sequenceNumber ?? this.#last + 1;
    if (SequenceNumber < oldest) {
      return reply(400, {
        __type: 'com.amazonaws.dynamodb.v20120810#TrimmedDataAccessException',
        message: 'The record is older than those that are kept',
      });
    }
    return reply(200, { ShardIterator: iteratorOf(StreamArn, SequenceNumber) });
  }

  #page(body: unknown): AwsReply {
    const { ShardIterator, Limit } = recordsCall.parse(body);
    const { streamArn, from } = readIterator(ShardIterator);
    const found = this.#records.filter(
      ({ table, sequenceNumber }) => sequenceNumber >= from && streamArn.includes(`:table/${table}/`),
    );
    const page = found.slice(0, Limit);
    return reply(200, {
      Records: page.map(({ sequenceNumber, key }) => ({
        eventName: 'INSERT',
        dynamodb: { Keys: key, SequenceNumber: String(sequenceNumber), StreamViewType: 'KEYS_ONLY' },
      })),
      NextShardIterator: iteratorOf(streamArn, (page.at(-1)?.sequenceNumber ?? from - 1) + 1),
    });
  }
}

function operationOf({ headers }: AwsCall): 'GetShardIterator' | 'GetRecords' {
  return z.enum(['GetShardIterator', 'GetRecords']).parse(headers['x-amz-target']?.slice(TARGET.length));
}

function parsed({ body }: AwsCall): unknown {
  return JSON.parse(Buffer.from(body).toString('utf8'));
}

function iteratorOf(streamArn: string, from: number): string {
  return Buffer.from(JSON.stringify({ streamArn, from })).toString('base64url');
}

function readIterator(text: string): z.output<typeof iteratorSchema> {
  return iteratorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
}

function reply(status: number, body: object): AwsReply {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: JSON.stringify(body) };
}
