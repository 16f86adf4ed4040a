import type { Candidate } from './code-shapes.ts';
import type { Words } from './code-words.ts';
import { COUNTED, COUNTED_ABOVE, KEPT_CODES, PLURAL } from './label-words.ts';

/** The words near a candidate that may name it. */

/** Characters between a word and the code that it names, in one sentence and before a code in a line of its own. */
export const NEAR = 80;
/** The same where "is" or a colon is before the code. */
const NEAR_NAMED = 120;
export const NEAR_ABOVE = 220;

/** Not the last of several dots, which are no end. */
const SENTENCE_END = /(?<!\.)[.!?](?=\s)|[。！？।؟]/g;
export const FIRST_SENTENCE_END = /[.!?](?=\s|$)|[。！？।؟]/;
export const NO_LETTERS = /^[^\p{L}\p{N}]*$/u;
/** What may stand between a word and its code. */
const NAMES_NEXT =
  /^[^\p{L}\p{N}]{0,12}$|(?:[:=>：]|->|(?<!\p{L})(?:is|ist|lautet|est|es|e|sono|jest|to|war|er|ar|on|este|ειναι|это|هو|هي|है|होगा|adalah|la)(?!\p{L})|הוא|是|为|為|は|が|은|는|이)[\s"'“”„«»「『【(*_\-|]{0,8}$/u;
const NAMED_BY =
  /^[\s"'”»」』】)*_]{0,4}(?:$|[-:(]\s?$|[-:]?\s?(?:is|ist|est|es|e|to|jest|war|er|ar|on|هو|هي|adalah|la|という|が|は|を|是|为|為|은|는|이|-)(?![\p{Script=Latin}]).{0,60}$|\s?(?:olan )?$)/su;
/** A quotation that has more than the code. */
const QUOTED_WORDS = /["“„«「『][^"“”„«»「」『』]*\p{L}/u;
const ENDS_IN_QUOTE = /["“„«「『]$/;
const OPEN_QUOTE = /[“„«「『"]/g;
/** A whole quotation that begins with a low quote, however it ends. */
const GERMAN_QUOTATION = /„[^"“”„]{0,120}["“”]/g;

/** A candidate in its text. */
export interface Place {
  /** The whole text, folded. */
  readonly folded: string;
  /** Where the candidate starts and ends in it. */
  readonly start: number;
  readonly end: number;
  readonly shape: Candidate['shape'];
  readonly isCrowded: boolean;
  /** Whether its line, or its table cell, contains nothing else. */
  readonly isAlone: boolean;
  /** Where the last code ends that was found before. */
  readonly behindCode: number;
  /** Whether a word for a code may be near. */
  readonly isNearCode: boolean;
}

export interface Window {
  readonly before: string;
  readonly behind: string;
  readonly said: string;
  readonly sentences: readonly string[];
}

/** The sentence that a candidate stands in, as far as it is before it, and the two before that. */
export function sentencesBefore(before: string): string[] {
  const ends = [...before.matchAll(SENTENCE_END)].map(({ index }) => index + 1).slice(-3);
  const [third, second, first] =
    ends.length === 3
      ? ends
      : ends.length === 2
        ? [0, ...ends]
        : ends.length === 1
          ? [0, 0, ...ends]
          : [0, 0, 0];
  return [before.slice(first), before.slice(second, first), before.slice(third, second)];
}

export interface NearWord {
  /** What stands between the word and the candidate. */
  readonly gap: string;
  readonly isNaming: boolean;
  /** 0 for the sentence of the candidate, 1 for the one before it. */
  readonly sentence: number;
}

export function wordBefore(
  { start, behindCode, isAlone }: Place,
  window: Window,
  words: Words,
): NearWord | undefined {
  const reach = isAlone || NO_LETTERS.test(window.said) ? window.sentences : window.sentences.slice(0, 1);
  let behind = 0;
  for (const [sentence, text] of reach.entries()) {
    const last = words.last(text);
    if (last !== undefined) {
      const wordEnd = last.index + last.text.length;
      const gapInSentence = text.slice(wordEnd);
      const gapLength = gapInSentence.length + behind;
      // The word names the code that was found between.
      if (start - gapLength < behindCode) return undefined;
      if (isQuotedWith(text, last.index) || QUOTED_WORDS.test(gapInSentence)) return undefined;
      const gap = sentence === 0 ? gapInSentence : window.before.slice(-gapLength);
      if (COUNTED.test(gap) || KEPT_CODES.test(text.slice(0, wordEnd))) return undefined;
      if (PLURAL.test(last.text) && COUNTED_ABOVE.test(gap)) return undefined;
      // The word has a number of its own: `Code 401: 20417`.
      if (/^[ #-]{1,3}\d{2,10}\s?[:=]/.test(gap)) return undefined;
      const isNaming = sentence === 0 && gap.length <= NEAR_NAMED && NAMES_NEXT.test(gap);
      const isListed = /^[^\p{L}\p{N}]*[,;]/u.test(gap) && /^\s\p{L}/u.test(window.behind);
      if (isListed || (!isNaming && !isAlone && PLURAL.test(last.text))) return undefined;
      return { gap, isNaming, sentence };
    }
    behind += text.length;
  }
  return undefined;
}

export function wordBehind({ isAlone }: Place, { said, behind }: Window, words: Words): NearWord | undefined {
  const sentenceEnd = FIRST_SENTENCE_END.exec(behind)?.index ?? behind.length;
  const sentence = behind.slice(0, sentenceEnd);
  const first = words.first(sentence);
  if (first === undefined || first.index > NEAR) return undefined;
  if (!isAlone && PLURAL.test(first.text)) return undefined;
  const gap = sentence.slice(0, first.index);
  if (ENDS_IN_QUOTE.test(said) && !/["”»“」』]/.test(gap)) return undefined;
  // The word has a code of its own behind it.
  const rest = behind.slice(first.index + first.text.length);
  if (/^[^\p{L}\p{N}]{0,8}[\dA-Z]{4}|^\s{0,3}(?:is|ist|:)\s{0,3}\d/u.test(rest)) return undefined;
  return { gap, isNaming: !gap.includes('\n') && NAMED_BY.test(gap), sentence: 0 };
}

/** Whether the word and the code are quoted together, as what somebody else's mail may say. */
function isQuotedWith(sentence: string, wordAt: number): boolean {
  const before = sentence.slice(0, wordAt).replaceAll(GERMAN_QUOTATION, '');
  const [last] = [...before.matchAll(OPEN_QUOTE)].slice(-1);
  if (last === undefined) return false;
  const quotes = [...before.matchAll(/"/g)].length;
  if (last[0] === '"' && quotes % 2 === 0) return false;
  return !/[”»」』"]/.test(before.slice(last.index + 1) + sentence.slice(wordAt));
}
