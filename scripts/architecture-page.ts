import { readFileSync } from 'node:fs';

const KEYS = new URL('../lambdas/store/keys.ts', import.meta.url);
const BEGIN = '<!-- rows: written by npm run generate -->\n';
const END = '\n<!-- /rows -->';

/** docs/architecture.md with the table of rows of lambdas/store/keys.ts, without the names that the code has for them. */
export function architecturePage(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/architecture.md has no table of rows');
  const table = readFileSync(KEYS, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(' * |'))
    .map((line) => `|${line.split('|').slice(2).join('|')}`);
  return `${before}${BEGIN}${table.join('\n')}${END}${after}`;
}
