interface Options {
  readonly url: string;
  readonly connections: number;
  /** Seconds. */
  readonly duration: number;
  /** Each connection sends them one after the other, again and again. */
  readonly requests: readonly {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  }[];
}

interface Result {
  /** Answers in each second. */
  readonly requests: { readonly average: number };
  /** Milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

/** What the bench uses of the package autocannon, which comes without types. */
export type Autocannon = (options: Options) => Promise<Result>;
