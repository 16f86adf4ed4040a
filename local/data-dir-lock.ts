import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from './start-refused.ts';

/** SQLite's result code for a file that someone else has locked. */
const SQLITE_BUSY = 5;

/** A database that nobody refers to is closed, and with it the lock that its process may have forgotten, but not given up. */
const held = new Set<DatabaseSync>();

/**
 * Lets one runtime at a time have a data directory.
 *
 * The lock is SQLite's on an empty database: the system releases it with its owner, however that ends, so
 * there is none to clear away after a kill and no moment at which two can take over from a dead one. The
 * file with the process id beside it only serves the message.
 * @throws StartRefused while another runtime lives, and where no lock can be made.
 */
export function lockDataDir(dataDir: string): () => void {
  const pidFile = join(dataDir, 'runtime.pid');
  const database = openLock(dataDir);
  try {
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw cannotBeLocked(dataDir, error);
    throw new StartRefused(
      `The data directory ${dataDir} is in use by the runtime with process id ${ownerOf(pidFile)}; stop that one, or choose another with --data-dir or --ephemeral`,
    );
  }
  held.add(database);
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    rmSync(pidFile, { force: true });
    held.delete(database);
    database.close();
  };
}

function openLock(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(join(dataDir, 'runtime.lock'), { timeout: 0 });
  } catch (error) {
    throw cannotBeLocked(dataDir, error);
  }
}

/** The file system takes no files, or has no locks. */
function cannotBeLocked(dataDir: string, cause: unknown): StartRefused {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartRefused(
    `The data directory ${dataDir} cannot be locked (${reason}); choose another with --data-dir`,
    { cause },
  );
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function ownerOf(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch (error) {
    // The owner has the lock already and is about to write.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '(starting)';
    throw error;
  }
}
