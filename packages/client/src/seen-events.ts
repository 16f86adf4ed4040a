/** Number of remembered event ids, above the number that can be repeated. */
const REMEMBERED = 20_000;

/** Remembers event ids to skip duplicates. */
export class SeenEvents {
  readonly #ids = new Set<string>();

  /** @returns whether the event is new */
  add(eventId: string): boolean {
    if (this.#ids.has(eventId)) return false;
    this.#ids.add(eventId);
    if (this.#ids.size > REMEMBERED) this.#ids.delete(this.#ids.values().next().value ?? '');
    return true;
  }
}
