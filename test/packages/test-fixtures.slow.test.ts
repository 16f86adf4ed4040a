import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startService } from '../../packages/test-fixtures/src/service.ts';
import { installOnDemand } from '../../scripts/install-on-demand.ts';
import { writeTestPackage } from '../../scripts/packages/test-package.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { ROOT } from './installed-packages.ts';

const run = promisify(execFile);
const PACKAGES = ['@playwright/test@1.65.1', 'vitest@5.1.1', 'nodemailer@10.6.0', 'typescript@6.0.3'];
const PROGRAM = join(ROOT, 'bin', 'agent-inbox.mjs');

/** An application that emails a code and a link to who signs up, as a page and as a function. */
const APP = `
  import { createServer } from 'node:http';
  import { createTransport } from 'nodemailer';
  export async function signUp(to) {
    const { AGENT_INBOX_SMTP_HOST: host, AGENT_INBOX_SMTP_PORT: port } = process.env;
    const mail = { from: 'App <no-reply@app.example>', to };
    const transport = createTransport({ host, port, secure: false, ignoreTLS: true });
    await transport.sendMail({ ...mail, subject: 'Your code', text: 'Your verification code is 482913.' });
    const link = 'Confirm your email address by following this link:\\n\\nhttp://localhost:3000/confirm?token=1\\n';
    await transport.sendMail({ ...mail, subject: 'Welcome', text: link });
  }
  const PAGE = '<form method=post><label>Email <input name=email></label><button>Sign up</button></form>' +
    '<form method=get action=/done><label>Code <input name=code></label><button>Verify</button></form>';
  export const app = createServer(async (request, response) => {
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += chunk;
      await signUp(new URLSearchParams(body).get('email'));
    }
    const isDone = request.url.startsWith('/done?code=482913');
    response.setHeader('content-type', 'text/html').end(isDone ? 'Welcome' : PAGE);
  });`;

const PLAYWRIGHT_TEST = `
  import { once } from 'node:events';
  import { test as base, expect } from '@playwright/test';
  import { type InboxFixtures, inboxFixtures } from 'agentinbox-test/playwright';
  import { app } from './app.mjs';
  const test = base.extend<InboxFixtures>(inboxFixtures);
  test.beforeAll(async () => { await once(app.listen(0, '127.0.0.1'), 'listening'); });
  test.afterAll(() => { app.closeAllConnections(); app.close(); });
  test('signs up', async ({ page, inbox }) => {
    await page.goto('http://127.0.0.1:' + (app.address() as { port: number }).port);
    await page.getByLabel('Email').fill(inbox.address);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByLabel('Code').fill(await inbox.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Welcome')).toBeVisible();
    expect(await inbox.link()).toBe('http://localhost:3000/confirm?token=1');
  });
  test('fails with mail', async ({ page, inbox }) => {
    await page.request.post('http://127.0.0.1:' + (app.address() as { port: number }).port, { form: { email: inbox.address } });
    await inbox.code();
    expect((await inbox.message({ subject: /welcome/i })).subject).toBe('Something else');
  });`;

const VITEST_TEST = `
  import { test } from 'agentinbox-test/vitest';
  import { expect } from 'vitest';
  import { signUp } from './app.mjs';
  const addresses = new Set<string>();
  test('reads code, link and message', async ({ inbox }) => {
    addresses.add(inbox.address);
    await signUp(inbox.address);
    expect(await inbox.code({ from_domain: 'app.example' })).toBe('482913');
    expect(await inbox.link()).toBe('http://localhost:3000/confirm?token=1');
    expect((await inbox.message({ subject: 'WELCOME' })).from).toBe('App <no-reply@app.example>');
    await expect(inbox.code({ timeout: 0 })).rejects.toThrow('No code arrived in time');
  });
  test('has another inbox in each test', async ({ inbox }) => {
    expect(addresses.has(inbox.address)).toBe(false);
    await expect(inbox.message({ timeout: 1 })).rejects.toThrow('No matching message');
  });
  test('fails with mail', async ({ inbox }) => {
    await signUp(inbox.address);
    await inbox.code();
    expect((await inbox.message({ subject: /welcome/i })).subject).toBe('Something else');
  });`;

/** A reporter, because the one for JSON leaves out artifacts. */
const REPORTER = `
  export default class {
    onTestRunEnd(modules) {
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      const shown = tests.map((each) => ({ name: each.name, state: each.result().state,
        files: each.artifacts().flatMap(({ attachments = [] }) => attachments.map(({ contentType }) => contentType)) }));
      console.log('RESULT' + JSON.stringify(shown));
    }
  }`;

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "consumer", "private": true, "type": "module" }',
  'app.mjs': APP,
  'sign-up.spec.ts': PLAYWRIGHT_TEST,
  'sign-up.test.ts': VITEST_TEST,
  'reporter.mjs': REPORTER,
  'vitest.config.mjs': `export default { test: { globalSetup: ['agentinbox-test/setup'], include: ['*.test.ts'], testTimeout: 60_000, reporters: ['default', './reporter.mjs'] } };`,
};

