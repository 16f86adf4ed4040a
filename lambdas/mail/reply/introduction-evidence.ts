/** Before "wrote". */
export const NAME_WORDS = 7;
export const ADDRESS = /[^\s<>()[\]"'«:]+@[^\s<>()[\]"'»:,]+/u;
export const TIME = /(?<!\p{Nd})\p{Nd}{1,2}\s?[:.h]\s?\p{Nd}{2}(?!\p{Nd}{2})|\p{Nd}{1,2}\s?[時时시]/u;
export const DATE =
  /\p{Nd}{4}|\p{Nd}{1,4}[-./]\s?\p{Nd}{1,2}[-./]\s?\p{Nd}{1,4}|\p{Nd}{1,2}[月월]|\p{Nd}{1,2}[.:h]\p{Nd}{2}/u;
export const FULL_DATE = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})|\p{Nd}{1,4}[-./]\s?\p{Nd}{1,2}[-./]\s?\p{Nd}{1,4}/u;
export const FIGURE = /\p{Nd}/u;
/** Short words before a full stop are abbreviations. */
export const SENTENCE_END = /\p{Ll}{4,}\.(?:\s+["“„'(]?\p{Lu})|[。！？]/u;
/** Names of companies have it, too. */
export const QUESTION_END = /[!?]\s/;

export function endsSentence(text: string): boolean {
  return SENTENCE_END.test(text) || QUESTION_END.test(text);
}

export function isName(words: string): boolean {
  return wordsIn(words) <= NAME_WORDS * 2 && !/[!?;]|\p{Ll}{4,}[.]\s/u.test(words);
}

export function wordsIn(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}
