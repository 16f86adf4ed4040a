import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AgentInbox } from 'agent-inbox-client/source';
import { describe, expect, test } from 'vitest';
import { installOnDemand } from '../../scripts/install-on-demand.ts';
import { opened } from '../opened.ts';
import { Service } from '../system/service.ts';
import { ROOT } from './installed-packages.ts';

const run = promisify(execFile);
/** The versions that packages/test-fixtures/coming-from.md names. */
const PACKAGES = ['mailpit-api@2.1.0', 'mailosaur@11.1.1', 'mailslurp-client@17.4.0', 'typescript@6.0.3'];
const page = readFileSync(join(ROOT, 'packages', 'test-fixtures', 'coming-from.md'), 'utf8');
const columns = [...page.matchAll(/^```ts\n(.*?)^```/gms)].map(([, text = '']) => text);
const isOurs = (text: string) => text.includes('agent-inbox-client');

describe('coming-from.md', () => {
  const service = opened(() => Service.start());
  const account = opened(() => service.account());

  test('has two columns for each of three products', () => {
    expect(columns.map(isOurs)).toEqual([false, true, false, true, false, true]);
    for (const name of ['mailosaur', 'mailslurp-client', 'mailpit-api'])
      expect(page).toMatch(new RegExp(`\`${name}\` \\d`));
  });

  test('has a column of theirs that agrees with the types of their packages', async () => {
    const project = installOnDemand(...PACKAGES);
    const files = columns
      .filter((text) => !isOurs(text))
      .map((text, index) => ({ name: `their-${index}.mts`, text }));
    const given = `declare const apiKey: string, server: string; declare function signUp(to: string): Promise<void>;`;
    for (const { name, text } of files) {
      writeFileSync(join(project, name), `${text}\n${given}\nexport const all: unknown = seen;\n`);
    }
    const compilerOptions = {
      target: 'es2024',
      lib: ['es2024', 'dom'],
      module: 'nodenext',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    };
    const config = { compilerOptions, files: files.map(({ name }) => name) };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', project]).catch(
      (error: { stdout: string }) => error,
    );

    expect(stdout).toBe('');
  });

  test('has a column of ours that reads code, link and subject of what an application sends', async () => {
    const ours = [...new Set(columns.filter(isOurs))];
    expect(ours.length).toBe(1);
    const body = (ours[0] ?? '').replace(/^import .*$/m, '');
    const signUp = async (to: string) => {
      const mail = { to, from: 'App <no-reply@app.example>' };
      await service.send({ ...mail, subject: 'Your code', text: 'Your verification code is 482913.' });
      const text =
        'Confirm your email address by following this link:\n\nhttps://app.example/confirm?token=1\n';
      await service.send({ ...mail, subject: 'Welcome', text });
    };
    const names = ['AgentInbox', 'baseUrl', 'apiKey', 'signUp'];
    // The page is a file of this repository.
    const program = new Function(...names, `return (async () => { ${body}\nreturn seen; })()`);
    const seen = await program(AgentInbox, service.runtime.endpoints.base_url, account.apiKey, signUp);

    expect(seen).toEqual(['482913', 'https://app.example/confirm?token=1', 'Welcome']);
  });
});
