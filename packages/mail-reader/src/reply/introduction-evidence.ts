export const NAME_WORDS = 7;
export const ADDRESS = /[^\s<>()[\]"'«:]+@[^\s<>()[\]"'»:,]+/u;
export const TIME = /(?<!\p{Nd})\p{Nd}{1,2}\s?[:.h]\s?\p{Nd}{2}(?!\p{Nd}{2})|\p{Nd}{1,2}\s?[時时시]/u;
export const DATE =
  /\p{Nd}{4}|\p{Nd}{1,4}[-./]\s?\p{Nd}{1,2}[-./]\s?\p{Nd}{1,4}|\p{Nd}{1,2}[月월]|\p{Nd}{1,2}[.:h]\p{Nd}{2}/u;
export const FULL_DATE = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})|\p{Nd}{1,4}[-./]\s?\p{Nd}{1,2}[-./]\s?\p{Nd}{1,4}/u;
export const FIGURE = /\p{Nd}/u;
/** A full stop after a short word ends an abbreviation. */
export const SENTENCE_END = /\p{Ll}{4,}\.(?:\s+["“„'(]?\p{Lu})|[。！？]/u;
/** Company names may contain these characters. */
export const QUESTION_END = /[!?]\s/;

export const YOU_WROTE =
  /\b(?:you wrote|schriebst du|schrieben sie|vous avez écrit|tu as écrit|hai scritto)\s?:$/iu;

export const BY_ADDRESS = /^(?:[^\s<>@:!?()]+\s){0,7}[^\s<>@]+@[^\s<>@]+\s\D{0,20}\p{Nd}/u;

export function endsSentence(text: string): boolean {
  return SENTENCE_END.test(text) || QUESTION_END.test(text);
}

export function isName(words: string): boolean {
  return wordsIn(words) <= NAME_WORDS * 2 && !/[!?;]|\p{Ll}{4,}[.]\s/u.test(words);
}

export function wordsIn(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}

export function isDateFirst(text: string): boolean {
  const address = text.search(ADDRESS);
  const before = text.slice(0, Math.max(0, address));
  return DATE.test(before) && wordsIn(before) <= 14;
}

const SILENT = /[*_\u200b-\u200f\u202a-\u202e\u2066-\u2069]/;

export function lastCode(line: string): number {
  let i = line.length - 1;
  while (i > 0 && SILENT.test(line.charAt(i))) i -= 1;
  return line.charCodeAt(i);
}
