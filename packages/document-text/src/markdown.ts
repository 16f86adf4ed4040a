import { MAX_TEXT } from './document.ts';

/** Nothing in the text may end the cell. */
function cellText(text: string): string {
  const escaped = /[\\|]/.test(text) ? text.replaceAll(/[\\|]/g, '\\$&') : text;
  return (/\s\s|[^\S ]/.test(escaped) ? escaped.replaceAll(/\s+/g, ' ') : escaped).trim();
}

/** More rows of this width are longer than the text that is kept. */
export function maxRows(width: number): number {
  return Math.ceil(MAX_TEXT / (3 * width)) + 1;
}

/** The first row is the head, and short rows are filled up. Rows without text give "". */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const shown = rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== ''));
  const width = shown.reduce((most, row) => Math.max(most, row.length), 0);
  const [head, ...body] = shown;
  if (head === undefined) return '';
  const line = (row: readonly string[]): string =>
    `| ${row.join(' | ')}${' | '.repeat(width - row.length)} |`;
  return `\n${[line(head), `|${' --- |'.repeat(width)}`, ...body.slice(0, maxRows(width)).map(line)].join('\n')}\n\n`;
}
