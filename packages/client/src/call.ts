export interface CallOptions {
  /** Aborts the call, including pauses between its attempts. */
  readonly signal?: AbortSignal;
  /** Time limit of each attempt in milliseconds; default: the client's. */
  readonly timeoutMs?: number;
}

/** Bytes of a message or an attachment. They are untrusted: never serve them to a browser unchanged. */
export interface Download {
  readonly bytes: ArrayBuffer;
  /** The name is from `Content-Disposition`. */
  readonly filename: string | undefined;
  readonly etag: string | undefined;
}

export interface RouteTraits {
  /** True for calls that read or are idempotent, which may be repeated after a lost response. */
  readonly repeatable?: true;
  readonly bytes?: true;
  /** The response field with this name contains the items of a list. */
  readonly list?: string;
}

export type Route = readonly [
  resource: string,
  verb: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  traits: RouteTraits,
];

export type Input = Readonly<Record<string, unknown>>;
