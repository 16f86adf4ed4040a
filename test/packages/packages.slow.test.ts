import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { deadLetterQueues } from '../../packages/doctor/src/checks/dead-letters.ts';
import { stackOf } from '../stack/synthesized.ts';
import { installFrom, packAll, ROOT } from './installed-packages.ts';

const run = promisify(execFile);
const TEMPLATE = z.object({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).optional() }),
  ),
  Outputs: z.record(z.string(), z.unknown()),
});

let directory: string;
let archives: ReadonlyMap<string, string>;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'packages-'));
  archives = await packAll(join(directory, 'packed'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('the packed construct in a project of its own', () => {
  const APP = `
    const { App, Stack, CfnOutput } = require('aws-cdk-lib');
    const { Role, ServicePrincipal } = require('aws-cdk-lib/aws-iam');
    const { Queue } = require('aws-cdk-lib/aws-sqs');
    const { AgentInbox, FEATURE_FLAGS } = require('agent-inbox-cdk');
    const app = new App({ outdir: 'cdk.out', context: { ...FEATURE_FLAGS } });
    new AgentInbox(new Stack(app, 'AgentInbox'), 'Default', { inboxDomain: 'agents.example.com' });
    const stack = new Stack(app, 'Mail');
    new Queue(stack, 'QueueOfOthers');
    const inbox = new AgentInbox(stack, 'Inbox', { inboxDomain: 'agents.example.com' });
    inbox.grantOperator(new Role(stack, 'Operator', { assumedBy: new ServicePrincipal('ec2.amazonaws.com') }));
    new CfnOutput(stack, 'Members', {
      value: [inbox.baseUrl, inbox.mcpUrl, inbox.wsUrl, inbox.table.tableName, inbox.bucket.bucketName, inbox.eventBus.eventBusName].join(),
    });
    app.synth();`;
  let project: string;
  let installed: string;
  const template = (stack: string) =>
    TEMPLATE.parse(JSON.parse(readFileSync(join(project, 'cdk.out', `${stack}.template.json`), 'utf8')));

  beforeAll(async () => {
    project = join(directory, 'construct');
    installed = await installFrom(archives.get('agent-inbox-cdk') ?? '', 'agent-inbox-cdk', project);
    writeFileSync(join(project, 'app.js'), APP);
    await run(process.execPath, ['app.js'], {
      cwd: project,
      env: { ...process.env, CDK_VALIDATION: 'false' },
    });
  });

  test('holds bundles, declarations and licenses, and no TypeScript source', () => {
    expect(readdirSync(installed).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'THIRD-PARTY-LICENSES',
      'functions',
      'lib',
      'package.json',
    ]);
    const licenses = readFileSync(join(installed, 'THIRD-PARTY-LICENSES'), 'utf8');
    expect(licenses).toMatch(/^zod .*\(MIT\)$/m);
    // The console's pages are built by Vite, beside the functions' bundles.
    expect(licenses).toMatch(/^preact .*\(MIT\)$/m);
    expect(licenses).toMatch(/^uplot .*\(MIT\)$/m);
  });

  test('synthesizes the template of this repository under the id Default, code aside', () => {
    const own = TEMPLATE.parse(Template.fromStack(stackOf()).toJSON());
    expect(withoutCode(template('AgentInbox'))).toEqual(withoutCode(own));
  });

  test('adds to a stack of others what the service is made of, and outputs that the command line finds', () => {
    const mail = template('Mail');
    const own = template('AgentInbox');
    // A queue, a role with its policy.
    expect(Object.keys(mail.Resources)).toHaveLength(Object.keys(own.Resources).length + 3);
    expect(Object.keys(mail.Outputs)).toEqual([...Object.keys(own.Outputs), 'Members']);
    const queues = Object.entries(mail.Resources)
      .filter(([, { Type }]) => Type === 'AWS::SQS::Queue')
      .map(([logicalId]) => ({ logicalId, physicalId: logicalId, type: 'AWS::SQS::Queue' }));
    const named = deadLetterQueues({ resourcesOf: () => queues }).map(({ name }) => name);
    const ownQueues = Object.keys(own.Resources).map((logicalId) => ({
      logicalId,
      physicalId: logicalId,
      type: '',
    }));
    expect(named).toEqual(deadLetterQueues({ resourcesOf: () => ownQueues }).map(({ name }) => name));
  });

  test('lets the operator read the outputs, call the operator API and invoke the rebuild, not the admin function, which would take any name', () => {
    const policy = Object.entries(template('Mail').Resources).find(([id]) =>
      id.startsWith('OperatorDefaultPolicy'),
    );
    expect(JSON.stringify(policy)).toContain('InboxRebuildFunction');
    expect(JSON.stringify(policy)).not.toContain('InboxAdminFunction');
    expect(JSON.stringify(policy)?.match(/"Action":"[^"]+"/g)).toEqual([
      '"Action":"execute-api:Invoke"',
      '"Action":"lambda:InvokeFunction"',
      '"Action":"cloudformation:DescribeStacks"',
    ]);
  });

  test('has types that a strict project compiles against, and refuses a wrong prop', async () => {
    const source = (props: string) => `
      import { App, Stack } from 'aws-cdk-lib';
      import { AgentInbox, FEATURE_FLAGS, type AgentInboxProps } from 'agent-inbox-cdk';
      const props: AgentInboxProps = ${props};
      export const url: string = new AgentInbox(new Stack(new App({ context: { ...FEATURE_FLAGS } }), 'S'), 'I', props).baseUrl;`;
    const compile = async (props: string): Promise<string> => {
      writeFileSync(join(project, 'strict.mts'), source(props));
      const flags = [
        '--noEmit',
        '--strict',
        '--module',
        'nodenext',
        '--target',
        'es2022',
        '--skipLibCheck',
        'strict.mts',
      ];
      const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
      return await run(process.execPath, [tsc, ...flags], { cwd: project }).then(
        ({ stdout }) => stdout,
        ({ stdout }) => stdout,
      );
    };
    expect(await compile("{ inboxDomain: 'agents.example.com', logRetentionDays: 30 }")).toBe('');
    expect(await compile("{ inboxDomain: 'agents.example.com', logRetentionDays: 31 }")).toContain('31');
  });
});

