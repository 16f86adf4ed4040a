import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf } from '../../scripts/docs-site/anchor.ts';
import { markdownFiles, ROOT, readText, repositoryFiles, withoutCode } from './repository-files.ts';

function anchorsOf(path: string): ReadonlySet<string> {
  const headings = [...withoutCode(readText(path)).matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) => text);
  return new Set(headings.map(anchorOf));
}

/** Why a link of `from` leads nowhere; nothing when it leads somewhere. */
function broken(from: string, link: string): string | undefined {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(ROOT, target))) return `${from}: ${link} (no such file)`;
  if (anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor)) {
    return `${from}: ${link} (no such heading)`;
  }
  return undefined;
}

test('every relative link of a Markdown file leads to a file, and to a heading of it', () => {
  const links = markdownFiles().flatMap((from) =>
    [...withoutCode(readText(from)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => ({ from, link })),
  );

  expect(links.length).toBeGreaterThan(100);
  expect(links.map(({ from, link }) => broken(from, link)).filter((reason) => reason !== undefined)).toEqual(
    [],
  );
});

test('every page of docs/ that code, tests or documents name by its path exists, with the heading that they name', () => {
  const named = repositoryFiles().flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w/.-])docs\/[\w/-]+\.md\b(?:#[\w-]+)?/g)].map(([page]) => ({ path, page })),
  );

  expect(named.length).toBeGreaterThan(20);
  expect(named.map(({ path, page }) => broken('', page) && `${path}: ${page}`).filter(Boolean)).toEqual([]);
});

test('every source that a document names by its path exists, but for logs of the past', () => {
  const named = markdownFiles()
    .filter((path) => !['CHANGELOG.md'].includes(path))
    .flatMap((path) =>
      [
        ...readText(path).matchAll(
          /`((?:lambdas|lib|packages|bin|test|scripts|bench)\/[\w./-]+\.(?:ts|mjs))`/g,
        ),
      ].map(([, source = '']) => ({ path, source })),
    );
  // Pages about tests name them from test/ on, a package its own files.
  const exists = (path: string, source: string): boolean =>
    ['', 'test', dirname(path)].some((from) => existsSync(join(ROOT, from, source)));

  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path, source }) => !exists(path, source))).toEqual([]);
});
