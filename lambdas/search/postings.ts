import { ByteReader, type ByteWriter } from './bytes.ts';
import { POSITIONS } from './document-terms.ts';

/**
 * The positions of a term. Of each document in rising order: the distance of its number from the one before, the length of what
 * follows, and for each rank of fields that has the term the number of its positions, the rank, whether another rank follows,
 * and the distances of the positions.
 */
export interface Postings {
  readonly documents: Uint32Array;
  /** Where the positions of each document begin. */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

const RANK_BITS = 3;

export function writePositions(positions: readonly number[], to: ByteWriter): void {
  for (let from = 0; from < positions.length; ) {
    const rank = Math.floor((positions[from] ?? 0) / POSITIONS);
    let end = from;
    while (end < positions.length && (positions[end] ?? 0) < (rank + 1) * POSITIONS) end++;
    const more = end < positions.length ? 1 : 0;
    to.number(((end - from) << (RANK_BITS + 1)) | (rank << 1) | more);
    let before = rank * POSITIONS;
    for (; from < end; from++) {
      const position = positions[from] ?? 0;
      to.number(position - before);
      before = position;
    }
  }
}

export function readPostings(bytes: Uint8Array): Postings {
  const documents: number[] = [];
  const starts: number[] = [];
  const reader = new ByteReader(bytes);
  for (let document = 0, isFirst = true; !reader.isAtEnd; isFirst = false) {
    document += reader.number() + (isFirst ? 0 : 1);
    const length = reader.number();
    documents.push(document);
    starts.push(reader.at);
    reader.at += length;
  }
  return { documents: Uint32Array.from(documents), starts: Uint32Array.from(starts), bytes };
}

/** @param index of the document in the postings */
export function positionsAt({ bytes, starts }: Postings, index: number): number[] {
  const positions: number[] = [];
  const reader = new ByteReader(bytes, starts[index] ?? 0);
  for (let more = 1; more === 1; ) {
    const head = reader.number();
    more = head & 1;
    let position = ((head >> 1) & ((1 << RANK_BITS) - 1)) * POSITIONS;
    for (let left = head >>> (RANK_BITS + 1); left > 0; left--) {
      position += reader.number();
      positions.push(position);
    }
  }
  return positions;
}

/** Where a document is in the postings; undefined when it is not. */
export function indexOfDocument({ documents }: Postings, document: number): number | undefined {
  let [low, high] = [0, documents.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = documents[middle] ?? 0;
    if (found === document) return middle;
    if (found < document) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
