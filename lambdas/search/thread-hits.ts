import type { Window } from './find-window.ts';
import { type Hit, inboxKeyOf } from './hits-in-order.ts';

/** Thread ids are unique only per inbox. */
export function threadOfHit(hit: Hit): string {
  return `${inboxKeyOf(hit)} ${hit.head.threadKeyAt(hit.number)}`;
}

export class ThreadHits {
  readonly #window: Window;
  readonly #isOldestFirst: boolean;
  readonly #mostBetter: number;
  readonly #passed = new Map<string, Hit[]>();
  #all: Map<string, Hit[]> | undefined;
  /** An empty value hides the thread. */
  readonly #places = new Map<string, string>();

  constructor(window: Window, isOldestFirst: boolean, mostBetter: number) {
    this.#window = window;
    this.#isOldestFirst = isOldestFirst;
    this.#mostBetter = mostBetter;
  }

  *hits(): Generator<Hit> {
    for (const hit of this.#window.hits()) {
      const thread = threadOfHit(hit);
      const passed = this.#passed.get(thread);
      if (passed === undefined) this.#passed.set(thread, [hit]);
      else if (passed.length < this.#mostBetter) passed.push(hit);
      if (!this.isPassed(hit)) yield hit;
    }
  }

  isPassed(hit: Hit): boolean {
    return (this.#places.get(threadOfHit(hit)) ?? hit.sortKey) !== hit.sortKey;
  }

  putAt(hit: Hit, sortKey: string): void {
    this.#places.set(threadOfHit(hit), sortKey);
  }

  better(hit: Hit): readonly Hit[] {
    const thread = threadOfHit(hit);
    if (this.#places.has(thread)) return [];
    const hits = this.#isOldestFirst ? this.#fromEnd(thread) : (this.#passed.get(thread) ?? []);
    const end = hits.findIndex(({ sortKey }) => sortKey === hit.sortKey);
    return hits.slice(0, end === -1 ? this.#mostBetter : end).slice(0, this.#mostBetter);
  }

  /** A window has up to 100,000 hits, so they are grouped only once. */
  #fromEnd(thread: string): readonly Hit[] {
    this.#all ??= Map.groupBy(this.#window.hits(), threadOfHit);
    return this.#all.get(thread)?.toReversed() ?? [];
  }
}
