/** The number of remembered ids is above the number of events that can be repeated. */
const REMEMBERED = 20_000;

export class SeenEvents {
  readonly #ids = new Set<string>();

  add(eventId: string): boolean {
    if (this.#ids.has(eventId)) return false;
    this.#ids.add(eventId);
    if (this.#ids.size > REMEMBERED) this.#ids.delete(this.#ids.values().next().value ?? '');
    return true;
  }
}
