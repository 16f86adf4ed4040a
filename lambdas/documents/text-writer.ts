import { storable } from '../mail/text/storable-text.ts';
import { MAX_TEXT } from './document.ts';

/** Collects the text of a file up to what is kept. */
export class TextWriter {
  /** Whether something was left out. */
  isCut = false;
  readonly #pieces: string[] = [];
  #left = MAX_TEXT;

  /** Whether nothing more is taken: what comes need not be read. */
  get isFull(): boolean {
    return this.#left === 0;
  }

  add(text: string): void {
    const visible = visibleCharacters(text);
    const kept = visible.length <= this.#left ? visible : firstCharacters(visible, this.#left);
    this.isCut ||= kept.length < visible.length;
    this.#pieces.push(kept);
    // Of code units, which are at least as many; exact when it matters.
    this.#left -= kept.length <= this.#left / 2 ? kept.length : Array.from(kept).length;
  }

  read(): string {
    return this.#pieces
      .join('')
      .replaceAll(/(?<![ \t])[ \t]+\n/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
  }
}

function firstCharacters(text: string, count: number): string {
  let end = 0;
  for (let taken = 0; taken < count && end < text.length; taken++) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Controls, marks of direction, zero widths, and characters in which sentences can be hidden. */
const INVISIBLE =
  /(?![\n\t])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Joiners have a meaning inside of words, and between emoji. */
const LOOSE_JOINERS =
  /(?<!\ufe0f|[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]+|[\u200c\u200d]{2,}|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

function visibleCharacters(text: string): string {
  return storable(text).replaceAll(LINE_ENDS, '\n').replaceAll(INVISIBLE, '').replaceAll(LOOSE_JOINERS, '');
}
