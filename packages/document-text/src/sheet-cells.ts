import type { readCellFormats } from './cell-formats.ts';
import { MAX_TEXT } from './document.ts';
import { maxRows } from './markdown.ts';
import { isoText } from './number-format.ts';
import type { TextWriter } from './text-writer.ts';
import { type Attributes, childrenOf, readXml, textOf, type XmlElement } from './xml.ts';

const MAX_COLUMNS = 256;
/** A sheet has this many columns (ECMA-376 part 1, 18.3.1.13). */
const ALL_COLUMNS = 16_384;
const MAX_CELLS = 500_000;
const MAX_CHARACTERS = 2 * MAX_TEXT;
const MAX_COMPARED = 1_000_000;
/** A row of less than a point or a column of less than a tenth of a digit is invisible. */
const LEAST_HEIGHT = 1;
const LEAST_WIDTH = 0.1;
const DESCRIBED = new Set(['row', 'col', 'sheetFormatPr', 'sheetView', 'mergeCell']);

interface SheetRow {
  readonly number: number;
  readonly cells: Map<number, string>;
}

export class CellReader {
  readonly #strings: readonly string[];
  readonly #formats: ReturnType<typeof readCellFormats>;
  readonly #out: TextWriter;
  #cells = 0;
  #characters = 0;
  #compared = 0;

  constructor(strings: readonly string[], formats: ReturnType<typeof readCellFormats>, out: TextWriter) {
    this.#strings = strings;
    this.#formats = formats;
    this.#out = out;
  }

  get isOver(): boolean {
    return this.#cells > MAX_CELLS || this.#characters > MAX_CHARACTERS;
  }

  read(xml: string): { readonly rows: string[][]; readonly isHidden: (reference: string) => boolean } {
    const rows: SheetRow[] = [];
    const columns = new Set<number>();
    const hidden = new HiddenCells();
    const read = (element: XmlElement) => {
      if (element.name !== 'row') hidden.describe(element);
      else this.#readRow(element, hidden, rows, columns);
    };
    const isWhole = readXml(xml, { open: (name) => DESCRIBED.has(name), element: read }, () => this.isOver);
    if (this.isOver || !isWhole) this.#out.isCut = true;
    for (const range of hidden.merged) this.#hideMerged(range, rows);
    const shown = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort((a, b) => a - b);
    const filled = rows.slice(0, maxRows(shown.length) + 1);
    return {
      rows: filled.map(({ cells }) => shown.map((each) => cells.get(each) ?? '')),
      isHidden: (reference) => hidden.has(columnOf(reference) ?? 0, Number(/\d+$/.exec(reference)?.[0])),
    };
  }

  #readRow(element: XmlElement, hidden: HiddenCells, rows: SheetRow[], columns: Set<number>): void {
    const row: SheetRow = { number: hidden.beginRow(element.attributes), cells: new Map() };
    let column = 0;
    for (const cell of childrenOf(element, 'c')) {
      const { r = '', t = '', s = '0' } = cell.attributes;
      column = columnOf(r) ?? column + 1;
      const text = this.#shown(t, Number(s), sheetText(cell), hidden.showsZeros);
      if (text === '') continue;
      if (text === undefined || hidden.has(column, row.number)) this.#out.hasHidden = true;
      else if (columns.size >= MAX_COLUMNS && !columns.has(column)) this.#out.isCut = true;
      else {
        columns.add(column);
        row.cells.set(column, text);
      }
    }
    if (row.cells.size > 0) rows.push(row);
  }

  #shown(type: string, style: number, value: string, showsZeros: boolean): string | undefined {
    const format = this.#formats(style);
    const isNumber = type === '' || type === 'n';
    const text = isNumber ? format.number(value) : this.#textOf(type, value);
    this.#cells += 1;
    this.#characters += text?.length ?? 0;
    if (isNumber) return showsZeros || value === '' || Number(value) !== 0 ? text : undefined;
    return text === '' || !format.hidesText ? text : undefined;
  }

  #textOf(type: string, value: string): string {
    if (type === 's') return this.#strings[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    // Strict files store dates in ISO 8601 (ISO/IEC 29500-1, 18.18.11).
    if (type === 'd') return isoText(value);
    return value;
  }

  /** Excel shows only the first of merged cells (18.3.1.55). */
  #hideMerged(range: string, rows: readonly SheetRow[]): void {
    const [from = '', to = from] = range.split(':');
    const [left, right] = [columnOf(from) ?? 0, columnOf(to) ?? 0];
    const [top, bottom] = [from, to].map((each) => Number(/\d+$/.exec(each)?.[0])) as [number, number];
    for (let i = firstFrom(rows, top); i < rows.length && this.#compared < MAX_COMPARED; i++) {
      this.#compared += 1;
      const { number, cells } = rows[i] as SheetRow;
      if (number > bottom) return;
      for (const [column, text] of cells) {
        if (column < left || column > right || (column === left && number === top)) continue;
        this.#compared += 1;
        this.#out.hide(text);
        cells.delete(column);
      }
    }
  }
}

