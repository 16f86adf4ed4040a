import { MAX_TEXT } from './document.ts';

/** A cell on one line, in which nothing ends it. */
function cellText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}

/** Rows of so many cells that are longer than what is kept of a file. */
export function maxRows(width: number): number {
  return Math.ceil(MAX_TEXT / (3 * width)) + 1;
}

/** A table of rows, the first of them its head; "" without any text. Short rows are filled up. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const shown = rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== ''));
  const width = shown.reduce((most, row) => Math.max(most, row.length), 0);
  const [head, ...body] = shown;
  if (head === undefined) return '';
  const line = (row: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, i) => row[i] ?? '').join(' | ')} |`;
  return `\n${[line(head), `|${' --- |'.repeat(width)}`, ...body.slice(0, maxRows(width)).map(line)].join('\n')}\n\n`;
}
