import { isSet, propertyOf } from './word-styles.ts';
import { childOf, childrenOf, type XmlElement } from './xml.ts';

/** Word stores the value of a check box or a drop-down list in the begin mark of its field (17.16.7, 17.16.9). */
export function formValue(mark: XmlElement): string {
  const data = childOf(mark, 'w:ffData');
  const [box, list] = [childOf(data, 'w:checkBox'), childOf(data, 'w:ddList')];
  if (box !== undefined) return (isSet(box, 'w:checked') ?? isSet(box, 'w:default') ?? false) ? '[x]' : '[ ]';
  const chosen = Number(propertyOf(list, 'w:result') ?? propertyOf(list, 'w:default') ?? 0);
  return childrenOf(list, 'w:listEntry')[chosen]?.attributes['w:val'] ?? '';
}

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
