const BASE = 100_000;
const OF_CHARACTER = 6;
const MOST = 3_000_000;

export class StepsSpent extends Error {}

export class Steps {
  readonly #most: number;
  #spent = 0;

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
