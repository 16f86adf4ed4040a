/** The service's clock, as its answers tell it: the clock of the machine that this runs on may be wrong. */
export class ServerClock {
  /** What to add to `performance.now()`, which nobody sets; never too much, since an answer takes a while to come. */
  #offset: number | undefined;

  note({ headers }: Response): void {
    // Between us and a service that does not tell its time to the millisecond, `Date` does to the second.
    const time = Date.parse(headers.get('x-server-time') ?? headers.get('date') ?? '');
    if (!Number.isNaN(time)) this.#offset = time - performance.now();
  }

  /** Milliseconds since the epoch: this machine's own as long as nothing was answered. */
  now(): number {
    return this.#offset === undefined ? Date.now() : performance.now() + this.#offset;
  }

  /** Remembers this moment. @returns what it is by the service's clock, as soon as that is known. */
  mark(): () => number {
    const [steady, set] = [performance.now(), Date.now()];
    // The one stands still on a machine that sleeps, the other jumps when it is set: rather too early than too late.
    return () => this.now() - Math.max(performance.now() - steady, Date.now() - set);
  }
}
