import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { bundleOptions, entryPoints, LAMBDAS } from './bundle-options.ts';

/**
 * Bundles a function's entry point (`lambdas/<entry>.lambda.ts`) to `index.mjs`, and each of its worker threads to a
 * file beside it, as one asset named by its content. What several of them need, and what is loaded only when it is
 * called for, are further files of it.
 */
export function bundle(entry: string): Code {
  return Code.fromAsset(LAMBDAS, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never used: `tryBundle` below always does the work, without Docker.
      image: DockerImage.fromRegistry('scratch'),
      // CDK takes two assets with one source and equal options for the same asset: the entry tells them apart.
      command: [entry],
      local: {
        tryBundle(outdir: string): boolean {
          buildSync({ ...bundleOptions, entryPoints: entryPoints(entry), outdir });
          return true;
        },
      },
    },
  });
}
