import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { bundleOptions, entryPoints, LAMBDAS } from '../../lib/bundle-options.ts';
import {
  deployedFunctions,
  LAMBDA_ENVIRONMENT,
  loadingEnvironment,
  PROJECT_ROOT,
} from './deployed-functions.ts';
import { loadedWith, type OutputFile } from './loaded-files.ts';

export interface Bundle {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  /** The entry file and its static imports are counted. */
  readonly loadedBytes: number;
  readonly environment: Readonly<Record<string, string>>;
  /** Loaded bytes are by npm package, largest first; `ours` is this repository. */
  readonly contents: readonly (readonly [string, number])[];
}

export async function functionBundles(directory: string): Promise<readonly Bundle[]> {
  const deployed = await deployedFunctions();
  return globSync(join(LAMBDAS, '*.lambda.ts')).map((file) => {
    const entry = basename(file, '.lambda.ts');
    const bundle = build(entry, entryPoints(entry), directory);
    const text = readFileSync(bundle.file, 'utf8');
    // The text contains the names of the chunks, which are hashes of their content.
    const settings = deployed.find((each) => readFileSync(each.bundle, 'utf8') === text);
    if (settings === undefined) throw new Error(`${entry} is bundled otherwise than it is deployed`);
    const files = join(dirname(settings.bundle), 'files');
    if (existsSync(files)) cpSync(files, join(dirname(bundle.file), 'files'), { recursive: true });
    return { ...bundle, environment: loadingEnvironment(settings) };
  });
}

export function baselineBundle(name: string, directory: string): Bundle {
  const index = join(PROJECT_ROOT, 'bench', 'baseline', `${name}.ts`);
  return build(name, { index }, directory, { alias: {}, inject: [], external: [], splitting: false });
}

function build(
  name: string,
  entries: Readonly<Record<string, string>>,
  directory: string,
  otherwise: BuildOptions = {},
): Bundle {
  const outdir = join(directory, name);
  const { outputFiles, metafile } = buildSync({
    ...bundleOptions,
    ...otherwise,
    entryPoints: { ...entries },
    outdir,
    metafile: true,
    write: false,
  });
  mkdirSync(outdir);
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  const loaded = loadedWith(relative(PROJECT_ROOT, join(outdir, 'index.mjs')), metafile);
  return {
    name,
    file: join(outdir, 'index.mjs'),
    bytes: outputFiles.reduce((sum, { contents }) => sum + contents.length, 0),
    loadedBytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
    environment: LAMBDA_ENVIRONMENT,
    contents: contentsOf(loaded),
  };
}

function contentsOf(outputs: readonly OutputFile[]): [string, number][] {
  const bytes = new Map<string, number>();
  for (const { inputs } of outputs) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? 'ours';
      bytes.set(name, (bytes.get(name) ?? 0) + bytesInOutput);
    }
  }
  return [...bytes].toSorted(([, a], [, b]) => b - a);
}
