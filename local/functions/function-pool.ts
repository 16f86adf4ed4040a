import type { Invocation, Json, QueueConsumer } from '../contract.ts';
import type { LoopMeter } from './busy-threads.ts';
import type { InstanceFaults } from './instance-faults.ts';
import type { Instances } from './keep-instances.ts';
import { Sandbox, type SandboxOptions } from './sandbox.ts';
import type { FunctionEvent } from './sandbox-protocol.ts';
import { isLoop, traceOfInvocation } from './trace-header.ts';

/** Lambda's bound on the payload of a synchronous invocation, either way. */
export const PAYLOAD_BYTES = 6 * 1024 * 1024;

/** Error type of an invocation that Lambda refused to run (Lambda API reference, `Invoke`). */
export const THROTTLED = 'TooManyRequestsException';

/** AWS would go on to the account's quota; a laptop has the memory of a laptop. */
const MAX_INSTANCES = 16;
/**
 * Times the square of the instances that there are: starting one costs more processor time than most events, and each adds
 * less than the one before. Only a wait that keeps longer than the others would take to come free is worth another. In
 * proportion to their number it was not enough: where events come for minutes, some wait that long every now and then.
 */
const WORTH_ANOTHER_INSTANCE_MS = 100;
/** An instance that nothing came for is ended, as in AWS, where it takes minutes: here it takes somebody's memory. */
const KEPT_IDLE_MS = 30_000;

export interface PoolOptions extends SandboxOptions {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Adverse mode. */
  readonly faults?: InstanceFaults | undefined;
}

/** Who waits for an instance: an event to be run, or somebody who will have one. */
interface Waiting {
  readonly since: number;
  /** Undefined for who only wants to know. */
  readonly event: FunctionEvent | undefined;
  readonly resolve: (invocation: Invocation) => void;
}

interface Idle {
  readonly sandbox: Sandbox;
  readonly since: number;
}

/** The instances of one function. Events beyond what the instances take wait in line, first come first served. */
export class FunctionPool implements QueueConsumer, Instances {
  readonly logicalId: string;
  readonly arn: string;
  readonly timeoutMs: number;
  readonly allowsRecursion: boolean;
  readonly #options: PoolOptions;
  readonly #maxInstances: number;
  /** The one that was used last comes last, and is used next: the others get the chance to be ended. */
  readonly #idle: Idle[] = [];
  readonly #all = new Set<Sandbox>();
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** One start at a time: sixteen side by side keep each other, and everything else, from getting on. */
  #starting: Promise<Sandbox | Invocation> | undefined;
  #stopped = false;

  constructor(options: PoolOptions) {
    const { logicalId, arn, timeoutMs, reservedConcurrency = MAX_INSTANCES } = options.settings;
    this.logicalId = logicalId;
    this.arn = arn;
    this.timeoutMs = timeoutMs;
    this.allowsRecursion = options.settings.allowsRecursion;
    this.#options = options;
    this.#maxInstances = Math.min(reservedConcurrency, MAX_INSTANCES);
  }

