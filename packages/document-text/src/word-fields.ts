/** Fields inside of fields (ECMA-376 part 1, 17.16.18): all between the beginning and the separator is code. */
export class WordFields {
  /** The code of an open field is over once it shows its result. */
  readonly #results: boolean[] = [];
  #inCode = 0;
  #code = '';

  mark(type: string | undefined): void {
    if (type === 'begin') {
      this.#results.push(false);
      this.#inCode += 1;
    } else if (type === 'separate' || type === 'end') {
      if (this.#results.pop() === false) this.#inCode -= 1;
      if (type === 'separate') this.#results.push(true);
      if (this.#inCode === 0) this.#code = '';
    }
  }

  /** Code of a field is not shown. */
  shown(text: string): string {
    if (this.#inCode === 0) return text;
    this.#code += text;
    return '';
  }

  /** Text that would be lost because a field never ends. */
  unended(): string {
    return this.#inCode > 0 ? this.#code : '';
  }
}
