import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { bundleOptions, entryPoints, filesProgram } from './bundle-options.ts';

export function buildFunction(entry: string, outdir: string): void {
  buildSync({ ...bundleOptions, entryPoints: entryPoints(entry), outdir });
  const program = filesProgram(entry);
  // Vite builds asynchronously and the CDK bundles synchronously, so the build runs in its own process.
  if (program !== undefined) {
    execFileSync(process.execPath, [program, join(outdir, 'files')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}
