import { hash } from 'node:crypto';

const HEX_DIGITS = 12;
const RANGE = 16 ** HEX_DIGITS;

/**
 * The source of randomness of adverse mode. Every decision belongs to a named stream and a key, for example `throttle`
 * and the calls of one operation by one function. The nth number of a stream and key depends only on the seed, not on
 * the use of other streams and keys.
 */
export class RandomStreams {
  readonly seed: number;
  readonly #ordinals = new Map<string, number>();

  constructor(seed: number) {
    this.seed = seed;
  }

  /** The next number of a stream and key: at least 0, less than 1. */
  next(stream: string, key = ''): number {
    const name = `${stream}\0${key}`;
    const ordinal = this.#ordinals.get(name) ?? 0;
    this.#ordinals.set(name, ordinal + 1);
    const digest = hash('sha256', `${this.seed}\0${name}\0${ordinal}`);
    return Number.parseInt(digest.slice(0, HEX_DIGITS), 16) / RANGE;
  }

  /** A random decision with this probability. */
  happens(probability: number, stream: string, key?: string): boolean {
    return this.next(stream, key) < probability;
  }

  /** An integer from 1 to `most`. Half of the results are below an eighth of it, so that long delays are rare. */
  delay(most: number, stream: string, key?: string): number {
    return Math.max(1, Math.ceil(most * this.next(stream, key) ** 3));
  }

  /** An integer of at least `low` and at most `high`. */
  between(low: number, high: number, stream: string, key?: string): number {
    return low + Math.floor(this.next(stream, key) * (high - low + 1));
  }
}
