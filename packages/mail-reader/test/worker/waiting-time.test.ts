import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMailParser, type MailParser } from '../../src/worker/parse-in-worker.ts';
import { attachmentMemory, bytesOf } from '../mime/attachment-memory.ts';
import { bundleWorker } from './bundled-worker.ts';

const directory = mkdtempSync(join(tmpdir(), 'waiting-time-'));
const workerUrl = pathToFileURL(bundleWorker(directory));
const HOUR = 3_600_000;
let parser: MailParser;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  parser = createMailParser({ workerUrl, threads: 1 });
});
afterEach(async () => {
  vi.useRealTimers();
  await parser.close();
});
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
});

/**
 * Until the thread waits for an answer: until then its time runs. Available answers are given within one iteration of the
 * event loop.
 */
async function untilPaused(): Promise<void> {
  do await nextTurn();
  while (vi.getTimerCount() > 0);
}

test('a parse that waits an hour for the next bytes is not ended', async () => {
  const mail = `From: a@x.test\r\nSubject: slow\r\n\r\n${'hi '.repeat(20_000)}`;
  let isWaiting = false;
  const source = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from(mail.slice(0, 20_000));
    yield Buffer.from(mail.slice(20_000, 40_000));
    isWaiting = true;
    await untilPaused();
    await vi.advanceTimersByTimeAsync(HOUR);
    yield Buffer.from(mail.slice(40_000));
  };
  const parsed = await parser.parse(source(), attachmentMemory());

  expect(isWaiting).toBe(true);
  expect(parsed).toMatchObject({ subject: 'slow', size: mail.length, parseError: null });
});

test('a parse whose sink takes an hour for a chunk is not ended', async () => {
  const file = `--b\r\nContent-Type: x/y\r\n\r\n${'x'.repeat(200_000)}\r\n`;
  const mail = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${file}${file}--b--`;
  let waited = 0;
  const parsed = await parser.parse(bytesOf(mail, 64 * 1024), {
    async store({ index }, content) {
      for await (const _chunk of content) {
        if (index > 0 || waited > 0) continue;
        waited += 1;
        await untilPaused();
        await vi.advanceTimersByTimeAsync(HOUR);
      }
    },
  });

  expect(waited).toBe(1);
  expect(parsed.parseError).toBeNull();
  expect(parsed.attachments.map(({ size }) => size)).toEqual([200_000, 200_000]);
});
