/** Characters without a width that mailers fill the preview of a mail with, and line ends and blanks between them. */
const FILLER =
  /(?:\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u206a-\u206f\u3164\ufeff])/;
const RUN =
  /(?:(?:\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u206a-\u206f\u3164\ufeff])[ \t\u00a0\u2000-\u200a\u202f\u205f]*){2,}/g;
/** Alone, they are fillers only where they join no letters. */
const ALONE = /(?<=^|\s)(?:\u034f|[\u00ad\u200b-\u200d\u2060\ufeff])(?=\s|$)/g;

/**
 * A text without fillers. In words such characters mean something: between letters of Persian or Hindi, and in emoji, where
 * they occur singly.
 */
export function withoutFillers(text: string): string {
  return hasFillers(text) ? text.replaceAll(RUN, ' ').replaceAll(ALONE, '') : text;
}

export function hasFillers(text: string): boolean {
  return FILLER.test(text);
}
