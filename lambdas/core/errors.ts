/** Every error that a client can meet, and its status (docs/interface.md, section 7). Clients branch on the name. */
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
  /** Field name to rule, for `validation`. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Whole seconds, for `rate_limited`. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An answer that is not a success. Its message is for people and never holds mail content or foreign ids. */
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

/** An inbox-scoped key that reaches for another inbox: 403 over REST, not-found over MCP (ERR-05, MCP-16). */
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

/** The message names the kind only: an unknown id and an id of another tenant cannot be distinguished (ERR-10). */
export function notFound(kind: keyof typeof NOT_FOUND, hint = ''): ApiError {
  return new ApiError('not_found', NOT_FOUND[kind] + hint);
}

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' });

/** A path of the API without an operation of this method: 405 with `Allow`. Its name stays `not_found`, because clients branch on it. */
export class MethodNotAllowed extends ApiError {
  /** Methods that the path has, in the form of the header `Allow`. */
  readonly allow: string;

  constructor(methods: readonly string[], hint = '') {
    super('not_found', `Method not allowed here; use ${EITHER.format(methods)}.${hint}`);
    this.allow = methods.join(', ');
  }

  override get status(): number {
    return 405;
  }
}

/**
 * The answer to a repeated `client_id` whose resource the key may not see: it tells that the id is used, and nothing of
 * what it made (D-ADD-01).
 */
export function clientIdConflict(): ApiError {
  return new ApiError('conflict', 'This client_id is already in use.');
}

/** What is wrong with the key of a call, as far as its form tells. */
const NO_VALID_KEY = {
  missing: 'No API key was sent. Send it in the header x-api-key or as Authorization: Bearer.',
  malformed: 'The API key is malformed: incomplete or mistyped. A key begins with ia_ and has 41 characters.',
  scheme: 'The header Authorization must be the word Bearer, a space and the API key.',
  different: 'More than one API key was sent; send one.',
  unknown: 'The API key is unknown or was revoked.',
} as const;

/** Never says whether a key exists: one that was revoked is as unknown as one that never was (AUT-41). */
export function unauthenticated(why: keyof typeof NO_VALID_KEY = 'unknown'): ApiError {
  return new ApiError('unauthenticated', NO_VALID_KEY[why]);
}

/** @param allowed what the plan allows, such as `3 webhooks` */
export function overCap(allowed: string, wayOut: string): ApiError {
  return new ApiError('cap_hit', `The plan allows ${allowed}. ${wayOut}`);
}

export function unconfirmedKey(): ApiError {
  return forbidden('This key is not confirmed yet. Call verify with the emailed code.');
}

/** @param what needs the permission, where the operation itself does not */
export function lacksPermission(permission: string, what?: string): ApiError {
  return forbidden(
    `This key lacks the permission ${permission}${what === undefined ? '' : `, which ${what} needs`}.`,
  );
}

/** @param reason as the operator gave it. */
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

/** The error envelope (ERR-01, ERR-02). */
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
