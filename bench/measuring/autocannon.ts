interface Options {
  readonly url: string;
  readonly connections: number;
  /** The unit is seconds. */
  readonly duration: number;
  readonly requests: readonly {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  }[];
}

interface Result {
  readonly requests: { readonly average: number };
  /** The unit is milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

export type Autocannon = (options: Options) => Promise<Result>;
