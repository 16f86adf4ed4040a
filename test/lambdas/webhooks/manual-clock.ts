import type { Clock } from '../../../lambdas/webhooks/post.ts';

export class ManualClock implements Clock {
  #now = Date.parse('2026-11-21T09:00:00.000Z');
  #pending = new Map<() => void, number>();
  onRead: () => void = () => {};

  now(): number {
    this.onRead();
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    this.#pending.set(run, this.#now + milliseconds);
    return () => this.#pending.delete(run);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    for (const [run, at] of this.#pending) {
      if (at > this.#now) continue;
      this.#pending.delete(run);
      run();
    }
  }

  /** Timers that were neither run nor called off. */
  get pending(): number {
    return this.#pending.size;
  }
}
