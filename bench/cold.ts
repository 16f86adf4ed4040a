import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { type Bundle, baselineBundle, functionBundles } from './bundles.ts';
import { measure } from './measure.ts';
import type { BenchSize, ResultTable } from './result-table.ts';
import { sideBySide } from './side-by-side.ts';

const IMPORT_PROCESS = fileURLToPath(new URL('./import.process.ts', import.meta.url));
const ROUNDS = 11;
/** Its samples are not kept of the processor's time either. */
const WARM_UP = 1;
const SHOWN_PACKAGES = 8;

const importSchema = z.object({ wall: z.number(), processor: z.number() });

/** What a cold start loads: how large each bundle is, of what, and how long its import takes. */
export async function measureCold({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-cold-'));
  try {
    const baselines = ['document-client', 'mail-and-clients'].map((name) => baselineBundle(name, directory));
    const functions = await functionBundles(directory);
    return [await importTable(baselines, functions, quick ? 1 : ROUNDS), contentsTable(functions)];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function importTable(
  baselines: readonly Bundle[],
  functions: readonly Bundle[],
  rounds: number,
): Promise<ResultTable> {
  const bundles = [...baselines, ...functions];
  const walls = new Map<string, number[]>(bundles.map(({ name }) => [name, []]));
  const variants = bundles.map((bundle) => ({
    name: bundle.name,
    async sample() {
      const { wall, processor } = await importOnce(bundle);
      walls.get(bundle.name)?.push(wall);
      return processor;
    },
  }));
  const processor = await sideBySide(rounds, variants);
  const reference = measure(processor.get('document-client') ?? []).median;
  return {
    title: 'Import of each function’s bundle, in a process of its own',
    columns: ['bundle', 'KB', 'loaded KB', 'processor ms', 'wall ms', 'processor, × document client'],
    rows: bundles.map(({ name, bytes, loadedBytes }) => {
      const own = measure(processor.get(name) ?? []);
      return [
        name,
        Math.round(bytes / 1000),
        Math.round(loadedBytes / 1000),
        own,
        measure(walls.get(name)?.slice(WARM_UP) ?? []),
        own.median / reference,
      ];
    }),
    note: 'The first two are what is compared with: the DynamoDB document client alone, and mailparser with the clients that receiving must have, bundled with the whole of the SDK as anybody would. Loaded is what the import reads; the other files are read when they are called for.',
  };
}

async function importOnce({ file, environment }: Bundle): Promise<z.output<typeof importSchema>> {
  const { stdout } = await promisify(execFile)(process.execPath, [IMPORT_PROCESS, pathToFileURL(file).href], {
    env: { ...environment },
  });
  return importSchema.parse(JSON.parse(stdout));
}

function contentsTable(functions: readonly Bundle[]): ResultTable {
  return {
    title: 'What each function loads at its start, KB, largest first',
    columns: ['bundle', 'contents'],
    rows: functions.map(({ name, contents }) => [
      name,
      contents
        .slice(0, SHOWN_PACKAGES)
        .map(([part, bytes]) => `${part} ${Math.round(bytes / 1000)}`)
        .join(', '),
    ]),
  };
}
