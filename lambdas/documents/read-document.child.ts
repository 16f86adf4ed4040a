import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { loadTextReaders, readDocument } from './read-document.ts';

/** A process of its own for each hostile file: it has no credentials, and its parent ends it. */
const headSchema = z.object({ contentType: z.string(), filename: z.string() });

/** The heap has a bound of its own; buffers have none. */
const MAX_MEMORY_BYTES = 1_000_000_000;
const LOOK_EVERY_MS = 50;
/** How long no file comes before the parsers of text and mail are loaded for one. */
const LOAD_AFTER_MS = 250;

/**
 * Ends the process when it takes too much memory, and when the process that would have ended it is gone: a thread of its own, because
 * a hostile file leaves the first one no time.
 */
function watch(): void {
  const code = `
    const end = () => process.kill(process.pid, 'SIGKILL');
    setInterval(() => {
      if (process.memoryUsage.rss() > ${MAX_MEMORY_BYTES} || process.ppid !== ${process.ppid}) end();
    }, ${LOOK_EVERY_MS});`;
  new Worker(code, { eval: true }).unref();
}

/** A page: what the first PDF would compile is compiled before it comes. */
const PAGE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 24>>stream
BT /F 9 Tf (x) Tj ET   .
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;

watch();
await readDocument({ bytes: Buffer.from(PAGE), contentType: 'application/pdf', filename: '' });
// It started: what ends it from now on is the file.
process.stdout.write('\n');
// A PDF that is here already does not wait for what it does not need.
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
