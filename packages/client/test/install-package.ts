import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
export const NODE_MODULES = join(PACKAGE, '..', '..', 'node_modules');

/** A project that has installed the packed client. */
export interface InstalledPackage {
  readonly project: string;
  /** Paths in the archive. */
  readonly files: readonly string[];
  /** The folder of the installed client. */
  readonly installed: string;
  /** A copy of the package's folder, with its build. */
  readonly copy: string;
}

/** Packs the client and installs the archive into an empty project, without a network. */
export async function installPackage(directory: string): Promise<InstalledPackage> {
  // A copy of the package with a build of its own: tests that run meanwhile use `dist`.
  const copy = join(directory, 'packages', 'client');
  cpSync(PACKAGE, copy, {
    recursive: true,
    filter: (source) => !['dist', 'node_modules'].includes(basename(source)),
  });
  cpSync(join(PACKAGE, '..', '..', 'tsconfig.json'), join(directory, 'tsconfig.json'));
  await run(process.execPath, [join(PACKAGE, 'build.ts'), copy]);
  const [packed] = JSON.parse(await npm(directory, copy, 'pack', '--json', '--pack-destination', directory));
  const project = join(directory, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true }');
  await npm(directory, project, 'install', join(directory, packed.filename));
  return {
    project,
    files: packed.files.map(({ path }: { path: string }) => path),
    installed: join(project, 'node_modules', 'agent-inbox-client'),
    copy,
  };
}

/**
 * npm with nothing of the user's or of the npm that runs this test: an empty cache, and no network.
 * @param directory where its cache is.
 */
export async function npm(directory: string, cwd: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: directory,
      npm_config_cache: join(directory, 'npm-cache'),
      npm_config_registry: 'http://127.0.0.1:9',
    },
  });
  return stdout;
}
