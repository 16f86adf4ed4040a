import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { alternately, processorMs } from '../measuring/alternately.ts';
import { openParser, PARSER_NAMES, streamOf } from '../measuring/mail-parsers.ts';
import { type MailSample, mailSamples } from '../measuring/mail-samples.ts';
import { type Measure, measure } from '../measuring/measure.ts';
import type { BenchSize, Cell, ResultTable } from '../pages/result-table.ts';
import { type Target, targetTable } from '../pages/target-table.ts';

const MEMORY_PROCESS = fileURLToPath(new URL('../measuring/mail-memory.process.ts', import.meta.url));
/** Small emails are parsed repeatedly, so that the resolution of the clock does not matter. */
const BYTES_PER_SAMPLE = 400 * 1024;
const ROUNDS = 15;
/** Large emails get fewer samples, because one takes seconds. */
const LARGE_ROUNDS = 3;
const LARGE_BYTES = 5_000_000;
const MEMORY_ROUNDS = 1;

type Costs = ReadonlyMap<string, ReadonlyMap<string, Measure>>;

export async function measureMail({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  const samples = mailSamples();
  const times = await processorTimes(samples, quick);
  const peaks = await memoryPeaks(quick ? samples.filter(({ name }) => TARGETED.has(name)) : samples);
  return [
    targetTable(targets(times, peaks)),
    {
      title: 'Processor time per mail, ms',
      columns: ['mail', ...PARSER_NAMES],
      rows: rowsOf(times, PARSER_NAMES),
      note: 'All threads of the process. Ours also bounds, extracts the reply, and makes text of HTML; postal-mime and mailparser streaming do none of that.',
    },
    {
      title: 'Peak memory of a process that parses one mail from a file, MB resident',
      columns: ['mail', ONLY_READ, ...PARSER_NAMES],
      rows: rowsOf(peaks, [ONLY_READ, ...PARSER_NAMES]),
    },
  ];
}

const ONLY_READ = 'reading only';
const OURS = ['ours, in its thread', 'ours'];
const SMALL = '2 KB text';
const HTML = '300 KB HTML';
const LARGEST = '35 MB attachment';
const TARGETED: ReadonlySet<string> = new Set([SMALL, HTML, LARGEST]);

function targets(times: Costs, peaks: Costs): Target[] {
  const ratio = (mail: string, ours: string, other: string) =>
    medianOf(times, mail, ours) / medianOf(times, mail, other);
  return [
    ...OURS.map((ours) => ({
      name: `${SMALL}: processor time, ${ours}, × mailparser streaming`,
      most: 1.3,
      measured: ratio(SMALL, ours, 'mailparser streaming'),
    })),
    ...OURS.map((ours) => ({
      name: `${HTML}: processor time, ${ours}, × simpleParser`,
      most: 0.25,
      measured: ratio(HTML, ours, 'simpleParser'),
    })),
    ...OURS.map((ours) => ({
      name: `${LARGEST}: peak memory, ${ours}, MB`,
      most: 200,
      measured: medianOf(peaks, LARGEST, ours),
    })),
  ];
}

function medianOf(costs: Costs, mail: string, parser: string): number {
  const cost = costs.get(mail)?.get(parser);
  if (cost === undefined) throw new Error(`${mail} was not measured with ${parser}`);
  return cost.median;
}

function rowsOf(costs: Costs, names: readonly string[]): Cell[][] {
  return [...costs].map(([mail, byParser]) => [mail, ...names.map((name) => byParser.get(name) ?? '')]);
}

async function processorTimes(samples: readonly MailSample[], quick: boolean): Promise<Costs> {
  const parsers = await Promise.all(PARSER_NAMES.map(openParser));
  const times = new Map<string, ReadonlyMap<string, Measure>>();
  for (const { name, raw } of samples) {
    const large = raw.length > LARGE_BYTES;
    const repeats = Math.max(1, Math.round(BYTES_PER_SAMPLE / raw.length));
    const variants = parsers.map((parser) => ({
      name: parser.name,
      sample: async () =>
        (await processorMs(() => repeat(repeats, () => parser.parse(streamOf(raw))))) / repeats,
    }));
    const costs = await alternately(quick ? 1 : large ? LARGE_ROUNDS : ROUNDS, variants);
    times.set(name, new Map([...costs].map(([parser, samples]) => [parser, measure(samples)])));
  }
  await Promise.all(parsers.map((parser) => parser.close()));
  return times;
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < times; i++) await work();
}

async function memoryPeaks(samples: readonly MailSample[]): Promise<Costs> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-mail-'));
  const peaks = new Map<string, ReadonlyMap<string, Measure>>();
  try {
    for (const { name, raw } of samples) {
      const file = join(directory, 'mail.eml');
      writeFileSync(file, raw);
      const variants = [undefined, ...PARSER_NAMES].map((parser) => ({
        name: parser ?? ONLY_READ,
        sample: () => peakMegabytes(file, ...(parser === undefined ? [] : [parser])),
      }));
      const costs = await alternately(MEMORY_ROUNDS, variants);
      peaks.set(name, new Map([...costs].map(([parser, samples]) => [parser, measure(samples)])));
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
  return peaks;
}

async function peakMegabytes(file: string, ...parser: readonly string[]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [MEMORY_PROCESS, file, ...parser]);
  return Math.round(Number(stdout) / 1024);
}
