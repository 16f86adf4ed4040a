import { HAS_WROTE } from './introduction-words.ts';
import { type Labelled, labelledLine } from './reply-labels.ts';

export const VERB = 1;
export const ADDRESS = 2;
export const FIGURE = 4;

const HAS_ADDRESS = /[^\s<>()[\]"'«:]@[^\s<>()[\]"'»:,]/u;
const HAS_FIGURE = /\p{Nd}/u;
export const ENGLISH_NOTICE = 'above this line';
/** V8 finds this substring five times faster. */
const NOTICE_PART = 'bove t';
const MAX_CHARACTERS = 800;

export class ReplyLines {
  readonly all: readonly string[];
  readonly mayHaveNotice: boolean;
  readonly #evidence = new Map<number, number>();
  readonly #labels = new Map<number, Labelled>();

  constructor(lines: readonly string[], text: string) {
    this.all = lines;
    this.mayHaveNotice = text.includes(NOTICE_PART);
  }

  get length(): number {
    return this.all.length;
  }

  at(index: number): string {
    return this.all[index] ?? '';
  }

  evidence(index: number): number {
    const known = this.#evidence.get(index);
    if (known !== undefined) return known;
    const line = ends(this.at(index));
    const found =
      (HAS_FIGURE.test(line) ? FIGURE : 0) |
      (line.includes('@') && HAS_ADDRESS.test(line) ? ADDRESS : 0) |
      (HAS_WROTE.test(line) ? VERB : 0);
    this.#evidence.set(index, found);
    return found;
  }

  label(index: number): Labelled | undefined {
    const known = this.#labels.get(index);
    if (known !== undefined) return known;
    const label = labelledLine(this.at(index));
    // Lines without a label are recomputed, which is cheaper than storing them.
    if (label !== undefined) this.#labels.set(index, label);
    return label;
  }

  next(after: number, within: number): string | undefined {
    for (let i = after + 1; i <= after + within && i < this.all.length; i++)
      if (this.all[i] !== '') return this.all[i];
    return undefined;
  }
}

function ends(line: string) {
  const half = MAX_CHARACTERS / 2;
  return line.length <= MAX_CHARACTERS ? line : `${line.slice(0, half)} ${line.slice(-half)}`;
}
