import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @param names of the sources in `folder`, without `.ts`, including all that an exported type refers to. */
export function writeDeclarations(root: string, folder: string, names: readonly string[], out: string): void {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const directory = mkdtempSync(join(root, 'dist', 'declarations-'));
  const config = join(directory, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: '../..',
        outDir: 'out',
      },
      include: ['../../packages/*/src/**/*.d.ts'],
      files: names.map((name) => `../../${folder}/${name}.ts`),
    }),
  );
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  });
  for (const name of names) {
    const text = readFileSync(join(directory, 'out', folder, `${name}.d.ts`), 'utf8');
    const target = join(out, `${name}.d.ts`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text.replaceAll(/( from ')(\.[^']+)\.ts(')/g, '$1$2.js$3'));
  }
  rmSync(directory, { recursive: true });
}
