import type { ErrorName } from './generated/error-name.ts';

/** Errors from API Gateway have a `message` but no `name`, which is derived from the status. */
const NAMES: Readonly<Record<number, ErrorName>> = {
  400: 'validation',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'validation',
  414: 'validation',
  422: 'validation',
  429: 'rate_limited',
  431: 'validation',
};

/** An error response. `name` is the API's, or is derived from the status if it is missing. */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  /** The invalid fields and why each is invalid, for `validation`. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Whole seconds, for `rate_limited`. */
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor(response: Response, body: unknown) {
    const envelope = isRecord(body) ? body : {};
    const name =
      typeof envelope['name'] === 'string' ? envelope['name'] : (NAMES[response.status] ?? 'internal_error');
    const message = typeof envelope['message'] === 'string' ? envelope['message'] : `HTTP ${response.status}`;
    super(message);
    this.name = name as ErrorName;
    this.status = response.status;
    this.errors = isRecord(envelope['errors']) ? (envelope['errors'] as Record<string, string>) : undefined;
    this.retryAfterSeconds = secondsOf(response);
    this.requestId = response.headers.get('x-request-id') ?? undefined;
  }
}

/** The service did not respond: no connection, a broken connection, or a timeout. `cause` is the error of `fetch`. */
export class ConnectionFailed extends Error {
  override readonly name = 'ConnectionFailed';
  readonly method: string;
  /** The URL without its query. */
  readonly url: string;

  constructor(method: string, url: string, cause: unknown) {
    const address = url.replace(/\?.*/, '');
    super(`${method} ${address}: ${reasonOf(cause)}`, { cause });
    this.method = method;
    this.url = address;
  }
}

/** Node's `fetch` gives the reason in `cause`, or in its first error if a name has several addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error.cause === undefined ? plainReason(error.message) : reasonOf(error.cause);
}

/** OpenSSL's text names its source file. */
export function plainReason(message: string): string {
  return message.includes('wrong version number') ? 'the service does not speak TLS: use http://' : message;
}

function secondsOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
