import { readFileSync } from 'node:fs';

/** Pages, one a line; lines that begin with "# " are headings. */
export function pagesOf(name: 'hidden' | 'no-text' | 'shown' | 'exceptions'): readonly string[] {
  const file = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');
  return file.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}
