import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiskWrites } from '../../../local/engines/disk-writes.ts';
import { loadFauxqsParts, type Persistence } from '../../../local/engines/fauxqs-parts.ts';

let directory: string;
let persistence: Persistence;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'disk-'));
  persistence = new (await loadFauxqsParts()).PersistenceManager(directory);
});
afterEach(() => {
  persistence.close();
  rmSync(directory, { recursive: true });
});

/** A disk that is done with a wait when the test says so. */
function slowDisk() {
  const waits: PromiseWithResolvers<void>[] = [];
  const disk = new DiskWrites(persistence, () => {
    const wait = Promise.withResolvers<void>();
    waits.push(wait);
    return wait.promise;
  });
  return { disk, waits };
}

/** Lets everything happen that waits for nothing else. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const write = (name: string) => persistence.insertBucket(name, new Date(), 'general-purpose');
/** What another process would find after a kill. */
function bucketsOnRestart(): unknown[] {
  const other = new DatabaseSync(persistence['db'].location() ?? '', { readOnly: true });
  const rows = other.prepare('SELECT name FROM s3_buckets ORDER BY name').all();
  other.close();
  return rows.map(({ name }) => name);
}

describe('a write to the disk', () => {
  test('is the system’s at once, and waits for the disk apart', async () => {
    const { disk, waits } = slowDisk();
    write('a');
    let isThere = false;
    const waiting = disk.onDisk().then(() => {
      isThere = true;
    });
    await turn();

    expect([bucketsOnRestart(), waits.length, isThere]).toEqual([['a'], 1, false]);
    waits[0]?.resolve();
    await waiting;
    expect(isThere).toBe(true);
  });

  test('together shares a wait, and what comes while the disk is at it shares the next', async () => {
    const { disk, waits } = slowDisk();
    const order: string[] = [];
    const note = (name: string) => {
      write(name);
      return disk.onDisk().then(() => order.push(name));
    };
    const first = [note('a'), note('b')];
    await turn();
    const second = [note('c'), note('d'), note('e')];
    await turn();

    expect(waits).toHaveLength(1);
    waits[0]?.resolve();
    await Promise.all(first);
    await turn();
    expect([order, waits.length]).toEqual([['a', 'b'], 2]);
    waits[1]?.resolve();
    await Promise.all(second);
    expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('fails whoever waits for a disk that fails, then and ever after', async () => {
    const { disk, waits } = slowDisk();
    const first = disk.onDisk();
    await turn();
    const second = disk.onDisk();
    waits[0]?.reject(new Error('EIO'));

    await expect(first).rejects.toThrow('EIO');
    await expect(second).rejects.toThrow('EIO');
    await expect(disk.onDisk()).rejects.toThrow('EIO');
    expect(waits).toHaveLength(1);
  });

  test('really gets there', async () => {
    const disk = new DiskWrites(persistence);
    write('a');

    await expect(disk.onDisk()).resolves.toBe(undefined);
    disk.close();
  });

  test('waits for the disk at each write where the file system bears no log', async () => {
    const database = persistence['db'];
    database.exec('PRAGMA journal_mode = DELETE');
    const { disk, waits } = slowDisk();
    write('a');
    await disk.onDisk();

    expect(waits).toHaveLength(0);
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  });

  test('of several rows in one transaction is there whole or not at all', async () => {
    const { disk } = slowDisk();
    const failing = () =>
      disk.together(() => {
        write('b');
        throw new Error('no');
      });
    disk.together(() => {
      write('a');
      write('c');
    });

    expect(failing).toThrow('no');
    expect(bucketsOnRestart()).toEqual(['a', 'c']);
  });
});
