import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { Command } from 'commander';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addProfile } from '../src/client-commands/add-profile.ts';
import { currentProfile, savedProfile, saveProfile } from '../src/client-commands/profile.ts';
import { signUpProfile } from '../src/client-commands/sign-up-profile.ts';

const STAGING = { base_url: 'https://staging.example.com/v1', api_key: 'ia_staging' };
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'profiles-'));
  vi.stubEnv('XDG_CONFIG_HOME', directory);
  vi.stubEnv('AGENT_INBOX_BASE_URL', 'https://production.example.com/v1');
  vi.stubEnv('AGENT_INBOX_API_KEY', 'ia_production');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

test('a profile that is named is meant, whatever the environment says', () => {
  saveProfile('staging', STAGING);

  expect(currentProfile({ profile: 'staging' })).toEqual(STAGING);
});

test('a command without --profile uses the environment, also when profiles are saved', () => {
  saveProfile('default', STAGING);

  expect(currentProfile({})).toEqual({
    base_url: 'https://production.example.com/v1',
    api_key: 'ia_production',
  });
});

test('a named profile without a key takes that of the environment', () => {
  saveProfile('staging', { base_url: STAGING.base_url });

  expect(currentProfile({ profile: 'staging' })).toEqual({ ...STAGING, api_key: 'ia_production' });
});

test('a profile that does not exist is refused, and the environment does not take its place', () => {
  expect(() => currentProfile({ profile: 'new' })).toThrow('Unknown profile new');
});

test('signup begins a new profile with the environment', () => {
  expect(signUpProfile({ profile: 'new', humanEmail: 'a@example.com' })).toMatchObject({
    base_url: 'https://production.example.com/v1',
  });
});

describe('the service without a flag', () => {
  const local = (port: number) => ({ base_url: `http://127.0.0.1:${port}/v1`, api_key: `ia_${port}` });
  const others = {
    inbox_domain: 'inbox.localhost',
    smtp: { host: '127.0.0.1', port: 2525 },
    outbox_url: 'http://127.0.0.1:1/outbox',
    docs_url: 'http://127.0.0.1:1/reference',
    organization_id: 'org_1',
    inbox_id: 'agent@inbox.localhost',
  };
  function dataDir(port: number): string {
    const folder = join(directory, String(port));
    mkdirSync(folder);
    writeFileSync(join(folder, 'endpoints.json'), JSON.stringify({ ...others, ...local(port) }));
    return folder;
  }

  test('is that of AGENT_INBOX_BASE_URL, then of AGENT_INBOX_DATA_DIR, then the profile default, then the nearest', () => {
    vi.stubEnv('AGENT_INBOX_API_KEY', '');
    vi.stubEnv('AGENT_INBOX_DATA_DIR', dataDir(1));
    saveProfile('default', STAGING);

    expect(currentProfile({})).toEqual({ base_url: 'https://production.example.com/v1' });
    vi.stubEnv('AGENT_INBOX_BASE_URL', '');
    expect(currentProfile({})).toMatchObject(local(1));
    expect(currentProfile({ dataDir: dataDir(2) })).toMatchObject(local(2));
    vi.stubEnv('AGENT_INBOX_DATA_DIR', '');
    expect(currentProfile({})).toEqual(STAGING);
  });

  test('is refused when none runs on AGENT_INBOX_DATA_DIR, also when a profile is saved', () => {
    vi.stubEnv('AGENT_INBOX_BASE_URL', '');
    vi.stubEnv('AGENT_INBOX_DATA_DIR', join(directory, 'empty'));
    saveProfile('default', STAGING);

    expect(() => currentProfile({})).toThrow(`No service is running in ${join(directory, 'empty')}`);
  });
});

test.each([
  'missing',
  '__proto__',
  'constructor',
])('a command without an environment says that the profile %s is missing', (profile) => {
  vi.stubEnv('AGENT_INBOX_BASE_URL', '');

  expect(() => currentProfile({ profile })).toThrow(
    `Unknown profile ${profile}; "agentinbox profile list" lists them`,
  );
});

