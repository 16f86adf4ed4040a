import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { builtExports, manifestOf, versionsOf, writePackageFiles } from './package-files.ts';
import { writeDeclarations } from './write-declarations.ts';

const FOLDER = 'packages/mail-reader';

export async function writeReaderPackage(root: string, out: string): Promise<string> {
  const manifest = manifestOf(root, FOLDER);
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
    exports: { ...builtExports(Object.fromEntries(entries)), './package.json': './package.json' },
    dependencies: versionsOf(root, Object.keys(dependencies)),
    readme: `${FOLDER}/README.md`,
  });
  return out;
}
