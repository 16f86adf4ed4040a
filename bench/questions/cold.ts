import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import { entryPoints } from '../../lib/bundle-options.ts';
import { alternately } from '../measuring/alternately.ts';
import { type Bundle, baselineBundle, functionBundles } from '../measuring/bundles.ts';
import { type Measure, measure } from '../measuring/measure.ts';
import type { BenchSize, ResultTable } from '../pages/result-table.ts';
import { type Target, targetTable } from '../pages/target-table.ts';

const IMPORT_PROCESS = fileURLToPath(new URL('../measuring/import.process.ts', import.meta.url));
const ROUNDS = 11;
/** The first sample is discarded, also for processor time. */
const WARM_UP = 1;

const importSchema = z.object({ wall: z.number(), processor: z.number() });

export async function measureCold({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-cold-'));
  try {
    const baselines = [DOCUMENT_CLIENT, MAIL_AND_CLIENTS].map((name) => baselineBundle(name, directory));
    const functions = await functionBundles(directory);
    const imports = await importTimes([...baselines, ...functions], quick ? 1 : ROUNDS);
    return [targetTable(targets(imports, functions)), importTable(imports)];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

interface Import {
  readonly bundle: Bundle;
  /** The unit is milliseconds. */
  readonly processor: Measure;
  readonly wall: Measure;
}

async function importTimes(bundles: readonly Bundle[], rounds: number): Promise<readonly Import[]> {
  const walls = new Map<string, number[]>(bundles.map(({ name }) => [name, []]));
  const variants = bundles.map((bundle) => ({
    name: bundle.name,
    async sample() {
      const { wall, processor } = await importOnce(bundle);
      walls.get(bundle.name)?.push(wall);
      return processor;
    },
  }));
  const processor = await alternately(rounds, variants);
  return bundles.map((bundle) => ({
    bundle,
    processor: measure(processor.get(bundle.name) ?? []),
    wall: measure(walls.get(bundle.name)?.slice(WARM_UP) ?? []),
  }));
}

function processorOf(imports: readonly Import[], name: string): number {
  const found = imports.find(({ bundle }) => bundle.name === name);
  if (found === undefined) throw new Error(`There is no bundle ${name}`);
  return found.processor.median;
}

const DOCUMENT_CLIENT = 'document-client';
const MAIL_AND_CLIENTS = 'mail-and-clients';

function targets(imports: readonly Import[], functions: readonly Bundle[]): Target[] {
  const ratio = (name: string, baseline: string) =>
    processorOf(imports, name) / processorOf(imports, baseline);
  // Bundles with a worker thread contain the mail parser and its tables for legacy encodings.
  const others = functions.filter(({ name }) => Object.keys(entryPoints(name)).length === 1);
  return [
    { name: `api, × ${DOCUMENT_CLIENT}`, most: 1.25, measured: ratio('api', DOCUMENT_CLIENT) },
    {
      name: `receive-mail, × ${MAIL_AND_CLIENTS}`,
      most: 1.2,
      measured: ratio('receive-mail', MAIL_AND_CLIENTS),
    },
    {
      name: 'largest bundle without a mail parser, KB',
      most: 900,
      measured: Math.round(Math.max(...others.map(({ bytes }) => bytes)) / 1000),
    },
  ];
}

function importTable(imports: readonly Import[]): ResultTable {
  return {
    title: 'Import of each function’s bundle, in a process of its own',
    columns: ['bundle', 'KB', 'loaded KB', 'processor ms', 'wall ms', 'processor, × document client'],
    rows: imports.map(({ bundle, processor, wall }) => [
      bundle.name,
      Math.round(bundle.bytes / 1000),
      Math.round(bundle.loadedBytes / 1000),
      processor,
      wall,
      processor.median / processorOf(imports, DOCUMENT_CLIENT),
    ]),
    note: 'The first two are what is compared with: the DynamoDB document client alone, and mailparser with the clients that receiving must have, bundled with the whole of the SDK as anybody would. Loaded is what the import reads; the other files are read when they are called for.',
  };
}

async function importOnce({ file, environment }: Bundle): Promise<z.output<typeof importSchema>> {
  const { stdout } = await promisify(execFile)(process.execPath, [IMPORT_PROCESS, pathToFileURL(file).href], {
    env: { ...environment },
  });
  return importSchema.parse(JSON.parse(stdout));
}
