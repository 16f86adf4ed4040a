import { beforeAll, describe, expect, test } from 'vitest';
import { writeRows } from '../../../../lambdas/store/table/batch-write.ts';
import { getRow, getRows, queryRows, tableOf } from '../../../../lambdas/store/table/table.ts';
import { opened } from '../../../opened.ts';
import { openTestTable } from '../table/test-table.ts';

const table = opened(openTestTable);
beforeAll(async () => {
  await writeRows(
    table,
    Array.from({ length: 120 }, (_, n) => ({ put: { ...key(n), n } })),
  );
});

const key = (n: number) => ({ pk: 'P', sk: `ROW#${String(n).padStart(3, '0')}` });
const page = (from: number) =>
  queryRows(table, {
    KeyConditionExpression: 'pk = :pk AND sk >= :from',
    ExpressionAttributeValues: { ':pk': 'P', ':from': key(from).sk },
    Limit: 2,
  });

describe('reads that are requested at the same time', () => {
  test('of many rows are one call, and each reader gets its own rows in its own order', async () => {
    let read: unknown;
    const calls = await table.callsOf(async () => {
      read = await Promise.all([
        getRows(table, [key(2), key(1)]),
        getRows(table, [key(1), key(500)]),
        getRows(table, []),
      ]);
    });

    expect(calls.map(({ name }) => name)).toEqual(['BatchGetItem']);
    expect(read).toEqual([
      [
        { ...key(2), n: 2 },
        { ...key(1), n: 1 },
      ],
      [{ ...key(1), n: 1 }, undefined],
      [],
    ]);
  });

  test('of more than 100 rows are as many calls as it takes', async () => {
    let rows: readonly unknown[] = [];
    const calls = await table.callsOf(async () => {
      const all = await Promise.all(Array.from({ length: 12 }, (_, n) => getRows(table, tenFrom(n * 10))));
      rows = all.flat();
    });

    expect([calls.length, rows.length, rows.includes(undefined)]).toEqual([2, 120, false]);
  });

  test('of one row or one page are one call, and of another row or page another', async () => {
    const calls = await table.callsOf(async () => {
      const [one, same, other] = await Promise.all([
        getRow(table, key(1)),
        getRow(table, key(1)),
        getRow(table, key(2)),
      ]);
      expect([one?.['n'], same?.['n'], other?.['n']]).toEqual([1, 1, 2]);
      const pages = await Promise.all([page(1), page(1), page(5)]);
      expect(pages.map(({ rows }) => rows.map(({ n }) => n))).toEqual([
        [1, 2],
        [1, 2],
        [5, 6],
      ]);
      // What one reader does to its list is nothing to the other.
      pages[0].rows.pop();
      expect(pages[1].rows).toHaveLength(2);
    });

    expect(calls.map(({ name }) => name)).toEqual(['GetItem', 'GetItem', 'Query', 'Query']);
  });

  test('are answered all or none when the call fails', async () => {
    const gone = tableOf(table.client, 'Gone');
    const outcomes = await Promise.allSettled([getRows(gone, [key(1)]), getRows(gone, [key(2)])]);

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await getRows(table, [key(1)])).toEqual([{ ...key(1), n: 1 }]);
  });
});

describe('reads one after the other', () => {
  test('are calls of their own even when nothing had to be waited for', async () => {
    let asked = 0;
    // As a mock answers, or a client that refuses before it sends.
    const client = { send: () => (asked++ === 0 ? Promise.reject(new Error('no')) : Promise.resolve({})) };
    const mock = tableOf(Object.assign(Object.create(table.client), client), table.name);

    await expect(getRow(mock, key(1)).catch(() => getRow(mock, key(1)))).resolves.toBe(undefined);
    expect(asked).toBe(2);
  });

  test('see what was written in between', async () => {
    const seen: unknown[] = [];
    const calls = await table.callsOf(async () => {
      for (const n of [1001, 1002]) {
        await writeRows(table, [{ put: { ...key(700), n } }]);
        const [[row], single, { rows }] = await Promise.all([
          getRows(table, [key(700)]),
          getRow(table, key(700)),
          page(700),
        ]);
        seen.push(row?.['n'], single?.['n'], rows[0]?.['n']);
      }
    });

    expect(seen).toEqual([1001, 1001, 1001, 1002, 1002, 1002]);
    expect(calls).toHaveLength(8);
  });
});

function tenFrom(start: number): { pk: string; sk: string }[] {
  return Array.from({ length: 10 }, (_, n) => key(start + n));
}
