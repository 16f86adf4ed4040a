import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { Command } from 'commander';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addProfile } from '../src/client-commands/add-profile.ts';
import { currentProfile, savedProfile, saveProfile } from '../src/client-commands/profile.ts';

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

test('a profile that is yet to be made begins with the environment', () => {
  expect(currentProfile({ profile: 'new' })).toMatchObject({ base_url: 'https://production.example.com/v1' });
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

    expect(savedProfile('aws')).toBeUndefined();
  });

  test.each([
    [[]],
    [['--from-stack', 'Mail', '--base-url', 'https://a.example/v1']],
  ])('with %j is a wrong call', async (args) => {
    await expect(set(...args)).rejects.toThrow('Name either --base-url or --from-stack');
  });
});
