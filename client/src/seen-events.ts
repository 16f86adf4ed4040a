/** Number of event ids that are remembered: more than come again. */
const REMEMBERED = 20_000;

/** The ids of the last events, so that a repeat is left out. */
export class SeenEvents {
  readonly #ids = new Set<string>();

  /** Remembers an event. @returns whether it was not there before */
  add(eventId: string): boolean {
    if (this.#ids.has(eventId)) return false;
    this.#ids.add(eventId);
    if (this.#ids.size > REMEMBERED) this.#ids.delete(this.#ids.values().next().value ?? '');
    return true;
  }
}
