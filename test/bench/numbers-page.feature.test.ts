import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numbersPage } from '../../bench/pages/numbers-page.ts';
import type { KeptResults } from '../../bench/pages/results-file.ts';

const table = (title: string) => ({ title, columns: ['email', 'ours'], rows: [['2 KB', 1]] });
/** Measured on no machine: only what is counted is compared. */
const RESULTS: KeptResults = {
  measured_at: '2026-01-01T00:00:00Z',
  commit: '0000000',
  machine: { cores: 2, load_average: 0 },
  versions: { node: 'v24.0.0' },
  findings: [
    { bench: 'mail', tables: [table('Processor time per mail, ms'), table('Peak memory of a process')] },
    { bench: 'events', tables: [table('From the 250 of SMTP')] },
  ],
};

function sections(page: string): ReadonlyMap<string, string> {
  return new Map(page.split(/^## /m).map((text) => [text.split('\n')[0] ?? '', text]));
}

test('the page of numbers has the counts of the corpora, of hidden text and of cost as they are now', async () => {
  const kept = sections(readFileSync(new URL('../../docs/numbers.md', import.meta.url), 'utf8'));
  const now = sections(await numbersPage(RESULTS));

  expect([...kept.keys()].slice(1)).toEqual([...now.keys()].slice(1));
  for (const name of ['Codes and links', 'Hidden text', 'Cost']) expect(kept.get(name)).toBe(now.get(name));
});

test('results without a table of the page are refused', async () => {
  const findings = RESULTS.findings.filter(({ bench }) => bench !== 'events');

  await expect(numbersPage({ ...RESULTS, findings })).rejects.toThrow('From the 250');
});
