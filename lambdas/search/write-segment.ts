import { ByteReader, ByteWriter } from './bytes.ts';
import type { DocumentTerms } from './document-terms.ts';
import { writePositions } from './postings.ts';
import {
  type Document,
  descriptionBytes,
  documentBytes,
  SegmentHead,
  type TermEntry,
  termsOfBlock,
} from './segment.ts';

/** Terms of one block of the dictionary. */
const BLOCK_TERMS = 64;

/** What a segment is made of: messages that were read, or an earlier segment. */
export interface SegmentSource {
  readonly documents: readonly Document[];
  /** In the order of the terms; of each term the documents in rising order. */
  lists(): Iterable<TermList>;
}

interface TermList {
  readonly term: string;
  readonly entries: Iterable<Entry>;
}

/** A document that has a term, and its positions as they are written. */
interface Entry {
  readonly document: number;
  readonly positions: Uint8Array;
}

export interface WrittenSegment {
  readonly bytes: Buffer;
  /** Where the head begins. */
  readonly head: number;
  readonly count: number;
  /** Least and greatest `sortKey`. */
  readonly low: string;
  readonly high: string;
}

/** Messages that were read. */
export function sourceOfMessages(
  messages: readonly { readonly document: Document; readonly terms: DocumentTerms }[],
): SegmentSource {
  return {
    documents: messages.map(({ document }) => document),
    *lists() {
      const lists = new Map<string, Entry[]>();
      const writer = new ByteWriter();
      for (const [document, { terms }] of messages.entries()) {
        for (const [term, places] of terms.positions) {
          writer.clear();
          writePositions(places, writer);
          const entry = { document, positions: Buffer.from(writer.written()) };
          const list = lists.get(term);
          if (list === undefined) lists.set(term, [entry]);
          else list.push(entry);
        }
      }
      for (const term of [...lists.keys()].sort(byCodeUnit)) yield { term, entries: lists.get(term) ?? [] };
    },
  };
}

/** A segment that was read as a whole. */
export function sourceOfSegment(bytes: Uint8Array, headStart: number): SegmentSource {
  const head = new SegmentHead(bytes.subarray(headStart));
  const { blocks, dictionary_end } = head.description;
  return {
    documents: Array.from({ length: head.count }, (_, number) => head.document(number)),
    *lists() {
      for (const [i, [, start, postings]] of blocks.entries()) {
        const block = bytes.subarray(start, blocks[i + 1]?.[1] ?? dictionary_end);
        for (const entry of termsOfBlock(block, postings)) {
          yield { term: entry.term, entries: entriesOf(bytes, entry) };
        }
      }
    },
  };
}

function* entriesOf(bytes: Uint8Array, { start, end }: TermEntry): Generator<Entry> {
  const reader = new ByteReader(bytes, start);
  for (let document = 0, isFirst = true; reader.at < end; isFirst = false) {
    document += reader.number() + (isFirst ? 0 : 1);
    yield { document, positions: reader.take(reader.number()) };
  }
}

/**
 * One segment of several sources. Of a message that several have, the last one counts.
 * @param isWanted says which messages stay
 * @returns undefined when none does
 */
export function writeSegment(
  sources: readonly SegmentSource[],
  isWanted: (document: Document) => boolean = () => true,
): WrittenSegment | undefined {
  const { documents, numbers } = arrange(sources, isWanted);
  const [first] = documents;
  const last = documents.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const writer = new ByteWriter(1 << 16);
  const dictionary = new DictionaryWriter();
  for (const { term, entries } of mergeLists(sources, numbers)) {
    const start = writer.length;
    let before = -1;
    for (const { document, positions } of entries) {
      writer.number(before === -1 ? document : document - before - 1);
      writer.number(positions.length);
      writer.bytes(positions);
      before = document;
    }
    dictionary.add(term, start, writer.length - start);
  }
  const postingsEnd = writer.length;
  writer.bytes(dictionary.bytes.written());
  const head = writer.length;
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
      dictionary_end: head,
      postings_end: postingsEnd,
    }),
  );
  const bytes = writer.written();
  return { bytes, head, count: documents.length, low: first.sortKey, high: last.sortKey };
}

/** The messages that stay, in order, and their new numbers for each source; undefined for those that go. */
function arrange(sources: readonly SegmentSource[], isWanted: (document: Document) => boolean) {
  const latest = new Map<string, { document: Document; source: number; old: number }>();
  for (const [source, { documents }] of sources.entries()) {
    for (const [old, document] of documents.entries()) {
      if (isWanted(document))
        latest.set(`${document.sortKey} ${document.inboxKey}`, { document, source, old });
    }
  }
  const kept = [...latest.values()].sort((a, b) => byCodeUnit(a.document.sortKey, b.document.sortKey));
  const numbers = sources.map(() => new Map<number, number>());
  for (const [number, { source, old }] of kept.entries()) numbers[source]?.set(old, number);
  return { documents: kept.map(({ document }) => document), numbers };
}

/** The lists of all sources, with the new numbers. */
function* mergeLists(
  sources: readonly SegmentSource[],
  numbers: readonly ReadonlyMap<number, number>[],
): Generator<TermList> {
  const open = sources.map((source, i) => {
    const lists = source.lists()[Symbol.iterator]();
    return { lists, head: lists.next(), numbers: numbers[i] };
  });
  for (;;) {
    let term: string | undefined;
    for (const { head } of open) {
      if (head.done !== true && (term === undefined || head.value.term < term)) term = head.value.term;
    }
    if (term === undefined) return;
    const entries: Entry[] = [];
    for (const source of open) {
      if (source.head.done === true || source.head.value.term !== term) continue;
      for (const { document, positions } of source.head.value.entries) {
        const number = source.numbers?.get(document);
        if (number !== undefined) entries.push({ document: number, positions });
      }
      source.head = source.lists.next();
    }
    if (entries.length > 0) yield { term, entries: entries.sort((a, b) => a.document - b.document) };
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

/** As `<` compares, and not by language. */
function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
