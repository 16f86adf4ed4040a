import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openParser, PARSER_NAMES, streamOf } from './mail-parsers.ts';
import { type MailSample, mailSamples } from './mail-samples.ts';
import { measure } from './measure.ts';
import type { BenchSize, ResultTable } from './result-table.ts';
import { processorMs, sideBySide } from './side-by-side.ts';

const MEMORY_PROCESS = fileURLToPath(new URL('./mail-memory.process.ts', import.meta.url));
/** Small mails are parsed many times for one sample: a clock tick must not count. */
const BYTES_PER_SAMPLE = 200 * 1024;
const ROUNDS = 15;
/** The largest mails are few: one sample of them takes seconds. */
const LARGE_ROUNDS = 3;
const LARGE_BYTES = 5_000_000;

/** Processor time and memory of parsing, ours beside three parsers that anybody can have. */
export async function measureMail({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  const samples = mailSamples();
  return [await processorTable(samples, quick), await memoryTable(quick ? samples.slice(0, 2) : samples)];
}

async function processorTable(samples: readonly MailSample[], quick: boolean): Promise<ResultTable> {
  const parsers = await Promise.all(PARSER_NAMES.map(openParser));
  const rows = [];
  for (const { name, raw } of samples) {
    const large = raw.length > LARGE_BYTES;
    const times = Math.max(1, Math.round(BYTES_PER_SAMPLE / raw.length));
    const variants = parsers.map((parser) => ({
      name: parser.name,
      sample: async () => (await processorMs(() => repeat(times, () => parser.parse(streamOf(raw))))) / times,
    }));
    const costs = await sideBySide(quick ? 1 : large ? LARGE_ROUNDS : ROUNDS, variants);
    rows.push([name, ...parsers.map((parser) => measure(costs.get(parser.name) ?? []))]);
  }
  await Promise.all(parsers.map((parser) => parser.close()));
  return {
    title: 'Processor time per mail, ms',
    columns: ['mail', ...PARSER_NAMES],
    rows,
    note: 'All threads of the process. Ours also bounds, extracts the reply, and makes text of HTML; postal-mime and mailparser streaming do none of that.',
  };
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < times; i++) await work();
}

async function memoryTable(samples: readonly MailSample[]): Promise<ResultTable> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-mail-'));
  const rows = [];
  try {
    for (const { name, raw } of samples) {
      const file = join(directory, 'mail.eml');
      writeFileSync(file, raw);
      const peaks = [await peakMegabytes(file)];
      for (const parser of PARSER_NAMES) peaks.push(await peakMegabytes(file, parser));
      rows.push([name, ...peaks]);
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
  return {
    title: 'Peak memory of a process that parses one mail from a file, MB resident',
    columns: ['mail', 'only read', ...PARSER_NAMES],
    rows,
  };
}

async function peakMegabytes(file: string, ...parser: readonly string[]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [MEMORY_PROCESS, file, ...parser]);
  return Math.round(Number(stdout) / 1024);
}
