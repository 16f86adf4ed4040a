import { inflateRawSync } from 'node:zlib';
import { Unreadable } from './document.ts';

const MAX_ENTRIES = 2_000;
const MAX_RATIO = 100;
/** A short text may well compress to a hundredth, so the ratio counts only from this size. */
const RATIO_FROM_BYTES = 1_000_000;
const MAX_INFLATED_BYTES = 200_000_000;
/** A sheet of Excel has at most 65,530 links. */
const MAX_RELATIONS = 100_000;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const STORED = 0;
const DEFLATED = 8;

/** Part names are case-insensitive (ISO/IEC 29500-2, 6.2.2.3); some writers use backslashes or IRI escapes. */
function keyOf(name: string): string {
  const path = name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
  try {
    return path.includes('%') ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}

interface Entry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: number;
  readonly offset: number;
}

/** Entries are inflated on demand within the limits; nested archives are not read. */
export class ZipArchive {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, Entry>();
  readonly #read = new Set<string>();
  #left = MAX_INFLATED_BYTES;
  relationsLeft = MAX_RELATIONS;

  /** @throws Unreadable failed, too_large */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    if (end < 0 || end + END_BYTES > bytes.length || bytes.readUInt32LE(end) !== END_OF_DIRECTORY)
      throw new Unreadable('failed');
    const count = bytes.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES) throw new Unreadable('too_large');
    let at = bytes.readUInt32LE(end + 16);
    for (let i = 0; i < count; i++) {
      if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY)
        throw new Unreadable('failed');
      const nameLength = bytes.readUInt16LE(at + 28);
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
      this.#entries.set(keyOf(name), {
        isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
        method: bytes.readUInt16LE(at + 10),
        packed: bytes.readUInt32LE(at + 20),
        offset: bytes.readUInt32LE(at + 42),
      });
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(keyOf(name));
  }

  /** Returns undefined if there is no such entry. @throws Unreadable */
  text(name: string): string | undefined {
    const entry = this.#entries.get(keyOf(name));
    if (entry === undefined) return undefined;
    if (entry.isEncrypted) throw new Unreadable('encrypted');
    const text = this.#inflate(entry);
    this.#left -= text.length;
    return text[0] === 0xff || text[0] === 0xfe
      ? new TextDecoder(text[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(text)
      : text.toString('utf8').replace(/^\ufeff/, '');
  }

  /** @throws Unreadable if there is no such entry, too */
  needed(name: string): string {
    const text = this.text(name);
    if (text === undefined) throw new Unreadable('failed');
    return text;
  }

  textOnce(name: string): string | undefined {
    const isRead = this.#read.has(name);
    this.#read.add(name);
    return isRead ? undefined : this.text(name);
  }

  #inflate({ method, packed, offset }: Entry): Buffer {
    const bytes = this.#bytes;
    if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_ENTRY)
      throw new Unreadable('failed');
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const content = bytes.subarray(start, start + packed);
    if (method === STORED) return content;
    if (method !== DEFLATED) throw new Unreadable('failed');
    const most = Math.min(this.#left, Math.max(RATIO_FROM_BYTES, content.length * MAX_RATIO));
    try {
      return inflateRawSync(content, { maxOutputLength: most });
    } catch (error) {
      const isTooLong =
        error instanceof RangeError || (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
      throw new Unreadable(isTooLong ? 'too_large' : 'failed');
    }
  }
}
