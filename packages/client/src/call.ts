/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, including pauses between its attempts. */
  readonly signal?: AbortSignal;
  /** Time limit of each attempt in milliseconds; default: that of the client. */
  readonly timeoutMs?: number;
}

/** Bytes of a message or an attachment. They are untrusted: never serve them to a browser unchanged. */
export interface Download {
  readonly bytes: ArrayBuffer;
  /** Name in `Content-Disposition`. */
  readonly filename: string | undefined;
  readonly etag: string | undefined;
}

export interface RouteTraits {
  /** Safe to repeat after a lost response, because it reads or is idempotent. */
  readonly repeatable?: true;
  readonly bytes?: true;
  /** Response field that contains the items of a list. */
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
