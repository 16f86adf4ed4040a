import { displayable } from './displayable.ts';
import { clipped, padded, textWidth } from './text-width.ts';

/** Values that users copy into commands, such as ids, are never clipped. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => string, clips?: 'clips'];

const GAP = '  ';
const MAX_CELL = 60;
const MIN_CELL = 12;

/** @param width columns of the terminal; clipped columns share what the others leave of it. */
export function textTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width?: number,
): readonly string[] {
  const cells = rows.map((row) => columns.map(([, cell]) => oneLine(cell(row))));
  const titles = columns.map(([title]) => title);
  const widths = columnWidths(columns, [titles, ...cells], width);
  const line = (texts: readonly string[]) =>
    texts
      .map((text, i) => padded(clipped(text, widths[i] ?? 0), widths[i] ?? 0))
      .join(GAP)
      .trimEnd();
  return [titles, ...cells].map(line);
}

function columnWidths(
  columns: readonly Column<never>[],
  lines: readonly (readonly string[])[],
  width: number | undefined,
): readonly number[] {
  const widest = columns.map(([, , clips], i) => {
    const needed = Math.max(...lines.map((line) => textWidth(line[i] ?? '')));
    return clips === 'clips' ? Math.min(needed, MAX_CELL) : needed;
  });
  if (width === undefined) return widest;
  let excess = sum(widest) + GAP.length * (columns.length - 1) - width;
  // The widest column shrinks first, so that short texts stay readable.
  while (excess > 0) {
    const most = Math.max(0, ...widest.filter((_, i) => columns[i]?.[2] === 'clips'));
    if (most <= MIN_CELL) break;
    const at = widest.findIndex((each, i) => columns[i]?.[2] === 'clips' && each === most);
    widest[at] = most - 1;
    excess -= 1;
  }
  return widest;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function oneLine(text: string): string {
  return displayable(text).replace(/\s+/g, ' ');
}
