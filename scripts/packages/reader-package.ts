import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { versionsOf, writePackageFiles } from './package-files.ts';
import { writeDeclarations } from './write-declarations.ts';

const FOLDER = 'packages/mail-reader';

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

export async function writeReaderPackage(root: string, out: string): Promise<string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, FOLDER, 'package.json'), 'utf8'));
  const { name, description, engines, dependencies } = manifest;
  const entries = Object.entries(manifest.exports).filter(([, source]) => source.endsWith('.ts'));
  await build({
    absWorkingDir: root,
    entryPoints: entries.map(([, source]) => join(FOLDER, source)),
    outbase: join(FOLDER, 'src'),
    outdir: out,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    packages: 'external',
    logLevel: 'warning',
  });
  const source = join(FOLDER, 'src');
  const files = globSync('**/*.ts', { cwd: join(root, source), exclude: ['**/*.d.ts'] });
  writeDeclarations(
    root,
    source,
    files.map((file) => file.replace(/\.ts$/, '')),
    out,
  );
  writePackageFiles(root, out, {
    name,
    description,
    keywords: ['email', 'mime', 'parser', 'bounce', 'reply', 'verification-code'],
    engines,
    sideEffects: false,
    exports: Object.fromEntries([
      ...entries.map(([entry, source]) => [entry, exported(source)]),
      ['./package.json', './package.json'],
    ]),
    dependencies: versionsOf(root, Object.keys(dependencies)),
    readme: `${FOLDER}/README.md`,
  });
  return out;
}

function exported(source: string): { readonly types: string; readonly default: string } {
  const file = source.replace('./src/', './').replace(/\.ts$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}
