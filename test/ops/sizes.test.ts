import { expect, test } from 'vitest';
import * as z from 'zod';
import { readText, repositoryFiles } from './repository-files.ts';

const files = new Map(repositoryFiles().map(({ path, text }) => [path, text]));
const linesOf = (text = '') => text.trimEnd().split('\n').length;

test('all documents together have at most 40,000 words', () => {
  const documents = [...files].filter(([path]) => path.endsWith('.md'));

  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap(([, text]) => text.split(/\s+/).filter(Boolean)).length).toBeLessThanOrEqual(
    40_000,
  );
});

test('README.md has at most 100 lines, and the unreleased part of CHANGELOG.md 40', () => {
  const [, unreleased = ''] = (files.get('CHANGELOG.md') ?? '').split(/^## /m);

  expect(unreleased).toMatch(/^Unreleased/);
  expect(linesOf(files.get('README.md'))).toBeLessThanOrEqual(100);
  expect(linesOf(unreleased)).toBeLessThanOrEqual(40);
});

test('package.json has at most six test scripts', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readText('package.json')));

  expect(Object.keys(scripts).filter((name) => /^test\b/.test(name)).length).toBeLessThanOrEqual(6);
});
