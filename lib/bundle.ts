import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { bundleOptions, LAMBDAS } from './bundle-options.ts';

/**
 * Bundles a function's entry point (`lambdas/<entry>.lambda.ts`) to `index.mjs`, and each of its worker
 * threads to a file beside it, as one asset named by its content.
 */
export function bundle(entry: string, workers: readonly string[] = []): Code {
  return Code.fromAsset(LAMBDAS, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never used: `tryBundle` below always does the work, without Docker.
      image: DockerImage.fromRegistry('scratch'),
      // CDK takes two assets with one source and equal options for the same asset: the entry tells them apart.
      command: [entry],
      local: {
        tryBundle(outputDirectory: string): boolean {
          mkdirSync(outputDirectory, { recursive: true });
          build(join(LAMBDAS, `${entry}.lambda.ts`), join(outputDirectory, 'index.mjs'));
          for (const worker of workers) {
            build(join(LAMBDAS, worker), join(outputDirectory, basename(worker, '.ts').concat('.mjs')));
          }
          return true;
        },
      },
    },
  });
}

function build(entryPoint: string, outfile: string): void {
  buildSync({ ...bundleOptions, entryPoints: [entryPoint], outfile });
}
