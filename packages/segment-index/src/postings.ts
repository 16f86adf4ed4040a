import { ByteReader, type ByteWriter } from './bytes.ts';
import { POSITIONS } from './document-terms.ts';

/**
 * Each document, in ascending order, has the delta of its number, the length of the rest, and for each rank with the
 * term the number of positions, the rank, whether another rank follows, and the deltas of the positions.
 */
export type Postings = Uint8Array;

/** Spans hold document numbers; the end is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
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

/** @param take receives the offset of a document's positions, and their number of bytes */
export function eachDocument(
  bytes: Postings,
  { from, to }: Span,
  take: (document: number, start: number, length: number) => void,
): void {
  const reader = new ByteReader(bytes);
  for (let document = -1; !reader.isAtEnd; ) {
    document += reader.number() + 1;
    if (document >= to) return;
    const length = reader.number();
    if (document >= from) take(document, reader.at, length);
    reader.at += length;
  }
}

export function positionsAt(bytes: Postings, start: number): number[] {
  const positions: number[] = [];
  const reader = new ByteReader(bytes, start);
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
