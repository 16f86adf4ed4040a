import { joinBytes, LINE_FEED, RETURN } from '../text/bytes.ts';

const LOOK_BYTES = 64 * 1024;

/** Emails from old Macs end their lines with carriage returns only. */
export class LineEnds {
  #state: 'undecided' | 'usual' | 'returns' = 'undecided';
  #waiting: Buffer[] = [];
  #waitingBytes = 0;

  /** Other programs find another header in such an email. */
  get areReturns(): boolean {
    return this.#state === 'returns';
  }

  write(chunk: Buffer): Buffer {
    if (this.#state === 'usual') return chunk;
    if (this.#state === 'returns') return withLineFeeds(chunk);
    const feed = chunk.indexOf(LINE_FEED);
    // The decision must not depend on how the email is split into chunks.
    if (feed >= 0 && this.#waitingBytes + feed < LOOK_BYTES) this.#state = 'usual';
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    if (this.#state === 'undecided' && this.#waitingBytes < LOOK_BYTES) return chunk.subarray(0, 0);
    return this.end();
  }

  end(): Buffer {
    const bytes = joinBytes(this.#waiting);
    this.#waiting = [];
    if (this.#state === 'undecided')
      this.#state = bytes.subarray(0, LOOK_BYTES).includes(RETURN) ? 'returns' : 'usual';
    return this.#state === 'returns' ? withLineFeeds(bytes) : bytes;
  }
}

function withLineFeeds(bytes: Buffer): Buffer {
  return bytes.includes(RETURN)
    ? Buffer.from(bytes.map((byte) => (byte === RETURN ? LINE_FEED : byte)))
    : bytes;
}