let project: string;
beforeAll(async () => {
  const packed = mkdtempSync(join(tmpdir(), 'test-fixtures-'));
  afterAll(() => rmSync(packed, { recursive: true, force: true }));
  project = installOnDemand(...PACKAGES);
  const fixtures = await writeTestPackage(ROOT, join(packed, 'agentinbox-test'));
  for (const [folder, name] of [
    [join(ROOT, 'packages', 'client'), 'agent-inbox-client'],
    [fixtures, 'agentinbox-test'],
  ] as const) {
    const pack = ['pack', '--silent', '--pack-destination', packed];
    const file = execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
    const installed = join(project, 'node_modules', name);
    rmSync(installed, { recursive: true, force: true });
    mkdirSync(installed, { recursive: true });
    await run('tar', ['-xzf', join(packed, file), '-C', installed, '--strip-components', '1']);
  }
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(project, name), text);
});

/** Without what this run's own Vitest has set. */
const environment = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  ...more,
});

const results = z.array(z.object({ name: z.string(), state: z.string(), files: z.array(z.string()) }));

async function runVitest(env: NodeJS.ProcessEnv) {
  const args = ['node_modules/vitest/vitest.mjs', 'run'];
  const { stdout, stderr } = await run(process.execPath, args, { cwd: project, env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  const [, text] = /^RESULT(.*)$/m.exec(stdout) ?? [];
  if (text === undefined) throw new Error(`No result:\n${stdout}\n${stderr}`);
  return { tests: results.parse(JSON.parse(text)), output: stdout + stderr };
}

const OF_VITEST = [
  { name: 'reads code, link and message', state: 'passed', files: [] },
  { name: 'has another inbox in each test', state: 'passed', files: [] },
  { name: 'fails with mail', state: 'failed', files: ['text/plain', 'message/rfc822', 'message/rfc822'] },
];

describe('the packed fixtures in a project of its own', () => {
  test('have types that a strict project compiles against', async () => {
    const compilerOptions = {
      target: 'es2022',
      module: 'nodenext',
      strict: true,
      noEmit: true,
      allowJs: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
    };
    const files = ['sign-up.spec.ts', 'sign-up.test.ts'];
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', project]).catch(
      (error: { stdout: string }) => error,
    );

    expect(stdout).toBe('');
  });

  test('start a service for Vitest, and attach the mail of a failed test', async () => {
    const { tests, output } = await runVitest(environment({ AGENT_INBOX_PROGRAM: PROGRAM }));

    expect(tests, output).toEqual(OF_VITEST);
    expect(output).toMatch(/received 2:\n.*Welcome/);
  });

  test('use the service that the environment names, and leave no inbox there', async () => {
    process.env['AGENT_INBOX_PROGRAM'] = PROGRAM;
    const service = await startService();
    try {
      const { baseUrl, apiKey, smtp } = service;
      const list = async () => {
        const answer = await fetch(`${baseUrl}/inboxes`, { headers: { 'x-api-key': apiKey } });
        return z.object({ count: z.number() }).parse(await answer.json()).count;
      };
      const before = await list();
      const { tests, output } = await runVitest(
        environment({
          AGENT_INBOX_BASE_URL: baseUrl,
          AGENT_INBOX_API_KEY: apiKey,
          AGENT_INBOX_SMTP_HOST: smtp.host,
          AGENT_INBOX_SMTP_PORT: String(smtp.port),
        }),
      );

      expect(tests, output).toEqual(OF_VITEST);
      expect(await list()).toBe(before);
    } finally {
      await service.stop();
      delete process.env['AGENT_INBOX_PROGRAM'];
    }
  });

  test.skipIf(findChromium() === undefined)(
    'work in Playwright with a page in Chromium, and attach the mail of a failed test',
    async () => {
      const use = { launchOptions: findChromium() };
      const config = {
        globalSetup: 'agentinbox-test/setup',
        testMatch: '*.spec.ts',
        reporter: 'json',
        timeout: 120_000,
        use,
      };
      writeFileSync(join(project, 'playwright.config.mjs'), `export default ${JSON.stringify(config)};`);
      const args = ['node_modules/@playwright/test/cli.js', 'test'];
      const env = environment({ AGENT_INBOX_PROGRAM: PROGRAM });
      const { stdout } = await run(process.execPath, args, { cwd: project, env }).catch(
        (error: { stdout: string }) => error,
      );
      const attachment = z.object({ name: z.string(), contentType: z.string(), body: z.string().optional() });
      const report = z.object({
        suites: z.array(
          z.object({
            specs: z.array(
              z.object({
                title: z.string(),
                ok: z.boolean(),
                tests: z.array(
                  z.object({ results: z.array(z.object({ attachments: z.array(attachment) })) }),
                ),
              }),
            ),
          }),
        ),
      });
      const specs = report.parse(JSON.parse(stdout)).suites.flatMap((suite) => suite.specs);
      expect(
        specs.map(({ title, ok }) => [title, ok]),
        stdout,
      ).toEqual([
        ['signs up', true],
        ['fails with mail', false],
      ]);
      const attached = specs[1]?.tests[0]?.results[0]?.attachments ?? [];
      const names = attached.map(({ name }) => name).filter((name) => name.startsWith('mail'));
      expect(names).toEqual(['mail.txt', 'mail-1.eml', 'mail-2.eml']);
      const newest = attached.find(({ name }) => name === 'mail-1.eml');
      expect(Buffer.from(newest?.body ?? '', 'base64').toString()).toContain('Subject: Welcome');
    },
  );
});

test('the examples of the README name entries that the package has', () => {
  const folder = join(ROOT, 'packages', 'test-fixtures');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const named = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/'agentinbox-test(\/\w+)'/g)];

  expect(named.length).toBeGreaterThan(3);
  for (const [, entry = ''] of named) expect(Object.keys(exports)).toContain(`.${entry}`);
});
