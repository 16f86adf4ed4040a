import { readFileSync, writeFileSync } from 'node:fs';
import type { KnownFailures, Outcome } from './known-failures.ts';

const BEGIN = '<!-- rehearsed -->';
const END = '<!-- /rehearsed -->';

export interface Rehearsed extends Outcome {
  readonly wanted: number;
  readonly taken: number;
  readonly worked: readonly string[];
}

/** Writes the results into the page. @param on date of the rehearsal, YYYY-MM-DD. */
export function record(page: string, seen: Rehearsed, known: KnownFailures, on: string): void {
  const reasons = [
    ...known.not_taken
      .filter(({ what }) => seen.notTaken.has(what))
      .map(({ what, reason }) => [what, reason]),
    ...known.failed.filter(({ step }) => seen.failed.has(step)).map(({ step, reason }) => [step, reason]),
  ];
  const lines = [
    `${known.engine}, ${on}: ${seen.taken} of ${seen.wanted} resources were created, ${seen.worked.length} steps worked.`,
    '',
    '| Not on this engine | Why |',
    '|---|---|',
    ...reasons.map((row) => `| ${row.join(' | ')} |`),
  ];
  const text = readFileSync(page, 'utf8');
  const between = new RegExp(`(?<=${BEGIN}\\n).*?(?=${END})`, 's');
  writeFileSync(
    page,
    text.replace(between, () => `${lines.join('\n')}\n`),
  );
}
