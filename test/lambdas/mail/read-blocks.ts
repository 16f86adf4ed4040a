import { readdirSync, readFileSync } from 'node:fs';

/** A case of a file: `@@ title`, a text, and if it has two parts `%%` and the second. */
export interface Block {
  readonly title: string;
  readonly first: string;
  readonly second: string | undefined;
}

/** The cases of all files of a folder of `test/`. */
export function readBlocks(folder: string): readonly Block[] {
  const url = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(url)
    .toSorted()
    .flatMap((file) => blocksOf(readFileSync(new URL(file, url), 'utf8')));
}

function blocksOf(text: string): readonly Block[] {
  return text
    .split(/^@@ /m)
    .slice(1)
    .map((source) => {
      const [title = ''] = source.split('\n', 1);
      const [first = '', second] = visible(source.slice(title.length).trim()).split(/(?:^|\n)%%\n/);
      return { title, first, second };
    });
}

/** Characters that are not seen are written as `\u{200f}`, a space at the end of a line too. */
export function visible(text: string): string {
  return text.replace(/\\u\{([0-9a-f]+)\}/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
