/** The clock is derived from responses because the local clock may be wrong. */
export class ServerClock {
  /**
   * The offset is the service's time minus `performance.now()`, which is never adjusted. Latency makes it too small,
   * never too large.
   */
  #offset: number | undefined;

  note({ headers }: Response): void {
    // Responses of proxies lack `x-server-time`; `Date` has a resolution of a second.
    const time = Date.parse(headers.get('x-server-time') ?? headers.get('date') ?? '');
    if (!Number.isNaN(time)) this.#offset = time - performance.now();
  }

  get isKnown(): boolean {
    return this.#offset !== undefined;
  }

  /** Returns milliseconds since 1970, by the local clock until the first response. */
  now(): number {
    return this.#offset === undefined ? Date.now() : performance.now() + this.#offset;
  }

  /** @returns a function that converts the current time to the service's clock, once it is known */
  mark(): () => number {
    const [steady, set] = [performance.now(), Date.now()];
    // One clock stops while the machine sleeps, the other jumps when it is set; the earlier result loses no
    // event.
    return () => this.now() - Math.max(performance.now() - steady, Date.now() - set);
  }
}
