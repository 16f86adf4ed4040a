import { hash } from 'node:crypto';

const HEX_DIGITS = 12;
const RANGE = 16 ** HEX_DIGITS;

/** The nth number of a stream and key depends only on the seed, not on the use of other streams and keys. */
export class RandomStreams {
  readonly seed: number;
  readonly #ordinals = new Map<string, number>();

  constructor(seed: number) {
    this.seed = seed;
  }

  next(stream: string, key = ''): number {
    const name = `${stream}\0${key}`;
    const ordinal = this.#ordinals.get(name) ?? 0;
    this.#ordinals.set(name, ordinal + 1);
    const digest = hash('sha256', `${this.seed}\0${name}\0${ordinal}`);
    return Number.parseInt(digest.slice(0, HEX_DIGITS), 16) / RANGE;
  }

  happens(probability: number, stream: string, key?: string): boolean {
    return this.next(stream, key) < probability;
  }

  delay(most: number, stream: string, key?: string): number {
    return Math.max(1, Math.ceil(most * this.next(stream, key) ** 3));
  }

  between(low: number, high: number, stream: string, key?: string): number {
    return low + Math.floor(this.next(stream, key) * (high - low + 1));
  }
}
