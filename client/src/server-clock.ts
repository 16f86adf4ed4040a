/** The service's clock, known from its responses: the clock of this machine can be wrong. */
export class ServerClock {
  /** The service's time minus `performance.now()`, which is never set; never too large, because a response needs time to arrive. */
  #offset: number | undefined;

  note({ headers }: Response): void {
    // Responses that do not come from the service have no `x-server-time`; `Date` is exact to the second.
    const time = Date.parse(headers.get('x-server-time') ?? headers.get('date') ?? '');
    if (!Number.isNaN(time)) this.#offset = time - performance.now();
  }

  /** Whether there was a response. */
  get isKnown(): boolean {
    return this.#offset !== undefined;
  }

  /** Milliseconds since the epoch; by this machine's clock until the first response. */
  now(): number {
    return this.#offset === undefined ? Date.now() : performance.now() + this.#offset;
  }

  /** Remembers the current time. @returns a function that gives it by the service's clock, once that is known. */
  mark(): () => number {
    const [steady, set] = [performance.now(), Date.now()];
    // One clock stops while the machine sleeps, the other jumps when it is set: the earlier result loses no event.
    return () => this.now() - Math.max(performance.now() - steady, Date.now() - set);
  }
}