describe('the packed mail reader in a project of its own', () => {
  let project: string;
  let installed: string;

  beforeAll(async () => {
    project = join(directory, 'reader');
    const archive = archives.get('agent-inbox-mail-reader') ?? '';
    installed = await installFrom(archive, '@agent-inbox/mail-reader', project);
  });

  test('depends on nothing of AWS and of this repository, and holds no TypeScript source', () => {
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies).filter((name) => /aws|agent-inbox/.test(name))).toEqual([]);
    const sources = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(sources.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([]);
  });

  test('reads a mail by the lines of its README, in a thread too, and its types are those that the lines use', async () => {
    const [lines = ''] = /(?<=```ts\n)[^`]*/.exec(readFileSync(join(installed, 'README.md'), 'utf8')) ?? [];
    writeFileSync(
      join(project, 'mail.eml'),
      'From: shop@example.com\r\nSubject: Your code\r\n\r\nYour verification code is 428117.\r\n',
    );
    writeFileSync(
      join(project, 'read.mts'),
      `import { createMailParser } from '@agent-inbox/mail-reader/parser';
       ${lines}
       const parser = createMailParser({ workerUrl: new URL(import.meta.resolve('@agent-inbox/mail-reader/worker')) });
       const inThread = await parser.parse(createReadStream('mail.eml'), ignore);
       await parser.close();
       console.log(JSON.stringify([subject, extractedText, verification?.codes[0]?.value, inThread.subject]));`,
    );
    const flags = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--skipLibCheck', 'read.mts'];
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [tsc, ...flags, ...types], { cwd: project });
    const { stdout } = await run(process.execPath, ['read.mjs'], { cwd: project });
    expect(JSON.parse(stdout)).toEqual([
      'Your code',
      'Your verification code is 428117.',
      '428117',
      'Your code',
    ]);
  });
});

