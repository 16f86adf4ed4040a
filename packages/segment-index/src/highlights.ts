import type { IndexedText } from './document-terms.ts';
import type { Term } from './parse-query.ts';
import { type Word, wordsOf } from './words.ts';

export interface Highlight<Field extends string> {
  readonly field: Field;
  readonly text: string;
  /** Offsets count UTF-16 units in `text`; the end is exclusive. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

const MAX_TEXT = 160;
const BEFORE = 40;
const MAX_HIGHLIGHTS = 8;

/** Returns the first hits of each text. */
export function highlightsOf<Field extends string>(
  texts: readonly IndexedText<Field>[],
  terms: readonly Term[],
): Highlight<Field>[] {
  const found: Highlight<Field>[] = [];
  const lastWords = new LastWords(terms);
  for (const { field, text, mostWords } of texts) {
    if (found.length === MAX_HIGHLIGHTS) break;
    const highlight = excerpt(text, lastWords, mostWords);
    if (highlight !== undefined) found.push({ field, ...highlight });
  }
  return found;
}

/** Later words are not indexed, and a hostile body has a million. @param most maximum number of words read */
function excerpt(
  text: string,
  lastWords: LastWords,
  most: number,
): Omit<Highlight<string>, 'field'> | undefined {
  const recent: Word[] = [];
  const ranges: [number, number][] = [];
  let [start, end] = [0, Number.POSITIVE_INFINITY];
  let words = 0;
  for (const word of wordsOf(text)) {
    if (word.start >= end || ++words > most) break;
    recent.push(word);
    if (recent.length > lastWords.longest) recent.shift();
    for (const term of lastWords.termsOf(word.term)) {
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
    // Characters are replaced one for one to keep offsets.
    text: text
      .slice(start, shown)
      .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
      .trimEnd(),
    ranges: ranges
      .map(([from, to]): [number, number] => [from - start, Math.min(to, shown) - start])
      .filter(([from, to]) => from < to),
  };
}

/** A trie looks up each word of a text once for any number of terms. */
class LastWords {
  readonly longest: number;
  readonly #first: Letter = { next: new Map(), prefixes: [], words: [] };

  constructor(terms: readonly Term[]) {
    this.longest = Math.max(...terms.map(({ words }) => words.length));
    for (const term of terms) {
      let at = this.#first;
      for (const letter of term.words.at(-1) ?? '') {
        const next = at.next.get(letter) ?? { next: new Map(), prefixes: [], words: [] };
        at.next.set(letter, next);
        at = next;
      }
      (term.isPrefix ? at.prefixes : at.words).push(term);
    }
  }

  *termsOf(word: string): Generator<Term> {
    let at: Letter | undefined = this.#first;
    for (const letter of word) {
      at = at.next.get(letter);
      if (at === undefined) return;
      yield* at.prefixes;
    }
    yield* at.words;
  }
}

interface Letter {
  readonly next: Map<string, Letter>;
  readonly prefixes: Term[];
  readonly words: Term[];
}

function startOfTerm(recent: readonly Word[], { words }: Term): number | undefined {
  const first = recent.length - words.length;
  if (first < 0) return undefined;
  const isHere = words.slice(0, -1).every((word, i) => recent[first + i]?.term === word);
  return isHere ? recent[first]?.start : undefined;
}

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

function isMiddle(text: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(text[at] ?? '') && /[\ud800-\udbff]/.test(text[at - 1] ?? '');
}

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
