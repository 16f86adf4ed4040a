import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles the parser's worker into a folder, as the stack does. @returns the file. */
export function bundleWorker(directory: string): string {
  const file = join(directory, 'parse-mail.worker.mjs');
  buildSync({
    entryPoints: [new URL('../../src/worker/parse-mail.worker.ts', import.meta.url).pathname],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  return file;
}