test('the packed command has the templates of its release, and each file that they name', async () => {
  const project = join(directory, 'release');
  const installed = await installFrom(archives.get('agentinbox') ?? '', 'agentinbox', project);
  const { assets, templates } = JSON.parse(readFileSync(join(installed, 'release', 'release.json'), 'utf8'));
  const files = [...Object.values<string>(templates), ...assets.map(({ file }: { file: string }) => file)];
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(join(installed, 'release', file)))).toEqual([]);
});

test('the packed command needs no CDK, and fits into 14 MB beside its dependencies', async () => {
  const installed = await installFrom(
    archives.get('agentinbox') ?? '',
    'agentinbox',
    join(directory, 'dependencies'),
  );
  const { dependencies, config } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const files = readdirSync(installed, { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);

  expect(Object.keys(dependencies).filter((name) => /cdk|^constructs$|^node$/.test(name))).toEqual([]);
  // The launcher installs it where Node is too old.
  expect(config).toEqual({ node: expect.stringMatching(/^24\./) });
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(14_000_000);
});

test('the packed command in an empty folder runs the released template, which receives and shows an email', async () => {
  const project = join(directory, 'command');
  const installed = await installFrom(archives.get('agentinbox') ?? '', 'agentinbox', project);
  const program = join(installed, 'bin', 'agent-inbox.mjs');
  const env = { ...process.env, XDG_CACHE_HOME: join(directory, 'cache'), AGENT_INBOX_DATA_DIR: '' };
  const start = [program, 'start', '--port', '0', '--smtp-port', '0', '--domain', 'packed.localhost'];
  const fixed = run(process.execPath, [...start, '--set', 'mcp=gateway'], { cwd: project, env });
  await expect(fixed).rejects.toThrow('--set mcp: this setting is fixed in the released template');
  const service = spawn(process.execPath, [...start, '--set', 'creationsPerMinute=1'], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  try {
    for await (const line of createInterface({ input: service.stdout })) {
      lines.push(line);
      if (line === 'Press Ctrl-C to stop.') break;
    }
    const { base_url, inbox_id, api_key } = JSON.parse(
      readFileSync(join(project, '.agent-inbox', 'endpoints.json'), 'utf8'),
    );
    await run(
      process.execPath,
      [program, 'send', '--to', inbox_id, '--subject', 'Packed', '--text', 'Hello'],
      {
        cwd: project,
        env,
      },
    );
    const answer = await fetch(`${base_url}/inboxes/${inbox_id}/messages?wait=25`, {
      headers: { 'x-api-key': api_key },
    });
    expect(await answer.json()).toMatchObject({ messages: [{ subject: 'Packed', preview: 'Hello' }] });
    expect(inbox_id).toMatch(/@packed\.localhost$/);
    const create = () =>
      fetch(`${base_url}/inboxes`, { method: 'POST', headers: { 'x-api-key': api_key }, body: '{}' });
    expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(429);
    expect(existsSync(join(installed, '.cache'))).toBe(false);
  } finally {
    service.kill('SIGTERM');
    await once(service, 'exit');
  }
  expect(lines).toContain('Agent Inbox is running.');
});

/** A template without what its code and its sources decide. */
function withoutCode({ Resources, Outputs }: z.output<typeof TEMPLATE>): unknown {
  const resources = Object.entries(Resources).map(([id, { Metadata: _, ...resource }]) => {
    const { Code: _code, Deployment: _deployment, ...properties } = resource.Properties ?? {};
    return [id, { ...resource, Properties: properties }];
  });
  return { Resources: Object.fromEntries(resources), Outputs };
}
