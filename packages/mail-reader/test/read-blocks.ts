import { readdirSync, readFileSync } from 'node:fs';

/** A case of a file: `@@ title`, a text, and if it has two parts `%%` and the second. */
export interface Block {
  readonly title: string;
  readonly first: string;
  readonly second: string | undefined;
}

/** The cases of all files of a folder beside this file. A file without a case, or with a line that only resembles a mark, is an error. */
export function readBlocks(folder: string): readonly Block[] {
  const url = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(url)
    .toSorted()
    .flatMap((file) => blocksOf(file, readFileSync(new URL(file, url), 'utf8')));
}

function blocksOf(file: string, text: string): readonly Block[] {
  const [before = '', ...sources] = text.split(/^@@ /m);
  if (before !== '' || sources.length === 0) throw new Error(`${file} does not begin with a case`);
  return sources.map((source) => {
    const [title = ''] = source.split('\n', 1);
    const [first = '', second, ...more] = visible(source.slice(title.length).trim()).split(/(?:^|\n)%%\n/);
    const isOdd = [first, second ?? ''].some((part) => /^(?:@@|%%)/m.test(part));
    if (title.trim() === '' || more.length > 0 || isOdd) throw new Error(`${file}: a broken case "${title}"`);
    return { title, first, second };
  });
}

/** Characters that are not seen are written as `\u{200f}`, a space at the end of a line too. */
export function visible(text: string): string {
  return text.replace(/\\u\{([0-9a-f]+)\}/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
