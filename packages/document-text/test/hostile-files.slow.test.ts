import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DocumentFile, MAX_TEXT } from '../src/document.ts';
import { DocumentReaders } from '../src/document-readers.ts';
import { readDocument } from '../src/read-document.ts';
import { hostileFiles } from './hostile/all.ts';

const files = hostileFiles();
const fileOf = (bytes: Buffer | string): DocumentFile => ({
  bytes: Buffer.from(bytes),
  contentType: 'application/octet-stream',
  filename: '',
});

/** For the libraries that are CommonJS. */
const REQUIRE = {
  js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
};

let program: URL;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'readers-'));
  const outfile = join(directory, 'read-document.child.mjs');
  const child = fileURLToPath(new URL('../src/read-document.child.ts', import.meta.url));
  await build({
    entryPoints: [child],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: REQUIRE,
  });
  program = pathToFileURL(outfile);
});
afterAll(() => rmSync(directory, { recursive: true }));

test('there are at least 120 hostile files of different names', () => {
  expect(new Set(files.map(([name]) => name)).size).toBeGreaterThanOrEqual(120);
});

test.each(files)('%s ends with its status, and a bounded text', async (_name, bytes = '', status) => {
  const read = await readDocument(fileOf(bytes));

  expect(read.status).toBe(status);
  expect(Array.from(read.text).length).toBeLessThanOrEqual(MAX_TEXT);
  expect(read.text).not.toContain('root:');
});

test('a process that never ends is killed, and its file is failed', async () => {
  const path = join(directory, 'endless.mjs');
  writeFileSync(path, "console.log(''); setInterval(() => {}, 1_000);");
  const readers = new DocumentReaders({ program: pathToFileURL(path), killAfterMs: 5_000 });

  expect(await readers.read(fileOf('hello'))).toMatchObject({ status: 'failed' });
  readers.stop();
});

test('a process that does not start fails the job, and no file', async () => {
  const readers = new DocumentReaders({ program: new URL('missing.mjs', program) });

  await expect(readers.read(fileOf('hello'))).rejects.toThrow('did not start');
});

test('a process has the given environment, and no credentials', async () => {
  vi.stubEnv('AWS_SESSION_TOKEN', 'secret');
  const answer = {
    status: 'ready',
    format: 'plain',
    pages: null,
    truncated: false,
    hiddenText: false,
    contentType: '',
  };
  const path = join(directory, 'environment.mjs');
  const text = 'String(Object.entries(process.env))';
  writeFileSync(
    path,
    `console.log('\\n' + JSON.stringify({ ...${JSON.stringify(answer)}, text: ${text} }));`,
  );

  const environment = { LD_LIBRARY_PATH: directory };
  const readers = new DocumentReaders({ program: pathToFileURL(path), environment });
  expect(await readers.read(fileOf(''))).toEqual({ ...answer, text: `LD_LIBRARY_PATH,${directory}` });
  vi.unstubAllEnvs();
});

test('a process that takes over a gigabyte is ended long before its time is over', async () => {
  const readers = new DocumentReaders({ program, killAfterMs: 10 * 60_000 });

  expect(await readers.read(fileOf(Buffer.alloc(1_200_000_000, ' ')))).toMatchObject({ status: 'failed' });
  expect(await readers.read(fileOf('hello'))).toMatchObject({ status: 'ready', text: 'hello' });
  readers.stop();
});
