import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFunctions } from '../../scripts/packages/function-bundles.ts';
import { writeReleasedTemplates } from '../../scripts/packages/released-templates.ts';
import { DOMAIN, Service } from '../system/service.ts';
import { FakeAws } from './fake-aws/fake-aws.ts';
import { startDnsServer } from './fake-dns-server.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/agent-inbox.mjs', import.meta.url));

let service: Service;
let aws: FakeAws;
let dns: Awaited<ReturnType<typeof startDnsServer>>;
let folder: string;

beforeAll(async () => {
  [service, aws, dns] = await Promise.all([Service.start(), FakeAws.start(), startDnsServer()]);
  folder = mkdtempSync(join(tmpdir(), 'deployment-command-'));
  const { base_url, mcp_url = '', ws_url = '', operator_url = '' } = service.runtime.endpoints;
  const outputs = { BaseUrl: base_url, McpUrl: mcp_url, WsUrl: ws_url, OperatorUrl: operator_url };
  for (const [name, url] of Object.entries(outputs)) aws.cloudFormation.outputs.set(name, url);
  aws.cloudFormation.stepsALook = 100;
  aws.account.looksUntilVerified = 0;
  aws.deliver = (mail) => service.send(mail);
  await buildFunctions(join(folder, 'functions'));
  writeReleasedTemplates(join(folder, 'functions'), '0.1.0', join(folder, 'release'));
  writeFileSync(
    join(folder, 'agent-inbox.settings.json'),
    JSON.stringify({ inboxDomain: DOMAIN, senderDomain: 'none', alarmEmail: 'ops@deployed.example' }),
  );
});
afterAll(async () => {
  aws.stop();
  dns.stop();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a user does, in the folder of the settings. */
async function agentinbox(
  args: readonly string[],
  onStart: (child: ChildProcess) => void = () => undefined,
  environment: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const { admin } = service.runtime.endpoints;
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      AWS_ENDPOINT_URL: aws.url,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: admin?.access_key_id,
      AWS_SECRET_ACCESS_KEY: admin?.secret_access_key,
      XDG_CONFIG_HOME: folder,
      ...environment,
    },
  });
  onStart(child);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => (output[name] += chunk));
  const [code, signal] = await once(child, 'close');
  return { code, signal, ...output };
}

const RELEASE = ['--release', 'release'];

test('the command deploys with its real checks, account and probe, also after it was killed', async () => {
  const flags = [...RELEASE, '--dns-server', dns.address];
  const planned = await agentinbox(['deploy', '--plan', ...flags]);
  expect(planned).toMatchObject({ code: 0, stderr: '' });
  expect(planned.stdout).toContain('Nothing was deployed.');

  const killed = await agentinbox(['deploy', '--yes', ...flags], (child) => {
    aws.onCall = (call) => {
      if (call === 'cloudformation ExecuteChangeSet') child.kill('SIGKILL');
    };
  });
  aws.onCall = () => undefined;
  expect(killed.signal).toBe('SIGKILL');
  const ended = await agentinbox(['deploy', '--yes', ...flags]);

  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^ok +Probe: mail +was sent and received/m);
  const { default: profile } = JSON.parse(readFileSync(join(folder, 'agent-inbox', 'profiles.json'), 'utf8'));
  const inboxes = await service.get('/inboxes', profile.api_key);
  expect(inboxes.status).toBe(200);
  expect(ended.stdout).toContain(inboxes.list('inboxes')[0]?.string('inbox_id'));
});

test('the checks before a deployment stop the command, with what to do', async () => {
  aws.account.identities.set('known.example.com', 0);
  aws.account.activeRuleSet = 'legacy';
  const settings = join(folder, 'other.json');
  writeFileSync(
    settings,
    JSON.stringify({
      inboxDomain: 'known.example.com',
      senderDomain: 'none',
      hostedZoneId: 'Z9',
      stackName: 'Other',
    }),
  );
  const { code, stdout, stderr } = await agentinbox([
    'deploy',
    '--yes',
    '--settings',
    settings,
    ...RELEASE,
    '--dns-server',
    dns.address,
  ]);
  aws.account.activeRuleSet = undefined;

  expect(code).toBe(1);
  expect(stdout).toContain('There is no hosted zone Z9 in this account');
  expect(stdout).toContain('SES already knows the domain');
  expect(stdout).toContain('set receiptRules=join');
  expect(stdout).not.toContain('CDK bootstrap');
  expect(stderr).toBe(
    'agentinbox: Nothing was deployed. Correct the failures above, then run the same command again\n',
  );
});

test('the command upgrades, with a real probe, and destroys', async () => {
  writeReleasedTemplates(join(folder, 'functions'), '0.2.0', join(folder, 'release'));
  const upgraded = await agentinbox(['upgrade', '--yes', ...RELEASE, '--dns-server', dns.address]);
  expect(upgraded).toMatchObject({ code: 0, stderr: '' });
  expect(upgraded.stdout).toContain('AgentInbox has version 0.2.0.');

  const destroyed = await agentinbox(['destroy', '--everything', '--confirm', DOMAIN]);
  expect(destroyed).toMatchObject({ code: 0, stderr: '' });
  expect(destroyed.stdout).toContain('Deleted AgentInbox.');
  expect(aws.account.objects.buckets.size).toBe(0);
});

test('the command says what to do without credentials, without a region, and for a wrong role', async () => {
  const nowhere = {
    AWS_ACCESS_KEY_ID: undefined,
    AWS_SECRET_ACCESS_KEY: undefined,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: join(folder, 'none'),
    AWS_SHARED_CREDENTIALS_FILE: join(folder, 'none'),
  };
  const deploy = ['deploy', '--yes', ...RELEASE];
  expect((await agentinbox(deploy, undefined, nowhere)).stderr).toContain(
    'No AWS credentials were found. Log in first',
  );
  const anywhere = { ...nowhere, AWS_REGION: undefined };
  expect((await agentinbox(deploy, undefined, anywhere)).stderr).toContain('No region is set. Choose one');
  aws.refused.set('GetCallerIdentity', 'InvalidClientTokenId');
  const { code, stderr } = await agentinbox(['deploy', '--yes', ...RELEASE]);
  aws.refused.clear();
  expect(code).toBe(1);
  expect(stderr).toContain('AWS does not accept the credentials');
  expect(stderr).toContain('Log in first');

  expect(await agentinbox(['upgrade', '--role-arn', 'deployer'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('It must be the ARN of a role'),
  });
});
