export interface CallLimits {
  /** The time in ms includes connecting and ends at the first byte of the response. */
  readonly attemptMs: number;
  /** The value is the longest silence in ms while a body is read. */
  readonly idleMs: number;
  /** After a freeze of the Lambda sandbox each dead kept-alive socket costs one attempt. */
  readonly attempts: number;
  /** The time in ms includes all attempts and pauses. */
  readonly callMs: number;
}

const CONNECT_MS = 1_000;

/**
 * Further calls would wait for a socket inside the SDK, which counts that as silence of the server. Reading usage makes
 * hundreds of queries at once.
 */
const CALLS_AT_ONCE = 50;
/** Objects may still be read from sockets after their calls have ended. */
const MAX_SOCKETS = 2 * CALLS_AT_ONCE;

export const CALL_LIMITS: CallLimits = { attemptMs: 2_000, idleMs: 2_000, attempts: 5, callMs: 12_000 };

/** S3 copies up to 40 MB, and a caller that parses an email while it arrives may pause. */
export const OBJECT_LIMITS: CallLimits = { attemptMs: 8_000, idleMs: 60_000, attempts: 5, callMs: 20_000 };

/**
 * Consumer routers and NAT gateways drop connections idle for about 350 s. The attempt exceeds the functions' timeout
 * so that Lambda's own error is reported.
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

/** Every AWS client is made here so that none is without timeouts. */
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
      // The SDK otherwise only logs a warning and waits on.
      throwOnRequestTimeout: true,
      socketTimeout: limits.idleMs,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
  });
  return limitCalls(client, limits);
}

export function limitCalls<Client extends Sender>(client: Client, { callMs }: CallLimits): Client {
  const ofClass: Sender = Object.getPrototypeOf(client);
  const leases = new CallLeases(CALLS_AT_ONCE);
  const limited = async (command: never, options: SendOptions = {}): Promise<unknown> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), callMs);
    const signals = [limit.signal, ...(options.abortSignal === undefined ? [] : [options.abortSignal])];
    const abortSignal = AbortSignal.any(signals);
    try {
      // An await for a free lease would move the read to a later tick, out of its read batch.
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
      // The socket's idle timeout limits the reading of the body from here on.
      clearTimeout(timer);
    }
  };
  return Object.assign(client, { send: limited });
}

class CallLeases {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(leases: number) {
    this.#free = leases;
  }

  /** The result is undefined if a lease is free. */
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

  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
