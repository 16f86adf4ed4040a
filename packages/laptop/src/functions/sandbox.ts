import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { EventLoopUtilization } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Invocation } from '../contract.ts';
import type { FunctionSettings } from './function-settings.ts';
import type { StoppableInstance } from './instance-faults.ts';
import type { FunctionEvent, Invoke, SandboxData, SandboxReply } from './sandbox-protocol.ts';

const WORKER = new URL('./sandbox.worker.mjs', import.meta.url);
/** Lambda allows 10 s on a dedicated processor, but a laptop's processor is shared. */
const INIT_MS = 60_000;
const WAITING_AFTER_MS = 100;
const MAX_WAITING_UTILIZATION = 0.5;
const LOADING = 'loading';
/** V8 would let it grow to three times this size under load and does not give the memory back. */
const YOUNG_HEAP_MEGABYTES = 16;

export interface SandboxOptions {
  readonly settings: FunctionSettings;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: number;
}

export class Sandbox implements StoppableInstance {
  readonly accessKeyId: string;
  readonly #settings: FunctionSettings;
  readonly #worker: Worker;
  readonly #running = new Map<
    string,
    { readonly settle: (outcome: Outcome) => void; readonly since: number }
  >();
  #measured: { readonly at: number; readonly total: EventLoopUtilization; readonly utilization: number };
  #ended: Invocation | undefined;

  private constructor({ settings, environment, log }: SandboxOptions) {
    this.#settings = settings;
    this.accessKeyId = environment['AWS_ACCESS_KEY_ID'] ?? '';
    const workerData: SandboxData = {
      bundle: pathToFileURL(settings.bundle).href,
      handler: settings.handler,
      functionArn: settings.arn,
      log,
    };
    this.#worker = new Worker(WORKER, {
      name: settings.logicalId,
      workerData,
      env: { ...environment },
      execArgv: ['--enable-source-maps'],
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: settings.memoryMegabytes,
        maxYoungGenerationSizeMb: YOUNG_HEAP_MEGABYTES,
      },
    });
    this.#measured = { at: 0, total: this.#worker.performance.eventLoopUtilization(), utilization: 1 };
    for (const output of [this.#worker.stdout, this.#worker.stderr]) {
      output.on('data', (text: Buffer) => writeSync(log, text));
    }
    this.#worker.on('message', (reply: SandboxReply) =>
      this.#settle(reply.kind === 'ready' ? LOADING : reply.requestId, reply),
    );
    this.#worker.on('error', (error) => this.#end('Runtime.UnhandledError', messageOf(error)));
    this.#worker.on('exit', (code) => this.#end('Runtime.ExitError', `Runtime exited with status ${code}`));
  }

  static async start(options: SandboxOptions): Promise<Sandbox | Invocation> {
    const sandbox = new Sandbox(options);
    const loaded = await sandbox.#within(INIT_MS, LOADING, 0, () => undefined);
    return loaded.kind === 'ready' ? sandbox : asInvocation(loaded);
  }

  get isAlive(): boolean {
    return this.#ended === undefined;
  }

  get performance(): Worker['performance'] {
    return this.#worker.performance;
  }

  get events(): number {
    return this.#running.size;
  }

  isWaiting(now: number): boolean {
    if (this.#running.size === 0 || !this.isAlive) return false;
    this.#measure(now);
    const isLong = [...this.#running.values()].every(({ since }) => now - since >= WAITING_AFTER_MS);
    return isLong && this.#measured.utilization < MAX_WAITING_UTILIZATION;
  }

  async invoke(event: FunctionEvent, now = 0): Promise<Invocation> {
    const requestId = randomUUID();
    const { timeoutMs } = this.#settings;
    const invoke: Invoke = { ...event, requestId, deadline: Date.now() + timeoutMs };
    return asInvocation(
      await this.#within(timeoutMs, requestId, now, () => this.#worker.postMessage(invoke)),
    );
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  end(errorType: string, errorMessage: string): void {
    this.#end(errorType, errorMessage);
    void this.#worker.terminate();
  }

  #measure(now: number): void {
    if (now - this.#measured.at < WAITING_AFTER_MS) return;
    const total = this.performance.eventLoopUtilization();
    const { utilization } = this.performance.eventLoopUtilization(total, this.#measured.total);
    this.#measured = { at: now, total, utilization };
  }

  async #within(milliseconds: number, requestId: string, since: number, begin: () => void): Promise<Outcome> {
    if (this.#ended !== undefined) return { kind: 'ended', invocation: this.#ended };
    const outcome = new Promise<Outcome>((settle) => {
      this.#running.set(requestId, { settle, since });
    });
    const what = requestId === LOADING ? 'Runtime initialization' : requestId;
    const limit = (milliseconds / 1000).toFixed(2);
    // After a laptop slept, replies that have arrived are read before the invocation counts as timed out.
    const timer = setTimeout(() => {
      setImmediate(() => {
        if (this.#running.has(requestId)) {
          this.end('Sandbox.Timedout', `${what} timed out after ${limit} seconds`);
        }
      });
    }, milliseconds);
    begin();
    try {
      return await outcome;
    } finally {
      clearTimeout(timer);
    }
  }

  #end(errorType: string, errorMessage: string): void {
    this.#ended ??= { ok: false, errorType, errorMessage };
    const outcome: Outcome = { kind: 'ended', invocation: this.#ended };
    for (const requestId of [...this.#running.keys()]) this.#settle(requestId, outcome);
  }

  #settle(requestId: string, outcome: Outcome): void {
    const running = this.#running.get(requestId);
    this.#running.delete(requestId);
    running?.settle(outcome);
  }
}

type Outcome = SandboxReply | { readonly kind: 'ended'; readonly invocation: Invocation };

function asInvocation(outcome: Outcome): Invocation {
  switch (outcome.kind) {
    case 'ended':
      return outcome.invocation;
    case 'error':
      return { ok: false, errorType: outcome.errorType, errorMessage: outcome.errorMessage };
    case 'result':
      return { ok: true, payload: outcome.payload === undefined ? undefined : JSON.parse(outcome.payload) };
    case 'ready':
      throw new Error('A function instance loaded twice');
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
