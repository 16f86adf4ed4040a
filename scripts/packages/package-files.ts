import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from './workspaces.ts';

interface RootPackage {
  readonly version: string;
  readonly license: string;
  readonly repository?: unknown;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export function rootPackage(root: string): RootPackage {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

export interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

export function manifestOf(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** The files that are built of the TypeScript sources below `src`; other exports stay. */
export function builtExports(exports: Manifest['exports']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, source]) => {
      if (!source.endsWith('.ts')) return [entry, source];
      const file = source.replace('./src/', './').replace(/\.ts$/, '');
      return [entry, { types: `${file}.d.ts`, default: `${file}.js` }];
    }),
  );
}

/** The repository is tested with these exact versions. */
export function versionsOf(root: string, names: readonly string[]): Record<string, string> {
  const { devDependencies, dependencies } = rootPackage(root);
  const ofPackages = workspaces(root).map(({ dependencies }) => dependencies);
  const known: Readonly<Record<string, string>> = Object.assign(
    {},
    devDependencies,
    ...ofPackages,
    dependencies,
  );
  return Object.fromEntries(
    names.map((name) => {
      const version = known[name];
      if (version === undefined) throw new Error(`no package.json has ${name}`);
      return [name, version];
    }),
  );
}

export function writePackageFiles(
  root: string,
  out: string,
  { readme, ...own }: Readonly<Record<string, unknown>> & { readonly readme: string },
): void {
  const { version, license, repository } = rootPackage(root);
  const manifest = { version, license, repository, type: 'module', ...own };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  cpSync(join(root, readme), join(out, 'README.md'));
}
