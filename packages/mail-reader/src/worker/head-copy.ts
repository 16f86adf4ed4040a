/** If the parse is aborted, the header is read from this copy. */
const KEPT_BYTES = 64 * 1024;
/** Each chunk costs a message to the thread, so shorter ones are joined. */
const SHORT_BYTES = 16 * 1024;

export interface RawChunk {
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

const NOTHING = new Uint8Array();

/** Reading one chunk ahead recognizes the last. */
export class HeadCopy {
  bytes = 0;
  readonly #chunks: Uint8Array[] = [];
  #kept = 0;
  readonly #source: AsyncIterator<Uint8Array>;
  #first: Promise<RawChunk> | undefined;
  #ahead: Uint8Array | undefined;
  #isOver = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  first(): Promise<RawChunk> {
    this.#first ??= this.#read().then((bytes) => this.#followedBy(bytes ?? NOTHING));
    return this.#first;
  }

  /** Call this only if the previous chunk was not the last. @throws errors of the source */
  async next(): Promise<RawChunk> {
    const bytes = this.#ahead;
    if (bytes === undefined) throw new Error('The mail has no more chunks');
    return this.#followedBy(bytes);
  }

  async #followedBy(bytes: Uint8Array): Promise<RawChunk> {
    this.#ahead = await this.#read();
    return { bytes, isLast: this.#ahead === undefined };
  }

  async #read(): Promise<Uint8Array | undefined> {
    const pieces: Uint8Array[] = [];
    for (let length = 0; length < SHORT_BYTES; ) {
      const piece = await this.#readPiece();
      if (piece === undefined) break;
      pieces.push(piece);
      length += piece.length;
    }
    return pieces.length > 1 ? Buffer.concat(pieces) : pieces[0];
  }

  async #readPiece(): Promise<Uint8Array | undefined> {
    if (this.#isOver) return undefined;
    const result = await this.#source.next();
    if (result.done === true) {
      this.#isOver = true;
      return undefined;
    }
    this.bytes += result.value.length;
    if (this.#kept < KEPT_BYTES) {
      // `slice` of a Buffer would be a view.
      const part = new Uint8Array(result.value.subarray(0, KEPT_BYTES - this.#kept));
      this.#chunks.push(part);
      this.#kept += part.length;
    }
    return result.value;
  }

  async drain(): Promise<void> {
    while ((await this.#readPiece()) !== undefined);
  }

  get kept(): { readonly beginning: Buffer; readonly isAll: boolean } {
    return { beginning: Buffer.concat(this.#chunks), isAll: this.bytes <= KEPT_BYTES };
  }
}
