import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPackage } from '../../client/test/install-package.ts';
import { mailToSignUps } from './mail-to-sign-ups.ts';
import { PROJECT_ROOT, Service } from './service.ts';

const run = promisify(execFile);

let service: Service;
let directory: string;
beforeAll(async () => {
  service = await Service.start();
  directory = mkdtempSync(join(tmpdir(), 'client-readme-'));
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await service.stop();
});

test('every example of the client README runs, in a project that has installed the packed client', async () => {
  const account = await service.account();
  const page = readFileSync(join(PROJECT_ROOT, 'client', 'README.md'), 'utf8');
  const examples = [...page.matchAll(/^```js\n(.*?)^```/gms)].map(([, example = '']) => example);
  const { base_url, ws_url = '' } = service.runtime.endpoints;
  const program = examples
    .join('\n')
    .replaceAll('http://127.0.0.1:8480/v1', base_url)
    .replaceAll('ws://127.0.0.1:8481/v1', ws_url)
    .replaceAll('ia_YOUR_KEY', account.apiKey);
  const { project } = await installPackage(directory);
  writeFileSync(join(project, 'examples.mjs'), `${program}\nconsole.log('all examples ran');\n`);

  const mails = mailToSignUps(service, account);
  const { stdout } = await run(process.execPath, ['examples.mjs'], {
    cwd: project,
    timeout: 120_000,
  }).finally(() => mails.stop());

  expect(examples.length).toBeGreaterThan(3);
  expect(stdout).toContain('Your code is 482913');
  expect(stdout).toContain('all examples ran');
});
