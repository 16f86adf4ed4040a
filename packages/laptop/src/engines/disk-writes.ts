import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

/** Waits until the writes to an open file are on the disk. */
type SyncFile = (descriptor: number) => Promise<void>;

/**
 * Waits for the disk on behalf of a SQLite database. The operating system has every write when the call returns, so a
 * killed process loses nothing. Writes that must survive a power failure are waited for here: SQLite itself would block
 * the whole thread at each commit. Syncing the write-ahead log is all that SQLite would do (sqlite.org, "PRAGMA
 * synchronous": NORMAL is FULL without it). A sync covers all earlier writes, so many writers share one.
 */
export class DiskWrites {
  readonly #database: DatabaseSync;
  readonly #sync: SyncFile;
  /** Where the file system does not support a log, SQLite syncs at each commit. */
  readonly #hasLog: boolean;
  /** Of the log, which SQLite creates at its first read or write and keeps while the database is open. */
  #descriptor: number | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(database: DatabaseSync, sync: SyncFile = promisify(fdatasync)) {
    this.#database = database;
    this.#sync = sync;
    this.#hasLog = database.prepare('PRAGMA journal_mode').get()?.['journal_mode'] === 'wal';
    if (this.#hasLog) database.exec('PRAGMA synchronous = NORMAL');
  }

  /**
   * Resolves when all earlier writes are on the disk.
   * @throws Error of the operating system. Every later call fails with it too: the state of the disk is unknown.
   */
  async onDisk(): Promise<void> {
    if (!this.#hasLog) return;
    // The running sync may have begun before the last write; the one after it covers that write.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      this.#running = this.#sync(this.#log());
      return this.#running;
    });
    await this.#next;
  }

  /** Runs `work`, which is synchronous, in one transaction. */
  transaction<T>(work: () => T): T {
    this.#database.exec('BEGIN');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** To be called after the last write and the last wait. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #log(): number {
    this.#descriptor ??= openSync(`${this.#database.location()}-wal`, 'r+');
    return this.#descriptor;
  }
}
