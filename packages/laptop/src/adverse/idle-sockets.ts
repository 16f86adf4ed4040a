import type { Socket } from 'node:net';
import type { RandomStreams } from './random-streams.ts';
import { DELAYS, RATES } from './rates.ts';
import type { SdkAttempt } from './sdk-attempt.ts';

/** Each dead socket costs one attempt of the same call. */
const MAX_DEAD_SOCKETS = 3;

/**
 * A frozen instance is not notified of dead keep-alive connections: its next request is reset, and so is the retry on
 * the next connection (aws-sdk-js-v3 1196, 3905, 7165).
 */
export class IdleSockets {
  readonly #streams: RandomStreams;
  readonly #usedAt = new WeakMap<Socket, number>();
  readonly #frozenAt = new Map<string, { at: number; left: number }>();

  constructor(streams: RandomStreams) {
    this.#streams = streams;
  }

  used(socket: Socket): void {
    this.#usedAt.set(socket, performance.now());
  }

  isCut(socket: Socket, instance: string, { attempt }: SdkAttempt): boolean {
    const usedAt = this.#usedAt.get(socket);
    if (usedAt === undefined) return false;
    const now = performance.now();
    const frozen = this.#frozenAt.get(instance);
    if (frozen !== undefined && usedAt < frozen.at) {
      frozen.left -= 1;
      if (frozen.left <= 0) this.#frozenAt.delete(instance);
      return attempt <= MAX_DEAD_SOCKETS;
    }
    if (attempt > 1 || now - usedAt < DELAYS.idleSocket) return false;
    if (!this.#streams.happens(RATES.idleSocketsCut, 'idle sockets cut')) return false;
    this.#frozenAt.set(instance, { at: now, left: MAX_DEAD_SOCKETS - 1 });
    return true;
  }
}
