export type Column<Row> = readonly [title: string, cell: (row: Row) => string];

const GAP = '  ';

/** Rows under titles, each column as wide as its widest cell. */
export function textTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}
