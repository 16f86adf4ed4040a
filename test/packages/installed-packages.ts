import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export async function packAll(directory: string): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await run(process.execPath, ['scripts/packages/build-packages.ts', directory], {
    cwd: ROOT,
  });
  const archives = stdout.trim().split('\n');
  return new Map(archives.map((path) => [path.slice(path.lastIndexOf('/') + 1).replace(/-\d.*$/, ''), path]));
}

/**
 * A project with a package from its archive, and links to the packages that its description names, as npm would install
 * them: an import of any other fails. Nothing is downloaded.
 */
export async function installFrom(archive: string, name: string, project: string): Promise<string> {
  const modules = join(project, 'node_modules');
  const installed = join(modules, name);
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', archive, '-C', installed, '--strip-components', '1']);
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  for (const each of Object.keys({ ...dependencies, ...peerDependencies })) link(each, modules);
  for (const each of Object.keys({ ...optionalDependencies })) link(each, modules);
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "commonjs" }');
  return installed;
}

function link(name: string, modules: string): void {
  const path = join(modules, name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), path);
}
