import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions, entryPoints, filesProgram, LAMBDAS } from '../../lib/bundle-options.ts';

export interface FunctionBundles {
  readonly directory: string;
  readonly inputs: readonly string[];
}

/** Bundles like `cdk deploy`, so that a package needs neither sources nor esbuild. */
export async function buildFunctions(directory: string): Promise<FunctionBundles> {
  const entries = readdirSync(LAMBDAS)
    .filter((name) => name.endsWith('.lambda.ts'))
    .map((name) => basename(name, '.lambda.ts'));
  const inputs = new Set<string>();
  for (const entry of entries) {
    const outdir = join(directory, entry);
    const { metafile } = await build({
      ...bundleOptions,
      entryPoints: entryPoints(entry),
      outdir,
      metafile: true,
    });
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
    const program = filesProgram(entry);
    if (program === undefined) continue;
    const made = execFileSync(process.execPath, [program, join(outdir, 'files')], { encoding: 'utf8' });
    for (const input of made.trim().split('\n')) inputs.add(input);
  }
  return { directory, inputs: [...inputs] };
}
