import type { InstanceUse, Invocation, Json, QueueConsumer } from '../contract.ts';
import type { LoopMeter } from './busy-threads.ts';
import type { InstanceFaults } from './instance-faults.ts';
import type { Instances } from './keep-instances.ts';
import { Sandbox, type SandboxOptions } from './sandbox.ts';
import type { FunctionEvent } from './sandbox-protocol.ts';
import { isLoop, traceOfInvocation } from './trace-header.ts';

/** Lambda has this limit for request and response of a synchronous invocation. */
export const PAYLOAD_BYTES = 6 * 1024 * 1024;

/** Lambda returns these error types for invocations that it refuses to run (Lambda API reference, `Invoke`). */
export const THROTTLED = 'TooManyRequestsException';
export const TOO_LARGE = 'RequestEntityTooLarge';

/** AWS allows the account's quota; this limit protects the memory of a laptop. */
const MAX_INSTANCES = 16;
/**
 * Lambda gives a whole core with so much memory (Lambda developer guide, "Configure Lambda function memory"), for
 * functions that compute: more instances than cores would only hold memory.
 */
const WHOLE_CORE_MEGABYTES = 1_769;
/**
 * The wait grows with the square of the instances, because a start costs more processor time than most events; a linear
 * wait started too many under load.
 */
const WAIT_PER_INSTANCE_MS = 100;
/** AWS takes minutes to end an idle instance; an earlier end frees the memory. */
const MAX_IDLE_MS = 30_000;
/** The last instance stays longer, so that no event waits for a start while the service is in use. */
const LAST_MAX_IDLE_MS = 10 * 60_000;

interface PoolOptions extends SandboxOptions {
  readonly now: () => number;
  readonly isAccountFull: () => boolean;
  readonly cores: number;
  readonly isFrugal?: boolean | undefined;
  readonly faults?: InstanceFaults | undefined;
}

interface Waiting {
  readonly since: number;
  readonly sharesInstance: boolean;
  readonly event: FunctionEvent | undefined;
  readonly resolve: (invocation: Invocation) => void;
}

interface Idle {
  readonly sandbox: Sandbox;
  readonly since: number;
}

/**
 * Client requests may share an instance, so that a hundred calls that wait for email need only a few. AWS runs one
 * event at a time in each of more instances.
 */
export class FunctionPool implements QueueConsumer, Instances {
  readonly logicalId: string;
  readonly arn: string;
  readonly timeoutMs: number;
  readonly allowsRecursion: boolean;
  readonly maxInstances: number;
  readonly #options: PoolOptions;
  /** The most recently used instance is used next, so that the others become idle for long enough to end. */
  readonly #idle: Idle[] = [];
  readonly #all = new Set<Sandbox>();
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** Many concurrent starts slow each other and everything else down, so there is one at a time. */
  #starting: Promise<Sandbox | Invocation> | undefined;
  #stopped = false;

  constructor(options: PoolOptions) {
    const {
      logicalId,
      arn,
      timeoutMs,
      memoryMegabytes,
      reservedConcurrency = MAX_INSTANCES,
    } = options.settings;
    this.logicalId = logicalId;
    this.arn = arn;
    this.timeoutMs = timeoutMs;
    this.allowsRecursion = options.settings.allowsRecursion;
    this.#options = options;
    const most = memoryMegabytes >= WHOLE_CORE_MEGABYTES ? options.cores : MAX_INSTANCES;
    this.maxInstances = Math.min(reservedConcurrency, most, MAX_INSTANCES);
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.every(({ event }) => event === undefined);
  }

  /** AWS gives an execution to each event that runs or waits here. */
  get executions(): number {
    return this.#running + this.#waiting.filter(({ event }) => event !== undefined).length;
  }

  get #isThrottled(): boolean {
    const { settings, isAccountFull } = this.#options;
    const { reservedConcurrency } = settings;
    return reservedConcurrency === undefined ? isAccountFull() : this.executions >= reservedConcurrency;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get instances(): number {
    return this.#all.size;
  }

