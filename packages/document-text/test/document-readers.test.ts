import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { DocumentReaders } from '../src/document-readers.ts';

/** Answers every file with one text. */
const CHILD = `
  process.stdout.write('\\n');
  for await (const _ of process.stdin);
  const answer = { status: 'ready', format: 'plain', text: 'read', pages: null, truncated: false, hiddenText: false, contentType: 'text/plain' };
  process.stdout.write(JSON.stringify(answer) + '\\n');
`;

test('a file is read where the system refuses the lower priority of the process', async () => {
  const directory = mkdtempSync(join(os.tmpdir(), 'readers-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const program = join(directory, 'child.mjs');
  writeFileSync(program, CHILD);
  const { setPriority } = os;
  let refused = 0;
  os.setPriority = () => {
    refused += 1;
    throw Object.assign(new Error('A system error occurred: uv_os_setpriority returned EACCES'), {
      code: 'ERR_SYSTEM_ERROR',
    });
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    os.setPriority = setPriority;
    syncBuiltinESMExports();
  });

  const readers = new DocumentReaders({ program: pathToFileURL(program) });
  onTestFinished(() => readers.stop());
  const read = await readers.read({ bytes: Buffer.from('x'), contentType: 'text/plain', filename: '' });

  expect(refused).toBe(1);
  expect(read).toMatchObject({ status: 'ready', text: 'read' });
});
