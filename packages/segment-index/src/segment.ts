import * as z from 'zod';
import { ByteReader } from './bytes.ts';

/**
 * A segment is an immutable index of some messages, in one object:
 *
 *     postings of all terms, in the order of the terms
 *     dictionary: blocks of terms
 *     documents: one record of the same width for each message, in the order of `sortKey`
 *     description as JSON
 *     length of the description, 4 bytes
 *
 * The head is read at once: documents and description, and the dictionary unless it is large. Of the rest only what a query is
 * about is read.
 */
export interface Document {
  readonly sortKey: string;
  readonly threadKey: string;
  readonly inboxId: string;
  /** The key is `Inbox.listKey`, because an address may belong to successive inboxes. */
  readonly inboxKey: string;
  /** The mark is 0 to 15; a query may exclude documents by their mark. */
  readonly mark: number;
  /** The number of words in the body is approximate. */
  readonly length: number;
}

const descriptionSchema = z.object({
  v: z.literal(1),
  count: z.int(),
  sort_width: z.int(),
  thread_width: z.int(),
  /** Each pair is an inbox id and a list key. */
  inboxes: z.array(z.tuple([z.string(), z.string()])),
  /** Each block has its first term, its offset, and the offset of that term's postings. */
  blocks: z.array(z.tuple([z.string(), z.int(), z.int()])),
  dictionary_end: z.int(),
  postings_end: z.int(),
});
type SegmentDescription = z.output<typeof descriptionSchema>;

/** The bytes are the low bits of the inbox, the mark and high bits of the inbox, and the length. */
const FIXED_BYTES = 4;
const LOWER_BITS = 16;
const MARK_BITS = 4;
const LENGTH_STEPS = 8;
const MAX_BYTE = 255;

export function documentBytes(
  { sortKey, threadKey, mark, length }: Document,
  inbox: number,
  { sort_width, thread_width }: Pick<SegmentDescription, 'sort_width' | 'thread_width'>,
): Buffer {
  const record = Buffer.alloc(sort_width + thread_width + FIXED_BYTES);
  record.write(sortKey, 0, 'latin1');
  record.write(threadKey, sort_width, 'latin1');
  const fixed = sort_width + thread_width;
  record.writeUInt16LE(inbox & ((1 << LOWER_BITS) - 1), fixed);
  record[fixed + 2] = mark | ((inbox >> LOWER_BITS) << MARK_BITS);
  record[fixed + 3] = Math.min(MAX_BYTE, Math.round(LENGTH_STEPS * Math.log2(length + 1)));
  return record;
}

export function descriptionBytes(description: SegmentDescription): Buffer {
  const json = Buffer.from(JSON.stringify(description));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([json, length]);
}

export class SegmentHead {
  readonly description: SegmentDescription;
  readonly #documents: Buffer;
  readonly #width: number;

  constructor(bytes: Uint8Array) {
    const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const end = head.length - 4;
    const start = end - head.readUInt32LE(end);
    this.description = descriptionSchema.parse(JSON.parse(head.toString('utf8', start, end)));
    const { count, sort_width, thread_width } = this.description;
    this.#width = sort_width + thread_width + FIXED_BYTES;
    this.#documents = head.subarray(start - count * this.#width, start);
  }

  get count(): number {
    return this.description.count;
  }

  document(number: number): Document {
    const [inboxId, inboxKey] = this.description.inboxes[this.inboxAt(number)] ?? ['', ''];
    return {
      sortKey: this.sortKeyAt(number),
      threadKey: this.threadKeyAt(number),
      inboxId,
      inboxKey,
      mark: this.markAt(number),
      length: this.lengthAt(number),
    };
  }

  sortKeyAt(number: number): string {
    return this.#text(number, 0, this.description.sort_width);
  }

  threadKeyAt(number: number): string {
    return this.#text(number, this.description.sort_width, this.description.thread_width);
  }

  inboxAt(number: number): number {
    const at = (number + 1) * this.#width - FIXED_BYTES;
    const higher = (this.#documents[at + 2] ?? 0) >> MARK_BITS;
    return this.#documents.readUInt16LE(at) | (higher << LOWER_BITS);
  }

  markAt(number: number): number {
    return (this.#documents[(number + 1) * this.#width - 2] ?? 0) & ((1 << MARK_BITS) - 1);
  }

  lengthAt(number: number): number {
    return 2 ** ((this.#documents[(number + 1) * this.#width - 1] ?? 0) / LENGTH_STEPS) - 1;
  }

  #text(number: number, offset: number, width: number): string {
    const start = number * this.#width + offset;
    return this.#documents.toString('latin1', start, start + width).replace(/\0+$/u, '');
  }
}

export interface TermEntry {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

export function* termsOfBlock(bytes: Uint8Array, start: number): Generator<TermEntry> {
  const reader = new ByteReader(bytes);
  let before = Buffer.alloc(0);
  let at = start;
  while (!reader.isAtEnd) {
    const shared = reader.number();
    const rest = reader.take(reader.number());
    before = Buffer.concat([before.subarray(0, shared), rest]);
    const end = at + reader.number();
    yield { term: before.toString(), start: at, end };
    at = end;
  }
}
