import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { assemblyHash, sourceHash } from './source-hash.ts';

/** Assemblies that were not used for this time are removed. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Maximum length of the output of a failed synthesis in the error. */
const KEPT_OUTPUT = 64 * 1024;
const HASH_LENGTH = 32;
/**
 * Context of `lib/bundle.ts`: directory of bundles that were built from the same sources. They do not depend on
 * settings.
 */
const CACHED_BUNDLES = 'agent-inbox:kept-bundles';

/** Context of `lib/settings-file.ts`: the file is for deployments in AWS. The local runtime has its own settings. */
const NO_SETTINGS_FILE = { settings: '' };

const cdkConfigSchema = z.object({ context: z.record(z.string(), z.unknown()).default({}) });

interface SynthesizeOptions {
  readonly projectRoot: string;
  /** CDK context: the deployment settings, as in `cdk -c name=value`. */
  readonly context: Readonly<Record<string, string>>;
  /** Directory of the cached assemblies. */
  readonly cacheDir: string;
  /** Called before a synthesis, which takes seconds, */
  readonly onBuild: () => void;
  /** and with the number of functions that it has bundled, of all that there are. */
  readonly onBundled?: (bundled: number, of: number) => void;
}

const ENTRY = /\.lambda\.ts$/;

/** The app could not be synthesized. The message is its output. */
export class SynthesisFailed extends Error {
  override readonly name = 'SynthesisFailed';
}

/**
 * Creates the cloud assembly as `cdk synth` does, by running the app with the CLI's variables, or returns a cached one
 * of the same sources and settings.
 * @returns directory of the assembly.
 * @throws SynthesisFailed
 */
export async function synthesize(options: SynthesizeOptions): Promise<string> {
  const { projectRoot, cacheDir } = options;
  const context = { ...readContext(projectRoot), ...options.context };
  const sources = sourceHash(projectRoot);
  const directory = join(cacheDir, assemblyHash(sources, context).slice(0, HASH_LENGTH));
  const bundles = join(cacheDir, `bundles-${sources.slice(0, HASH_LENGTH)}`);
  mkdirSync(cacheDir, { recursive: true });
  if (!existsSync(join(directory, 'manifest.json'))) {
    options.onBuild();
    // Made beside and moved at the end: half an assembly never has the name of a whole one.
    const building = mkdtempSync(join(cacheDir, 'building-'));
    try {
      const functions = readdirSync(join(projectRoot, 'lambdas')).filter((name) => ENTRY.test(name)).length;
      const settings = { ...context, ...NO_SETTINGS_FILE, [CACHED_BUNDLES]: bundles };
      await runApp(projectRoot, building, settings, (bundled) => options.onBundled?.(bundled, functions));
      moveUnlessThere(building, directory);
    } finally {
      rmSync(building, { recursive: true, force: true });
    }
  }
  const now = new Date();
  for (const used of [directory, bundles]) if (existsSync(used)) utimesSync(used, now, now);
  removeUnused(cacheDir, now);
  return directory;
}

/** Feature flags of `cdk.json`, which the CLI adds and which change the template. */
function readContext(projectRoot: string): Record<string, unknown> {
  return cdkConfigSchema.parse(JSON.parse(readFileSync(join(projectRoot, 'cdk.json'), 'utf8'))).context;
}

async function runApp(
  projectRoot: string,
  outdir: string,
  context: Record<string, unknown>,
  onBundled: (bundled: number) => void,
): Promise<void> {
  // In a package the app is JavaScript.
  const app = ['app.ts', 'app.js'].map((name) => join(projectRoot, 'bin', name)).find(existsSync);
  if (app === undefined) throw new SynthesisFailed(`${projectRoot} has no bin/app.ts`);
  const child = spawn(process.execPath, [app], {
    cwd: projectRoot,
    env: {
      ...process.env,
      CDK_OUTDIR: outdir,
      CDK_CONTEXT_JSON: JSON.stringify(context),
      // What the library thinks of a template concerns who deploys it, and takes as long as all the rest.
      CDK_VALIDATION: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // `lib/bundle.ts` sends one for each function that it has bundled.
  let bundled = 0;
  child.on('message', () => onBundled(++bundled));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }
  const end = await new Promise<string | number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  if (end !== 0) throw new SynthesisFailed(readable(output) || `node bin/app.ts ended with ${end}`);
}

/** The message of an uncaught error without the source line and the stack that node prints around it. */
function readable(output: string): string {
  const lines = output.split('\n').filter((line) => !/^\s+at |^Node\.js v/.test(line));
  const start = lines.findIndex((line) => /^(\S*Error|«.*»).*:? /.test(line));
  const message = (start < 0 ? lines : lines.slice(start)).join('\n');
  // CDK adds its path through the construct tree.
  return message.replace(/\nRelates to construct:.*$/s, '').trim();
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another start with the same sources was faster.
    if (!existsSync(join(to, 'manifest.json'))) throw error;
  }
}

function removeUnused(cacheDir: string, now: Date): void {
  for (const name of readdirSync(cacheDir)) {
    const path = join(cacheDir, name);
    const age = now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime());
    if (age > MAX_AGE_MS) rmSync(path, { recursive: true, force: true });
  }
}
