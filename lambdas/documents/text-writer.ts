import { MAX_TEXT } from './document.ts';
import { visibleCharacters } from './visible-characters.ts';

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
