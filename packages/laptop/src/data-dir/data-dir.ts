import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { endLeftovers } from '../engines/engines.ts';
import { StartRefused } from '../failures/start-refused.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { PAGE_SECRETS_FILE } from './page-secrets.ts';

export interface DataDir {
  readonly path: string;
  readonly state: string;
  close(): void;
}

/** A reset removes only these entries, neither the lock nor other files. */
const OWN_ENTRIES = [
  'state',
  'logs',
  'endpoints.json',
  'development-account.json',
  'ports.json',
  PAGE_SECRETS_FILE,
];

/**
 * Emails are private, so other users of the machine must not read them, whatever the permissions of the parent
 * directory are.
 */
const OWNER_ONLY = 0o700;

/**
 * An undefined path means a temporary directory. @throws StartRefused when the directory cannot be used, is locked, or
 * contains data of another form.
 */
export async function openDataDir(path: string | undefined, reset: boolean): Promise<DataDir> {
  const directory = path ?? mkdtempSync(join(tmpdir(), 'agent-inbox-'));
  makeWritable(directory);
  const unlock = lockDataDir(directory);
  const state = join(directory, 'state');
  try {
    if (reset) {
      await endLeftovers(state);
      for (const entry of OWN_ENTRIES) rmSync(join(directory, entry), { recursive: true, force: true });
    }
    mkdirSync(state, { recursive: true, mode: OWNER_ONLY });
    requireForm(directory, state);
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    path: directory,
    state,
    close() {
      unlock();
      if (path === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Raise this number with a change after which the functions cannot read the stored rows and objects. */
const DATA_FORM = '2';

function requireForm(directory: string, state: string): void {
  const file = join(state, 'form');
  if (readdirSync(state).length === 0) writeFileSync(file, DATA_FORM);
  if (existsSync(file) && readFileSync(file, 'utf8') === DATA_FORM) return;
  throw new StartRefused(
    `The data directory ${directory} was written by a version with a different storage format; add --reset to start with an empty one, or choose another with --data-dir`,
  );
}

function makeWritable(directory: string): void {
  try {
    makeDirectory(directory);
    // The dot makes a path that is not a directory fail with ENOTDIR.
    accessSync(`${directory}/.`, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new StartRefused(
      `The data directory ${directory} is not writable (${error.code}); choose another with --data-dir`,
      { cause: error },
    );
  }
}

/** Node's option `recursive` never returns where an existing parent fails with ENOENT, as /proc does. */
function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { mode: OWNER_ONLY });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    const parent = dirname(directory);
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    makeDirectory(parent);
    mkdirSync(directory, { mode: OWNER_ONLY });
  }
}
