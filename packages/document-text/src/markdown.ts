import { MAX_TEXT } from './document.ts';

/** A pipe or a line break would end the Markdown cell. */
function cellText(text: string): string {
  const escaped = /[\\|]/.test(text) ? text.replaceAll(/[\\|]/g, '\\$&') : text;
  return (/\s\s|[^\S ]/.test(escaped) ? escaped.replaceAll(/\s+/g, ' ') : escaped).trim();
}

/** A Markdown cell takes at least three characters, so more rows would exceed MAX_TEXT. */
export function maxRows(width: number): number {
  return Math.ceil(MAX_TEXT / (3 * width)) + 1;
}

/** The first row is the header. Returns an empty string if no row has text. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const shown = rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== ''));
  const width = shown.reduce((most, row) => Math.max(most, row.length), 0);
  const [head, ...body] = shown;
  if (head === undefined) return '';
  const line = (row: readonly string[]): string =>
    `| ${row.join(' | ')}${' | '.repeat(width - row.length)} |`;
  return `\n${[line(head), `|${' --- |'.repeat(width)}`, ...body.slice(0, maxRows(width)).map(line)].join('\n')}\n\n`;
}
