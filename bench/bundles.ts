import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import { bundleOptions, LAMBDAS } from '../lib/bundle-options.ts';
import {
  deployedFunctions,
  LAMBDA_ENVIRONMENT,
  loadingEnvironment,
  PROJECT_ROOT,
} from './deployed-functions.ts';

/** A bundle that can be imported, and what is in it. */
export interface Bundle {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly environment: Readonly<Record<string, string>>;
  /** Bytes of each package, `ours` for our own sources, largest first. */
  readonly contents: readonly (readonly [string, number])[];
}

/** The bundle of every function, the very file that is deployed, by the name of its entry point. */
export async function functionBundles(directory: string): Promise<readonly Bundle[]> {
  const deployed = await deployedFunctions();
  return globSync(join(LAMBDAS, '*.lambda.ts')).map((entry) => {
    const bundle = build(entry, directory);
    const text = readFileSync(bundle.file, 'utf8');
    const settings = deployed.find((each) => readFileSync(each.bundle, 'utf8') === text);
    if (settings === undefined) throw new Error(`${entry} is bundled otherwise than it is deployed`);
    return { ...bundle, environment: loadingEnvironment(settings) };
  });
}

/** A bundle of `bench/baseline/` as anybody would make it: nothing in it is replaced. */
export function baselineBundle(name: string, directory: string): Bundle {
  return build(join(PROJECT_ROOT, 'bench', 'baseline', `${name}.ts`), directory, { alias: {}, inject: [] });
}

function build(entry: string, directory: string, without: BuildOptions = {}): Bundle {
  const name = basename(entry, '.ts').replace('.lambda', '');
  const outfile = join(directory, name, 'index.mjs');
  const { outputFiles, metafile } = buildSync({
    ...bundleOptions,
    ...without,
    entryPoints: [entry],
    outfile,
    metafile: true,
    write: false,
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`esbuild made nothing of ${entry}`);
  mkdirSync(join(directory, name));
  writeFileSync(outfile, output.contents);
  return {
    name,
    file: outfile,
    bytes: output.contents.length,
    environment: LAMBDA_ENVIRONMENT,
    contents: contentsOf(metafile),
  };
}

function contentsOf({ outputs }: Metafile): [string, number][] {
  const bytes = new Map<string, number>();
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? 'ours';
      bytes.set(name, (bytes.get(name) ?? 0) + bytesInOutput);
    }
  }
  return [...bytes].toSorted(([, a], [, b]) => b - a);
}
