import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Deployment, Json, QueueConsumer, Resource, Running } from '../contract.ts';
import { isLoop, MAX_INVOCATIONS_IN_CHAIN } from '../functions/trace-header.ts';
import { propertiesOf } from '../template/properties-of.ts';
import type { Delivery, DeliveryFaults } from './delivery-faults.ts';
import type { Message, RoleQueue } from './role-queue.ts';

const WAIT_SECONDS = 20;
/** SQS returns at most 10 messages, whatever the batch size. */
const MAX_RECEIVE = 10;
const DEFAULT_CONCURRENCY = 5;
/** The pause doubles each time, to limit the number of error messages. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

const mappingSchema = z.object({
  EventSourceArn: z.string().startsWith('arn:aws:sqs:'),
  FunctionName: z.string(),
  Enabled: z.literal(true).optional(),
  BatchSize: z.int().min(1).max(MAX_RECEIVE).default(MAX_RECEIVE),
  MaximumBatchingWindowInSeconds: z.literal(0).optional(),
  FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]).optional(),
  ScalingConfig: z.object({ MaximumConcurrency: z.coerce.number().pipe(z.int().min(2)) }).optional(),
  FilterCriteria: z.never().optional(),
  StartingPosition: z.never().optional(),
});

/**
 * A null result or no failures mean that all messages were processed; a failure without a message id fails all of them
 * (Lambda developer guide, "Success and failure conditions").
 */
const responseSchema = z
  .object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string().min(1) })).nullish() })
  .nullish();

interface EventSourceSettings {
  readonly logicalId: string;
  readonly queueArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  readonly concurrency: number;
  readonly reportsFailures: boolean;
}

export function eventSourceSettings(mapping: Resource): EventSourceSettings {
  const { logicalId } = mapping;
  const { EventSourceArn, FunctionName, BatchSize, ScalingConfig, FunctionResponseTypes } = propertiesOf(
    mapping,
    mappingSchema,
  );
  return {
    logicalId,
    queueArn: EventSourceArn,
    functionName: FunctionName,
    batchSize: BatchSize,
    concurrency: ScalingConfig?.MaximumConcurrency ?? DEFAULT_CONCURRENCY,
    reportsFailures: FunctionResponseTypes !== undefined,
  };
}

interface EventSourceOptions {
  readonly settings: EventSourceSettings;
  readonly target: QueueConsumer;
  /** Lambda receives and deletes with the permissions of the function's role. */
  readonly queue: RoleQueue;
  readonly deployment: Deployment;
  readonly onFailure: (error: Error) => void;
  readonly firstPauseMs?: number;
  readonly faults?: DeliveryFaults | undefined;
}

/**
 * The batch is deleted after a successful invocation, except the failures in its result; all other messages become
 * visible again after the visibility timeout.
 */
export class EventSource implements Running {
  readonly #options: EventSourceOptions;
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  readonly #putOff = new Set<Promise<void>>();
  #loop: Promise<void> | undefined;
  #recursiveInvocationsDropped = 0;

