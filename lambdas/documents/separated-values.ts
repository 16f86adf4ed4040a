import { markdownTable } from './markdown.ts';
import type { TextWriter } from './text-writer.ts';

const MAX_COLUMNS = 256;
const ROWS_AT_ONCE = 200_000;

/** CSV (RFC 4180) or TSV as a table; the separator is the one of the first line. */
export function readSeparatedValues(text: string, out: TextWriter): void {
  const [first = ''] = text.split('\n', 1);
  const separator = ['\t', ';', ',', '|'].reduce((best, each) =>
    first.split(each).length > first.split(best).length ? each : best,
  );
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < ROWS_AT_ONCE) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at + 1) : plainCell(text, at, separator);
    if (row.length < MAX_COLUMNS) row.push(cell);
    else out.isCut = true;
    at = end + 1;
    if (text[end] === separator) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  if (at < text.length) out.isCut = true;
  out.add(markdownTable(rows));
}

function plainCell(text: string, at: number, separator: string): [cell: string, end: number] {
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return [text.slice(at, end), end];
}

/** @returns the position behind the quote that ends it. */
function quotedCell(text: string, at: number): [cell: string, end: number] {
  const pieces: string[] = [];
  let from = at;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return [pieces.join('') + text.slice(from), text.length];
    pieces.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') {
      const next = /[\t;,|\n]/.exec(text.slice(quote + 1, quote + 1000));
      return [pieces.join(''), next === null ? text.length : quote + 1 + next.index];
    }
    pieces.push('"');
    from = quote + 2;
  }
}
