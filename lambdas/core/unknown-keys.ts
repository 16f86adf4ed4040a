/** A person who tries an old key stays below this number per window. */
export const UNKNOWN_KEYS_PER_WINDOW = 20;
export const WINDOW_MS = 60_000;
/** An entry takes about 150 bytes. */
export const MAX_SOURCES = 5_000;

interface Seen {
  readonly since: number;
  readonly count: number;
}

/**
 * A made-up key with a good checksum costs a conditional write. After many of them from one source, its keys are read
 * first, which costs a fifth and refuses no good key (identify.ts). The count is per instance.
 */
export class UnknownKeys {
  readonly #sources = new Map<string, Seen>();

  get size(): number {
    return this.#sources.size;
  }

  isOverLimit(source: string, now: Date): boolean {
    return (this.#current(source, now)?.count ?? 0) >= UNKNOWN_KEYS_PER_WINDOW;
  }

  note(source: string, now: Date): void {
    const seen = this.#current(source, now);
    // Deleting and setting keeps the map in order of use.
    this.#sources.delete(source);
    this.#sources.set(source, { since: seen?.since ?? now.getTime(), count: (seen?.count ?? 0) + 1 });
    const [oldest] = this.#sources.keys();
    if (this.#sources.size > MAX_SOURCES && oldest !== undefined) this.#sources.delete(oldest);
  }

  #current(source: string, now: Date): Seen | undefined {
    const seen = this.#sources.get(source);
    return seen === undefined || now.getTime() - seen.since >= WINDOW_MS ? undefined : seen;
  }
}
