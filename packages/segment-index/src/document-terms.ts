import { wordsOf } from './words.ts';

export interface IndexedText<Field extends string = string> {
  readonly field: Field;
  /** A rank is 0 (highest weight) to 7. The text of BODY_RANK gives the document its length. */
  readonly rank: number;
  /** The limit counts the document's words up to and including this text; later words are not indexed. */
  readonly mostWords: number;
  readonly text: string;
}

export const BODY_RANK = 2;
/** The gap keeps phrases from matching across texts. */
const GAP = 8;
/** A position is the rank times this, plus the number of the word. */
export const POSITIONS = 1 << 20;

export interface DocumentTerms {
  /** Positions are in ascending order. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
  readonly length: number;
  readonly words: number;
}

/** @param texts sorted by rank */
export function documentTerms(texts: readonly IndexedText[]): DocumentTerms {
  const positions = new Map<string, number[]>();
  const next: number[] = [];
  let words = 0;
  for (const { rank, mostWords, text } of texts) {
    let position = next[rank] ?? rank * POSITIONS;
    for (const { term } of wordsOf(text)) {
      if (words >= mostWords) break;
      words++;
      const found = positions.get(term);
      if (found === undefined) positions.set(term, [position]);
      else found.push(position);
      position++;
    }
    next[rank] = position + GAP;
  }
  const body = BODY_RANK * POSITIONS;
  return { positions, length: (next[BODY_RANK] ?? body) - body, words };
}
