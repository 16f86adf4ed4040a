/** Clients branch on the name (docs/interface.md, section 7). */
export const ERROR_STATUS = {
  unauthenticated: 401,
  forbidden: 403,
  read_only: 403,
  cap_hit: 403,
  not_found: 404,
  conflict: 409,
  address_unavailable: 409,
  validation: 422,
  rate_limited: 429,
  internal_error: 500,
} as const;

export type ErrorName = keyof typeof ERROR_STATUS;

interface ErrorDetails {
  readonly errors?: Readonly<Record<string, string>>;
  /** The value is in whole seconds and set for `rate_limited`. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** The message is for people and never contains content of email or ids of other tenants. */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(name: ErrorName, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = name;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.name];
  }
}

/** The status is 403 over REST and not-found over MCP (ERR-05, MCP-16). */
export class OutOfScopeError extends ApiError {
  constructor() {
    super('forbidden', 'This key is scoped to a different inbox.');
  }
}

const NOT_FOUND = {
  account: 'Account not found.',
  api_key: 'API key not found.',
  attachment: 'Attachment not found.',
  claim: 'Claim not found.',
  delivery: 'Delivery not found.',
  entry: 'Entry not found.',
  export: 'Export not found.',
  held_message: 'Held message not found.',
  inbox: 'Inbox not found.',
  message: 'Message not found.',
  route: 'Unknown path.',
  thread: 'Thread not found.',
  webhook: 'Webhook not found.',
} as const;

/** The message names only the kind, so that an unknown id and an id of another tenant look the same (ERR-10). */
export function notFound(kind: keyof typeof NOT_FOUND, hint = ''): ApiError {
  return new ApiError('not_found', NOT_FOUND[kind] + hint);
}

export function changedMeanwhile(what: string): ApiError {
  return conflict(`${what} was changed by another call at the same time. Try again.`);
}

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' });

/** REST answers 405 with `Allow`. The name stays `not_found`, because clients branch on it. */
export class MethodNotAllowed extends ApiError {
  readonly allow: string;

  constructor(methods: readonly string[], hint = '') {
    super('not_found', `Method not allowed here; use ${EITHER.format(methods)}.${hint}`);
    this.allow = methods.join(', ');
  }

  override get status(): number {
    return 405;
  }
}

/** The key may not see the resource, so the error tells only that the id is used (D-ADD-01). */
export function clientIdConflict(): ApiError {
  return conflict('This client_id is already in use.');
}

const NO_VALID_KEY = {
  missing: 'No API key was sent. Send it in the x-api-key header or as Authorization: Bearer.',
  malformed:
    'The API key is malformed: incomplete or mistyped. A key begins with ia_ and is 41 characters long.',
  scheme: 'The Authorization header must be the word Bearer, a space and the API key.',
  different: 'More than one API key was sent; send only one.',
  unknown: 'The API key is unknown or was revoked.',
} as const;

/** The error never says whether a key exists: a revoked key looks like one that never existed (AUT-41). */
export function unauthenticated(why: keyof typeof NO_VALID_KEY = 'unknown'): ApiError {
  return new ApiError('unauthenticated', NO_VALID_KEY[why]);
}

export function conflict(message: string): ApiError {
  return new ApiError('conflict', message);
}

export function overCap(allowed: string, wayOut: string): ApiError {
  return new ApiError('cap_hit', `The plan allows ${allowed}. ${wayOut}`);
}

export function unconfirmedKey(): ApiError {
  return forbidden('This key is not confirmed yet. Call verify with the emailed code.');
}

export function lacksPermission(permission: string, what?: string): ApiError {
  return forbidden(
    `This key lacks the ${permission} permission${what === undefined ? '' : `, which is required for ${what}`}.`,
  );
}

export function suspended(reason: string): ApiError {
  return forbidden(`This account is suspended: ${reason}`);
}

export function invalid(field: string, rule: string): ApiError {
  return new ApiError('validation', `${field}: ${rule}`, { errors: { [field]: rule } });
}

export function forbidden(message: string): ApiError {
  return new ApiError('forbidden', message);
}

export function rateLimited(retryAfterSeconds: number, what = 'Rate limit exceeded'): ApiError {
  const unit = retryAfterSeconds === 1 ? 'second' : 'seconds';
  return new ApiError('rate_limited', `${what}. Retry in ${retryAfterSeconds} ${unit}.`, {
    retryAfterSeconds,
  });
}

/** ERR-01 and ERR-02 define the error envelope. */
type ErrorEnvelope =
  | {
      readonly name: 'validation';
      readonly errors: Readonly<Record<string, string>>;
      readonly message: string;
    }
  | { readonly name: ErrorName; readonly message: string };

export function envelopeOf(error: ApiError): ErrorEnvelope {
  return error.errors === undefined
    ? { name: error.name, message: error.message }
    : { name: 'validation', message: error.message, errors: error.errors };
}
