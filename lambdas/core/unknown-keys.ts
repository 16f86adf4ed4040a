/** Unknown keys from one source in a window that are looked up as any key is: a person who tries an old key stays below. */
export const UNKNOWN_KEYS_PER_WINDOW = 20;
export const WINDOW_MS = 60_000;
/** Sources that one instance remembers, about 150 bytes each. The least recently seen is forgotten first. */
export const MAX_SOURCES = 5_000;

interface Seen {
  readonly since: number;
  readonly count: number;
}

/**
 * How many unknown keys came from each source, in the memory of one instance. A made-up key with a good checksum costs the
 * conditional write that authenticates; from a source that sent many of them a key is read first, which costs a fifth of
 * that and refuses no good key (identify.ts).
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
    // Deleted and set again, so that the map's order is that of use.
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
