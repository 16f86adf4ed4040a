import type { SearchedField, SearchedText } from './searched-texts.ts';
import { wordsOf } from './words.ts';

/** Words of a message that are found when a field is through, with those of the fields before it: what follows is not. */
const WORDS_UP_TO: Partial<Readonly<Record<SearchedField, number>>> = { text: 20_000, attachment: 70_000 };
/** When a field before the text is through. */
const WORDS_BEFORE_TEXT = 5_000;

export function mostWordsOf(field: SearchedField): number {
  return WORDS_UP_TO[field] ?? WORDS_BEFORE_TEXT;
}

/** Fields that count alike. The numbers are part of the format of segments. */
export const RANKS: Readonly<Record<SearchedField, number>> = {
  subject: 0,
  filename: 1,
  from: 1,
  to: 1,
  cc: 1,
  reply_to: 1,
  text: 2,
  attachment: 3,
};
/** A phrase never reaches from one text into another. */
const GAP = 8;
/** A position is the rank times this, and the number of the word. */
export const POSITIONS = 1 << 20;

export interface DocumentTerms {
  /** Positions in rising order. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
  /** Words of the body. */
  readonly length: number;
  readonly words: number;
}

export function documentTerms(texts: readonly SearchedText[]): DocumentTerms {
  const positions = new Map<string, number[]>();
  const next = [0, POSITIONS, 2 * POSITIONS, 3 * POSITIONS];
  let words = 0;
  for (const { field, text } of texts) {
    const rank = RANKS[field];
    let position = next[rank] ?? 0;
    const most = mostWordsOf(field);
    for (const { term } of wordsOf(text)) {
      if (words >= most) break;
      words++;
      const found = positions.get(term);
      if (found === undefined) positions.set(term, [position]);
      else found.push(position);
      position++;
    }
    next[rank] = position + GAP;
  }
  return { positions, length: (next[RANKS.text] ?? 0) - RANKS.text * POSITIONS, words };
}
