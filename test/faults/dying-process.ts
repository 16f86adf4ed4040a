import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod';
import type { AwsCall, Fault, FaultPlan, Interlude } from './fault.ts';
import { PartialBatch } from './partial-batch.ts';
import { refusal, type WireAnswer } from './wire-answers.ts';

/** The end of a process: nothing that it does afterwards has an effect. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

/** What the transport makes of a request; `output` comes later, from the deserializer. */
interface Wire<Output> {
  readonly response: unknown;
  readonly output?: Output;
}

interface WireRequest {
  readonly input: unknown;
  readonly request: unknown;
}

type Send<Output> = (fault: Fault | undefined) => Promise<Wire<Output>>;

/** A service that no engine plays. @param isPartial whether it shall refuse a part of what it is asked. */
type PlayedService = (input: unknown, isPartial: boolean) => WireAnswer;

const transactionSchema = z.object({ TransactItems: z.array(z.unknown()) });

/** Where faults sit: below the serializer, the signature, the retries and the deserializer, which are the real ones. */
export const BELOW_RETRIES = { step: 'deserialize', priority: 'low', name: 'faults' } as const;

/** Iterations of the event loop that a delayed request waits at most: others are sent and answered meanwhile. */
const LONGEST_DELAY_TURNS = 24;

/**
 * One process of the service as AWS sees it: the requests of its clients, each of which a plan may spoil. Faults sit
 * below the SDK's serializer, signature, retries and deserializer: these are the real ones.
 */
export class DyingProcess {
  readonly #plan: FaultPlan;
  readonly #interlude: Interlude | undefined;
  readonly #inFlight = new Set<Promise<unknown>>();
  readonly #bodies: Readable[] = [];
  readonly #faults = new Map<Fault, number>();
  readonly #operations: string[] = [];
  #dead = false;

  constructor(plan: FaultPlan, interlude?: Interlude) {
    this.#plan = plan;
    this.#interlude = interlude;
  }

  get operations(): readonly string[] {
    return this.#operations;
  }

  get isDead(): boolean {
    return this.#dead;
  }

  get openAnswers(): number {
    return this.#bodies.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;
  }

  faults(fault: Fault): number {
    return this.#faults.get(fault) ?? 0;
  }

  /**
   * The middleware that puts a client into this process: for the step `deserialize`, with low priority.
   * @param service signing name of the client's service.
   * @param played what answers in place of the network.
   */
  faulty(service: string, played?: PlayedService) {
    return <Request extends WireRequest, Output>(
      next: (request: Request) => Promise<Wire<Output>>,
      context: Readonly<Record<string, unknown>>,
    ) =>
      (request: Request): Promise<Wire<Output>> => {
        const operation = String(context['commandName']).replace('Command', '');
        const send: Send<Output> = async (fault) => {
          if (played !== undefined) return { response: played(request.input, fault === 'partial') };
          if (fault !== 'partial' || operation !== 'BatchGetItem') return next(request);
          const batch = PartialBatch.of(request.request);
          const { response } = await next({ ...request, request: batch.request });
          return { response: await batch.answer(response) };
        };
        return this.#send(service, operation, send, request.input);
      };
  }

  /**
   * Waits for what a process has under way: the service may still be doing it although the process is dead. Then closes
   * its connections: what it has not read of an answer would hold them.
   */
  async end(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.allSettled(this.#inFlight);
    for (const body of this.#bodies) body.destroy();
  }

  async #send<Output>(
    service: string,
    operation: string,
    send: Send<Output>,
    input: unknown,
  ): Promise<Wire<Output>> {
    if (this.#dead) throw new ProcessDied(operation);
    const call: AwsCall = { index: this.#operations.length, operation };
    this.#operations.push(operation);
    if (this.#interlude !== undefined) await this.#interlude(call);
    const fault = this.#plan(call);
    const sending = this.#spoil(fault, call, service, send, input);
    this.#inFlight.add(sending);
    try {
      const answer = await sending;
      const { body } = answerSchema.parse(answer.response);
      this.#bodies.push(body);
      // Others of this process may have died since.
      if (this.#dead) throw new ProcessDied(operation);
      return answer;
    } finally {
      this.#inFlight.delete(sending);
    }
  }

  async #spoil<Output>(
    fault: Fault | undefined,
    { index, operation }: AwsCall,
    service: string,
    send: Send<Output>,
    input: unknown,
  ): Promise<Wire<Output>> {
    if (fault !== undefined) this.#faults.set(fault, this.faults(fault) + 1);
    switch (fault) {
      case undefined:
      case 'partial':
        return send(fault);
      case 'crash-before':
        this.#dead = true;
        throw new ProcessDied(operation);
      case 'crash-after':
        await drained(await send(fault));
        this.#dead = true;
        throw new ProcessDied(operation);
      case 'lost-answer':
        await drained(await send(fault));
        throw Object.assign(new Error('socket hang up'), { name: 'TimeoutError', code: 'ECONNRESET' });
      case 'duplicate':
        await drained(await send(fault));
        return send(fault);
      case 'delay':
        for (let turn = (index * 7919) % LONGEST_DELAY_TURNS; turn >= 0; turn--) await nextTurn();
        return send(fault);
      default: {
        const transaction = transactionSchema.safeParse(input);
        const parts = transaction.success ? transaction.data.TransactItems.length : 1;
        const response = refusal(fault, { service, operation, parts }, index);
        return response === undefined ? send(fault) : { response };
      }
    }
  }
}

const answerSchema = z.object({ body: z.instanceof(Readable) });

/** Reads an unused answer, so that its connection is free again. */
async function drained({ response }: { response: unknown }): Promise<void> {
  for await (const _chunk of answerSchema.parse(response).body);
}

const strategySchema = z.looseObject({ retryBackoffStrategy: z.looseObject({}) });

/**
 * Has a client retry by the SDK's own strategy, budget and all; only what it waits between two attempts is left out.
 */
export async function withoutPauses(client: {
  readonly config: { retryStrategy(): Promise<object> };
}): Promise<void> {
  const strategy = await client.config.retryStrategy();
  strategySchema.parse(strategy);
  Reflect.set(strategy, 'retryBackoffStrategy', {
    setDelayBase: () => undefined,
    computeNextBackoffDelay: () => 0,
  });
}
