import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { ResultTable } from './result-table.ts';

const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));

const MEASURED = [
  'mailparser',
  'postal-mime',
  '@aws-sdk/lib-dynamodb',
  '@dynoxide/linux-x64',
  'fauxqs',
  'esbuild',
  'zod',
];

export interface Finding {
  readonly bench: string;
  readonly seconds: number;
  readonly tables: readonly ResultTable[];
}

export function writeResults(findings: readonly Finding[], now: Date): string {
  const results = {
    measured_at: now.toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
    }).trim(),
    machine: machine(),
    versions: versions(),
    findings,
  };
  const directory = join('bench', 'results');
  const file = join(directory, `${now.toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
  mkdirSync(join(PROJECT_ROOT, directory), { recursive: true });
  writeFileSync(join(PROJECT_ROOT, file), `${JSON.stringify(results, null, 2)}\n`);
  return file;
}

/** The description has no host or user name, because results are committed. */
function machine(): Record<string, string | number> {
  return {
    cores: availableParallelism(),
    memory_gigabytes: Math.round(totalmem() / 1024 ** 3),
    platform: process.platform,
    architecture: process.arch,
    load_average: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

function versions(): Record<string, string> {
  const installed = MEASURED.map((name) => {
    const file = join(PROJECT_ROOT, 'node_modules', name, 'package.json');
    return [name, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'absent'];
  });
  return { node: process.version, ...Object.fromEntries(installed) };
}

const cellSchema = z.union([
  z.string(),
  z.number(),
  z.object({
    median: z.number(),
    lowerQuartile: z.number(),
    upperQuartile: z.number(),
    samples: z.int(),
  }),
]);
const resultsSchema = z.object({
  measured_at: z.string(),
  commit: z.string(),
  machine: z.record(z.string(), z.union([z.string(), z.number()])),
  versions: z.record(z.string(), z.string()),
  findings: z.array(
    z.object({
      bench: z.string(),
      tables: z.array(
        z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(cellSchema)) }),
      ),
    }),
  ),
});
export type KeptResults = z.output<typeof resultsSchema>;

export function readResults(file: string): KeptResults {
  return resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
