import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { LAMBDAS } from './bundle-options.ts';

/**
 * The context names a cache of bundles; the caller guarantees that it matches the sources. `cdk deploy` never sets it.
 */
export const KEPT_BUNDLES = 'agent-inbox:kept-bundles';

/** This directory exists only in a package (scripts/packages/); a clone builds the bundles. */
const PACKED_BUNDLES = fileURLToPath(new URL('../functions', import.meta.url));

/**
 * The asset contains `index.mjs` from `lambdas/<entry>.lambda.ts`, worker threads, shared and dynamically imported
 * files, and served files in `files/`.
 */
export function bundle(entry: string, kept: string | undefined): Code {
  if (existsSync(PACKED_BUNDLES)) return Code.fromAsset(join(PACKED_BUNDLES, entry));
  return Code.fromAsset(LAMBDAS, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // The image is never used because `tryBundle` always succeeds without Docker.
      image: DockerImage.fromRegistry('scratch'),
      // CDK treats assets with the same source and options as one; the entry distinguishes them.
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

/** The module needs esbuild, which a package does not have, so it is loaded only here, and synchronously for CDK. */
function build(entry: string, outdir: string): void {
  const { buildFunction }: typeof import('./build-function.ts') = createRequire(import.meta.url)(
    './build-function.ts',
  );
  buildFunction(entry, outdir);
}

function keptBundle(entry: string, kept: string): string {
  const whole = join(kept, entry);
  if (existsSync(whole)) return whole;
  mkdirSync(kept, { recursive: true });
  // The directory is renamed when it is complete, so that an interrupted build is never used.
  const building = mkdtempSync(join(kept, 'building-'));
  try {
    build(entry, building);
    renameSync(building, whole);
    process.send?.({ bundled: entry });
  } catch (error) {
    // Another process has built the same bundle in the meantime.
    if (!existsSync(whole)) throw error;
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return whole;
}
