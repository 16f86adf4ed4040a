import { MAX_PAGES, MAX_TEXT, Unreadable } from './document.ts';
import { markdownTable, maxRows } from './markdown.ts';
import type { TextWriter } from './text-writer.ts';
import { readXml, relationsOf, relationsPath } from './xml-events.ts';
import type { ZipArchive } from './zip-archive.ts';

const MAX_COLUMNS = 256;
/** Cells of a sheet that are read, and their characters: many cells can have the same long text. */
const MAX_CELLS = 500_000;
const MAX_CHARACTERS = 2 * MAX_TEXT;
const WORKBOOK = 'xl/workbook.xml';

/** An Excel file: a table for each sheet that is not hidden, dates as such, notes marked. Formulas are shown by their results. */
export function readSheets(archive: ZipArchive, out: TextWriter): number {
  const workbook = archive.text(WORKBOOK);
  if (workbook === undefined) throw new Unreadable('failed');
  const relations = relationsOf(archive.text(relationsPath(WORKBOOK)), WORKBOOK);
  const sheets: { name: string; path: string }[] = [];
  let is1904 = false;
  readXml(workbook, {
    open(name, { name: title = '', state = 'visible', 'r:id': id = '', date1904 = '' }) {
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
      const path = relations.find((each) => each.id === id)?.path;
      if (name === 'sheet' && state === 'visible' && path !== undefined) sheets.push({ name: title, path });
    },
    close: () => undefined,
    text: () => undefined,
  });
  const strings = readStrings(archive.text('xl/sharedStrings.xml') ?? '', 'si');
  const formats = readCellFormats(archive.text('xl/styles.xml') ?? '', is1904);
  for (const { name, path } of sheets.slice(0, MAX_PAGES)) {
    if (out.isFull) break;
    const xml = archive.text(path);
    if (xml === undefined) continue;
    out.add(`## ${name}\n`);
    out.add(markdownTable(readCells(xml, strings, formats, out)));
    const notes = relationsOf(archive.text(relationsPath(path)), path).find(
      ({ type }) => type === 'comments',
    );
    if (notes !== undefined) writeNotes(archive.text(notes.path) ?? '', out);
  }
  if (sheets.length > MAX_PAGES) out.isCut = true;
  return sheets.length;
}

/** The texts of elements of a name, without phonetic readings. */
function readStrings(xml: string, element: string): string[] {
  const found: string[] = [];
  let inText = false;
  let reading = 0;
  readXml(xml, {
    open(name) {
      if (name === element) found.push('');
      else if (name === 'rPh') reading += 1;
      else if (name === 't') inText = reading === 0;
    },
    close(name) {
      if (name === 'rPh') reading -= 1;
      else if (name === 't') inText = false;
    },
    text(text) {
      if (inText && found.length > 0) found[found.length - 1] += text;
    },
  });
  return found;
}

function readCells(
  xml: string,
  strings: readonly string[],
  formats: (style: number, value: string) => string,
  out: TextWriter,
): string[][] {
  const rows: Map<number, string>[] = [];
  const columns = new Set<number>();
  let cells = 0;
  let characters = 0;
  let cell: { column: number; type: string; style: number; value: string } | undefined;
  let inValue = false;
  readXml(
    xml,
    {
      open(name, { r = '', t = '', s = '' }) {
        if (name === 'row') rows.push(new Map());
        else if (name === 'c') {
          const column = columnOf(r) ?? (rows.at(-1)?.size ?? 0) + 1;
          cell = { column, type: t, style: Number(s), value: '' };
        } else if (name === 'v' || name === 't') inValue = true;
      },
      close(name) {
        if (name === 'v' || name === 't') inValue = false;
        if (name !== 'c' || cell === undefined) return;
        const text = cellValue(cell, strings, formats);
        cells += 1;
        characters += text.length;
        const isNew = !columns.has(cell.column);
        if (text === '' || (isNew && columns.size >= MAX_COLUMNS)) out.isCut ||= text !== '';
        else {
          columns.add(cell.column);
          rows.at(-1)?.set(cell.column, text);
        }
        cell = undefined;
      },
      text(text) {
        if (inValue && cell !== undefined) cell.value += text;
      },
    },
    () => cells > MAX_CELLS || characters > MAX_CHARACTERS,
  );
  if (cells > MAX_CELLS || characters > MAX_CHARACTERS) out.isCut = true;
  const shown = [...columns].sort((a, b) => a - b);
  const filled = rows.filter((row) => row.size > 0).slice(0, maxRows(shown.length) + 1);
  return filled.map((row) => shown.map((column) => row.get(column) ?? ''));
}

function cellValue(
  { type, style, value }: { readonly type: string; readonly style: number; readonly value: string },
  strings: readonly string[],
  formats: (style: number, value: string) => string,
): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case '':
    case 'n':
      return formats(style, value);
    default:
      return value;
  }
}

/** The number of a column: 2 of `B7`. */
function columnOf(reference: string): number | undefined {
  const name = /^([A-Z]{1,3})\d/.exec(reference)?.[1];
  if (name === undefined) return undefined;
  return [...name].reduce((sum, character) => sum * 26 + character.charCodeAt(0) - 64, 0);
}

/** Placeholders of discussions, which are comments. */
const THREAD = /^\[Threaded comment\]/;

function writeNotes(xml: string, out: TextWriter): void {
  const cells: string[] = [];
  readXml(xml, {
    open(name, { ref = '' }) {
      if (name === 'comment') cells.push(ref);
    },
    close: () => undefined,
    text: () => undefined,
  });
  for (const [i, text] of readStrings(xml, 'comment').entries()) {
    if (!THREAD.test(text)) out.add(`> Note on ${cells[i] ?? ''}: ${text.replaceAll(/\s+/g, ' ').trim()}\n`);
  }
  out.add('\n');
}

/** Numbers of formats that are dates or times in every file (ECMA-376 part 1, 18.8.30). */
const BUILT_IN = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
/** Excel takes no longer formats, and what is beyond it would cost time only. */
const MAX_FORMAT = 255;
/** What a format shows that is a date, apart from colors, conditions and quoted text. */
const ASIDES = /\[[^\]]*\]|"[^"]*"|\\./g;
const DATE = /[ymdhs]/i;
const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** How the numbers of cells are shown: those with a format of dates as dates (ISO 8601), all others as they are. */
function readCellFormats(styles: string, is1904: boolean): (style: number, value: string) => string {
  const dates = new Set(BUILT_IN);
  const formatOf: number[] = [];
  let inCells = false;
  readXml(styles, {
    open(name, { numFmtId: id = '0', formatCode: code = '' }) {
      if (name === 'numFmt' && DATE.test(code.slice(0, MAX_FORMAT).replaceAll(ASIDES, '')))
        dates.add(Number(id));
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) formatOf.push(Number(id));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
    text: () => undefined,
  });
  return (style, value) => {
    const number = Number(value);
    if (value === '' || !dates.has(formatOf[style] ?? 0) || Number.isNaN(number)) return value;
    const at = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.round(number * DAY_MS));
    if (Number.isNaN(at.getTime())) return value;
    const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T');
    if (number < 1) return time;
    return Number.isInteger(number) ? day : `${day} ${time}`;
  };
}
