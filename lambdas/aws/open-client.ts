export interface CallLimits {
  /** Until the answer to one attempt begins; connecting is part of it. */
  readonly attemptMs: number;
  /** Without a byte while the body of an answer is read. */
  readonly idleMs: number;
  /** Attempts that the SDK makes. After a freeze several kept-alive sockets may be dead, and each costs one. */
  readonly attempts: number;
  /** Of all attempts and the pauses between them: whatever is under way then is ended. */
  readonly callMs: number;
}

const CONNECT_MS = 1_000;

/**
 * Calls of a client at once. More than it has sockets would wait for one inside of the SDK, whose timeouts count that as
 * silence of the server: reading usage makes hundreds of queries at once.
 */
const CALLS_AT_ONCE = 50;
/** Above the calls, for sockets whose object is still being read after its call. */
const MAX_SOCKETS = 2 * CALLS_AT_ONCE;

/** Calls that answer within milliseconds: a few kilobytes, or a batch of rows. */
export const CALL_LIMITS: CallLimits = { attemptMs: 2_000, idleMs: 2_000, attempts: 5, callMs: 12_000 };

/**
 * S3, which copies and receives up to 40 MB. A caller that reads an object while it arrives may pause for as long as the parser of a
 * mail, so that a silent body ends late; who wants it whole sets a limit of its own.
 */
export const OBJECT_LIMITS: CallLimits = { attemptMs: 8_000, idleMs: 60_000, attempts: 5, callMs: 20_000 };

/**
 * Operator functions, invoked synchronously: consumer routers and NAT gateways drop a connection on which nothing was sent
 * for about 350 s. Above the functions' timeout, so that Lambda's own error is reported.
 */
export const INVOKE_LIMITS: CallLimits = {
  attemptMs: 235_000,
  idleMs: 235_000,
  attempts: 3,
  callMs: 238_000,
};

interface LimitedConfig {
  readonly maxAttempts: number;
  readonly requestHandler: {
    readonly connectionTimeout: number;
    readonly requestTimeout: number;
    readonly throwOnRequestTimeout: true;
    readonly socketTimeout: number;
    readonly httpAgent: { readonly maxSockets: number };
    readonly httpsAgent: { readonly maxSockets: number };
  };
}

interface SendOptions {
  readonly abortSignal?: AbortSignal;
}

interface Sender {
  send(command: never, options?: SendOptions): Promise<unknown>;
}

class CallTimedOut extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * The only place where a client of AWS is made: none is without limits.
 * @param config what differs from the environment's: an endpoint, a region, credentials.
 */
export function openClient<Config extends object, Client extends Sender>(
  ClientClass: new (config: Config & LimitedConfig) => Client,
  limits: CallLimits,
  config: Config,
): Client {
  const client = new ClientClass({
    maxAttempts: limits.attempts,
    ...config,
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, limits.attemptMs),
      requestTimeout: limits.attemptMs,
      // Without it the SDK only logs a warning, and waits on.
      throwOnRequestTimeout: true,
      socketTimeout: limits.idleMs,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
  });
  return limitCalls(client, limits);
}

/** Ends what is under way of a call when its time is over, with the socket: an attempt, or a pause between two. */
export function limitCalls<Client extends Sender>(client: Client, { callMs }: CallLimits): Client {
  const ofClass: Sender = Object.getPrototypeOf(client);
  const leases = new CallLeases(CALLS_AT_ONCE);
  const limited = async (command: never, options: SendOptions = {}): Promise<unknown> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), callMs);
    const signals = [limit.signal, ...(options.abortSignal === undefined ? [] : [options.abortSignal])];
    const abortSignal = AbortSignal.any(signals);
    try {
      // Not awaited when a lease is free: an await would move the read out of its read batch.
      const lease = leases.take(abortSignal);
      if (lease !== undefined) await lease;
      try {
        return await ofClass.send.call(client, command, { ...options, abortSignal });
      } finally {
        leases.give();
      }
    } catch (error) {
      if (!limit.signal.aborted) throw error;
      throw new CallTimedOut(`AWS gave no answer within ${callMs} ms`, { cause: error });
    } finally {
      // What is read of the answer's body later is limited by the silence of its socket.
      clearTimeout(timer);
    }
  };
  return Object.assign(client, { send: limited });
}

/** As many calls at once as there are leases; the others wait in their order. */
class CallLeases {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(leases: number) {
    this.#free = leases;
  }

  /**
   * Takes a lease.
   * @returns undefined when one is free; else what resolves when it is this caller's, and rejects when the signal ends the wait.
   */
  take(signal: AbortSignal): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(begin);
    });
  }

  /** Gives a lease back, or on to the first that waits. */
  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
