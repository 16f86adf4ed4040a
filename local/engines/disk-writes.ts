import type { DatabaseSync } from 'node:sqlite';
import type { Persistence } from './fauxqs-parts.ts';

/**
 * When what the queue and object engine writes reaches the disk. Every write is in the hands of the system before
 * its call is answered, so that a kill loses nothing. What must outlive a power cut as well, everything that puts
 * something there, also waits for the disk; that a message was handed out or deleted does not: after a power cut
 * it comes once more, which SQS allows at any time.
 */
export class DiskWrites {
  readonly #database: DatabaseSync;
  #open = false;

  constructor(persistence: Persistence) {
    const database: DatabaseSync = persistence['db'];
    this.#database = database;
    mendReady(persistence, database);
    for (const name of ['updateMessageInflight', 'updateMessageReady', 'deleteMessage'] as const) {
      const write: (...values: never[]) => void = persistence[name].bind(persistence);
      persistence[name] = (...values: never[]) => this.#withoutDisk(() => write(...values));
    }
  }

  /** Makes all writes of `work`, which is synchronous, one: it waits for the disk once, and is made whole or not at all. */
  together<T>(work: () => T): T {
    this.#database.exec('BEGIN');
    this.#open = true;
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    } finally {
      this.#open = false;
    }
  }

  #withoutDisk(write: () => void): void {
    // What is written together with something that waits, waits with it.
    if (this.#open) {
      write();
      return;
    }
    this.#database.exec('PRAGMA synchronous = NORMAL');
    try {
      write();
    } finally {
      this.#database.exec('PRAGMA synchronous = FULL');
    }
  }
}

/**
 * In fauxqs 2.4.1 making a message visible at once clears its receive count as well, which the schema
 * forbids: ChangeMessageVisibility with 0 fails and the message is stuck until the next start.
 */
function mendReady(persistence: Persistence, database: DatabaseSync): void {
  const makeReady = database.prepare(
    'UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?',
  );
  persistence.updateMessageReady = (messageId) => {
    makeReady.run(messageId);
  };
}
