import { storable } from '../mail/text/storable-text.ts';

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Controls, marks of direction, zero widths, and characters in which sentences can be hidden. */
const INVISIBLE =
  /(?![\n\t])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Joiners have a meaning inside of words, and between emoji. */
const LOOSE_JOINERS =
  /(?<!\ufe0f|[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]+|[\u200c\u200d]{2,}|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** The text as a person sees it. */
export function visibleCharacters(text: string): string {
  return storable(text).replaceAll(LINE_ENDS, '\n').replaceAll(INVISIBLE, '').replaceAll(LOOSE_JOINERS, '');
}
