import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transform } from 'esbuild';
import { workspaceSource } from './workspaces.ts';

/** A relative TypeScript path in a string is an import or a program that is started by path. */
const TYPESCRIPT_PATH = /(["'`])(\.{1,2}\/(?:[\w.${}-]+\/)*[\w.-]+)\.ts\1/g;

const PACKAGE_NAME = /(?<=\b(?:from|import)[ (]*)(["'])([@\w][\w./@-]*)\1/g;

/**
 * Node runs no TypeScript below `node_modules`. @param files paths from the root; other files are copied with changed
 * paths.
 */
export async function writeJavaScript(root: string, files: readonly string[], out: string): Promise<void> {
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const isTypeScript = file.endsWith('.ts');
    const code = isTypeScript ? (await transform(source, { loader: 'ts', target: 'node22' })).code : source;
    const target = join(out, isTypeScript ? file.replace(/\.ts$/, '.js') : file);
    mkdirSync(dirname(target), { recursive: true });
    const own = code.replaceAll(PACKAGE_NAME, (written, quote: string, specifier: string) => {
      const source = workspaceSource(root, specifier);
      if (source === undefined) return written;
      const path = relative(dirname(file), source);
      return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
    writeFileSync(target, own.replaceAll(TYPESCRIPT_PATH, '$1$2.js$1'));
  }
}
