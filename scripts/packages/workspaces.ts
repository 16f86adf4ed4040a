import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Workspace {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export function workspaces(root: string): readonly Workspace[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return globSync(
    workspaces.map((folder: string) => `${folder}/package.json`),
    { cwd: root },
  )
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
}

/** Undefined for other imports; paths are relative to the root of the project. */
export function workspaceSource(root: string, specifier: string): string | undefined {
  const isOurs = workspaces(root).some(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return isOurs ? relative(root, fileURLToPath(import.meta.resolve(specifier))) : undefined;
}
