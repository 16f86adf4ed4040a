import type { Window } from './find-window.ts';
import { type Hit, inboxKeyOf } from './hits-in-order.ts';

/** Thread ids are unique per inbox only. */
export function threadOfHit(hit: Hit): string {
  return `${inboxKeyOf(hit)} ${hit.head.threadKeyAt(hit.number)}`;
}

/**
 * Groups hits by thread. A list shows each thread once, at its newest or best hit. Rows decide which hits the
 * reader may see.
 */
export class ThreadHits {
  readonly #window: Window;
  /** The list reaches a thread's newest hit last. */
  readonly #isOldestFirst: boolean;
  readonly #mostBetter: number;
  /** Hits that the list has passed, in order. */
  readonly #passed = new Map<string, Hit[]>();
  #all: Map<string, Hit[]> | undefined;
  /** Sort key of the hit at which each thread is shown; empty if it is not shown. */
  readonly #places = new Map<string, string>();

  /** @param mostBetter limit on hits that are looked at for a better one */
  constructor(window: Window, isOldestFirst: boolean, mostBetter: number) {
    this.#window = window;
    this.#isOldestFirst = isOldestFirst;
    this.#mostBetter = mostBetter;
  }

  /** Skips hits whose thread is listed elsewhere. */
  *hits(): Generator<Hit> {
    for (const hit of this.#window.hits()) {
      const thread = threadOfHit(hit);
      const passed = this.#passed.get(thread);
      if (passed === undefined) this.#passed.set(thread, [hit]);
      else if (passed.length < this.#mostBetter) passed.push(hit);
      if (!this.isPassed(hit)) yield hit;
    }
  }

  /** The thread is listed at another hit, or not at all. */
  isPassed(hit: Hit): boolean {
    return (this.#places.get(threadOfHit(hit)) ?? hit.sortKey) !== hit.sortKey;
  }

  /** The thread's other hits are skipped from now on. */
  putAt(hit: Hit, sortKey: string): void {
    this.#places.set(threadOfHit(hit), sortKey);
  }

  /** Hits at which the thread would rather be listed, best first. */
  better(hit: Hit): readonly Hit[] {
    const thread = threadOfHit(hit);
    if (this.#places.has(thread)) return [];
    const hits = this.#isOldestFirst ? this.#fromEnd(thread) : (this.#passed.get(thread) ?? []);
    const end = hits.findIndex(({ sortKey }) => sortKey === hit.sortKey);
    return hits.slice(0, end === -1 ? this.#mostBetter : end).slice(0, this.#mostBetter);
  }

  /** A window has up to 100,000 hits, which are grouped once for all threads. */
  #fromEnd(thread: string): readonly Hit[] {
    this.#all ??= Map.groupBy(this.#window.hits(), threadOfHit);
    return this.#all.get(thread)?.toReversed() ?? [];
  }
}
