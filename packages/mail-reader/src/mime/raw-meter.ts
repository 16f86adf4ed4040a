/** Errors of the source are separated from errors of the email. */
export class RawMeter {
  bytes = 0;
  /** The source failed, so the email could not be fetched. */
  failure: { readonly cause: unknown } | undefined;
  readonly #source: AsyncIterator<Uint8Array>;
  #ended = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async next(): Promise<Buffer | undefined> {
    if (this.#ended) return undefined;
    try {
      const result = await this.#source.next();
      if (result.done === true) {
        this.#ended = true;
        return undefined;
      }
      const { buffer, byteOffset, byteLength } = result.value;
      this.bytes += byteLength;
      return Buffer.from(buffer, byteOffset, byteLength);
    } catch (cause) {
      this.#ended = true;
      this.failure = { cause };
      return undefined;
    }
  }

  async drain(): Promise<void> {
    while ((await this.next()) !== undefined);
  }
}
