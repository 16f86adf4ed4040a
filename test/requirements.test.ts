import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from './ops/repository-files.ts';
import { citationsIn, requirements, requirementsOf } from './requirements.ts';

const SYSTEM_TESTS = join(import.meta.dirname, 'system');

/** One id, or several, in square brackets: the title of a test says with them what it proves. */
const CITATION = /\[((?:D-)?[A-Z]{3}-\d{2}(?:, (?:D-)?[A-Z]{3}-\d{2})*)\]/g;

/** The examples of this file are no citations. */
const THIS_FILE = 'test/requirements.test.ts';

/** How documents outside of the repository were cited: by chapters of a specification, or by folders. */
const ELSEWHERE =
  /\b[Ii]nterface(?:\.md)? sections? [\d.]+|\b[Dd]ecisions(?:, ["“]|:)|\b(?:spec|design)\/[\w-]+\.md|\b(?:risk|fact) \d+\b/g;

/** Tests that may not run prove nothing. */
const NOT_RUN = /\.(skip|skipIf|runIf|todo|fails)\b/;

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = readdirSync(SYSTEM_TESTS)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(SYSTEM_TESTS, file), 'utf8') }));

function citations(): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, readonly string[]>();
  for (const { file, text } of sources) {
    for (const [, ids = ''] of text.matchAll(CITATION)) {
      for (const id of ids.split(', ')) cited.set(id, [...(cited.get(id) ?? []), file]);
    }
  }
  return cited;
}

test('gives each requirement an id of its own', () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^(D-)?[A-Z]{3}-\d{2}$/.test(id))).toEqual([]);
});

test('cites every requirement in a test on the running system', () => {
  const cited = citations();
  const uncited = requirements.filter(({ id }) => !cited.has(id));
  expect(uncited.map(({ id, section, text }) => `${id} (${section}): ${text}`)).toEqual([]);
});

test('cites no id, in code, tests or documents, that docs/interface.md does not have', () => {
  const known = new Set(requirements.map(({ id }) => id));
  const prefixes = new Set(requirements.map(({ id }) => id.slice(0, -3)));
  const files = repositoryFiles().filter(({ path }) => path !== THIS_FILE);
  const wrong = files.flatMap(({ path, text }) =>
    citationsIn(text, prefixes)
      .filter((id) => !known.has(id))
      .map((id) => `${id} in ${path}`),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('finds requirements before a colon and in the last cell of a row, and citations with a known prefix or with D-', () => {
  const lines = ['- THR-01, D-THR-02: Newest first.', '| THR-09 | Threads (THR-03) |'];
  const markdown = ['## Threads', ...lines, '- A flag: it grants.', 'As THR-08: no line.'].join('\n');
  expect(requirementsOf(markdown).map(({ id, section }) => `${section} ${id}`)).toEqual([
    'Threads THR-01',
    'Threads D-THR-02',
    'Threads THR-03',
  ]);
  expect(citationsIn('THR-99, D-XYZ-01, UTF-16, SHA-256, wTHR-01', new Set(['THR']))).toEqual([
    'THR-99',
    'D-XYZ-01',
  ]);
});

test('has no citation of a document that is not in the repository', () => {
  const citing = repositoryFiles().flatMap(({ path, text }) =>
    path === THIS_FILE
      ? []
      : [...text.matchAll(ELSEWHERE)].map(([citation]) => `${path}: ${citation.replace(/\s+/g, ' ')}`),
  );

  expect(citing).toEqual([]);
});

test('counts no test that does not run', () => {
  const citing = sources.filter(({ text }) => text.search(CITATION) >= 0);
  expect(citing.length).toBeGreaterThan(0);
  expect(citing.filter(({ text }) => NOT_RUN.test(text)).map(({ file }) => file)).toEqual([]);
});
