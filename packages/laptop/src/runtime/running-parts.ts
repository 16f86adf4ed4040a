import type { Running } from '../contract.ts';

export class RunningParts {
  readonly #parts: Running[] = [];

  register<Part extends Running>(part: Part): Part {
    this.#parts.push(part);
    return part;
  }

  onStop(stop: () => void | Promise<void>): void {
    this.#parts.push({ stop: async () => stop() });
  }

  /** Stopping continues after a failure, because a server that is not stopped would keep its port. */
  async stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const part of this.#parts.splice(0).reverse()) {
      try {
        await part.stop();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length === 1) throw failures[0];
    if (failures.length > 1)
      throw new AggregateError(failures, 'Several parts of the runtime did not stop cleanly');
  }
}
