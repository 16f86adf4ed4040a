/** What every call may be given. */
export interface CallOptions {
  /** Ends the call, the waits between its attempts included. */
  readonly signal?: AbortSignal;
  /** Milliseconds for each attempt; the client's own by default. */
  readonly timeoutMs?: number;
}

/** Bytes that a message holds. What strangers sent: never show it to a browser as it is. */
export interface Download {
  readonly bytes: ArrayBuffer;
  /** As `Content-Disposition` gives it. */
  readonly filename: string | undefined;
  readonly etag: string | undefined;
}

export interface RouteTraits {
  /** May be repeated when its answer was lost: it reads, or doing it twice is doing it once. */
  readonly repeatable?: true;
  readonly bytes?: true;
  /** Name of the array of a list. */
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