function firstFrom(rows: readonly SheetRow[], number: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.number ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Heights, widths and merged cells hide content (18.3.1.13, 18.3.1.73, 18.3.1.81). */
class HiddenCells {
  showsZeros = true;
  readonly merged: string[] = [];
  readonly #columns = new Uint8Array(ALL_COLUMNS + 1);
  readonly #rows = new Set<number>();
  #described = 0;
  #height = LEAST_HEIGHT;
  #row = 0;

  describe({ name, attributes }: XmlElement): void {
    const { min = '', max = '', hidden = '', width = '1', ref = '', showZeros = '1' } = attributes;
    if (name === 'sheetView') this.showsZeros = isTrue(showZeros);
    else if (name === 'mergeCell') this.merged.push(ref);
    else if (name === 'sheetFormatPr') {
      this.#height = Number(attributes['defaultRowHeight'] ?? LEAST_HEIGHT);
      if (Number(attributes['defaultColWidth'] ?? 1) < LEAST_WIDTH) this.#columns.fill(1);
    } else if (this.#described < ALL_COLUMNS) {
      this.#described += 1;
      const isHidden = isTrue(hidden) || Number(width) < LEAST_WIDTH;
      this.#columns.fill(Number(isHidden), Number(min) || 0, (Number(max) || 0) + 1);
    }
  }

  beginRow({ r = '', hidden = '', ht }: Attributes): number {
    this.#row = Math.trunc(Number(r)) || this.#row + 1;
    const height = ht === undefined ? this.#height : Number(ht);
    if (isTrue(hidden) || height < LEAST_HEIGHT) this.#rows.add(this.#row);
    else this.#rows.delete(this.#row);
    return this.#row;
  }

  has(column: number, row: number): boolean {
    return this.#columns[column] === 1 || this.#rows.has(row);
  }
}

function isTrue(written: string): boolean {
  return written === '1' || written === 'true';
}

/** `B7` is in column 2. */
function columnOf(reference: string): number | undefined {
  const name = /^([A-Z]{1,3})\d/i.exec(reference)?.[1]?.toUpperCase();
  if (name === undefined) return undefined;
  return [...name].reduce((sum, character) => sum * 26 + character.charCodeAt(0) - 64, 0);
}

/** The escape encodes characters that XML cannot hold (ECMA-376 part 1, 22.9.2.19). */
const ESCAPE = /_x([\da-f]{4})_/gi;

export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

export function sheetText(element: XmlElement): string {
  return unescaped(piecesOf(element));
}

function piecesOf(element: XmlElement): string {
  let text = '';
  for (const child of childrenOf(element)) {
    if (child.name === 't' || child.name === 'v') text += textOf(child);
    else if (child.name !== 'rPh') text += piecesOf(child);
  }
  return text;
}
