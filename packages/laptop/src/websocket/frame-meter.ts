const LENGTH_16_BIT = 126;
const LENGTH_64_BIT = 127;
const MASK_BYTES = 4;

/** The WebSocket library joins frames into messages, but API Gateway limits each frame (RFC 6455, section 5.2). */
export class FrameMeter {
  readonly #onFrame: (payloadBytes: number) => void;
  #header = Buffer.alloc(0);
  #toSkip = 0;

  constructor(onFrame: (payloadBytes: number) => void) {
    this.#onFrame = onFrame;
  }

  push(chunk: Buffer): void {
    let rest = chunk;
    while (rest.length > 0) {
      if (this.#toSkip > 0) {
        const skipped = Math.min(this.#toSkip, rest.length);
        this.#toSkip -= skipped;
        rest = rest.subarray(skipped);
        continue;
      }
      const started = this.#header.length;
      const gathered = Buffer.concat([this.#header, rest]);
      const header = readHeader(gathered);
      if (header === undefined) {
        this.#header = gathered;
        return;
      }
      this.#header = Buffer.alloc(0);
      this.#toSkip = header.payloadBytes;
      rest = rest.subarray(header.headerBytes - started);
      this.#onFrame(header.payloadBytes);
    }
  }
}

function readHeader(bytes: Buffer): { headerBytes: number; payloadBytes: number } | undefined {
  if (bytes.length < 2) return undefined;
  const second = bytes.readUInt8(1);
  const short = second & 0x7f;
  const lengthBytes = short === LENGTH_64_BIT ? 8 : short === LENGTH_16_BIT ? 2 : 0;
  const headerBytes = 2 + lengthBytes + ((second & 0x80) === 0 ? 0 : MASK_BYTES);
  if (bytes.length < headerBytes) return undefined;
  const payloadBytes =
    lengthBytes === 8 ? Number(bytes.readBigUInt64BE(2)) : lengthBytes === 2 ? bytes.readUInt16BE(2) : short;
  return { headerBytes, payloadBytes };
}
