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
import { loadedWith } from './loaded-files.ts';

export interface Bundle {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  /** The entry file and its static imports are counted. */
  readonly loadedBytes: number;
  readonly environment: Readonly<Record<string, string>>;
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
  };
}