  /** Whether no event runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.every(({ event }) => event === undefined);
  }

  /** Whether as many events run or wait as AWS would run at once: the next one is refused, not kept waiting. */
  get #isThrottled(): boolean {
    const { reservedConcurrency } = this.#options.settings;
    const waiting = this.#waiting.filter(({ event }) => event !== undefined).length;
    return reservedConcurrency !== undefined && this.#running + waiting >= reservedConcurrency;
  }

  /** Instances that have started and were not ended. */
  get instances(): number {
    return this.#all.size;
  }

  get loops(): readonly LoopMeter[] {
    return [...this.#all].map(({ performance }) => performance);
  }

  get isStarting(): boolean {
    return this.#starting !== undefined;
  }

  async invoke(event: Json, causes: readonly string[] = []): Promise<Invocation> {
    if (!this.allowsRecursion && causes.some((cause) => isLoop(cause, this.arn))) return RECURSIVE;
    if (this.#isThrottled) return failure(THROTTLED, 'Rate Exceeded.');
    const payload = JSON.stringify(event);
    if (Buffer.byteLength(payload) > PAYLOAD_BYTES) {
      return failure('RequestEntityTooLarge', `The event is over ${PAYLOAD_BYTES} bytes`);
    }
    const trace = traceOfInvocation(causes, this.arn);
    const invocation = await this.#line({ payload, trace });
    const size = invocation.ok ? Buffer.byteLength(JSON.stringify(invocation.payload) ?? '') : 0;
    if (size <= PAYLOAD_BYTES) return invocation;
    return failure(
      'Function.ResponseSizeTooLarge',
      `Response payload size exceeded maximum allowed payload size (${PAYLOAD_BYTES} bytes).`,
    );
  }

  async whenFree(): Promise<void> {
    if (this.#all.size > 0 || this.isStarting) await this.#line(undefined);
  }

  get wantedSince(): number | undefined {
    const [first] = this.#waiting;
    if (first === undefined || this.isStarting || this.#all.size >= this.#maxInstances) return undefined;
    const enough = WORTH_ANOTHER_INSTANCE_MS * this.#all.size ** 2;
    return this.#options.now() - first.since >= enough ? first.since : undefined;
  }

  /** Starts another instance; resolves when it runs, or its start has failed the event that waited longest. */
  async grow(): Promise<void> {
    const { settings, environment, log, faults } = this.#options;
    const ownEnvironment = faults?.environment(settings, environment) ?? environment;
    this.#starting = Sandbox.start({ settings, environment: ownEnvironment, log });
    const started = await this.#starting;
    this.#starting = undefined;
    if (started instanceof Sandbox) {
      this.#all.add(started);
      this.#rest(started);
    } else {
      // A function that does not load fails whoever asked, as in AWS; the next event tries again.
      this.#waiting.shift()?.resolve(started);
    }
    this.#next();
  }

  /** Ends the instances that were idle for long, but for one: whoever comes next shall not wait for a start. */
  async shrink(): Promise<void> {
    const longAgo = this.#options.now() - KEPT_IDLE_MS;
    const old = this.#idle.filter(({ since }) => since <= longAgo);
    const ended = this.#idle.splice(0, Math.min(old.length, this.#all.size - 1));
    for (const { sandbox } of ended) this.#all.delete(sandbox);
    await Promise.all(ended.map(({ sandbox }) => sandbox.stop()));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#next();
    // Nothing of this function runs any more when this resolves.
    await this.#starting;
    await Promise.all([...this.#all].map((sandbox) => sandbox.stop()));
  }

  #line(event: FunctionEvent | undefined): Promise<Invocation> {
    return new Promise<Invocation>((resolve) => {
      this.#waiting.push({ since: this.#options.now(), event, resolve });
      this.#next();
    });
  }

  #next(): void {
    if (this.#stopped) {
      for (const { resolve } of this.#waiting.splice(0)) resolve(STOPPED);
      return;
    }
    for (let idle = this.#idle.at(-1); idle !== undefined; idle = this.#idle.at(-1)) {
      const waiting = this.#waiting.shift();
      if (waiting === undefined) break;
      if (waiting.event === undefined) waiting.resolve(NOTHING);
      else {
        this.#idle.pop();
        void this.#run(idle.sandbox, waiting.event, waiting.resolve);
      }
    }
    // The first is always worth it; whether another is depends on how long there is waiting.
    if (this.#waiting.length > 0 && this.#all.size === 0 && !this.isStarting) void this.grow();
  }

  async #run(sandbox: Sandbox, event: FunctionEvent, resolve: Waiting['resolve']): Promise<void> {
    this.#running += 1;
    const { settings, faults } = this.#options;
    const invocation = await (faults?.invoke(sandbox, settings, event) ?? sandbox.invoke(event));
    this.#running -= 1;
    const isKept = faults?.isKept(settings) ?? true;
    if (sandbox.isAlive && isKept) this.#rest(sandbox);
    else this.#all.delete(sandbox);
    if (!isKept) await sandbox.stop();
    resolve(invocation);
    this.#next();
  }

  #rest(sandbox: Sandbox): void {
    this.#idle.push({ sandbox, since: this.#options.now() });
  }
}

const NOTHING: Invocation = { ok: true, payload: undefined };
const STOPPED: Invocation = failure('ServiceStopped', 'The runtime is stopping');
const RECURSIVE: Invocation = failure(
  'RecursiveInvocationException',
  'Lambda has detected the function being invoked in a recursive loop, and stopped it',
);

function failure(errorType: string, errorMessage: string): Invocation {
  return { ok: false, errorType, errorMessage };
}
