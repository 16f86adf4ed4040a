import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { parseRetryAfter } from './retry-after.ts';
import type { Target } from './target-check.ts';

/** Time as attempts see it, so that tests need not wait for it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a function once, later. @returns what calls it off */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** What is read of an answer, in bytes; nothing in it matters but that it was read. */
export const ANSWER_BYTES = 16 * 1024;

/**
 * How long an address may take to connect before the next one is tried; the last one has the rest of the
 * attempt. Node's 250 ms are less than a way around the world, and in Lambda, which has no IPv6, the last is often one that cannot be reached.
 */
const ADDRESS_MILLISECONDS = 4_000;

/** Why no status came: who has to look where. */
export type PostError = 'connection' | 'tls' | 'invalid_response' | 'timeout';

export type PostResult =
  | { readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly error: PostError };

interface Post {
  readonly target: Target;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How far a connection came, which tells better than an error's code what failed. */
type Phase = 'connection' | 'tls' | 'answer';

/**
 * One POST to the addresses of a checked target, on a connection of its own: none is shared between tenants.
 * Redirects are answers like any other. The status counts at once; the rest is read to its end, to `ANSWER_BYTES` or to the
 * deadline.
 * @param deadline ends the exchange at any point
 */
export function post(
  { target, headers, body }: Post,
  clock: Clock,
  deadline: AbortSignal,
): Promise<PostResult> {
  const { promise, resolve } = Promise.withResolvers<PostResult>();
  const sent = request(target.url, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: new Agent({ keepAlive: false, autoSelectFamilyAttemptTimeout: ADDRESS_MILLISECONDS }),
    lookup: pinned(target.addresses),
    rejectUnauthorized: !target.loopback,
  });
  const phase = watchPhase(sent);
  let status: PostResult | undefined;

  const finish = (result: PostResult): void => {
    sent.destroy();
    resolve(status ?? result);
  };
  const expire = (): void => finish({ error: 'timeout' });
  deadline.addEventListener('abort', expire, { once: true });

  sent.on('error', (error) => finish({ error: reasonOf(error, phase()) }));
  // Comes after the end of an answer, whole or broken off; without any answer it was an attempt to upgrade.
  sent.on('close', () => finish({ error: 'invalid_response' }));
  sent.on('response', (answer) => {
    status = statusOf(answer, clock);
    readSome(answer, () => sent.destroy());
  });
  if (deadline.aborted) expire();
  else sent.end(body);
  return promise;
}

function statusOf(answer: IncomingMessage, clock: Clock): PostResult {
  const status = answer.statusCode ?? 0;
  const retryAfterSeconds = parseRetryAfter(answer.headers['retry-after'], new Date(clock.now()));
  return retryAfterSeconds === undefined ? { status } : { status, retryAfterSeconds };
}

function readSome(answer: IncomingMessage, enough: () => void): void {
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes >= ANSWER_BYTES) enough();
  });
}

function watchPhase(sent: ClientRequest): () => Phase {
  let phase: Phase = 'connection';
  sent.on('socket', (socket) => {
    socket.on('connect', () => {
      phase = 'tls';
    });
    socket.on('secureConnect', () => {
      phase = 'answer';
    });
  });
  return () => phase;
}

function reasonOf(error: Error, phase: Phase): PostError {
  if (phase !== 'answer') return phase;
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('HPE_') ? 'invalid_response' : 'connection';
}

/**
 * A resolver that knows only the checked addresses: a name that resolves otherwise by now is not followed.
 * It is not asked for IP literals, whose only address was checked.
 */
function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (hostname, options, callback) => {
    const family = options.family === 4 || options.family === 6 ? options.family : 0;
    const usable = all.filter((entry) => family === 0 || entry.family === family);
    const [first] = usable;
    if (first === undefined) {
      callback(Object.assign(new Error(`No checked address for ${hostname}`), { code: 'ENOTFOUND' }), '', 0);
    } else if (options.all === true) {
      callback(null, usable);
    } else {
      callback(null, first.address, first.family);
    }
  };
}
