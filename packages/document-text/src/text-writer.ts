import { storable } from '@agent-inbox/mail-reader/fields';
import { MAX_TEXT } from './document.ts';

export class TextWriter {
  isCut = false;
  hasHidden = false;
  readonly #pieces: string[] = [];
  #left = MAX_TEXT;

  get isFull(): boolean {
    return this.#left === 0;
  }

  get hasWords(): boolean {
    return (
      this.read()
        .replaceAll(/--- Page \d+ ---|\ufffd/g, '')
        .trim() !== ''
    );
  }

  add(text: string): void {
    const visible = visibleCharacters(text);
    const kept = visible.length <= this.#left ? visible : firstCharacters(visible, this.#left);
    this.isCut ||= kept.length < visible.length;
    this.#pieces.push(kept);
    // Code points are counted only near the limit, because code units are never fewer.
    this.#left -= kept.length <= this.#left / 2 ? kept.length : Array.from(kept).length;
  }

  hide(text: string): void {
    this.hasHidden ||= SAYS_SOMETHING.test(text);
  }

  read(): string {
    return this.#pieces
      .join('')
      .replaceAll(/(?<![ \t])[ \t]+\n/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
  }
}

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

function firstCharacters(text: string, count: number): string {
  let end = 0;
  for (let taken = 0; taken < count && end < text.length; taken++) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Sentences can be hidden in some of these characters. */
const INVISIBLE =
  /(?![\n\t])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Joiners are meaningful inside words and between emoji. */
const LOOSE_JOINERS =
  /(?<!\ufe0f|[\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]+|[\u200c\u200d]{2,}|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

function visibleCharacters(text: string): string {
  return storable(text).replaceAll(LINE_ENDS, '\n').replaceAll(INVISIBLE, '').replaceAll(LOOSE_JOINERS, '');
}
