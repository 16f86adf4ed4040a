import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentProfile, saveProfile } from '../../bin/client-commands/profile.ts';

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

  expect(() => currentProfile({ profile })).toThrow(`There is no profile ${profile}`);
});

test('looking for a profile leaves nothing behind', () => {
  vi.stubEnv('AGENT_INBOX_BASE_URL', '');

  expect(() => currentProfile({ profile: 'missing' })).toThrow();
  expect(readdirSync(directory)).toEqual([]);
});
