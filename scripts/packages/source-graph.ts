import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { workspaceSource } from './workspaces.ts';

interface SourceGraph {
  /** Paths are relative to the root of the project. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

export async function sourceGraph(root: string, entries: readonly string[]): Promise<SourceGraph> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => join(root, entry)),
    bundle: true,
    packages: 'external',
    // The location of package.json differs in each package, so it is not bundled.
    external: ['*/package.json'],
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    metafile: true,
    write: false,
    logLevel: 'error',
    plugins: [workspacesAsSources(root)],
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const packages = imports
    .filter(({ external, path }) => external === true && isPackage(path))
    .map(packageOf);
  return { files: Object.keys(metafile.inputs).toSorted(), packages: [...new Set(packages)].toSorted() };
}

/** The command package contains the sources of this repository's packages instead of depending on them. */
function workspacesAsSources(root: string): Plugin {
  return {
    name: 'workspaces',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path }) => {
        const source = workspaceSource(root, path);
        return source === undefined ? undefined : { path: join(root, source) };
      });
    },
  };
}

function isPackage(path: string): boolean {
  return (
    !path.startsWith('.') &&
    !path.startsWith('/') &&
    !path.startsWith('node:') &&
    !builtinModules.includes(path)
  );
}

function packageOf({ path }: { readonly path: string }): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
