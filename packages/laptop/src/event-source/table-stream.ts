import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { type Authority, authorize } from '../aws-gateway/authorize.ts';
import { sqsNeeds } from '../aws-gateway/sqs-needs.ts';
import type { Json, Principal, QueueConsumer, Resource, Running } from '../contract.ts';
import type { QueueEngine } from '../engines/queue-engine.ts';
import { propertiesOf } from '../template/properties-of.ts';
import type { StreamRecord, StreamRecords } from './stream-records.ts';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** The runtime implements only this filter: new rows, by the prefix of their partition key. */
const patternSchema = z.strictObject({
  eventName: z.tuple([z.literal('INSERT')]),
  dynamodb: z.strictObject({
    Keys: z.strictObject({
      pk: z.strictObject({ S: z.tuple([z.strictObject({ prefix: z.string() })]) }),
    }),
  }),
});

const mappingSchema = z.object({
  EventSourceArn: z.string().regex(/^arn:aws:dynamodb:[^/]+:table\/[^/]+\/stream\//),
  FunctionName: z.string(),
  BatchSize: z.int().min(1).default(100),
  StartingPosition: z.literal('TRIM_HORIZON'),
  BisectBatchOnFunctionError: z.literal(true),
  MaximumRetryAttempts: z.int().min(0),
  DestinationConfig: z.object({
    OnFailure: z.object({ Destination: z.string().startsWith('arn:aws:sqs:') }),
  }),
  FilterCriteria: z.object({
    Filters: z.tuple([
      z.object({
        Pattern: z
          .string()
          .transform((text): unknown => JSON.parse(text))
          .pipe(patternSchema),
      }),
    ]),
  }),
});

export function isOfTable({ properties }: Resource): boolean {
  return String(properties['EventSourceArn']).includes(':dynamodb:');
}

interface TableStreamSettings {
  readonly logicalId: string;
  readonly streamArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  readonly prefix: string;
  readonly retries: number;
  readonly destinationArn: string;
}

export function tableStreamSettings(mapping: Resource): TableStreamSettings {
  const { EventSourceArn, FunctionName, BatchSize, FilterCriteria, ...failing } = propertiesOf(
    mapping,
    mappingSchema,
  );
  return {
    retries: failing.MaximumRetryAttempts,
    destinationArn: failing.DestinationConfig.OnFailure.Destination,
    logicalId: mapping.logicalId,
    streamArn: EventSourceArn,
    functionName: FunctionName,
    batchSize: BatchSize,
    prefix: FilterCriteria.Filters[0].Pattern.dynamodb.Keys.pk.S[0].prefix,
  };
}

interface TableStreamOptions {
  readonly settings: TableStreamSettings;
  readonly target: QueueConsumer;
  readonly records: Pick<StreamRecords, 'shardId'>;
  readonly queues: Pick<QueueEngine, 'call'>;
  readonly authority: Authority;
  readonly roleLogicalId: string;
  readonly onFailure: (error: Error) => void;
  readonly firstPauseMs?: number;
}

interface Batch {
  readonly records: readonly StreamRecord[];
  readonly failures: number;
}

/**
 * The rows come from the gateway, because the engine's own stream slows down each write. Unlike in AWS, a replacing put
 * is an insert, too, and undelivered rows are lost when the runtime stops.
 */
export class TableStream implements Running {
  readonly #options: TableStreamOptions;
  readonly #stopping = new AbortController();
  #waiting: StreamRecord[] = [];
  #delivering: Promise<void> | undefined;

  constructor(options: TableStreamOptions) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#delivering === undefined;
  }

  written(records: readonly StreamRecord[]): void {
    const { streamArn, prefix } = this.#options.settings;
    this.#waiting.push(
      ...records.filter(
        ({ table, key }) => streamArn.includes(`:table/${table}/`) && textOf(key['pk'])?.startsWith(prefix),
      ),
    );
    if (this.#waiting.length > 0) this.#delivering ??= this.#deliver();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#delivering;
  }

  async #deliver(): Promise<void> {
    const { settings } = this.#options;
    while (this.#waiting.length > 0 && !this.#stopping.signal.aborted) {
      const records = this.#waiting.slice(0, settings.batchSize);
      await this.#deliverBatch({ records, failures: 0 });
      this.#waiting = this.#waiting.slice(records.length);
    }
    this.#delivering = undefined;
  }

  async #deliverBatch(first: Batch): Promise<void> {
    const { settings, onFailure, firstPauseMs = FIRST_PAUSE_MS } = this.#options;
    const { signal } = this.#stopping;
    const batches = [first];
    let pauseMs = firstPauseMs;
    for (let batch = batches.shift(); batch !== undefined && !signal.aborted; batch = batches.shift()) {
      const error = await this.#invoke(batch).catch((thrown: unknown) => thrown);
      if (error === undefined) {
        pauseMs = firstPauseMs;
        continue;
      }
      const reason = error instanceof Error ? error.message : String(error);
      onFailure(new Error(`${settings.logicalId}: ${reason}`, { cause: error }));
      if (batch.failures === settings.retries) await this.#discard(batch);
      else batches.unshift(...afterFailure(batch));
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    }
  }

  async #invoke({ records }: Batch): Promise<undefined> {
    const { target } = this.#options;
    this.#authorize();
    await target.whenFree();
    const invocation = await target.invoke({ Records: records.map((record) => this.#record(record)) });
    if (!invocation.ok) throw new Error(`${invocation.errorType}: ${invocation.errorMessage}`);
  }

  /** The Lambda developer guide defines the message ("Retain discarded records for a DynamoDB event source"). */
  async #discard({ records, failures }: Batch): Promise<void> {
    const { settings, authority, queues, target, onFailure } = this.#options;
    const now = new Date().toISOString();
    const body = {
      requestContext: {
        functionArn: target.arn,
        condition: 'RetryAttemptsExhausted',
        approximateInvokeCount: failures + 1,
      },
      version: '1.0',
      timestamp: now,
      DDBStreamBatchInfo: {
        shardId: this.#options.records.shardId,
        startSequenceNumber: String(records[0]?.sequenceNumber),
        endSequenceNumber: String(records.at(-1)?.sequenceNumber),
        approximateArrivalOfFirstRecord: now,
        approximateArrivalOfLastRecord: now,
        batchSize: records.length,
        streamArn: settings.streamArn,
      },
    };
    const { awsEndpoint, accountId } = authority.deployment;
    const name = settings.destinationArn.slice(settings.destinationArn.lastIndexOf(':') + 1);
    const message = {
      QueueUrl: `${awsEndpoint}/${accountId}/${name}`,
      MessageBody: JSON.stringify(body),
    };
    try {
      authorize(authority, this.#principal, sqsNeeds('SendMessage', message, authority.deployment), 'json');
      const { status } = await queues.call('SendMessage', message);
      if (status !== 200) throw new Error(`SendMessage: ${status}`);
    } catch (error) {
      onFailure(new Error(`${settings.logicalId}: records were lost`, { cause: error }));
    }
  }

  get #principal(): Principal {
    return { accessKeyId: 'event-source', roleLogicalId: this.#options.roleLogicalId };
  }

  /**
   * Lambda reads the stream with the permissions of the function's role (developer guide, "Using Lambda with
   * DynamoDB").
   */
  #authorize(): void {
    const { authority, settings } = this.#options;
    const reads = ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((name) => ({
      action: `dynamodb:${name}`,
      resource: settings.streamArn,
    }));
    authorize(
      authority,
      this.#principal,
      [...reads, { action: 'dynamodb:ListStreams', resource: '*' }],
      'json',
    );
  }

  /** The Lambda developer guide shows this form ("Example event"). */
  #record({ key, sequenceNumber }: StreamRecord): Json {
    const { settings, authority } = this.#options;
    return {
      eventName: 'INSERT',
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      eventSourceARN: settings.streamArn,
      awsRegion: authority.deployment.region,
      dynamodb: { Keys: key, SequenceNumber: String(sequenceNumber), StreamViewType: 'KEYS_ONLY' },
    } as Json;
  }
}

/** Halves count as no retry (developer guide, "Retain discarded records for a DynamoDB event source"). */
function afterFailure({ records, failures }: Batch): readonly Batch[] {
  if (records.length === 1) return [{ records, failures: failures + 1 }];
  const middle = Math.ceil(records.length / 2);
  return [
    { records: records.slice(0, middle), failures },
    { records: records.slice(middle), failures },
  ];
}

const textSchema = z.object({ S: z.string() });

function textOf(value: unknown): string | undefined {
  return textSchema.safeParse(value).data?.S;
}
