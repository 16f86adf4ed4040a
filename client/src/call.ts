/** Options of every call. */
export interface CallOptions {
  /** Ends the call, including the pauses between its attempts. */
  readonly signal?: AbortSignal;
  /** Time limit of each attempt in milliseconds; by default that of the client. */
  readonly timeoutMs?: number;
}

/** Bytes of a message or an attachment. They are untrusted: never serve them to a browser as they are. */
export interface Download {
  readonly bytes: ArrayBuffer;
  /** From `Content-Disposition`. */
  readonly filename: string | undefined;
  readonly etag: string | undefined;
}

export interface RouteTraits {
  /** May be repeated when its response was lost: it reads, or it is idempotent. */
  readonly repeatable?: true;
  readonly bytes?: true;
  /** Field of the response that holds the items of a list. */
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
