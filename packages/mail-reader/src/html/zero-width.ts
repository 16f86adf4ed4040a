/** Mailers fill previews with these characters; others hide or split words with them. */
const FILLERS =
  '(?:\\u034f|\\u17b4|\\u17b5|[\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u2060-\\u2064\\u206a-\\u206f\\u3164\\ufeff])';
const FILLER = new RegExp(FILLERS);
const RUN = new RegExp(`(?:${FILLERS}[ \\t\\u00a0\\u2000-\\u200a\\u202f\\u205f]*){2,}`, 'g');
/** A single character between blanks joins no letters. */
const ALONE = /(?<=^|\s)(?:\u034f|[\u00ad\u200b-\u200d\u2060\ufeff])(?=\s|$)/g;
/** Zero-width characters only split words in these scripts; some mean nothing in any script. */
const IN_WORD = new RegExp(
  `(?<=[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}\\d])${FILLERS}+(?=[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}\\d])|[\\u00ad\\u200b\\u2060-\\u2064\\ufeff]`,
  'gu',
);

/** Single fillers have a meaning in Persian, Hindi and emoji. */
export function withoutFillers(text: string): string {
  if (!FILLER.test(text)) return text;
  return text.replaceAll(IN_WORD, '').replaceAll(RUN, ' ').replaceAll(ALONE, '');
}
