import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { type Authority, authorize } from '../aws-gateway/authorize.ts';
import type { Attributes } from '../aws-gateway/table-shapes.ts';
import type { WrittenRow } from '../aws-gateway/written-rows.ts';
import type { Json, Principal, QueueConsumer, Resource, Running } from '../contract.ts';
import { propertiesOf } from '../template/properties-of.ts';

/** First pause after a batch that failed. It doubles each time. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** The filter that is implemented: rows that are new, by how their partition key begins. */
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

/** Whether an event source mapping is of the stream of a table; the others are of queues. */
export function isOfTable({ properties }: Resource): boolean {
  return String(properties['EventSourceArn']).includes(':dynamodb:');
}

/** The properties of an event source mapping of a stream. */
interface TableStreamSettings {
  readonly logicalId: string;
  readonly streamArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  /** Of the partition key. */
  readonly prefix: string;
}

/** @throws TemplateRefused for an option that is not implemented. */
export function tableStreamSettings(mapping: Resource): TableStreamSettings {
  const { EventSourceArn, FunctionName, BatchSize, FilterCriteria } = propertiesOf(mapping, mappingSchema);
  return {
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
  readonly authority: Authority;
  /** The role with which Lambda reads the stream. */
  readonly roleLogicalId: string;
  readonly onFailure: (error: Error) => void;
  readonly firstPauseMs?: number;
}

/**
 * Invokes a function with the keys of rows that were put into a table, in their order, and again until it has no error. The rows come
 * from the gateway, because the engine's own stream makes each write slower than the one before. Unlike on AWS a put
 * that replaces a row is an insert too, and what was not delivered when the runtime stops is lost.
 */
export class TableStream implements Running {
  readonly #options: TableStreamOptions;
  readonly #stopping = new AbortController();
  #waiting: Attributes[] = [];
  #delivering: Promise<void> | undefined;

  constructor(options: TableStreamOptions) {
    this.#options = options;
  }

  /** Whether every row was delivered. */
  get isIdle(): boolean {
    return this.#delivering === undefined;
  }

  /** To be called after rows were written. */
  written(rows: readonly WrittenRow[]): void {
    const { streamArn, prefix } = this.#options.settings;
    const found = rows.filter(
      ({ table, key, isPut }) =>
        isPut && streamArn.includes(`:table/${table.name}/`) && textOf(key['pk'])?.startsWith(prefix),
    );
    this.#waiting.push(...found.map(({ key }) => key));
    if (this.#waiting.length > 0) this.#delivering ??= this.#deliver();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#delivering;
  }

  async #deliver(): Promise<void> {
    const { settings, target, onFailure, firstPauseMs = FIRST_PAUSE_MS } = this.#options;
    const { signal } = this.#stopping;
    let pauseMs = firstPauseMs;
    while (this.#waiting.length > 0 && !signal.aborted) {
      const batch = this.#waiting.slice(0, settings.batchSize);
      try {
        this.#authorize();
        await target.whenFree();
        const invocation = await target.invoke({ Records: batch.map((key) => this.#record(key)) });
        if (!invocation.ok) throw new Error(`${invocation.errorType}: ${invocation.errorMessage}`);
        this.#waiting = this.#waiting.slice(batch.length);
        pauseMs = firstPauseMs;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        onFailure(new Error(`${settings.logicalId}: ${reason}`, { cause: error }));
        await delay(pauseMs, undefined, { signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      }
    }
    this.#delivering = undefined;
  }

  /** Lambda reads the stream with the permissions of the function's role (developer guide, "Using Lambda with DynamoDB"). */
  #authorize(): void {
    const { authority, roleLogicalId, settings } = this.#options;
    const principal: Principal = { accessKeyId: 'event-source', roleLogicalId };
    const reads = ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((name) => ({
      action: `dynamodb:${name}`,
      resource: settings.streamArn,
    }));
    authorize(authority, principal, [...reads, { action: 'dynamodb:ListStreams', resource: '*' }], 'json');
  }

  /** (developer guide, "Example event") */
  #record(Keys: Attributes): Json {
    const { settings, authority } = this.#options;
    return {
      eventName: 'INSERT',
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      eventSourceARN: settings.streamArn,
      awsRegion: authority.deployment.region,
      dynamodb: { Keys, StreamViewType: 'KEYS_ONLY' },
    } as Json;
  }
}

function textOf(value: unknown): string | undefined {
  return z.object({ S: z.string() }).safeParse(value).data?.S;
}
