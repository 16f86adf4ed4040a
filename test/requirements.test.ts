import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requirements } from './requirements.ts';

const SYSTEM_TESTS = join(import.meta.dirname, 'system');

/** One id, or several, in square brackets: the title of a test says with them what it proves. */
const CITATION = /\[((?:D-)?[A-Z]{3}-\d{2}(?:, (?:D-)?[A-Z]{3}-\d{2})*)\]/g;

/** Tests that may not run prove nothing. */
const NOT_RUN = /\.(skip|skipIf|runIf|todo|fails)\b/;

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = readdirSync(SYSTEM_TESTS)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(SYSTEM_TESTS, file), 'utf8') }));

/** Cited ids, each with the files that cite it. */
function citations(): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, readonly string[]>();
  for (const { file, text } of sources) {
    for (const [, ids = ''] of text.matchAll(CITATION)) {
      for (const id of ids.split(', ')) cited.set(id, [...(cited.get(id) ?? []), file]);
    }
  }
  return cited;
}

it('gives each requirement an id of its own', () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^(D-)?[A-Z]{3}-\d{2}$/.test(id))).toEqual([]);
});

it('cites every requirement in a test on the running system', () => {
  const cited = citations();
  const uncited = requirements.filter(({ id }) => !cited.has(id));
  expect(uncited.map(({ id, section, text }) => `${id} (${section}): ${text}`)).toEqual([]);
});

it('cites no requirement that there is not', () => {
  const known = new Set(requirements.map(({ id }) => id));
  const wrong = [...citations()].filter(([id]) => !known.has(id));
  expect(wrong.map(([id, files]) => `${id} in ${files.join(', ')}`)).toEqual([]);
});

it('counts no test that does not run', () => {
  const citing = sources.filter(({ text }) => text.search(CITATION) >= 0);
  expect(citing.length).toBeGreaterThan(0);
  expect(citing.filter(({ text }) => NOT_RUN.test(text)).map(({ file }) => file)).toEqual([]);
});
