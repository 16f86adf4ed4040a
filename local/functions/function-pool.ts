import type { Invocation, Json, LocalFunction } from '../contract.ts';
import { Sandbox, type SandboxOptions } from './sandbox.ts';

/** Lambda's bound on the payload of a synchronous invocation, either way. */
export const PAYLOAD_BYTES = 6 * 1024 * 1024;

/** AWS would go on to the account's quota; a laptop has the memory of a laptop. */
const MAX_INSTANCES = 16;

/** Starting an instance costs more processor time than most events: only one that keeps waiting is worth it. */
const WORTH_ANOTHER_INSTANCE_MS = 100;

interface Waiting {
  readonly event: string;
  readonly resolve: (invocation: Invocation) => void;
}

/** The instances of one function. Events beyond what the instances take wait in line, first come first served. */
export class FunctionPool implements LocalFunction {
  readonly logicalId: string;
  readonly arn: string;
  readonly timeoutMs: number;
  readonly #options: SandboxOptions;
  readonly #maxInstances: number;
  readonly #idle: Sandbox[] = [];
  readonly #all = new Set<Sandbox>();
  readonly #waiting: Waiting[] = [];
  #instances = 0;
  #running = 0;
  /** One start at a time: sixteen side by side keep each other, and everything else, from getting on. */
  #starting = false;
  #growTimer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: SandboxOptions) {
    const { logicalId, arn, timeoutMs, reservedConcurrency = MAX_INSTANCES } = options.settings;
    this.logicalId = logicalId;
    this.arn = arn;
    this.timeoutMs = timeoutMs;
    this.#options = options;
    this.#maxInstances = Math.min(reservedConcurrency, MAX_INSTANCES);
  }

  /** Whether no event runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.length === 0;
  }

  async invoke(event: Json): Promise<Invocation> {
    const payload = JSON.stringify(event);
    if (Buffer.byteLength(payload) > PAYLOAD_BYTES) {
      return failure('RequestEntityTooLarge', `The event is over ${PAYLOAD_BYTES} bytes`);
    }
    const invocation = await new Promise<Invocation>((resolve) => {
      this.#waiting.push({ event: payload, resolve });
      this.#next();
    });
    const size = invocation.ok ? Buffer.byteLength(JSON.stringify(invocation.payload) ?? '') : 0;
    if (size <= PAYLOAD_BYTES) return invocation;
    return failure(
      'Function.ResponseSizeTooLarge',
      `Response payload size exceeded maximum allowed payload size (${PAYLOAD_BYTES} bytes).`,
    );
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#growTimer);
    for (const { resolve } of this.#waiting.splice(0)) resolve(STOPPED);
    await Promise.all([...this.#all].map((sandbox) => sandbox.stop()));
  }

  #next(): void {
    if (this.#stopped) {
      for (const { resolve } of this.#waiting.splice(0)) resolve(STOPPED);
      return;
    }
    while (this.#waiting.length > 0) {
      const sandbox = this.#idle.pop();
      if (sandbox === undefined) break;
      const waiting = this.#waiting.shift();
      if (waiting !== undefined) void this.#run(sandbox, waiting);
    }
    if (this.#waiting.length === 0) {
      clearTimeout(this.#growTimer);
      this.#growTimer = undefined;
    } else if (this.#instances === 0) void this.#grow();
    else if (!this.#starting && this.#instances < this.#maxInstances) {
      this.#growTimer ??= setTimeout(() => {
        this.#growTimer = undefined;
        if (!this.#starting) void this.#grow();
      }, WORTH_ANOTHER_INSTANCE_MS);
    }
  }

  async #grow(): Promise<void> {
    this.#instances += 1;
    this.#starting = true;
    const started = await Sandbox.start(this.#options);
    this.#starting = false;
    if (started instanceof Sandbox) {
      this.#all.add(started);
      if (this.#stopped) await started.stop();
      else this.#idle.push(started);
    } else {
      this.#instances -= 1;
      // A function that does not load fails whoever asked, as in AWS; the next event tries again.
      this.#waiting.shift()?.resolve(started);
    }
    this.#next();
  }

  async #run(sandbox: Sandbox, { event, resolve }: Waiting): Promise<void> {
    this.#running += 1;
    const invocation = await sandbox.invoke(event);
    this.#running -= 1;
    if (sandbox.isAlive) this.#idle.push(sandbox);
    else {
      this.#all.delete(sandbox);
      this.#instances -= 1;
    }
    resolve(invocation);
    this.#next();
  }
}

const STOPPED: Invocation = failure('ServiceStopped', 'The runtime is stopping');

function failure(errorType: string, errorMessage: string): Invocation {
  return { ok: false, errorType, errorMessage };
}