  constructor(options: EventSourceOptions) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#underWay.size === 0 && this.#putOff.size === 0;
  }

  get target(): string {
    return this.#options.target.logicalId;
  }

  get recursiveInvocationsDropped(): number {
    return this.#recursiveInvocationsDropped;
  }

  start(): void {
    this.#loop = this.#poll();
  }

  /** AWS processes more single messages at once than there are local instances, so waiting ones share an instance. */
  get #sharesInstances(): boolean {
    const { settings, target } = this.#options;
    return settings.batchSize === 1 && settings.concurrency > target.maxInstances;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
    await Promise.all(this.#putOff);
    await Promise.all(this.#underWay);
  }

  async #poll(): Promise<void> {
    const { settings, target, queue, onFailure, firstPauseMs = FIRST_PAUSE_MS } = this.#options;
    const { signal } = this.#stopping;
    let pauseMs = firstPauseMs;
    while (!signal.aborted) {
      if (this.#underWay.size >= settings.concurrency) await Promise.race(this.#underWay);
      if (!this.#sharesInstances) await target.whenFree();
      try {
        const messages = await queue.receive(settings.batchSize, WAIT_SECONDS, signal);
        if (messages.length > 0) this.#deliver(messages);
        pauseMs = firstPauseMs;
      } catch (error) {
        onFailure(failure(`${settings.logicalId} could not receive and will retry`, error));
        await delay(pauseMs, undefined, { signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      }
    }
  }

  #deliver(messages: readonly Message[]): void {
    const deliveries = this.#options.faults?.deliveries(messages) ?? [
      { messages, afterMs: 0, isCopy: false },
    ];
    for (const delivery of deliveries) {
      if (delivery.afterMs === 0) this.#begin(delivery);
      else this.#putOffDelivery(delivery);
    }
  }

  /** A delayed delivery is dropped when the source stops, because its messages become visible again. */
  #putOffDelivery(delivery: Delivery): void {
    const { signal } = this.#stopping;
    const later = delay(delivery.afterMs, undefined, { signal })
      .then(() => this.#begin(delivery))
      .catch(() => undefined)
      .finally(() => this.#putOff.delete(later));
    this.#putOff.add(later);
  }

  #begin(delivery: Delivery): void {
    const { settings, onFailure } = this.#options;
    const work = this.#work(delivery)
      .catch((error: unknown) => onFailure(failure(settings.logicalId, error)))
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  async #work({ messages: received, isCopy }: Delivery): Promise<void> {
    const { settings, target, queue, faults } = this.#options;
    const messages = await this.#withoutLoops(received, isCopy);
    if (messages.length === 0) return;
    const Records = messages.map((message) => this.#record(message));
    const instance = this.#sharesInstances ? 'shared' : 'own';
    const invocation = await target.invoke({ Records }, messages.map(traceOf).filter(isGiven), instance);
    if (!invocation.ok) {
      if (!isCopy) await faults?.failed(messages);
      throw new Error(`${target.logicalId}: ${invocation.errorType}: ${invocation.errorMessage}`);
    }
    const response = settings.reportsFailures ? responseSchema.parse(invocation.payload) : undefined;
    const failed = new Set(response?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier));
    if (isCopy) return;
    await queue.delete(messages.filter(({ MessageId }) => !failed.has(MessageId)));
    if (failed.size > 0) await faults?.failed(messages.filter(({ MessageId }) => failed.has(MessageId)));
  }

  /**
   * Lambda moves messages of a chain that is too long to the dead-letter queue, or deletes them without one. @returns
   * the other messages.
   */
  async #withoutLoops(received: readonly Message[], isCopy: boolean): Promise<readonly Message[]> {
    const { target, queue, onFailure } = this.#options;
    if (target.allowsRecursion) return received;
    const loops = received.filter((message) => isLoop(traceOf(message), target.arn));
    if (loops.length === 0) return received;
    const others = received.filter((message) => !loops.includes(message));
    if (isCopy) return others;
    const isKept = await queue.moveToDeadLetterQueue(loops);
    this.#recursiveInvocationsDropped += loops.length;
    onFailure(
      new Error(
        `${target.logicalId}: ${loops.length} messages from a chain of ${MAX_INVOCATIONS_IN_CHAIN} invocations ${isKept ? 'are in the dead-letter queue' : 'were discarded'} (recursive loop detection)`,
      ),
    );
    return others;
  }

  #record(message: Message): { readonly [key: string]: Json } {
    return {
      messageId: message.MessageId,
      receiptHandle: message.ReceiptHandle,
      body: message.Body,
      attributes: message.Attributes,
      messageAttributes: Object.fromEntries(
        Object.entries(message.MessageAttributes).map(([name, { DataType, StringValue }]) => [
          name,
          { dataType: DataType, stringValue: StringValue ?? '' },
        ]),
      ),
      md5OfBody: message.MD5OfBody,
      eventSource: 'aws:sqs',
      eventSourceARN: this.#options.settings.queueArn,
      awsRegion: this.#options.deployment.region,
    };
  }
}

function traceOf({ Attributes }: Message): string | undefined {
  return Attributes['AWSTraceHeader'];
}

function isGiven(header: string | undefined): header is string {
  return header !== undefined;
}

function failure(what: string, cause: unknown): Error {
  return new Error(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}
