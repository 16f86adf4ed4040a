import { markdownTable } from './markdown.ts';
import { isoText } from './number-format.ts';
import type { Attributes } from './open-styles.ts';
import type { TextWriter } from './text-writer.ts';

const MAX_COLUMNS = 256;
const ALL_COLUMNS = 16_384;
const MAX_ROWS = 1_048_576;

interface Cell {
  /** The typed value is preferred to the text, which depends on a language. */
  readonly value: string;
  readonly plain: string;
  readonly repeated: number;
  text: string;
}

interface Columns {
  readonly to: number;
  readonly isHidden: boolean;
  readonly cellStyle: string | undefined;
}

export class OpenTable {
  readonly isProtected: boolean;
  readonly #described: Columns[] = [];
  readonly #rows: string[][] = [];
  readonly #notes: string[] = [];
  #row = 0;
  #rowStyle: string | undefined;
  #rowRepeated = 1;
  #column = 0;
  #cells: string[] = [];
  #cell: Cell | undefined;
  #note: string | undefined;

  readonly #hasValues: boolean;

  /** Text documents pass false for `hasValues`, because they show dates and times in the words of their language. */
  constructor(attributes: Attributes, hasValues: boolean) {
    this.isProtected = attributes['table:protected'] === 'true';
    this.#hasValues = hasValues;
  }

  addColumns(attributes: Attributes, isHidden: boolean): void {
    const repeated = repeatsOf(attributes['table:number-columns-repeated'], ALL_COLUMNS);
    const to = (this.#described.at(-1)?.to ?? 0) + repeated;
    this.#described.push({ to, isHidden, cellStyle: attributes['table:default-cell-style-name'] });
  }

  beginRow(attributes: Attributes): void {
    this.#rowRepeated = repeatsOf(attributes['table:number-rows-repeated'], MAX_ROWS);
    this.#rowStyle = attributes['table:default-cell-style-name'];
    this.#column = 0;
    this.#cells = [];
  }

  beginCell(attributes: Attributes): void {
    const repeated = repeatsOf(attributes['table:number-columns-repeated'], ALL_COLUMNS);
    const {
      'office:value': value,
      'office:boolean-value': boolean,
      'office:string-value': string,
    } = attributes;
    const plain = string ?? boolean?.toUpperCase() ?? value ?? '';
    this.#cell = { value: this.#hasValues ? timeOf(attributes) : '', plain, repeated, text: '' };
  }

  get isInCell(): boolean {
    return this.#cell !== undefined;
  }

  get isColumnHidden(): boolean {
    return this.#columnOfCell?.isHidden === true;
  }

  /** Rows and columns have a default cell style (OpenDocument 1.2 part 1, 19.615). */
  get cellStyle(): string | undefined {
    return this.#rowStyle ?? this.#columnOfCell?.cellStyle;
  }

  get #columnOfCell(): Columns | undefined {
    let [low, high] = [0, this.#described.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#described[middle]?.to ?? 0) <= this.#column) low = middle + 1;
      else high = middle;
    }
    return this.#described[low];
  }

  addLine(line: string): void {
    if (this.#note !== undefined) this.#note += `${line} `;
    else if (this.#cell !== undefined) this.#cell.text += this.#cell.text === '' ? line : ` ${line}`;
  }

  beginNote(): void {
    this.#note = '';
  }

  endNote(): void {
    const text = this.#note?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (text !== '') this.#notes.push(`> Note on ${nameOf(this.#column)}${this.#row + 1}: ${text}\n`);
    this.#note = undefined;
  }

  endCell(out: TextWriter): number {
    const cell = this.#cell;
    this.#cell = undefined;
    if (cell === undefined) return 0;
    const { value, plain, text, repeated } = cell;
    const shown = clockOf(value, text) || text.trim() || plain;
    const from = Math.min(this.#column, MAX_COLUMNS);
    const to = Math.min(this.#column + repeated, MAX_COLUMNS);
    this.#column += repeated;
    if (shown === '') return 1;
    while (this.#cells.length < from) this.#cells.push('');
    while (this.#cells.length < to) this.#cells.push(shown);
    out.isCut ||= this.#column > MAX_COLUMNS;
    return 1 + to - from;
  }

  skipCell(): void {
    if (this.#cell !== undefined) this.#column += this.#cell.repeated;
    this.#cell = undefined;
  }

  endRow(most: number, out: TextWriter): number {
    const characters = this.#cells.reduce((sum, cell) => sum + cell.length + 3, 0);
    this.#row += this.#rowRepeated;
    if (characters === 0) return 0;
    const times = Math.min(this.#rowRepeated, Math.max(1, Math.ceil(most / characters)));
    out.isCut ||= times < this.#rowRepeated;
    for (let i = 0; i < times; i++) this.#rows.push(this.#cells);
    return times * characters;
  }

  skipRow(): void {
    this.#row += this.#rowRepeated;
  }

  write(out: TextWriter): void {
    out.add(markdownTable(this.#rows));
    if (this.#notes.length > 0) out.add(`${this.#notes.join('')}\n`);
  }

  get line(): string {
    return this.#rows.flat().join(' ');
  }
}

/** Dates use ISO 8601; hours of a time may exceed a day. */
function timeOf({ 'office:date-value': date, 'office:time-value': time = '' }: Attributes): string {
  if (date !== undefined) return isoText(date);
  const [, sign = '', days = '0', hours = '0', minutes = '0', seconds = '0'] = TIME.exec(time) ?? [];
  if (time === '' || !TIME.test(time)) return '';
  const pad = (number: string) => number.padStart(2, '0');
  return `${sign}${pad(String(Number(days) * 24 + Number(hours)))}:${pad(minutes)}:${pad(seconds)}`;
}

/** A time of more than a day may be shown as a time of day. */
function clockOf(value: string, text: string): string {
  const hours = Number(/^\d{2,}(?=:\d\d:\d\d$)/.exec(value)?.[0]);
  const first = Number(/\d+/.exec(text)?.[0]);
  const isClock = hours >= 24 && (first === hours % 24 || first === (hours % 12 || 12));
  return isClock ? value.replace(/^\d+/, String(hours % 24).padStart(2, '0')) : value;
}

const TIME = /^(-?)P(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,2})M)?(?:(\d{1,2})(?:[.,]\d{1,15})?S)?)?$/;

function repeatsOf(written: string | undefined, most: number): number {
  return Math.min(most, Math.max(1, Math.trunc(Number(written)) || 1));
}

/** Column 1 is `B`. */
function nameOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${nameOf(Math.floor(column / 26) - 1)}${letter}`;
}
