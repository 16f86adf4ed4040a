import { type PageElement, type PageNode, textNode } from '@agent-inbox/mail-reader/text';
import { markdownTable } from './markdown.ts';

/**
 * Private-use characters mark the cells of a table; because they are text, they disappear together with hidden cells.
 */
const [TABLE, ROW, CELL, END] = ['\uf8f0', '\uf8f1', '\uf8f2', '\uf8f3'];
const SIGNS = /[\uf8f0-\uf8f3]/g;
const TABLES = /[\uf8f0-\uf8f2][^\uf8f3]*\uf8f3(?:\s*[\uf8f1\uf8f2][^\uf8f3]*\uf8f3)*/g;
const CELLS = /([\uf8f0-\uf8f2])([^\uf8f3]*)\uf8f3/g;
/** A longer cell is a column of a page layout. */
const MAX_CELL = 4_000;
/** The limit counts the cells that spans add: a page of a few kilobytes may name millions. */
const MAX_CELLS = 100_000;
const MAX_SPAN = 63;
const MAX_COLUMNS = 256;

interface OpenTable {
  readonly rows: PageElement[][];
  isLayout: boolean;
  characters: number;
}

interface Place {
  readonly nodes: readonly PageNode[];
  next: number;
  readonly table: OpenTable | undefined;
}

export function markTables(page: readonly PageNode[]): boolean {
  const tables: OpenTable[] = [];
  const places: Place[] = [{ nodes: page, next: 0, table: undefined }];
  let left = MAX_CELLS;
  for (let place = places.at(-1); place !== undefined; place = places.at(-1)) {
    const node = place.nodes[place.next++];
    if (node === undefined) {
      places.pop();
      if (place.table !== undefined) tables.pop();
      if (place.table !== undefined && left > 0) left -= markCells(place.table, left);
    } else if ('tagName' in node) {
      const table = openElement(node, tables.at(-1));
      if (table !== undefined) tables.push(table);
      places.push({ nodes: node.childNodes, next: 0, table });
    } else if ('value' in node) readText(node, tables.at(-1));
  }
  return left < MAX_CELLS;
}

function openElement(element: PageElement, table: OpenTable | undefined): OpenTable | undefined {
  const { tagName: name } = element;
  if (name === 'table') {
    if (table !== undefined) table.isLayout = true;
    const isLayout = /^(?:presentation|none)$/i.test(attributeOf(element, 'role').trim());
    return { rows: [], isLayout, characters: 0 };
  }
  if (name === 'tr') table?.rows.push([]);
  else if (table !== undefined && (name === 'td' || name === 'th')) {
    table.rows.at(-1)?.push(element);
    table.characters = 0;
  }
  return undefined;
}

function readText(node: { value: string }, table: OpenTable | undefined): void {
  node.value = node.value.replaceAll(SIGNS, '');
  if (table === undefined) return;
  table.characters += node.value.length;
  table.isLayout ||= table.rows.length > 0 && table.characters > MAX_CELL;
}

function markCells({ rows, isLayout }: OpenTable, most: number): number {
  const columnsOf = (row: readonly PageElement[]) =>
    row.reduce((sum, cell) => sum + spanOf(cell, 'colspan'), 0);
  if (isLayout || !rows.some((row) => columnsOf(row) > 1)) return 0;
  let marked = 0;
  const filled = new FilledColumns();
  for (const row of rows) {
    let sign = marked === 0 ? TABLE : ROW;
    let column = 0;
    for (const cell of row) {
      const span = marked < most ? spanOf(cell, 'colspan') : 1;
      let blanks = '';
      for (; marked < most && filled.take(column); column++, marked++) {
        blanks += `${sign}${END}`;
        sign = CELL;
      }
      cell.childNodes.unshift(textNode(`${blanks}${sign}`, cell));
      cell.childNodes.push(textNode(`${END}${`${CELL}${END}`.repeat(span - 1)}`, cell));
      filled.add(column, span, spanOf(cell, 'rowspan') - 1);
      column += span;
      sign = CELL;
      marked += span;
    }
    if (marked < most) filled.endRow(column);
  }
  return marked;
}

/** Cells of more than one row fill their columns in the rows below, where the page has no cells for them. */
class FilledColumns {
  readonly #rowsLeft = new Map<number, number>();
  readonly #added: (readonly [column: number, rows: number])[] = [];

  take(column: number): boolean {
    const left = this.#rowsLeft.get(column) ?? 0;
    if (left > 1) this.#rowsLeft.set(column, left - 1);
    else this.#rowsLeft.delete(column);
    return left > 0;
  }

  add(column: number, span: number, rows: number): void {
    if (rows === 0) return;
    for (let at = column; at < Math.min(column + span, MAX_COLUMNS); at++) this.#added.push([at, rows]);
  }

  endRow(column: number): void {
    for (const at of [...this.#rowsLeft.keys()]) if (at >= column) this.take(at);
    for (const [at, rows] of this.#added.splice(0)) this.#rowsLeft.set(at, rows);
  }
}

function spanOf(cell: PageElement, name: 'colspan' | 'rowspan'): number {
  return Math.min(MAX_SPAN, Math.max(1, Number.parseInt(attributeOf(cell, name), 10) || 1));
}

function attributeOf({ attrs }: PageElement, wanted: string): string {
  return attrs.find(({ name }) => name === wanted)?.value ?? '';
}

export function withTables(text: string): string {
  const tables = text.replaceAll(TABLES, (table) => {
    const rows: string[][] = [];
    for (const [, sign, cell = ''] of table.matchAll(CELLS)) {
      if (sign !== CELL || rows.length === 0) rows.push([]);
      rows.at(-1)?.push(cell);
    }
    return `\n${markdownTable(rows)}`;
  });
  return tables.replaceAll(SIGNS, '');
}
