import type { ResultTable } from './result-table.ts';

/** What a number ought to stay under, beside what it was measured to be. */
export interface Target {
  /** With its unit. */
  readonly name: string;
  readonly most: number;
  readonly measured: number;
}

/** Only says what was measured: what must hold is counted by tests. */
export function targetTable(targets: readonly Target[]): ResultTable {
  return {
    title: 'Targets',
    columns: ['target', 'at most', 'measured', ''],
    rows: targets.map(({ name, most, measured }) => [
      name,
      most,
      measured,
      measured <= most ? 'met' : 'not met',
    ]),
    note: 'Ratios of medians of this very run, whose variants took turns.',
  };
}
