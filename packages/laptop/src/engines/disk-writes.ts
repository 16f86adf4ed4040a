import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

type SyncFile = (descriptor: number) => Promise<void>;

/**
 * SQLite would block the thread at each commit to survive a power failure. Syncing the write-ahead log is all that it
 * would do (sqlite.org, "PRAGMA synchronous": NORMAL is FULL without it), and one sync covers all earlier writes.
 */
export class DiskWrites {
  readonly #database: DatabaseSync;
  readonly #sync: SyncFile;
  readonly #hasLog: boolean;
  #descriptor: number | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(database: DatabaseSync, sync: SyncFile = promisify(fdatasync)) {
    this.#database = database;
    this.#sync = sync;
    this.#hasLog = database.prepare('PRAGMA journal_mode').get()?.['journal_mode'] === 'wal';
    if (this.#hasLog) database.exec('PRAGMA synchronous = NORMAL');
  }

  /** After an error the state of the disk is unknown, so every later call fails, too. */
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

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #log(): number {
    this.#descriptor ??= openSync(`${this.#database.location()}-wal`, 'r+');
    return this.#descriptor;
  }
}
