import { ByteReader, ByteWriter } from './bytes.ts';
import type { DocumentTerms } from './document-terms.ts';
import { writePositions } from './postings.ts';
import { type Document, descriptionBytes, documentBytes, SegmentHead, termsOfBlock } from './segment.ts';

const BLOCK_TERMS = 64;
/** A smaller dictionary is read with the head, which takes no longer than reading one block. */
const MAX_HEAD_DICTIONARY_BYTES = 3_000_000;
/** The value was measured for an email of 200 words, with its share of the dictionary and the documents. */
const BYTES_PER_WORD = 6;
const GONE = -1;
const BEHIND = Number.MAX_SAFE_INTEGER;

export interface SegmentSource {
  /** Documents are sorted by `sortKey`. */
  readonly documents: readonly Document[];
  readonly bytes: number;
  /** Lists are sorted by term, and their documents in ascending order. */
  lists(): Iterable<TermList>;
}

interface TermList {
  readonly term: string;
  /** The bytes are encoded as in a segment and valid until the next list. */
  readonly postings: Uint8Array;
}

export interface WrittenSegment {
  readonly bytes: Buffer;
  readonly head: number;
  readonly count: number;
  /** The lowest and highest `sortKey` limit the segment. */
  readonly low: string;
  readonly high: string;
}

export function sourceOfMessages(
  read: readonly { readonly document: Document; readonly terms: DocumentTerms }[],
): SegmentSource {
  const messages = read.toSorted((a, b) => byCodeUnit(a.document.sortKey, b.document.sortKey));
  return {
    documents: messages.map(({ document }) => document),
    bytes: messages.reduce((sum, { terms }) => sum + terms.words * BYTES_PER_WORD, 0),
    *lists() {
      const lists = new Map<string, { readonly document: number; readonly places: readonly number[] }[]>();
      for (const [document, { terms }] of messages.entries()) {
        for (const [term, places] of terms.positions) {
          const list = lists.get(term);
          if (list === undefined) lists.set(term, [{ document, places }]);
          else list.push({ document, places });
        }
      }
      const [writer, positions] = [new ByteWriter(), new ByteWriter()];
      for (const term of [...lists.keys()].sort(byCodeUnit)) {
        writer.clear();
        let before = -1;
        for (const { document, places } of lists.get(term) ?? []) {
          positions.clear();
          writePositions(places, positions);
          writer.number(document - before - 1);
          writer.number(positions.length);
          writer.bytes(positions.written());
          before = document;
        }
        yield { term, postings: writer.written() };
      }
    },
  };
}

export function sourceOfSegment(bytes: Uint8Array, headStart: number): SegmentSource {
  const head = new SegmentHead(bytes.subarray(headStart));
  const { blocks, dictionary_end } = head.description;
  return {
    documents: Array.from({ length: head.count }, (_, number) => head.document(number)),
    bytes: bytes.length,
    *lists() {
      for (const [i, [, start, postings]] of blocks.entries()) {
        const block = bytes.subarray(start, blocks[i + 1]?.[1] ?? dictionary_end);
        for (const { term, start: from, end } of termsOfBlock(block, postings)) {
          yield { term, postings: bytes.subarray(from, end) };
        }
      }
    },
  };
}

/**
 * Merges sources into one segment; the last source with a message wins. @param isWanted selects the messages to keep
 * @returns undefined if none is kept
 */
export function writeSegment(
  sources: readonly SegmentSource[],
  isWanted: (document: Document) => boolean = () => true,
): WrittenSegment | undefined {
  const { documents, numbers } = arrange(sources, isWanted);
  const [first] = documents;
  const last = documents.at(-1);
  if (first === undefined || last === undefined) return undefined;
  // The buffer is preallocated, because growing a large segment would copy it.
  const writer = new ByteWriter((1 << 16) + sources.reduce((sum, { bytes }) => sum + bytes, 0));
  const dictionary = new DictionaryWriter();
  for (const { term, cursors } of mergeLists(sources, numbers)) {
    const start = writer.length;
    writePostings(cursors, writer);
    if (writer.length > start) dictionary.add(term, start, writer.length - start);
  }
  const postingsEnd = writer.length;
  writer.bytes(dictionary.bytes.written());
  const dictionaryEnd = writer.length;
  const inboxes = new Map<string, { readonly number: number; readonly id: string }>();
  for (const { inboxKey, inboxId } of documents) {
    if (!inboxes.has(inboxKey)) inboxes.set(inboxKey, { number: inboxes.size, id: inboxId });
  }
  const widths = {
    sort_width: Math.max(...documents.map(({ sortKey }) => sortKey.length)),
    thread_width: Math.max(...documents.map(({ threadKey }) => threadKey.length)),
  };
  for (const document of documents) {
    writer.bytes(documentBytes(document, inboxes.get(document.inboxKey)?.number ?? 0, widths));
  }
  writer.bytes(
    descriptionBytes({
      v: 1,
      count: documents.length,
      ...widths,
      inboxes: [...inboxes].map(([key, { id }]) => [id, key]),
      blocks: dictionary.blocks.map(([term, start, postings]) => [term, postingsEnd + start, postings]),
      dictionary_end: dictionaryEnd,
      postings_end: postingsEnd,
    }),
  );
  const bytes = writer.written();
  const isSmall = dictionaryEnd - postingsEnd <= MAX_HEAD_DICTIONARY_BYTES;
  const head = isSmall ? postingsEnd : dictionaryEnd;
  return { bytes, head, count: documents.length, low: first.sortKey, high: last.sortKey };
}

