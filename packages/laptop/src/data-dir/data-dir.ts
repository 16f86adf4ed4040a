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

/** A data directory that this runtime has locked. */
export interface DataDir {
  readonly path: string;
  /** Directory of the engines' and gateways' data. */
  readonly state: string;
  /** Unlocks the directory, and removes a temporary one. */
  close(): void;
}

/** Everything that a runtime creates in its directory, except the lock. Nothing else is removed. */
const OWN_ENTRIES = [
  'state',
  'logs',
  'endpoints.json',
  'development-account.json',
  'ports.json',
  PAGE_SECRETS_FILE,
];

/** Mail is private: other users of the machine cannot read it, whatever the permissions of the parent directory are. */
const OWNER_ONLY = 0o700;

/**
 * Opens and locks a data directory.
 * @param path `undefined` for a temporary one.
 * @param reset empties it first.
 * @throws StartRefused when it cannot be created or written, another runtime has locked it, or its data have another form.
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

/**
 * The form of the stored rows and objects. Raise it with a change after which the functions cannot read what earlier ones have
 * stored, as is possible until the first release.
 */
const DATA_FORM = '2';

/** Refuses data that the functions of this version cannot read, rather than to answer 500 later. */
function requireForm(directory: string, state: string): void {
  const file = join(state, 'form');
  if (readdirSync(state).length === 0) writeFileSync(file, DATA_FORM);
  if (existsSync(file) && readFileSync(file, 'utf8') === DATA_FORM) return;
  throw new StartRefused(
    `The data directory ${directory} was written by a version with another storage format; add --reset to start with an empty one, or choose another with --data-dir`,
  );
}

function makeWritable(directory: string): void {
  try {
    makeDirectory(directory);
    // With the dot, a path that is not a directory fails with ENOTDIR.
    accessSync(`${directory}/.`, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new StartRefused(
      `The data directory ${directory} cannot be written (${error.code}); choose another with --data-dir`,
      { cause: error },
    );
  }
}

/**
 * Creates missing parents too. Node's option `recursive` never returns where an existing parent fails with ENOENT, as
 * /proc does.
 */
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
