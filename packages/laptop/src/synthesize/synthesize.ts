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

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const KEPT_OUTPUT = 64 * 1024;
const HASH_LENGTH = 32;
/** `lib/bundle.ts` reads this context. Bundles do not depend on settings, so those of the same sources are reused. */
const CACHED_BUNDLES = 'agent-inbox:kept-bundles';

/** The file of `lib/settings-file.ts` is for deployments in AWS. */
const NO_SETTINGS_FILE = { settings: '' };

const cdkConfigSchema = z.object({ context: z.record(z.string(), z.unknown()).default({}) });

interface SynthesizeOptions {
  readonly projectRoot: string;
  /** CDK context has the deployment settings, as in `cdk -c name=value`. */
  readonly context: Readonly<Record<string, string>>;
  readonly cacheDir: string;
  readonly onBuild: () => void;
  readonly onBundled?: (bundled: number, of: number) => void;
}

const ENTRY = /\.lambda\.ts$/;

/** The message is the output of the app. */
export class SynthesisFailed extends Error {
  override readonly name = 'SynthesisFailed';
}

/**
 * Runs the app as `cdk synth` does, or returns a cached assembly of the same sources and settings. @returns directory
 * of the assembly. @throws SynthesisFailed
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
    // The directory is renamed at the end, so half an assembly never has the name of a whole one.
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

/** The CLI adds the feature flags of `cdk.json`, which change the template. */
function readContext(projectRoot: string): Record<string, unknown> {
  return cdkConfigSchema.parse(JSON.parse(readFileSync(join(projectRoot, 'cdk.json'), 'utf8'))).context;
}

async function runApp(
  projectRoot: string,
  outdir: string,
  context: Record<string, unknown>,
  onBundled: (bundled: number) => void,
): Promise<void> {
  // A published package contains the app as JavaScript.
  const app = ['app.ts', 'app.js'].map((name) => join(projectRoot, 'bin', name)).find(existsSync);
  if (app === undefined) throw new SynthesisFailed(`${projectRoot} has no bin/app.ts`);
  const child = spawn(process.execPath, [app], {
    cwd: projectRoot,
    env: {
      ...process.env,
      CDK_OUTDIR: outdir,
      CDK_CONTEXT_JSON: JSON.stringify(context),
      // CDK's validation of the template concerns deployments and takes as long as all the rest.
      CDK_VALIDATION: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
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

function readable(output: string): string {
  const lines = output.split('\n').filter((line) => !/^\s+at |^Node\.js v/.test(line));
  const start = lines.findIndex((line) => /^(\S*Error|«.*»).*:? /.test(line));
  const message = (start < 0 ? lines : lines.slice(start)).join('\n');
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