test('profile set refuses addresses of another path, and profile delete deletes one profile', async () => {
  const run = async (...args: readonly string[]) => {
    const program = new Command();
    addProfile(program);
    for (const each of program.commands[0]?.commands ?? [])
      each.exitOverride().configureOutput({ writeErr() {} });
    await program.parseAsync(['profile', ...args], { from: 'user' });
  };
  const set = (...args: readonly string[]) => run('set', 'new', '--base-url', 'http://a.test/v1', ...args);

  await expect(set('--stream-url', 'ws://a.test:8482')).rejects.toThrow('It must end in /v1.');
  await expect(set('--stream-url', 'http://a.test/v1')).rejects.toThrow('begins with wss:// or ws://');
  await expect(set('--mcp-url', 'http://a.test/v1')).rejects.toThrow('It must end in /mcp.');
  expect(savedProfile('new')).toBeUndefined();
  await set('--stream-url', 'ws://a.test:8482/v1/');
  expect(savedProfile('new')).toMatchObject({ stream_url: 'ws://a.test:8482/v1' });

  saveProfile('default', STAGING);
  await run('delete', 'new');
  expect([savedProfile('new'), savedProfile('default')]).toEqual([undefined, STAGING]);
  await expect(run('delete', 'new')).rejects.toThrow('Unknown profile new');
});

test('looking for a profile leaves nothing behind', () => {
  vi.stubEnv('AGENT_INBOX_BASE_URL', '');

  expect(() => currentProfile({ profile: 'missing' })).toThrow();
  expect(readdirSync(directory)).toEqual([]);
});

describe('profile set --from-stack', () => {
  const cloudFormation = mockClient(CloudFormationClient);
  beforeEach(() => cloudFormation.reset());
  afterAll(() => cloudFormation.restore());
  const ADDRESSES = {
    BaseUrl: 'https://api.example.com/v1',
    WsUrl: 'wss://stream.example.com/v1',
    McpUrl: 'https://api.example.com/mcp',
  };

  function stackWith(outputs: Readonly<Record<string, string>>): void {
    const Outputs = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }));
    cloudFormation.on(DescribeStacksCommand, { StackName: 'Mail' }).resolves({
      Stacks: [{ StackName: 'Mail', CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE', Outputs }],
    });
  }

  async function set(...args: readonly string[]): Promise<void> {
    const program = new Command();
    addProfile(program);
    await program.parseAsync(['profile', 'set', 'aws', '--region', 'eu-west-1', ...args], { from: 'user' });
  }

  test('saves the addresses of the stack with the key of the environment', async () => {
    stackWith({ ...ADDRESSES, InboxDomain: 'example.com' });

    await set('--from-stack', 'Mail');

    expect(savedProfile('aws')).toEqual({
      base_url: ADDRESSES.BaseUrl,
      stream_url: ADDRESSES.WsUrl,
      mcp_url: ADDRESSES.McpUrl,
      api_key: 'ia_production',
    });
  });

  test('saves nothing of a stack without the outputs, and of one that cannot be read', async () => {
    stackWith({ BaseUrl: ADDRESSES.BaseUrl });
    await expect(set('--from-stack', 'Mail')).rejects.toThrow('Stack Mail has no output WsUrl');

    cloudFormation.on(DescribeStacksCommand).rejects(new Error('AccessDenied'));
    await expect(set('--from-stack', 'Mail')).rejects.toThrow('Stack Mail could not be read');

    const cause = Object.assign(new Error('Could not load'), { name: 'CredentialsProviderError' });
    cloudFormation.on(DescribeStacksCommand).rejects(cause);
    await expect(set('--from-stack', 'Mail')).rejects.toThrow('No AWS credentials were found. Log in first');
    cloudFormation.on(DescribeStacksCommand).rejects(new Error('Region is missing'));
    await expect(set('--from-stack', 'Mail')).rejects.toThrow('No region is set');

    expect(savedProfile('aws')).toBeUndefined();
  });

  test.each([
    [[]],
    [['--from-stack', 'Mail', '--base-url', 'https://a.example/v1']],
  ])('with %j is a wrong call', async (args) => {
    await expect(set(...args)).rejects.toThrow('Pass either --base-url or --from-stack');
  });
});
