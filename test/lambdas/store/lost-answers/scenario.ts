import { getRow, type Key, type Row, type Table } from '../../../../lambdas/store/table/table.ts';

export interface ScenarioRun {
  /** The table that may lose answers. */
  readonly table: Table;
  /** The same table, which loses none: for what a scenario needs to be there, and to look afterwards. */
  readonly plain: Table;
  /** In every name that the scenario makes: two runs meet nowhere. */
  readonly id: string;
}

export interface Scenario {
  readonly title: string;
  readonly files: readonly string[];
  run(scenario: ScenarioRun): Promise<Record<string, unknown>>;
}

export function rowOf(plain: Table, key: Key): Promise<Row | undefined> {
  return getRow(plain, key);
}
