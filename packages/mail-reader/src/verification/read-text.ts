import { type ComparableText, comparable, folded } from './comparable-text.ts';
import type { Kind } from './words/language-words.ts';
import { type Hit, type Hits, isFirst, scan } from './words/vocabulary.ts';

const TOGETHER = 40;
export const MASK = '\u0001';
const URL_IN_TEXT = /(?:https?:\/\/|www\.)[!-~]{1,4096}/gi;
const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,253}/g;
const WRAPPED = /\n(?<=[^\n\t]{50}\n)(?=[^\n\t])/g;
const SENTENCE_END = /(?<!\.)[.!?](?=\s)|[。！？।؟]/g;

const BETWEEN = '[\\t\\n]{1,3}(?:[-·]\\s{1,3})?';
const BOXES = new RegExp(
  `(?<![^\\n\\t])(?:[A-Z\\d](?:${BETWEEN}[A-Z\\d]){3,9}|\\d{2,4}(?:${BETWEEN}\\d{2,4}){1,2})(?![^\\n\\t])`,
  'g',
);

const NONE: readonly Hit[] = [];

export class ReadText {
  readonly shown: string;
  readonly plain: string;
  /** The text is in lower case without accents, and wrapped lines are joined. */
  readonly folded: string;
  #first: Hits | undefined;
  #others: Hits | undefined;
  #sentenceEnds: readonly number[] | undefined;

  constructor(text: string) {
    const whole = withJoinedCells(comparable(text));
    this.shown = whole.shown;
    this.plain = withoutAddresses(whole.plain);
    this.folded = (whole.isAscii ? this.plain.toLowerCase() : folded(this.plain)).replaceAll(WRAPPED, ' ');
  }

  /** Hits are sorted by start. */
  words(kind: Kind): readonly Hit[] {
    if (isFirst(kind)) {
      this.#first ??= scan(this.folded, true);
      return this.#first[kind] ?? NONE;
    }
    this.#others ??= scan(this.folded, false);
    return this.#others[kind] ?? NONE;
  }

  has(from: number, to: number, ...kinds: readonly Kind[]): boolean {
    return kinds.some((kind) => this.first(kind, from, to) !== undefined);
  }

  first(kind: Kind, from: number, to: number): Hit | undefined {
    const words = this.words(kind);
    for (let i = indexFrom(words, from); i < words.length; i++) {
      const word = words[i];
      if (word === undefined || word.start >= to) return undefined;
      if (word.end <= to) return word;
    }
    return undefined;
  }

  within(kind: Kind, from: number, to: number): Hit[] {
    const words = this.words(kind);
    const found: Hit[] = [];
    for (let i = indexFrom(words, from); i < words.length; i++) {
      const word = words[i];
      if (word === undefined || word.start >= to) break;
      if (word.end <= to) found.push(word);
    }
    return found;
  }

  /** A verb needs its object, as in "choose a new password". */
  haveTogether(from: number, to: number, one: Kind, other: Kind): boolean {
    const others = this.within(other, from, to);
    if (others.length === 0) return false;
    return this.within(one, from, to).some((word) =>
      others.some(({ start, end }) => start - word.end <= TOGETHER && word.start - end <= TOGETHER),
    );
  }

  sentenceStart(at: number): number {
    const ends = this.#ends();
    return ends[lastBefore(ends, at)] ?? 0;
  }

  sentenceEnd(at: number): number {
    const ends = this.#ends();
    return ends[lastBefore(ends, at) + 1] ?? this.folded.length;
  }

  #ends(): readonly number[] {
    this.#sentenceEnds ??= Array.from(this.folded.matchAll(SENTENCE_END), ({ index }) => index + 1);
    return this.#sentenceEnds;
  }
}

function indexFrom(words: readonly Hit[], from: number) {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lastBefore(numbers: readonly number[], at: number) {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function withoutAddresses(text: string) {
  const mask = (address: string) => MASK.repeat(address.length);
  const mayHaveUrl = ['://', 'www.', 'WWW.'].some((sign) => text.includes(sign));
  const withoutUrls = mayHaveUrl ? text.replaceAll(URL_IN_TEXT, mask) : text;
  return withoutUrls.includes('@') ? withoutUrls.replaceAll(MAIL_ADDRESS, mask) : withoutUrls;
}

/** Some emails show each character of a code in a box. */
function withJoinedCells(text: ComparableText): ComparableText {
  const boxes = [...text.plain.matchAll(BOXES)].flatMap(({ 0: whole, index }) => {
    const parts = [...whole.matchAll(/[A-Z\d]+/g)];
    const isEven = parts.every(([part]) => part.length === parts[0]?.[0].length);
    return isEven ? [{ from: index, to: index + whole.length, parts }] : [];
  });
  if (boxes.length === 0) return text;
  const join = (whole: string) => {
    let joined = '';
    let at = 0;
    for (const { from, to, parts } of boxes) {
      const shown = parts.map(({ 0: part, index }) => whole.slice(from + index, from + index + part.length));
      joined += whole.slice(at, from) + shown.join(' ').padEnd(to - from, '\t');
      at = to;
    }
    return joined + whole.slice(at);
  };
  return { ...text, shown: join(text.shown), plain: join(text.plain) };
}