  get loops(): readonly LoopMeter[] {
    return [...this.#all].map(({ performance }) => performance);
  }

  get isStarting(): boolean {
    return this.#starting !== undefined;
  }

  async invoke(
    event: Json,
    causes: readonly string[] = [],
    instance: InstanceUse = 'own',
  ): Promise<Invocation> {
    if (!this.allowsRecursion && causes.some((cause) => isLoop(cause, this.arn))) return RECURSIVE;
    if (this.#isThrottled) return failure(THROTTLED, 'Rate Exceeded.');
    const payload = JSON.stringify(event);
    if (Buffer.byteLength(payload) > PAYLOAD_BYTES) {
      return failure(TOO_LARGE, `The event is over ${PAYLOAD_BYTES} bytes`);
    }
    const trace = traceOfInvocation(causes, this.arn);
    const invocation = await this.#enqueue({ payload, trace }, instance === 'shared');
    const size = invocation.ok ? Buffer.byteLength(JSON.stringify(invocation.payload) ?? '') : 0;
    if (size <= PAYLOAD_BYTES) return invocation;
    return failure(
      'Function.ResponseSizeTooLarge',
      `Response payload size exceeded maximum allowed payload size (${PAYLOAD_BYTES} bytes).`,
    );
  }

  async whenFree(): Promise<void> {
    if (this.#all.size > 0 || this.isStarting) await this.#enqueue(undefined);
  }

  get waitingSince(): number | undefined {
    const [first] = this.#waiting;
    if (first === undefined || this.isStarting || this.#all.size >= this.maxInstances) return undefined;
    const worthwhile = WAIT_PER_INSTANCE_MS * this.#all.size ** 2;
    return this.#options.now() - first.since >= worthwhile ? first.since : undefined;
  }

  /** The first event need not wait for the start. A function that does not load fails its first event. */
  async load(): Promise<void> {
    if (!this.#stopped && this.#all.size === 0 && !this.isStarting) await this.startAnother();
  }

  async startAnother(): Promise<void> {
    const { settings, environment, log, faults } = this.#options;
    const ownEnvironment = faults?.environment(settings, environment) ?? environment;
    this.#starting = Sandbox.start({ settings, environment: ownEnvironment, log });
    const started = await this.#starting;
    this.#starting = undefined;
    if (started instanceof Sandbox) {
      this.#all.add(started);
      this.#rest(started);
    } else {
      // The oldest event fails when a function does not load, as in AWS, and the next event tries again.
      this.#waiting.shift()?.resolve(started);
    }
    this.#next();
  }

  async endIdle(): Promise<void> {
    const now = this.#options.now();
    const running = this.#all.size;
    const lastMaxIdleMs = this.#options.isFrugal === true ? MAX_IDLE_MS : LAST_MAX_IDLE_MS;
    const kept = this.#idle.findIndex(
      ({ since }, older) => now - since < (running - older > 1 ? MAX_IDLE_MS : lastMaxIdleMs),
    );
    const ended = this.#idle.splice(0, kept < 0 ? this.#idle.length : kept);
    for (const { sandbox } of ended) this.#all.delete(sandbox);
    await Promise.all(ended.map(({ sandbox }) => sandbox.stop()));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#next();
    await this.#starting;
    await Promise.all([...this.#all].map((sandbox) => sandbox.stop()));
  }

  #enqueue(event: FunctionEvent | undefined, sharesInstance = false): Promise<Invocation> {
    return new Promise<Invocation>((resolve) => {
      this.#waiting.push({ since: this.#options.now(), event, resolve, sharesInstance });
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
    this.shareWaiting();
    if (this.#waiting.length > 0 && this.#all.size === 0 && !this.isStarting) void this.startAnother();
  }

  /**
   * Each instance gets all that it can take at once, so that a burst is taken up fast and a busy instance gets no more.
   */
  shareWaiting(): void {
    // Adverse mode ends instances in the middle of an event, which must not end other events.
    if (this.#options.faults !== undefined) return;
    if (!this.#waiting.some(({ sharesInstance }) => sharesInstance)) return;
    const now = this.#options.now();
    for (const sandbox of [...this.#all].filter((each) => each.isWaiting(now))) {
      for (let more = sandbox.events; more > 0; more--) {
        const next = this.#waiting.findIndex(({ sharesInstance }) => sharesInstance);
        const [request] = next < 0 ? [] : this.#waiting.splice(next, 1);
        if (request?.event === undefined) return;
        void this.#run(sandbox, request.event, request.resolve);
      }
    }
  }

  async #run(sandbox: Sandbox, event: FunctionEvent, resolve: Waiting['resolve']): Promise<void> {
    this.#running += 1;
    const { settings, faults } = this.#options;
    const invocation = await (faults?.invoke(sandbox, settings, event) ??
      sandbox.invoke(event, this.#options.now()));
    this.#running -= 1;
    const isKept = faults?.isKept(settings) ?? true;
    if (sandbox.isAlive && isKept) {
      if (sandbox.events === 0) this.#rest(sandbox);
    } else this.#all.delete(sandbox);
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
