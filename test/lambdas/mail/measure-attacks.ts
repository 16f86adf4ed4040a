import { pathToFileURL } from 'node:url';
import { createMailParser } from '../../../lambdas/mail/parse-in-worker.ts';
import { ATTACK_SHAPES } from './attack-shapes.ts';

/**
 * Reads each of a group of attack shapes with the parser in its thread, in a process that does nothing else, and
 * prints what each cost: a line of JSON each. The arguments are the bundled worker and the group.
 */
const [, , workerFile, group] = process.argv;
const shapes = Object.entries(ATTACK_SHAPES).find(([name]) => name === group)?.[1];
if (workerFile === undefined || shapes === undefined) throw new Error('Name the worker file and a group');
const parser = createMailParser({ workerUrl: pathToFileURL(workerFile), threads: 1 });

/** Reads and forgets. */
const sink = {
  async store(_meta: unknown, content: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const _chunk of content);
  },
};

async function* bytesOf(chunks: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk, 'latin1');
}

for (const { name, mail } of shapes) {
  const before = process.cpuUsage();
  const parsed = await parser.parse(bytesOf(mail()), sink);
  const { user, system } = process.cpuUsage(before);
  const cost = {
    name,
    cpuMs: Math.round((user + system) / 1000),
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    size: parsed.size,
    parseError: parsed.parseError,
  };
  console.log(JSON.stringify(cost));
}
await parser.close();
