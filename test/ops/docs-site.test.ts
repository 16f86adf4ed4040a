import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../scripts/docs-site/build-site.ts';
import { NAVIGATION } from '../../scripts/docs-site/navigation.ts';
import { markdownFiles } from './repository-files.ts';

const out = mkdtempSync(join(tmpdir(), 'docs-site-'));
let sources: readonly string[];
beforeAll(() => {
  sources = buildSite(markdownFiles(), out);
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

const pages = (): string[] => readdirSync(out).filter((name) => name.endsWith('.html'));
const read = (name: string): string => readFileSync(join(out, name), 'utf8');

test('the site of documents has a page for each file of docs/, and what the navigation names exists', () => {
  expect(markdownFiles().filter((path) => path.startsWith('docs/') && !sources.includes(path))).toEqual([]);
  const listed = Object.values(NAVIGATION).flat();
  expect(listed.filter((path) => !sources.includes(path))).toEqual([]);
  const unlisted = sources.filter((path) => /^docs\/[\w-]+\.md$/.test(path) && !listed.includes(path));
  expect(unlisted).toEqual([]);
});

test('every link of the site leads to one of its files, and to an anchor that is there', () => {
  const anchors = new Map(
    pages().map((name) => [name, new Set([...read(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const broken = pages().flatMap((page) =>
    [...read(page).matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(?:https?|mailto|data):/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? page : file;
        return !existsSync(join(out, target)) || (anchor !== undefined && !anchors.get(target)?.has(anchor));
      })
      .map((link) => `${page}: ${link}`),
  );

  expect(broken).toEqual([]);
});

test('no page of the site loads anything from another host', () => {
  const loaded = pages().flatMap((page) =>
    [...read(page).matchAll(/<(?:script|img|link|iframe)[^>]* (?:src|href)="([^"]+)"/g)].map(
      ([, url]) => url,
    ),
  );

  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.filter((url = '') => /^(?:[a-z]+:)?\/\//.test(url))).toEqual([]);
});
