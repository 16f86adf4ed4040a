/** Time as the gateway sees it: tests pass two hours in a moment. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs something once, that many milliseconds from now. @returns what calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
