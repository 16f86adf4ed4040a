import { scanned } from './text-scan.ts';
import { AT_START, withoutLeadingGroups } from './word-alternatives.ts';
import { beginningsOf } from './word-beginnings.ts';

/** A word in a text. */
export interface FoundWord {
  readonly index: number;
  readonly text: string;
}

/**
 * Finds words of many languages where words of a text begin. They are kept by their first letters: a search with one regular expression
 * would try each of a thousand words at each place.
 */
export class WordIndex {
  /** By the length of the beginning, which is that of most words and less where anything may follow, and by its characters. */
  readonly #byLength: { readonly length: number; readonly words: Map<number, Words> }[] = [];

  /** What begins with another sign than a letter or digit, and is not in the index. */
  readonly others: readonly string[];

  /** @param words sources of regular expressions, compared with folded text. */
  constructor(words: readonly string[]) {
    const others: string[] = [];
    for (const word of words.flatMap(withoutLeadingGroups)) {
      const beginnings = [...beginningsOf(word)];
      if (beginnings.some((beginning) => SIGN.test(beginning))) others.push(`${AT_START}${word}`);
      for (const beginning of beginnings) this.#wordsWith(beginning).add(word);
    }
    this.others = others;
  }

  test(text: string): boolean {
    return this.first(text) !== undefined;
  }

  first(text: string): FoundWord | undefined {
    for (const at of scanned(text).starts) {
      const found = this.#at(text, at);
      if (found !== undefined) return { index: at, text: found };
    }
    return undefined;
  }

  /** One for each place where a word begins. */
  all(text: string): FoundWord[] {
    const all: FoundWord[] = [];
    for (const at of scanned(text).starts) {
      const found = this.#at(text, at);
      if (found !== undefined) all.push({ index: at, text: found });
    }
    return all;
  }

  #wordsWith(beginning: string): Words {
    const { length } = beginning;
    let ofLength = this.#byLength.find((one) => one.length === length);
    if (ofLength === undefined) {
      ofLength = { length, words: new Map() };
      this.#byLength.push(ofLength);
    }
    const key = keyAt(beginning, 0, length);
    const words = ofLength.words.get(key) ?? new Words();
    ofLength.words.set(key, words);
    return words;
  }

  #at(text: string, at: number): string | undefined {
    for (const { length, words } of this.#byLength) {
      const found = words.get(keyAt(text, at, length))?.at(text, at);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

const SIGN = /^[^\p{L}\p{N}]/u;

/** Words that begin alike. */
class Words {
  #sources: string[] = [];
  /** Made when it is first needed: a mail needs few of them. */
  #regExp: RegExp | undefined;

  add(source: string): void {
    this.#sources.push(source);
  }

  at(text: string, at: number): string | undefined {
    this.#regExp ??= this.#made();
    this.#regExp.lastIndex = at;
    return this.#regExp.exec(text)?.[0];
  }

  #made(): RegExp {
    const made = new RegExp(this.#sources.join('|'), 'uy');
    this.#sources = [];
    return made;
  }
}

/** The characters of a place as a number; that of others may be the same. */
function keyAt(text: string, at: number, length: number): number {
  let key = 0;
  for (let i = at; i < at + length; i++)
    key = (key << 10) | (i < text.length ? text.charCodeAt(i) & 0x3ff : 0);
  return key;
}
