/** Steps for any HTML, steps per character, and the maximum per mail. */
const BASE = 100_000;
const OF_CHARACTER = 6;
const MOST = 3_000_000;

export class StepsSpent extends Error {}

/** Counts the work on all HTML of one mail. */
export class Steps {
  readonly #most: number;
  #spent = 0;

  /** @param characters of all HTML together */
  constructor(characters: number) {
    this.#most = Math.min(MOST, BASE + OF_CHARACTER * characters);
  }

  get spent(): number {
    return this.#spent;
  }

  get isOver(): boolean {
    return this.#spent > this.#most;
  }

  spend(count: number): void {
    this.#spent += count;
    if (this.#spent > this.#most) throw new StepsSpent();
  }
}
