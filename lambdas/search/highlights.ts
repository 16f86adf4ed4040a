import { mostWordsOf } from './document-terms.ts';
import type { Term } from './parse-query.ts';
import type { SearchedField, SearchedText } from './searched-texts.ts';
import { type Word, wordsOf } from './words.ts';

export interface Highlight {
  readonly field: SearchedField;
  /** A part of the field around a hit. */
  readonly text: string;
  /** UTF-16 positions in `text`, the end excluded. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

const MAX_TEXT = 160;
/** Shown before the first hit. */
const BEFORE = 40;
const MAX_HIGHLIGHTS = 8;

/** Where the words of a query stand in a message: the first hits of each field. */
export function highlightsOf(texts: readonly SearchedText[], terms: readonly Term[]): Highlight[] {
  const found: Highlight[] = [];
  for (const { field, text } of texts) {
    if (found.length === MAX_HIGHLIGHTS) break;
    const highlight = excerpt(text, terms, mostWordsOf(field));
    if (highlight !== undefined) found.push({ field, ...highlight });
  }
  return found;
}

/** @param most words that are looked at: what comes behind them is in no index, and a hostile body has a million */
function excerpt(text: string, terms: readonly Term[], most: number): Omit<Highlight, 'field'> | undefined {
  const longest = Math.max(...terms.map(({ words }) => words.length));
  const recent: Word[] = [];
  const ranges: [number, number][] = [];
  let [start, end] = [0, Number.POSITIVE_INFINITY];
  let words = 0;
  for (const word of wordsOf(text)) {
    if (word.start >= end || ++words > most) break;
    recent.push(word);
    if (recent.length > longest) recent.shift();
    for (const term of terms) {
      const first = startOfTerm(recent, term);
      if (first === undefined) continue;
      if (ranges.length === 0) {
        start = startOfExcerpt(text, first);
        end = start + MAX_TEXT;
      }
      addRange(ranges, [Math.max(first, start), Math.min(word.end, end)]);
    }
  }
  if (ranges.length === 0) return undefined;
  const shown = wholeCharacters(text, start, Math.min(end, text.length));
  return {
    // One for one, so that positions stay.
    text: text
      .slice(start, shown)
      .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
      .trimEnd(),
    ranges: ranges
      .map(([from, to]): [number, number] => [from - start, Math.min(to, shown) - start])
      .filter(([from, to]) => from < to),
  };
}

/** Where a term begins that ends with the last of these words. */
function startOfTerm(recent: readonly Word[], { words, isPrefix }: Term): number | undefined {
  const first = recent.length - words.length;
  if (first < 0) return undefined;
  const isHere = words.every((word, i) => {
    const found = recent[first + i]?.term ?? '';
    return isPrefix && i === words.length - 1 ? found.startsWith(word) : found === word;
  });
  return isHere ? recent[first]?.start : undefined;
}

/** A little before the hit, at the beginning of a word where there is one. */
function startOfExcerpt(text: string, hit: number): number {
  if (hit <= BEFORE) return 0;
  const from = hit - BEFORE;
  const space = text.slice(from, hit).search(/\s\S/u);
  if (space !== -1) return from + space + 1;
  return isMiddle(text, from) ? from + 1 : from;
}

function wholeCharacters(text: string, start: number, end: number): number {
  return isMiddle(text, end) && end - 1 > start ? end - 1 : end;
}

/** Whether this is between the halves of one character. */
function isMiddle(text: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(text[at] ?? '') && /[\ud800-\udbff]/.test(text[at - 1] ?? '');
}

/** Ranges that touch become one; they come in the order of their ends. */
function addRange(ranges: [number, number][], range: [number, number]): void {
  let [from, to] = range;
  while (ranges.length > 0) {
    const last = ranges.at(-1);
    if (last === undefined || last[1] < from) break;
    ranges.pop();
    from = Math.min(from, last[0]);
    to = Math.max(to, last[1]);
  }
  if (from < to) ranges.push([from, to]);
}
