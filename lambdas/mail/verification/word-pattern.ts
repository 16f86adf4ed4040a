import { scanned } from './text-scan.ts';
import { AT_START, alternativesOf } from './word-alternatives.ts';
import { type FoundWord, WordIndex } from './word-index.ts';

/** Letters of other scripts than Latin. Most mails have none of them. */
const OTHER_SCRIPT = /[\u0370-\u1dff\u2c00-\uffff]/;
const ESCAPE_OR_GROUP = /\\p\{\w+\}|\\[a-z]|\(\?(?:[:=!]|<[=!])/gu;

/**
 * Words of many languages in one search. Those of Latin letters are looked for in every text, the others in texts that have other
 * letters, and those of `languages/` where words begin.
 */
export class WordPattern {
  readonly #latin: RegExp;
  readonly #other: RegExp;
  readonly #index: WordIndex;

  /** @param words sources of regular expressions, compared with folded text; in arrays those of `languages/`. */
  constructor(...words: readonly (string | readonly string[])[]) {
    const alternatives = words.filter((word) => typeof word === 'string').flatMap(alternativesOf);
    const ofLanguages = words.filter((word) => typeof word !== 'string').flat();
    const { indexed, others } = byScript(ofLanguages);
    const atStart = alternatives.filter((word) => word.startsWith(AT_START) && !UNSEPARATED.test(word));
    const anywhere = alternatives.filter((word) => !atStart.includes(word));
    this.#index = new WordIndex([...atStart, ...indexed]);
    this.#latin = oneOf([...anywhere.filter(hasLatin), ...this.#index.others]);
    this.#other = oneOf([...anywhere.filter((word) => OTHER_SCRIPT.test(word)), ...others]);
  }

  test(text: string): boolean {
    return (
      this.#latin.test(text) ||
      (scanned(text).hasOtherScript && this.#other.test(text)) ||
      this.#index.test(text)
    );
  }

  /** The first of the words in the text. */
  first(text: string): FoundWord | undefined {
    const found = [
      foundBy(this.#latin, text),
      scanned(text).hasOtherScript ? foundBy(this.#other, text) : undefined,
      this.#index.first(text),
    ];
    return found.reduce((first, one) =>
      first === undefined || (one !== undefined && one.index < first.index) ? one : first,
    );
  }
}

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(words.join('|') || '(?!)', 'u');
}

function foundBy(words: RegExp, text: string): FoundWord | undefined {
  const match = words.exec(text);
  return match === null ? undefined : { index: match.index, text: match[0] };
}

/** Scripts without blanks between words, or with particles that are written together with the next word. */
const UNSEPARATED = /[\u0590-\u0e7f\u1100-\u11ff\u3040-\uffff]/;

/** Words that can be looked for where words begin, and those of scripts where that cannot be told. */
export function byScript(words: readonly string[]): {
  readonly indexed: string[];
  readonly others: string[];
} {
  const alternatives = words.flatMap(alternativesOf);
  return {
    indexed: alternatives.filter((word) => !UNSEPARATED.test(word) || hasLatin(word)),
    others: alternatives.filter((word) => UNSEPARATED.test(word)),
  };
}

/** Whether a part may match text of Latin letters alone, or of none. */
function hasLatin(word: string): boolean {
  return !OTHER_SCRIPT.test(word) || /[a-z]/i.test(word.replaceAll(ESCAPE_OR_GROUP, ''));
}
