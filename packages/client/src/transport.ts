import type { CallOptions, Download, Input, Route } from './call.ts';
import { ApiError, ConnectionFailed } from './errors.ts';
import { refuseUnknown } from './given.ts';
import { pause } from './pause.ts';
import type { ServerClock } from './server-clock.ts';

export interface TransportOptions {
  /** The URL ends in /v1. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Time limit of each attempt in milliseconds; default: 30 s. */
  readonly timeoutMs?: number | undefined;
  /** Attempts after the first; default: 3. */
  readonly maxRetries?: number | undefined;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const BACKOFF_MS = 250;
/** Backoff after a 429 from API Gateway, which does not say how long to wait. */
const THROTTLED_BACKOFF_MS = 1_000;
/** Rate limits have a window of a minute; the caller handles longer waits. */
const LONGEST_WAIT_MS = 61_000;

/**
 * Encodes a path value twice: the gateway decodes it once and would treat / and ? as delimiters; the service
 * decodes it once more.
 */
export function inPath(value: string): string {
  return encodeURIComponent(value).replaceAll(/%(?=2F|3F|25)/g, '%25');
}

/**
 * A rate-limited call had no effect and is repeated after the time that the server names. Other failures are retried
 * only if that cannot act twice.
 */
export class Transport {
  readonly #options: TransportOptions;
  readonly #clock: ServerClock;

  constructor(options: TransportOptions, clock: ServerClock) {
    if (!/^https?:\/\/.+\/v1\/?$/.test(options?.baseUrl))
      throw new TypeError(`baseUrl must be an http(s) address that ends in /v1, not ${options?.baseUrl}`);
    if ('apiKey' in options && !options.apiKey?.trim())
      throw new TypeError('apiKey is missing: pass an API key, or omit the option to sign up');
    // `fetch` would quote the key in its error.
    if (/[^\x20-\x7e]/.test(options.apiKey?.trim() ?? ''))
      throw new TypeError('apiKey contains invalid characters');
    this.#options = options;
    this.#clock = clock;
  }

  /**
   * @throws ApiError or ConnectionFailed; the reason of an aborted signal; TypeError for a path field that is
   * missing, `.` or `..`, and for an unknown option
   */
  async call(
    [, , method, path, traits]: Route,
    input: Input = {},
    options: CallOptions = {},
  ): Promise<unknown> {
    if (typeof input !== 'object')
      throw new TypeError(`Pass the fields in one object: { ${/\w+(?=\})/.exec(path)?.[0] ?? '…'} }`);
    refuseUnknown(options, ['signal', 'timeoutMs']);
    const { url, body } = this.#request(method, path, input);
    // A create with a client id is idempotent.
    const repeatable = traits.repeatable === true || typeof input['client_id'] === 'string';
    const retries = this.#options.maxRetries ?? RETRIES;
    const asBytes = traits.bytes === true && input['format'] !== 'link';
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#attempt(method, url, body, asBytes, options).catch((error: unknown) => {
        options.signal?.throwIfAborted();
        if (!repeatable || attempt >= retries) throw new ConnectionFailed(method, url, error);
        return undefined;
      });
      if (answer !== undefined && 'content' in answer) return answer.content;
      const failure = answer?.failure;
      const wait = waitMs(failure, attempt, repeatable);
      if (failure !== undefined && (wait === undefined || attempt >= retries)) throw failure;
      await pause(wait ?? 0, options.signal);
    }
  }

  #request(method: string, path: string, input: Input): { url: string; body: string | undefined } {
    const rest = { ...input };
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = rest[name];
      if (value === undefined || value === '') throw new TypeError(`${name} is missing`);
      if (typeof value !== 'string') throw new TypeError(`${name} must be a string`);
      // A URL parser would remove such a segment and the one before it, which changes the call.
      if (value === '.' || value === '..') throw new TypeError(`${name} must not be ${value}`);
      delete rest[name];
      return inPath(value);
    });
    const url = new URL(this.#options.baseUrl.replace(/\/$/, '') + filled);
    if (method === 'POST' || method === 'PATCH') return { url: url.href, body: JSON.stringify(rest) };
    for (const [name, value] of Object.entries(rest)) {
      if (value === undefined) continue;
      url.searchParams.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
    }
    return { url: url.href, body: undefined };
  }

  /** The whole response is read because a connection can also break in the middle. */
  async #attempt(
    method: string,
    url: string,
    body: string | undefined,
    asBytes: boolean,
    options: CallOptions,
  ): Promise<Answer> {
    const { apiKey, fetch: given } = this.#options;
    const timeout = AbortSignal.timeout(options.timeoutMs ?? this.#options.timeoutMs ?? TIMEOUT_MS);
    const response = await (given ?? fetch)(url, {
      method,
      headers: {
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey.trim()}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]),
      ...(body === undefined ? {} : { body }),
    });
    this.#clock.note(response);
    if (!response.ok) return { failure: new ApiError(response, await bodyOf(response)) };
    return { content: asBytes ? await download(response) : await bodyOf(response) };
  }
}

type Answer = { readonly content: unknown } | { readonly failure: ApiError };

/** Undefined means no further attempt. */
function waitMs(failure: ApiError | undefined, attempt: number, repeatable: boolean): number | undefined {
  if (failure?.status === 429) {
    if (failure.retryAfterSeconds === undefined) return backoff(THROTTLED_BACKOFF_MS, attempt);
    const wait = failure.retryAfterSeconds * 1000;
    return wait <= LONGEST_WAIT_MS ? wait : undefined;
  }
  if (!repeatable || (failure !== undefined && failure.status < 500)) return undefined;
  return backoff(BACKOFF_MS, attempt);
}

/** Jitter keeps clients that failed together from retrying together. */
function backoff(firstMs: number, attempt: number): number {
  return firstMs * 2 ** attempt * (0.5 + Math.random());
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (response.ok) throw new Error('The response is not JSON: is baseUrl the address of this service?');
    // The body is from a proxy, so only the status counts.
    return undefined;
  }
}

async function download(response: Response): Promise<Download> {
  return {
    bytes: await response.arrayBuffer(),
    filename: filenameOf(response.headers.get('content-disposition') ?? ''),
    etag: response.headers.get('etag') ?? undefined,
  };
}

/** The RFC 8187 form takes precedence over ASCII. */
function filenameOf(disposition: string): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1');
}
