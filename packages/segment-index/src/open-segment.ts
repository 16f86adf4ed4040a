import type { Term } from './parse-query.ts';
import type { Postings } from './postings.ts';
import { SegmentHead, type TermEntry, termsOfBlock } from './segment.ts';

/** Reads a byte range of a segment. Equal reads may be served from memory. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

/** Each word of a term has one postings list, or one per matching word if it is a prefix. */
export type TermPostings = readonly (readonly Postings[])[];

export type TermEntries = readonly (readonly TermEntry[])[];

export interface OpenSegment {
  readonly head: SegmentHead;
  /** @param most limit on the words of a prefix; one more is read to detect the excess */
  find(term: Term, most: number): Promise<TermEntries>;
  postingsOf(found: TermEntries): Promise<TermPostings>;
}

/** @param bounds start of the head, and length of the segment */
export async function openSegment(
  read: ReadRange,
  bounds: { readonly head: number; readonly bytes: number },
): Promise<OpenSegment> {
  const bytes = await read(bounds.head, bounds.bytes);
  const head = new SegmentHead(bytes);
  const readRest: ReadRange = async (start, end) =>
    start < bounds.head ? read(start, end) : bytes.subarray(start - bounds.head, end - bounds.head);
  return {
    head,
    find: ({ words, isPrefix }, most) =>
      Promise.all(
        words.map((word, i) =>
          isPrefix && i === words.length - 1
            ? entriesOf(readRest, head, word, (term) => term.startsWith(word), most + 1)
            : entriesOf(readRest, head, word, (term) => term === word, 1),
        ),
      ),
    postingsOf: (found) => Promise.all(found.map((entries) => postingsOf(readRest, entries))),
  };
}

async function postingsOf(read: ReadRange, entries: readonly TermEntry[]): Promise<Postings[]> {
  const [first] = entries;
  const last = entries.at(-1);
  if (first === undefined || last === undefined) return [];
  // Postings are stored in the order of their terms.
  const bytes = await read(first.start, last.end);
  return entries.map(({ start, end }) => bytes.subarray(start - first.start, end - first.start));
}

async function entriesOf(
  read: ReadRange,
  { description }: SegmentHead,
  word: string,
  isFound: (term: string) => boolean,
  most: number,
): Promise<TermEntry[]> {
  const { blocks, dictionary_end } = description;
  // Matching terms start in the last block that begins at or before the word.
  const first = Math.max(0, firstWhere(blocks.length, (i) => (blocks[i]?.[0] ?? '') > word) - 1);
  let end = first + 1;
  while (end - first <= most && isFound(blocks[end]?.[0] ?? '')) end++;
  const start = blocks[first]?.[1];
  if (start === undefined) return [];
  const dictionary = await read(start, blocks[end]?.[1] ?? dictionary_end);
  const found: TermEntry[] = [];
  for (let i = first; i < end; i++) {
    const [, at, postings] = blocks[i] ?? ['', 0, 0];
    const block = dictionary.subarray(at - start, (blocks[i + 1]?.[1] ?? dictionary_end) - start);
    for (const entry of termsOfBlock(block, postings)) {
      if (isFound(entry.term)) found.push(entry);
      if (found.length >= most || (entry.term > word && !isFound(entry.term))) return found;
    }
  }
  return found;
}

/** The condition must be monotonic. */
export function firstWhere(count: number, isReached: (number: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
