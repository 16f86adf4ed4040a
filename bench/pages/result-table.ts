import type { Measure } from '../measuring/measure.ts';

export type Cell = string | number | Measure;

export interface ResultTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly note?: string;
}

export interface BenchSize {
  /** A quick run only shows that the bench works; its numbers mean nothing. */
  readonly quick: boolean;
  /** Includes a search of 10,000 messages, whose arrival takes minutes. */
  readonly large: boolean;
  readonly only?: string | undefined;
}

export type Bench = (size: BenchSize) => Promise<readonly ResultTable[]>;

export function renderTable({ title, columns, rows, note }: ResultTable): string {
  const texts = rows.map((row) => row.map(cellText));
  const widths = columns.map((column, i) =>
    Math.max(column.length, ...texts.map((row) => row[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => '-'.repeat(width + 1) + (i === 0 ? '-' : ':')).join('|')}|`;
  return [
    `### ${title}`,
    '',
    line(columns),
    rule,
    ...texts.map(line),
    ...(note === undefined ? [] : ['', note]),
  ].join('\n');
}

/** A measure shows its median and, in brackets, its quartiles. */
function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return numberText(cell);
  if (cell.samples === 1) return numberText(cell.median);
  return `${numberText(cell.median)} (${numberText(cell.lowerQuartile)}–${numberText(cell.upperQuartile)})`;
}

function numberText(value: number): string {
  if (Number.isInteger(value)) return String(value);
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}
