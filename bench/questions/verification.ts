import { Readable } from 'node:stream';
import type { ParsedMail } from '@agent-inbox/mail-reader';
import { parseMail } from '@agent-inbox/mail-reader';
import { extractVerification, htmlToText, type SeenMail } from '@agent-inbox/mail-reader/text';
import { rawMail } from '../../packages/mail-reader/test/verification/measure.ts';
import { hasVerification, readMails } from '../../packages/mail-reader/test/verification/read-mails.ts';
import { mailSamples } from '../measuring/mail-samples.ts';
import type { BenchSize, Cell, ResultTable } from '../pages/result-table.ts';

const BYTES_PER_SAMPLE = 2_000_000;
const ROUNDS = 5;

const sink = {
  store: async (_meta: unknown, content: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const _chunk of content);
  },
};

export async function measureVerification({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  const samples = mailSamples().filter(({ name }) => /^(?:2|10|100) KB/.test(name));
  const corpus = readMails();
  const sets: [string, readonly Buffer[]][] = [
    ...samples.map(({ name, raw }): [string, readonly Buffer[]] => [name, [raw]]),
    ['verification mails of the corpus', corpus.filter(hasVerification).map(rawMail)],
    ['other mails of the corpus', corpus.filter((mail) => !hasVerification(mail)).map(rawMail)],
  ];
  const rows: Cell[][] = [];
  for (const [name, mails] of sets) rows.push([name, ...(await cells(mails, quick))]);
  return [
    {
      title: 'Processor time of extracting codes and links, per mail',
      columns: ['mail', 'extraction, µs', 'rest of parsing, µs', 'share of the rest'],
      rows,
      note: 'The best of several rounds. The target is a third.',
    },
  ];
}

async function cells(mails: readonly Buffer[], quick: boolean): Promise<Cell[]> {
  const seen = await Promise.all(mails.map(async (raw) => seenOf(raw, await parse(raw))));
  const bytes = mails.reduce((sum, { length }) => sum + length, 0);
  const times = quick ? 1 : Math.ceil(BYTES_PER_SAMPLE / bytes);
  const all: number[] = [];
  const extraction: number[] = [];
  for (let round = 0; round <= (quick ? 0 : ROUNDS); round++) {
    const [start, middle] = [
      process.threadCpuUsage(),
      await repeat(times, async () => {
        for (const raw of mails) await parse(raw);
      }),
    ];
    const end = await repeat(times, async () => {
      for (const mail of seen) extractVerification(mail);
    });
    all.push(between(start, middle));
    extraction.push(between(middle, end));
  }
  const per = (samples: readonly number[]) => Math.min(...samples) / times / mails.length;
  const rest = per(all) - per(extraction);
  return [Math.round(per(extraction)), Math.round(rest), `${Math.round((100 * per(extraction)) / rest)} %`];
}

async function repeat(times: number, work: () => Promise<void>): Promise<NodeJS.CpuUsage> {
  for (let i = 0; i < times; i++) await work();
  return process.threadCpuUsage();
}

function between(start: NodeJS.CpuUsage, end: NodeJS.CpuUsage): number {
  return end.user - start.user + (end.system - start.system);
}

function parse(raw: Buffer): Promise<ParsedMail> {
  return parseMail(Readable.from([raw]), sink);
}

function seenOf(raw: Buffer, { subject, text, html }: ParsedMail): SeenMail {
  return {
    subject,
    sender: 'no-reply@example.com',
    answers: false,
    isCut: false,
    plain: raw.includes('text/plain') ? text : undefined,
    page: html === null ? undefined : { ...htmlToText(html), html },
  };
}
