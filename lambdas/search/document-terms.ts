import type { SearchedField, SearchedText } from './searched-texts.ts';
import { wordsOf } from './words.ts';

/** Words of one message that are found; what follows is not. */
const MAX_WORDS = 20_000;
/** Further ones of its attachments. */
const MAX_ATTACHED_WORDS = 50_000;
/** Of the fields other than the text, together. */
const MAX_WORDS_ABOVE = 5_000;

/** How many words of a message are taken when this field is through. */
const WORDS_UP_TO: Partial<Readonly<Record<SearchedField, number>>> = {
  text: MAX_WORDS,
  attachment: MAX_WORDS + MAX_ATTACHED_WORDS,
};

/** Words of a field that may be found at most, whatever comes before it. */
export function mostWordsOf(field: SearchedField): number {
  return WORDS_UP_TO[field] ?? MAX_WORDS_ABOVE;
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
