import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { examplePage } from './pdf-example.ts';
import { loadTextReaders, readDocument } from './read-document.ts';

const headSchema = z.object({
  contentType: z.string(),
  filename: z.string(),
  charset: z.string().default(''),
});

/** The heap has a separate limit; buffers have none. */
const MAX_MEMORY_BYTES = 1_000_000_000;
/** The work budget of a file ends before this; a PDF of 200 full pages takes two seconds. */
const MAX_PROCESSOR_SECONDS = 12;
const LOOK_EVERY_MS = 50;
/** The parsers of text and email load ahead unless a file arrives first. */
const LOAD_AFTER_MS = 250;

/**
 * Ends the process if it takes too much memory or processor time, or if its parent is gone. A separate thread does
 * this, because a hostile file can block the main thread.
 */
function watch(): void {
  const code = `
    const end = () => process.kill(process.pid, 'SIGKILL');
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (user + system > ${MAX_PROCESSOR_SECONDS * 1e6}) end();
      if (process.memoryUsage.rss() > ${MAX_MEMORY_BYTES} || process.ppid !== ${process.ppid}) end();
    }, ${LOOK_EVERY_MS});`;
  new Worker(code, { eval: true }).unref();
}

const PAGE = examplePage('Type1/BaseFont/Helvetica');

watch();
await readDocument({ bytes: Buffer.from(PAGE), contentType: 'application/pdf', filename: '' });
// The newline reports the start, so the file causes any later end.
process.stdout.write('\n');
// A PDF that has arrived does not wait for parsers that it does not need.
const ahead = setTimeout(loadTextReaders, LOAD_AFTER_MS);
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) {
  clearTimeout(ahead);
  chunks.push(chunk);
}
const input = Buffer.concat(chunks);
const headEnd = input.indexOf('\n');
if (headEnd > 0) {
  const head = headSchema.parse(JSON.parse(input.toString('utf8', 0, headEnd)));
  const text = await readDocument({ ...head, bytes: input.subarray(headEnd + 1) });
  process.stdout.write(`${JSON.stringify(text)}\n`, () => process.exit(0));
} else process.exit(0);
