import { displayable } from './displayable.ts';
import { clipped, padded, textWidth } from './text-width.ts';

/**
 * Text for people may be clipped (cut off) where it is too wide. What is copied into commands, such as ids, is shown
 * whole.
 */
export type Column<Row> = readonly [title: string, cell: (row: Row) => string, clips?: 'clips'];

const GAP = '  ';
/** Of text that may be cut off, where the width is not limited. */
const MAX_CELL = 60;
const MIN_CELL = 12;

/**
 * Lines of rows under a line of titles, each column as wide as its widest cell.
 * @param width columns of the terminal: texts that may be cut off share what the others leave of it.
 */
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
  // The widest text gives way first, so that short ones stay readable.
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
