import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Workspace {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of this repository. */
export function workspaces(root: string): readonly Workspace[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return globSync(
    workspaces.map((folder: string) => `${folder}/package.json`),
    { cwd: root },
  )
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
}

/** The source that an import of one of them means, from the root of the project; undefined for any other import. */
export function workspaceSource(root: string, specifier: string): string | undefined {
  const isOurs = workspaces(root).some(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return isOurs ? relative(root, fileURLToPath(import.meta.resolve(specifier))) : undefined;
}
