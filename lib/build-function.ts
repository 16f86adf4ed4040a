import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { bundleOptions, entryPoints, filesProgram } from './bundle-options.ts';

/** Makes a function's bundle in a directory. Loaded only where there are sources: packages hold the bundles. */
export function buildFunction(entry: string, outdir: string): void {
  buildSync({ ...bundleOptions, entryPoints: entryPoints(entry), outdir });
  const program = filesProgram(entry);
  // A process of its own: Vite builds asynchronously, and the CDK bundles synchronously.
  if (program !== undefined) {
    execFileSync(process.execPath, [program, join(outdir, 'files')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}
