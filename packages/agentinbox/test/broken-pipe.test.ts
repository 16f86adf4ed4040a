import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

const OUTPUT = new URL('../src/output/output.ts', import.meta.url).href;
const PROGRAM = `
const { endWithReader, print } = await import(${JSON.stringify(OUTPUT)});
endWithReader();
setInterval(() => print('an event'), 1);
`;

test('a command that goes on printing ends quietly when its reader has gone', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await once(child, 'close');

  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

test.runIf(existsSync('/dev/full'))('a command whose output cannot be written fails with a sentence', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);

  expect(stderr).toBe('agentinbox: The output cannot be written: ENOSPC: no space left on device, write\n');
  expect(status).toBe(1);
});
