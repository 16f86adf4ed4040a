import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';

/** A relative path to a TypeScript file in a string: an import, or a program that is started by its path. */
const TYPESCRIPT_PATH = /(["'`])(\.{1,2}\/(?:[\w.${}-]+\/)*[\w.-]+)\.ts\1/g;

/**
 * Writes sources as JavaScript at the same paths: Node runs no TypeScript below `node_modules`.
 * @param files paths from the root; files that are not TypeScript are written as they are, paths in them changed.
 */
export async function writeJavaScript(root: string, files: readonly string[], out: string): Promise<void> {
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const isTypeScript = file.endsWith('.ts');
    const code = isTypeScript ? (await transform(source, { loader: 'ts', target: 'node22' })).code : source;
    const target = join(out, isTypeScript ? file.replace(/\.ts$/, '.js') : file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code.replaceAll(TYPESCRIPT_PATH, '$1$2.js$1'));
  }
}
