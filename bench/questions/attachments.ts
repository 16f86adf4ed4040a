import { Session } from 'node:inspector/promises';
import { parseMail } from '@agent-inbox/mail-reader';
import { pdfFile } from '../../packages/document-text/test/document-files.ts';
import { KIND_MAILS } from '../../packages/mail-reader/test/kind-mails/all.ts';
import { Service } from '../../test/system/service.ts';
import { type Measure, measure } from '../measuring/measure.ts';
import type { BenchSize, ResultTable } from '../pages/result-table.ts';

const FILES = 15;
const LARGE_FILES = 5;
const ROUNDS = 40;
const PAGE = Array.from({ length: 40 }, (_, i) => `Line ${i} of a page of text that is long enough`).join(
  ') Tj 0 -14 Td (',
);

export async function measureAttachments({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  // The bench starts its own service, because the shared one of the tests never ends.
  const service = await Service.start({ settings: {} });
  const account = await service.account();
  const processor: number[] = [];
  const textOf = async (pages: number): Promise<number> => {
    const content = pdfFile(Array.from({ length: pages }, () => PAGE));
    const attachments = [{ filename: 'a.pdf', content }];
    await service.deliver({ to: account.inboxId, subject: 'File', attachments });
    const path = `/inboxes/${account.inboxId}/messages`;
    const [message] = (await service.get(`${path}?limit=1`, account.apiKey)).list('messages');
    const [file] = message?.list('attachments') ?? [];
    const url = `${path}/${message?.string('message_id')}/attachments/${file?.string('attachment_id')}/text?wait=25`;
    const began = performance.now();
    const before = process.cpuUsage();
    const answer = await service.get(url, account.apiKey);
    const took = performance.now() - began;
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1000);
    if (answer.field('pages') !== pages)
      throw new Error(`The text of ${pages} pages is not there: ${answer.text}`);
    return took;
  };
  await textOf(1);
  const times = async (pages: number, files: number): Promise<readonly [Measure, Measure]> => {
    const all: number[] = [];
    processor.length = 0;
    for (let i = 0; i < (quick ? 1 : files); i++) all.push(await textOf(pages));
    return [measure(all), measure(processor)] as const;
  };
  const rows = [
    [1, ...(await times(1, FILES))],
    [200, ...(await times(200, LARGE_FILES))],
  ] as const;
  await service.stop();
  const { kinds, parsing } = await shareOfKinds(quick ? 1 : ROUNDS);
  return [
    {
      title: 'The text of a PDF on the laptop, from the call to its answer',
      columns: ['pages', 'ms', 'processor ms of the service'],
      rows,
      note: 'The process that reads the file is started ahead; its own processor time is not in the last column.',
    },
    {
      title: 'Telling the kind of a mail, beside all of parsing it',
      columns: ['mails', 'share of parsing, %'],
      rows: [[Object.values(KIND_MAILS).flat().length, ((100 * kinds) / parsing).toFixed(1)]],
      note: 'Samples of a profile of parsing the mails of test/kind-mails. The target is a tenth.',
    },
  ];
}

async function shareOfKinds(rounds: number) {
  const mails = Object.values(KIND_MAILS)
    .flat()
    .map(({ mail }) => Buffer.from(mail));
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  for (let round = 0; round < rounds; round++) {
    for (const mail of mails) await parseMail(once(mail), NOWHERE);
  }
  const { nodes } = (await session.post('Profiler.stop')).profile;
  session.disconnect();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const samplesBelow = (id: number): number => {
    const { hitCount = 0, children = [] } = byId.get(id) ?? {};
    return hitCount + children.reduce((sum, child) => sum + samplesBelow(child), 0);
  };
  const of = (name: string): number =>
    nodes
      .filter(({ callFrame }) => callFrame.functionName === name)
      .reduce((sum, { id }) => sum + samplesBelow(id), 0);
  const idle = of('(idle)') + of('(program)');
  return {
    kinds: of('kindFacts'),
    parsing: nodes.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0) - idle,
  };
}

async function* once(mail: Buffer): AsyncGenerator<Uint8Array> {
  yield mail;
}

const NOWHERE = {
  store: async (_meta: unknown, content: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const _chunk of content);
  },
};
