import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * usage: node build.ts [folder of the package]. Each of `esm/` and `cjs/` has a package.json with the module type,
 * which applies to the declarations too.
 */
const root = resolve(process.argv[2] ?? import.meta.dirname);
const out = join(root, 'dist');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

rmSync(out, { recursive: true, force: true });
for (const [folder, format, type] of [
  ['esm', 'esm', 'module'],
  ['cjs', 'cjs', 'commonjs'],
] as const) {
  await build({
    absWorkingDir: root,
    entryPoints: ['src/index.ts'],
    outfile: join(out, folder, 'index.js'),
    bundle: true,
    format,
    platform: 'neutral',
    target: 'es2022',
    sourcemap: true,
  });
  writeFileSync(join(out, folder, 'package.json'), `${JSON.stringify({ type })}\n`);
  execFileSync(process.execPath, [tsc, '-p', root, '--outDir', join(out, folder)], { stdio: 'inherit' });
  nameEmittedFiles(join(out, folder));
}

/** TypeScript before version 5 and other tools do not resolve `.ts` in declarations. */
function nameEmittedFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replace(/( from ')(\.[^']+)\.ts(')/g, '$1$2.js$3'));
  }
}
