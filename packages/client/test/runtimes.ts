import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NODE_MODULES } from './install-package.ts';

const run = promisify(execFile);
const DOWNLOADS = join(NODE_MODULES, '..', '.cache', 'runtimes');
/** Packages of npm that have a runtime in them, such as `node@22.23.3` and `deno@2.9.6`. */
const PACKAGES = (process.env['RUNTIMES'] ?? '').split(' ').filter((name) => name !== '');

/** A program that runs JavaScript, in the version of its name. */
export interface JavaScriptRuntime {
  readonly name: string;
  readonly command: string;
  /** What comes before the file of the program. */
  readonly options: readonly string[];
}

const NODE_OPTIONS = ['--enable-source-maps'];
const DENO_OPTIONS = ['run', '--allow-net', '--allow-read', '--allow-env'];

/** The Node of the tests, and those that are named in `RUNTIMES`. */
export const RUNTIMES: readonly JavaScriptRuntime[] = [
  { name: `node@${process.versions.node}`, command: process.execPath, options: NODE_OPTIONS },
  ...PACKAGES.map((name) => {
    const program = name.replace(/@.*/, '');
    const command = join(DOWNLOADS, name, 'node_modules', '.bin', program);
    return { name, command, options: program === 'deno' ? DENO_OPTIONS : NODE_OPTIONS };
  }),
];

/** Downloads what is not there yet, with the network and the registry of the user. */
export async function downloadRuntimes(): Promise<void> {
  for (const { name, command } of RUNTIMES) {
    if (existsSync(command)) continue;
    const folder = join(DOWNLOADS, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', name]);
  }
}
