import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../failures/start-refused.ts';

/** SQLite returns this code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/** A garbage-collected database is closed, which would release its lock. */
const openLocks = new Set<DatabaseSync>();

/**
 * The operating system releases SQLite's lock when the owner ends, so two runtimes cannot take over from a dead one.
 * The process id in the file is only for the error message.
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
      `The data directory ${dataDir} is in use by the runtime with process id ${ownerOf(pidFile)}; stop that process, or use another --data-dir or --ephemeral`,
    );
  }
  openLocks.add(database);
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    rmSync(pidFile, { force: true });
    openLocks.delete(database);
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

/** The file system is read-only or has no locks. */
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
    // The owner has the lock but has not written its id yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '(starting)';
    throw error;
  }
}
