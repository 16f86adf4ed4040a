import { expect, test } from 'vitest';
import * as z from 'zod';
import { readText, repositoryFiles } from './repository-files.ts';

const files = new Map(repositoryFiles().map(({ path, text }) => [path, text]));
const linesOf = (text = '') => text.trimEnd().split('\n').length;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

test('all documents together have at most 40,600 words, and the page of a package 950', () => {
  const documents = [...files].filter(([path]) => path.endsWith('.md'));
  const [packages = [], others = []] = [true, false].map((inPackages) =>
    documents.filter(([path]) => path.startsWith('packages/') === inPackages),
  );

  expect(others.length).toBeGreaterThan(45);
  expect(others.reduce((sum, [, text]) => sum + wordsOf(text), 0)).toBeLessThanOrEqual(40_600);
  expect(packages.filter(([, text]) => wordsOf(text) > 950).map(([path]) => path)).toEqual([]);
});

test('README.md has at most 100 lines, and the unreleased part of CHANGELOG.md 56', () => {
  const [, unreleased = ''] = (files.get('CHANGELOG.md') ?? '').split(/^## /m);

  expect(unreleased).toMatch(/^Unreleased/);
  expect(linesOf(files.get('README.md'))).toBeLessThanOrEqual(100);
  expect(linesOf(unreleased)).toBeLessThanOrEqual(56);
});

test('package.json has at most six test scripts', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readText('package.json')));

  expect(Object.keys(scripts).filter((name) => /^test\b/.test(name)).length).toBeLessThanOrEqual(6);
});