function arrange(sources: readonly SegmentSource[], isWanted: (document: Document) => boolean) {
  const all = sources.flatMap(({ documents }, source) =>
    documents.map((document, old) => ({ document, source, old })),
  );
  const wanted = all.filter(({ document }) => isWanted(document));
  const latest = new Map(wanted.map((each) => [`${each.document.sortKey} ${each.document.inboxKey}`, each]));
  const last = new Set(latest.values());
  // The sort is stable, because the numbers of each source must stay ascending.
  const kept = wanted
    .filter((each) => last.has(each))
    .sort((a, b) => byCodeUnit(a.document.sortKey, b.document.sortKey));
  const numbers = sources.map(({ documents }) => new Int32Array(documents.length).fill(GONE));
  for (const [number, { source, old }] of kept.entries()) {
    const ofSource = numbers[source];
    if (ofSource !== undefined) ofSource[old] = number;
  }
  return { documents: kept.map(({ document }) => document), numbers };
}

function* mergeLists(sources: readonly SegmentSource[], numbers: readonly Int32Array[]) {
  const open = sources.map((source, i) => {
    const lists = source.lists()[Symbol.iterator]();
    return { lists, head: lists.next(), cursor: new ListCursor(numbers[i] ?? new Int32Array()) };
  });
  for (;;) {
    let term: string | undefined;
    for (const { head } of open) {
      if (head.done !== true && (term === undefined || head.value.term < term)) term = head.value.term;
    }
    if (term === undefined) return;
    const having = open.filter(({ head }) => head.done !== true && head.value.term === term);
    for (const { head, cursor } of having) if (head.done !== true) cursor.open(head.value.postings);
    yield { term, cursors: having.map(({ cursor }) => cursor) };
    for (const source of having) source.head = source.lists.next();
  }
}

/** Positions are copied unchanged, because there are many. */
function writePostings(cursors: readonly ListCursor[], to: ByteWriter): void {
  for (let before = -1; ; ) {
    let next: ListCursor | undefined;
    for (const cursor of cursors) if (next === undefined || cursor.number < next.number) next = cursor;
    if (next === undefined || next.number === BEHIND) return;
    to.number(next.number - before - 1);
    to.copy(next.bytes, next.start, next.end);
    before = next.number;
    next.advance();
  }
}

class ListCursor {
  readonly #numbers: Int32Array;
  #reader = new ByteReader(new Uint8Array());
  #document = -1;
  number = BEHIND;
  start = 0;
  end = 0;

  constructor(numbers: Int32Array) {
    this.#numbers = numbers;
  }

  get bytes(): Uint8Array {
    return this.#reader.bytes;
  }

  open(postings: Uint8Array): void {
    this.#reader = new ByteReader(postings);
    this.#document = -1;
    this.advance();
  }

  advance(): void {
    const reader = this.#reader;
    this.number = GONE;
    while (this.number === GONE) {
      if (reader.isAtEnd) {
        this.number = BEHIND;
        return;
      }
      this.#document += reader.number() + 1;
      this.start = reader.at;
      const length = reader.number();
      reader.at += length;
      this.end = reader.at;
      this.number = this.#numbers[this.#document] ?? GONE;
    }
  }
}

class DictionaryWriter {
  readonly bytes = new ByteWriter(1 << 14);
  readonly blocks: [term: string, start: number, postings: number][] = [];
  #inBlock = BLOCK_TERMS;
  #before: Buffer = Buffer.alloc(0);

  add(term: string, postings: number, length: number): void {
    if (this.#inBlock === BLOCK_TERMS) {
      this.blocks.push([term, this.bytes.length, postings]);
      this.#before = Buffer.alloc(0);
      this.#inBlock = 0;
    }
    this.#inBlock++;
    const name = Buffer.from(term);
    let shared = 0;
    while (shared < name.length && name[shared] === this.#before[shared]) shared++;
    this.bytes.number(shared);
    this.bytes.number(name.length - shared);
    this.bytes.bytes(name.subarray(shared));
    this.bytes.number(length);
    this.#before = name;
  }
}

/** The order is that of code units, independent of locale. */
function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
