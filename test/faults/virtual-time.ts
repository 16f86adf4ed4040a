import { setImmediate as nextTurn } from 'node:timers/promises';

/** Iterations of the event loop without any work under way, after which no work will begin by itself. */
const QUIET_TURNS = 4;

/**
 * A clock that does not advance while work is under way and then jumps to the next timer: the test decides how long each
 * step takes and which steps overlap, independent of the machine.
 */
export class VirtualTime {
  #now: number;
  #busy = 0;
  #sleepers: { readonly at: number; readonly wake: () => void }[] = [];

  constructor(start: Date) {
    this.#now = start.getTime();
  }

  now = (): Date => new Date(this.#now);

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#busy -= 1;
    }
  }

  /** A pause that takes no time. */
  sleep = (milliseconds: number): Promise<void> =>
    new Promise((wake) => this.#sleepers.push({ at: this.#now + milliseconds, wake }));

  /** The same within `during`: what it waits for does not hold the clock up. */
  async asleep(milliseconds: number): Promise<void> {
    this.#busy -= 1;
    try {
      await this.sleep(milliseconds);
    } finally {
      this.#busy += 1;
    }
  }

  /** Lets everything happen until these are done. */
  async run<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
    let done = false;
    const all = Promise.all(work).finally(() => {
      done = true;
    });
    // Waiting callers get the error below.
    all.catch(() => undefined);
    while (!done) {
      await this.#quiet();
      this.#sleepers.sort((one, other) => one.at - other.at);
      const next = this.#sleepers.shift();
      // A wait uses the real clock.
      if (next === undefined) continue;
      this.#now = Math.max(this.#now, next.at);
      next.wake();
    }
    return all;
  }

  async #quiet(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; ) {
      await nextTurn();
      quiet = this.#busy === 0 ? quiet + 1 : 0;
    }
  }
}
