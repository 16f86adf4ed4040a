import type { ResultTable } from './result-table.ts';

export interface Target {
  /** The name includes the unit. */
  readonly name: string;
  readonly most: number;
  readonly measured: number;
}

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
