/** The state that Word writes for "not set" (MS-DOC, FFDataBits.iRes). */
const NOT_SET = 25;
const [CHECK_BOX, LIST] = [1, 2];

/** A form field whose value is in its properties (RTF 1.9.1, Form Fields). */
export class RichTextForm {
  readonly #numbers: Record<string, number> = {};
  readonly #entries: string[] = [];

  read(word: string, value = 0): void {
    if (word === 'ffl') this.#entries.push('');
    else this.#numbers[word] = value;
  }

  addToEntry(text: string): void {
    this.#entries.push(`${this.#entries.pop() ?? ''}${text}`);
  }

  get value(): string {
    const { fftype, ffres = NOT_SET, ffdefres = 0 } = this.#numbers;
    const state = ffres === NOT_SET ? ffdefres : ffres;
    if (fftype === CHECK_BOX) return state === 0 ? '[ ]' : '[x]';
    return fftype === LIST ? (this.#entries[state] ?? '') : '';
  }
}
