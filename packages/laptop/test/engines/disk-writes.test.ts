import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiskWrites } from '../../src/engines/disk-writes.ts';

let directory: string;
let database: DatabaseSync;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'disk-'));
  database = new DatabaseSync(join(directory, 'data.sqlite'));
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('CREATE TABLE rows (name TEXT)');
});
afterEach(() => {
  database.close();
  rmSync(directory, { recursive: true });
});

function slowDisk() {
  const waits: PromiseWithResolvers<void>[] = [];
  const disk = new DiskWrites(database, () => {
    const wait = Promise.withResolvers<void>();
    waits.push(wait);
    return wait.promise;
  });
  return { disk, waits };
}

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve));
const write = (name: string) => database.prepare('INSERT INTO rows VALUES (?)').run(name);
/** The rows that another process finds after a kill. */
function rowsOnRestart(): unknown[] {
  const other = new DatabaseSync(database.location() ?? '', { readOnly: true });
  const rows = other.prepare('SELECT name FROM rows ORDER BY name').all();
  other.close();
  return rows.map(({ name }) => name);
}

describe('DiskWrites', () => {
  test('a write is visible to other processes before onDisk() resolves', async () => {
    const { disk, waits } = slowDisk();
    write('a');
    let isOnDisk = false;
    const waiting = disk.onDisk().then(() => {
      isOnDisk = true;
    });
    await nextTick();

    expect([rowsOnRestart(), waits.length, isOnDisk]).toEqual([['a'], 1, false]);
    waits[0]?.resolve();
    await waiting;
    expect(isOnDisk).toBe(true);
  });

  test('concurrent calls of onDisk() share a sync, and those during a sync share the next one', async () => {
    const { disk, waits } = slowDisk();
    const order: string[] = [];
    const note = (name: string) => {
      write(name);
      return disk.onDisk().then(() => order.push(name));
    };
    const first = [note('a'), note('b')];
    await nextTick();
    const second = [note('c'), note('d'), note('e')];
    await nextTick();

    expect(waits).toHaveLength(1);
    waits[0]?.resolve();
    await Promise.all(first);
    await nextTick();
    expect([order, waits.length]).toEqual([['a', 'b'], 2]);
    waits[1]?.resolve();
    await Promise.all(second);
    expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('onDisk() rejects after a failed sync, also in later calls', async () => {
    const { disk, waits } = slowDisk();
    const first = disk.onDisk();
    await nextTick();
    const second = disk.onDisk();
    waits[0]?.reject(new Error('EIO'));

    await expect(first).rejects.toThrow('EIO');
    await expect(second).rejects.toThrow('EIO');
    await expect(disk.onDisk()).rejects.toThrow('EIO');
    expect(waits).toHaveLength(1);
  });

  test('onDisk() resolves with the sync of the operating system', async () => {
    const disk = new DiskWrites(database);
    write('a');

    await expect(disk.onDisk()).resolves.toBe(undefined);
    disk.close();
  });

  test('without a write-ahead log, SQLite syncs at each write', async () => {
    database.exec('PRAGMA journal_mode = DELETE');
    const { disk, waits } = slowDisk();
    write('a');
    await disk.onDisk();

    expect(waits).toHaveLength(0);
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  });

  test('transaction() writes all rows or none', async () => {
    const { disk } = slowDisk();
    const failing = () =>
      disk.transaction(() => {
        write('b');
        throw new Error('no');
      });
    disk.transaction(() => {
      write('a');
      write('c');
    });

    expect(failing).toThrow('no');
    expect(rowsOnRestart()).toEqual(['a', 'c']);
  });
});
