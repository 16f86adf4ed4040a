import { readFileSync } from 'node:fs';
import { withBlock } from './written-block.ts';

const KEYS = new URL('../lambdas/store/keys.ts', import.meta.url);

/** Functions that read and write a row are bold, those that only write it are italic. */
export function architecturePage(page: string): string {
  const rows = readFileSync(KEYS, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(' * |'))
    .slice(2)
    .map(rowOf);
  const lines = [...Map.groupBy(rows, ({ pk }) => pk)].flatMap(([pk, [first, ...others]]) =>
    first === undefined || others.length === 0
      ? [`- ${pk} / ${first?.text}`]
      : [`- ${pk}`, ...[first, ...others].map(({ text }) => `  - ${text}`)],
  );
  return withBlock(page, 'rows', lines.join('\n'));
}

function rowOf(line: string): { readonly pk: string; readonly text: string } {
  const [pk = '', sk, what, writers = '', readers = '', expires] = line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
  const end = expires === 'never' ? '' : `. Expires: ${expires}`;
  return { pk, text: `${sk}: ${what} (${usersOf(writers, readers)})${end}` };
}

/** The table names these functions together: `stream-*` in keys.ts, `stream-…` in the page. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  stream: ['stream-connect', 'stream-message', 'stream-disconnect', 'stream-fan-out'],
  deliver: ['deliver-webhook', 'deliver-slow-webhook'],
};

function usersOf(writers: string, readers: string): string {
  const [written, read] = [functionsOf(writers), functionsOf(readers)];
  return [
    ...grouped(written.filter((name) => read.includes(name))).map((name) => `**${name}**`),
    ...grouped(written.filter((name) => !read.includes(name))).map((name) => `*${name}*`),
    ...grouped(read.filter((name) => !written.includes(name))),
  ].join(', ');
}

function functionsOf(cell: string): string[] {
  const names = cell.replaceAll(/ \([^)]*\)/g, '').split(', ');
  return names.flatMap((name) => GROUPS[name.replace('-*', '')] ?? [name]);
}

function grouped(names: readonly string[]): string[] {
  const whole = Object.entries(GROUPS).filter(([, members]) => members.every((name) => names.includes(name)));
  const inside = new Set(whole.flatMap(([, members]) => members));
  return [...names.filter((name) => !inside.has(name)), ...whole.map(([name]) => `${name}-…`)];
}
