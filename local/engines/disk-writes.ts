import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Persistence } from './fauxqs-parts.ts';

/** Waits until what was written to an open file is on the disk. */
export type SyncFile = (descriptor: number) => Promise<void>;

/**
 * When what the queue and object engine writes reaches the disk. Every write is in the hands of the system when its call
 * returns, so that a kill loses nothing. What must outlive a power cut as well is waited for apart: SQLite itself would
 * hold up the whole thread for the disk, at each commit. Its write-ahead log is all that its own wait would put there
 * (sqlite.org, "PRAGMA synchronous": NORMAL is FULL without that), and a later wait covers every earlier write, so that
 * many writers share one.
 */
export class DiskWrites {
  readonly #database: DatabaseSync;
  readonly #sync: SyncFile;
  /** Where the file system bears no log, SQLite waits for the disk by itself. */
  readonly #hasLog: boolean;
  /** Of the log, which SQLite makes when it first reads or writes and keeps as long as it is open. */
  #descriptor: number | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(persistence: Persistence, sync: SyncFile = promisify(fdatasync)) {
    this.#database = persistence['db'];
    this.#sync = sync;
    this.#hasLog = this.#database.prepare('PRAGMA journal_mode').get()?.['journal_mode'] === 'wal';
    if (this.#hasLog) this.#database.exec('PRAGMA synchronous = NORMAL');
    repairReady(persistence, this.#database);
  }

  /**
   * Resolves when everything that was written until now is on the disk.
   * @throws Error of the system. After that nothing is known to get there any more, and every later wait fails alike.
   */
  async onDisk(): Promise<void> {
    if (!this.#hasLog) return;
    // What is under way may have begun before the last write: the one after it has not.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      this.#running = this.#sync(this.#log());
      return this.#running;
    });
    await this.#next;
  }

  /** Makes all writes of `work`, which is synchronous, one: it is made whole or not at all. */
  together<T>(work: () => T): T {
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

  /** Ends when nobody writes or waits any more. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #log(): number {
    this.#descriptor ??= openSync(`${this.#database.location()}-wal`, 'r+');
    return this.#descriptor;
  }
}

/**
 * In fauxqs 2.4.1 making a message visible at once clears its receive count as well, which the schema
 * forbids: ChangeMessageVisibility with 0 fails and the message is stuck until the next start.
 */
function repairReady(persistence: Persistence, database: DatabaseSync): void {
  const makeReady = database.prepare(
    'UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?',
  );
  persistence.updateMessageReady = (messageId) => {
    makeReady.run(messageId);
  };
}
