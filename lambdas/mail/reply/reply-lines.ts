import { HAS_WROTE } from './introduction-words.ts';
import { type Labelled, labelledLine } from './reply-labels.ts';

/** What a line has that an introduction is made of. */
export const VERB = 1;
export const ADDRESS = 2;
export const FIGURE = 4;

const HAS_ADDRESS = /[^\s<>()[\]"'«:]@[^\s<>()[\]"'»:,]/u;
const HAS_FIGURE = /\p{Nd}/u;
/** A part of every notice of a support system that is undecorated above its quotation. */
export const ENGLISH_NOTICE = 'above this line';
/** A part of it. V8 finds short strings that begin with a rare letter in a fifth of the time. */
const NOTICE_PART = 'bove t';
/** Of a longer line the beginning and the end are read. */
const MAX_CHARACTERS = 800;

/** The trimmed lines of a mail. What is read of one is kept, because its neighbours ask for it again. */
export class ReplyLines {
  readonly all: readonly string[];
  /** Whether any of them may have an ENGLISH_NOTICE. */
  readonly mayHaveNotice: boolean;
  readonly #evidence = new Map<number, number>();
  readonly #labels = new Map<number, Labelled>();

  /** @param text the mail whose lines they are */
  constructor(lines: readonly string[], text: string) {
    this.all = lines;
    this.mayHaveNotice = text.includes(NOTICE_PART);
  }

  get length(): number {
    return this.all.length;
  }

  /** The line, or nothing. */
  at(index: number): string {
    return this.all[index] ?? '';
  }

  /** Of VERB, ADDRESS and FIGURE what the line has. */
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
    // Most lines have none, and it takes less to see that again than to keep it.
    if (label !== undefined) this.#labels.set(index, label);
    return label;
  }

  /** The next line that says something, if it is one of the next so many. */
  next(after: number, within: number): string | undefined {
    for (let i = after + 1; i <= after + within && i < this.all.length; i++)
      if (this.all[i] !== '') return this.all[i];
    return undefined;
  }
}

function ends(line: string): string {
  const half = MAX_CHARACTERS / 2;
  return line.length <= MAX_CHARACTERS ? line : `${line.slice(0, half)} ${line.slice(-half)}`;
}
