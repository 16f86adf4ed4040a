import { parentPort, workerData } from 'node:worker_threads';
import type { ParseLimits } from '../limits.ts';
import { parseMail } from '../parse-mail.ts';
import type { AttachmentSink } from '../parsed-mail.ts';
import type { RawChunk } from './head-copy.ts';
import type { Answer, Question } from './worker-protocol.ts';

/** The host can terminate this thread, which parses hostile emails. */
const host = parentPort;
if (host === null) throw new Error('This file runs as a worker thread');

const limits: Partial<ParseLimits> = workerData;

let onRaw: ((chunk: RawChunk) => void) | undefined;
let onAttachment: (() => void) | undefined;

function ask(question: Question) {
  if (question.ask !== 'attachment-chunk') {
    host?.postMessage(question);
    return;
  }
  // Transferring a view would copy its whole buffer, so it is copied first.
  const bytes = new Uint8Array(question.bytes);
  host?.postMessage({ ...question, bytes }, [bytes.buffer]);
}

async function* rawFrom(first: RawChunk): AsyncGenerator<Uint8Array> {
  for (let chunk = first; ; chunk = await nextChunk()) {
    yield chunk.bytes;
    if (chunk.isLast) return;
  }
}

function nextChunk(): Promise<RawChunk> {
  return new Promise((resolve) => {
    onRaw = resolve;
    ask({ ask: 'raw' });
  });
}

function answered(question: Question): Promise<void> {
  return new Promise((resolve) => {
    onAttachment = resolve;
    ask(question);
  });
}

const sink: AttachmentSink = {
  async store(meta, content) {
    await answered({ ask: 'attachment', meta });
    for await (const bytes of content) await answered({ ask: 'attachment-chunk', bytes });
    await answered({ ask: 'attachment-end' });
  },
};

host.on('message', (answer: Answer) => {
  if (answer.to === 'raw') onRaw?.(answer.chunk);
  else if (answer.to === 'attachment') onAttachment?.();
  else void parseMail(rawFrom(answer.chunk), sink, limits).then((parsed) => ask({ ask: 'done', parsed }));
});
