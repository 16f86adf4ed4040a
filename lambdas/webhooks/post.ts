import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { parseRetryAfter } from 'agent-inbox-client/source/retry-after';
import type { Target } from './target-check.ts';

export interface Clock {
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const ANSWER_BYTES = 16 * 1024;

/**
 * Node's default of 250 ms is less than an intercontinental round trip, and the last address is often unreachable
 * because Lambda has no IPv6.
 */
const ADDRESS_MILLISECONDS = 4_000;

export type PostError = 'connection' | 'tls' | 'invalid_response' | 'timeout';

export type PostResult =
  | { readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly error: PostError };

interface Post {
  readonly target: Target;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Phase = 'connection' | 'tls' | 'answer';

/** Connections are never shared between tenants, and redirects are not followed. The status counts immediately. */
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
  // Without a response, `close` means that the server tried to upgrade.
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

/** Only checked addresses are used, even if DNS changes in the meantime (DNS rebinding). */
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
