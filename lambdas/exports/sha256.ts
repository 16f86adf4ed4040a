/** The state of a digest between two invocations: Node's own cannot be stored. */
export interface Sha256State {
  readonly words: number[];
  /** Bytes so far. */
  readonly length: number;
  /** Those that do not fill a block. */
  readonly tail: Uint8Array;
}

const BLOCK = 64;
const ROUNDS = 64;

/** First 32 bits of the fractional parts of the square and cube roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
const PRIMES = firstPrimes(ROUNDS);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const K = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

/** SHA-256 (FIPS 180-4) whose state can be stored, so that a digest goes on in another process. */
export class Sha256 {
  readonly #words: Int32Array;
  readonly #schedule = new Int32Array(ROUNDS);
  #length: number;
  #tail: Uint8Array;

  constructor(
    { words, length, tail }: Sha256State = { words: [...START], length: 0, tail: new Uint8Array() },
  ) {
    this.#words = Int32Array.from(words);
    this.#length = length;
    this.#tail = tail;
  }

  get state(): Sha256State {
    return { words: [...this.#words], length: this.#length, tail: this.#tail };
  }

  update(bytes: Uint8Array): void {
    this.#length += bytes.length;
    let from = 0;
    if (this.#tail.length > 0) {
      from = BLOCK - this.#tail.length;
      const block = Buffer.concat([this.#tail, bytes.subarray(0, from)]);
      if (block.length < BLOCK) {
        this.#tail = block;
        return;
      }
      this.#block(new DataView(block.buffer, block.byteOffset, BLOCK), 0);
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (; from + BLOCK <= bytes.length; from += BLOCK) this.#block(view, from);
    this.#tail = bytes.slice(from);
  }

  /** Ends the digest. */
  hex(): string {
    const { length } = this.#tail;
    const padded = Buffer.alloc(length + 9 > BLOCK ? 2 * BLOCK : BLOCK);
    padded.set(this.#tail);
    padded[length] = 0x80;
    padded.writeBigUInt64BE(BigInt(this.#length) * 8n, padded.length - 8);
    const view = new DataView(padded.buffer, padded.byteOffset, padded.length);
    for (let from = 0; from < padded.length; from += BLOCK) this.#block(view, from);
    return [...this.#words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  /** The inner loop allocates nothing: exports have gigabytes. */
  #block(view: DataView, from: number): void {
    const w = this.#schedule;
    const words = this.#words;
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(from + 4 * i);
    for (let i = 16; i < ROUNDS; i++) {
      const x = w[i - 15] as number;
      const y = w[i - 2] as number;
      const small0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
      const small1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16] as number) + small0 + (w[i - 7] as number) + small1;
    }
    let a = words[0] as number;
    let b = words[1] as number;
    let c = words[2] as number;
    let d = words[3] as number;
    let e = words[4] as number;
    let f = words[5] as number;
    let g = words[6] as number;
    let h = words[7] as number;
    for (let i = 0; i < ROUNDS; i++) {
      const big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      const t1 = (h + big1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
      const big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    words[0] = (words[0] as number) + a;
    words[1] = (words[1] as number) + b;
    words[2] = (words[2] as number) + c;
    words[3] = (words[3] as number) + d;
    words[4] = (words[4] as number) + e;
    words[5] = (words[5] as number) + f;
    words[6] = (words[6] as number) + g;
    words[7] = (words[7] as number) + h;
  }
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}
