/** Fields can be nested (ECMA-376 part 1, 17.16.18); everything between begin and separator is code. */
export class WordFields {
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

  shown(text: string): string {
    if (this.#inCode === 0) return text;
    this.#code += text;
    return '';
  }

  unended(): string {
    return this.#inCode > 0 ? this.#code : '';
  }
}
