import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { AttachmentSink } from '../src/parsed-mail.ts';
import { createMailParser, type MailParser } from '../src/worker/parse-in-worker.ts';
import { attachmentMemory, bytesOf } from './mime/attachment-memory.ts';
import { bundleWorker } from './worker/bundled-worker.ts';

const directory = mkdtempSync(join(tmpdir(), 'thread-and-sink-'));
const workerUrl = pathToFileURL(bundleWorker(directory));
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
});
const open: MailParser[] = [];
afterEach(async () => {
  for (const parser of open.splice(0)) await parser.close();
});

function parserOf(): MailParser {
  const parser = createMailParser({ workerUrl, threads: 1 });
  open.push(parser);
  return parser;
}

const CHUNK = 64 * 1024;
const failure = new Error('storage is down');
const mail = 'From: a@x.test\r\nSubject: next\r\n\r\nhi';

/** A mail of several files, each of several chunks. */
const FILES = 5;
const FILE_BYTES = 4 * CHUNK;
const raw = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${`--b\r\nContent-Type: x/y\r\n\r\n${'x'.repeat(FILE_BYTES)}\r\n`.repeat(FILES)}--b--`;

const fails = (after: number): AttachmentSink => {
  let chunks = 0;
  return {
    async store(_meta, content) {
      for await (const _chunk of content) {
        chunks += 1;
        if (chunks > after) throw failure;
      }
      if (after === Number.POSITIVE_INFINITY) throw failure;
    },
  };
};

test.each([
  0,
  1,
  5,
  Number.POSITIVE_INFINITY,
])('a sink that fails after %f chunks fails the parse, and the next mail is read, again and again', async (after) => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error): unknown => warnings.push(name);
  process.on('warning', onWarning);
  const parser = parserOf();
  for (let i = 0; i < 2; i++) {
    await expect(parser.parse(bytesOf(raw, CHUNK), fails(after))).rejects.toBe(failure);
    for (let j = 0; j < 2; j++) {
      expect(await parser.parse(bytesOf(mail, 9), attachmentMemory())).toMatchObject({ text: 'hi' });
    }
  }
  await nextTurn();
  process.off('warning', onWarning);

  expect(warnings).toEqual([]);
});

test('a sink that returns without reading does not stop the mail', async () => {
  const parsed = await parserOf().parse(bytesOf(raw, CHUNK), { store: () => Promise.resolve() });

  expect(parsed.attachments.map(({ size }) => size)).toEqual(Array(FILES).fill(FILE_BYTES));
});

test('a slow sink has only a few chunks wait for it on this side and on the other', async () => {
  let given = 0;
  let stored = 0;
  let waiting = 0;
  const source = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from('Content-Type: x/y\r\n\r\n');
    for (; given < 300 * CHUNK; given += CHUNK) yield Buffer.alloc(CHUNK, 'x');
  };
  const slow: AttachmentSink = {
    async store(_meta, content) {
      for await (const chunk of content) {
        for (let turn = 0; turn < 20; turn++) await nextTurn();
        stored += chunk.length;
        waiting = Math.max(waiting, given - stored);
      }
    },
  };
  await parserOf().parse(source(), slow);

  expect(stored).toBe(300 * CHUNK);
  expect(waiting).toBeLessThanOrEqual(8 * CHUNK);
});

test('many small files in one large chunk cost no more than their bytes', async () => {
  const part = `--b\r\nContent-Type: x/y\r\n\r\n${'y'.repeat(2000)}\r\n`;
  const files = 450;
  const many = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(files)}--b\r\nContent-Type: x/y\r\n\r\n${'z'.repeat(20_000_000)}`;
  const parser = parserOf();
  await parser.parse(bytesOf(mail), attachmentMemory());
  const parsed = await parser.parse(bytesOf(many, 1e9), {
    store: async (_meta, content) => {
      for await (const _chunk of content);
    },
  });

  expect(parsed.attachments.length).toBe(files + 1);
  expect(parsed.parseError).toBeNull();
});
