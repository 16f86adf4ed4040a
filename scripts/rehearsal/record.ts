import { readFileSync, writeFileSync } from 'node:fs';
import { withBlock } from '../written-block.ts';
import type { KnownFailures, Outcome } from './known-failures.ts';

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
  writeFileSync(page, withBlock(readFileSync(page, 'utf8'), 'rehearsed', lines.join('\n')));
}
