import { readFileSync } from 'node:fs';

/** Pages, one a line; lines that begin with "# " are headings. */
export function pagesOf(name: 'hidden' | 'no-text' | 'shown' | 'unclear' | 'exceptions'): readonly string[] {
  const file = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');
  const pages = file.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  if (pages.length === 0) throw new Error(`${name}.txt has no page`);
  return pages;
}
