import type { ParseLimits } from './limits.ts';

/** The raw bytes of a mail: counts them, and keeps apart what goes wrong while they are fetched. */
export class RawMeter {
  bytes = 0;
  /** Which limit ended the reading; undefined when none did. */
  limit: string | undefined;
  /** What the source threw: the mail could not be fetched, which is no fault of the mail. */
  failure: { readonly cause: unknown } | undefined;
  readonly #source: AsyncIterator<Uint8Array>;
  #ended = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async next(): Promise<Uint8Array | undefined> {
    if (this.#ended) return undefined;
    try {
      const result = await this.#source.next();
      if (result.done === true) {
        this.#ended = true;
        return undefined;
      }
      this.bytes += result.value.length;
      return result.value;
    } catch (cause) {
      this.#ended = true;
      this.failure = { cause };
      return undefined;
    }
  }

  /** Reads on to the end without keeping anything, so that the size is the whole mail's. */
  async drain(): Promise<void> {
    while ((await this.next()) !== undefined);
  }
}

const NEWLINE = 10;
const RETURN = 13;

/**
 * Passes a mail on as long as its header block is within bounds: parsers are quadratic in it, so it is
 * measured before they see it.
 */
export async function* guardHeader(meter: RawMeter, limits: ParseLimits): AsyncGenerator<Uint8Array> {
  let headerBytes = 0;
  let inHeader = true;
  let lineIsEmpty = true;
  for (;;) {
    const chunk = await meter.next();
    if (chunk === undefined) return;
    for (let i = 0; inHeader && i < chunk.length; i++) {
      const byte = chunk[i];
      if (byte === NEWLINE) {
        if (lineIsEmpty) inHeader = false;
        lineIsEmpty = true;
      } else if (byte !== RETURN) lineIsEmpty = false;
      headerBytes += 1;
      if (headerBytes > limits.headerBytes) {
        meter.limit = `the header block is larger than ${limits.headerBytes} bytes`;
        yield chunk.subarray(0, i);
        return;
      }
    }
    yield chunk;
  }
}
