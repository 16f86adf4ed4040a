import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { parseMail } from '../../src/parse-mail.ts';
import { createMailParser } from '../../src/worker/parse-in-worker.ts';
import { attachmentMemory, bytesOf } from '../mime/attachment-memory.ts';
import { bundleWorker } from './bundled-worker.ts';

const directory = mkdtempSync(join(tmpdir(), 'given-limits-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const MAIL = `From: a@x.test\r\nTo: ${'b@y.test, '.repeat(9)}c@y.test\r\nSubject: ${'s'.repeat(50)}\r\n\r\n${'text '.repeat(50)}`;
const LIMITS = { addresses: 3, bodyCharacters: 20 };

test('a bound that the caller gives holds, and every other one is the default', async () => {
  const parsed = await parseMail(bytesOf(MAIL), attachmentMemory(), LIMITS);

  expect(parsed.to).toHaveLength(3);
  expect(parsed.text.length).toBeLessThanOrEqual(20);
  expect(parsed.subject).toHaveLength(50);
});

test('bounds that the caller gives reach the thread of the parser, which reads as parseMail does', async () => {
  const parser = createMailParser({
    workerUrl: pathToFileURL(bundleWorker(directory)),
    limits: LIMITS,
    threads: 1,
  });
  const parsed = await parser.parse(bytesOf(MAIL), attachmentMemory());
  await parser.close();

  expect(parsed).toEqual(await parseMail(bytesOf(MAIL), attachmentMemory(), LIMITS));
});
