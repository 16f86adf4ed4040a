import { pathToFileURL } from 'node:url';
import { createMailParser } from '@agent-inbox/mail-reader';
import { ATTACK_SHAPES } from '../../packages/mail-reader/test/cost/attack-shapes.ts';

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

/**
 * A large ordinary mail: 6 MB of base64, and 700 KB of HTML. What an attack costs is compared with it in the
 * same process, so that the speed of the machine does not count.
 */
function* largeMail(): Generator<string> {
  yield 'From: a@x.test\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
  yield '--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n';
  for (let i = 0; i < 7; i++)
    yield '<p>some <b>text</b> and a <a href="https://x.test/">link</a></p>\r\n'.repeat(1500);
  yield '\r\n--b\r\nContent-Type: application/pdf; name=f.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  for (let i = 0; i < 150; i++) yield `${'QUFB'.repeat(19)}\r\n`.repeat(500);
  yield '\r\n--b--\r\n';
}

async function* bytesOf(chunks: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk, 'latin1');
}

async function read(chunks: Iterable<string>): Promise<{ cpuMs: number }> {
  const before = process.cpuUsage();
  await parser.parse(bytesOf(chunks), sink);
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: Math.round((user + system) / 1000) };
}

// The first mail also pays for the start of the thread.
await read(largeMail());
for (const { name, mail } of shapes) {
  const cost = await read(mail());
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  // Beside each attack: other work of the machine slows both down.
  const { cpuMs: largeMailMs } = await read(largeMail());
  console.log(JSON.stringify({ name, ...cost, peakMb, largeMailMs }));
}
await parser.close();
