import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { LAMBDAS } from './bundle-options.ts';

/**
 * Context that names a directory of bundles made from these very sources, whatever the settings. A bundle that is not
 * there yet is made and kept. The caller guarantees that the cache matches the sources. `cdk deploy` never sets it.
 */
export const KEPT_BUNDLES = 'agent-inbox:kept-bundles';

/** The bundles of all functions, in a package (scripts/packages/). A clone has none and makes them. */
const PACKED_BUNDLES = fileURLToPath(new URL('../functions', import.meta.url));

/**
 * Bundles a function's entry point (`lambdas/<entry>.lambda.ts`) to `index.mjs`, and each of its worker threads to a
 * file beside it, as one asset named by its content. What several of them need, and what is loaded only when it is
 * called for, are further files of it; so are the files that a function serves, in `files/`.
 * @param kept what the context `KEPT_BUNDLES` names.
 */
export function bundle(entry: string, kept: string | undefined): Code {
  if (existsSync(PACKED_BUNDLES)) return Code.fromAsset(join(PACKED_BUNDLES, entry));
  return Code.fromAsset(LAMBDAS, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never used: `tryBundle` below always does the work, without Docker.
      image: DockerImage.fromRegistry('scratch'),
      // CDK takes two assets with one source and equal options for the same asset: the entry tells them apart.
      command: [entry],
      local: {
        tryBundle(outdir: string): boolean {
          if (kept === undefined) build(entry, outdir);
          else cpSync(keptBundle(entry, kept), outdir, { recursive: true });
          return true;
        },
      },
    },
  });
}

/** Loaded when it is called: CDK is synchronous, and the module needs esbuild, which a package does not. */
function build(entry: string, outdir: string): void {
  const { buildFunction }: typeof import('./build-function.ts') = createRequire(import.meta.url)(
    './build-function.ts',
  );
  buildFunction(entry, outdir);
}

/** The directory of a function's bundle, made unless it is there. */
function keptBundle(entry: string, kept: string): string {
  const whole = join(kept, entry);
  if (existsSync(whole)) return whole;
  mkdirSync(kept, { recursive: true });
  // Made beside and moved at the end: half a bundle never has the name of a whole one.
  const building = mkdtempSync(join(kept, 'building-'));
  try {
    build(entry, building);
    renameSync(building, whole);
    // To the local runtime, which shows the progress of its first start.
    process.send?.({ bundled: entry });
  } catch (error) {
    // Another start with the same sources was faster.
    if (!existsSync(whole)) throw error;
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return whole;
}
