import type { Term } from './parse-query.ts';
import { type Postings, readPostings } from './postings.ts';
import { SegmentHead, type TermEntry, termsOfBlock } from './segment.ts';

/** Reads a part of a segment. Equal reads may be answered from memory. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

/** Of each word of a term what has it: one list, or of a beginning one for each word that begins so. */
export type TermPostings = readonly (readonly Postings[])[];

export interface OpenSegment {
  readonly head: SegmentHead;
  postingsOf(terms: readonly Term[]): Promise<TermPostings[]>;
}

/** @param bounds where the head begins, and how long the segment is */
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
    postingsOf: (terms) =>
      Promise.all(
        terms.map(({ words, isPrefix }) =>
          Promise.all(
            words.map((word, i) => postingsOfWord(readRest, head, word, isPrefix && i === words.length - 1)),
          ),
        ),
      ),
  };
}

async function postingsOfWord(
  read: ReadRange,
  head: SegmentHead,
  word: string,
  isPrefix: boolean,
): Promise<Postings[]> {
  const entries = await entriesOf(read, head, word, isPrefix);
  const [first] = entries;
  const last = entries.at(-1);
  if (first === undefined || last === undefined) return [];
  // Postings lie in the order of their terms.
  const bytes = await read(first.start, last.end);
  return entries.map(({ start, end }) =>
    readPostings(bytes.subarray(start - first.start, end - first.start)),
  );
}

async function entriesOf(
  read: ReadRange,
  { description }: SegmentHead,
  word: string,
  isPrefix: boolean,
): Promise<TermEntry[]> {
  const { blocks, dictionary_end } = description;
  const isFound = (term: string) => (isPrefix ? term.startsWith(word) : term === word);
  // The last block that begins at the word or before it, and those whose first term begins with it.
  let first = blocks.length - 1;
  while (first > 0 && (blocks[first]?.[0] ?? '') > word) first--;
  let end = first + 1;
  while (isPrefix && blocks[end]?.[0].startsWith(word) === true) end++;
  const start = blocks[first]?.[1];
  if (start === undefined) return [];
  const dictionary = await read(start, blocks[end]?.[1] ?? dictionary_end);
  const found: TermEntry[] = [];
  for (let i = first; i < end; i++) {
    const [, at, postings] = blocks[i] ?? ['', 0, 0];
    const block = dictionary.subarray(at - start, (blocks[i + 1]?.[1] ?? dictionary_end) - start);
    for (const entry of termsOfBlock(block, postings)) if (isFound(entry.term)) found.push(entry);
  }
  return found;
}
