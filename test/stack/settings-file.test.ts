import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings, type Settings } from '../../lib/settings.ts';
import { readSettingsFile } from '../../lib/settings-file.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function write(name: string, content: unknown): void {
  writeFileSync(join(directory, name), typeof content === 'string' ? content : JSON.stringify(content));
}

function deploy(context: Readonly<Record<string, string>> = {}): Settings {
  const { node } = new App({ context });
  return readSettings(node, readSettingsFile(node, directory));
}

test('settings of agent-inbox.settings.json count without a flag, lists and numbers as JSON has them', () => {
  write('agent-inbox.settings.json', {
    inboxDomain: 'agents.example.com',
    deferredMailDays: 7,
    canary: true,
    tags: { team: 'mail' },
    webhookSchedule: [0, 60],
  });

  expect(deploy()).toMatchObject({
    inboxDomain: 'agents.example.com',
    deferredMailDays: 7,
    canary: true,
    tags: { team: 'mail' },
    webhookSchedule: [0, 60],
  });
});

test('a flag wins over the file, and leaves the other settings of the file as they are', () => {
  write('agent-inbox.settings.json', {
    inboxDomain: 'agents.example.com',
    deferredMailDays: 7,
    quarantineDays: 9,
  });

  expect(deploy({ deferredMailDays: '8' })).toMatchObject({ deferredMailDays: 8, quarantineDays: 9 });
});

test('-c settings names another file, in place of the default one', () => {
  write('agent-inbox.settings.json', { inboxDomain: 'agents.example.com', quarantineDays: 9 });
  write('staging.settings.json', { inboxDomain: 'staging.example.com' });

  expect(deploy({ settings: 'staging.settings.json' })).toMatchObject({
    inboxDomain: 'staging.example.com',
    quarantineDays: 365,
  });
});

test('an empty -c settings reads no file', () => {
  write('agent-inbox.settings.json', { inboxDomain: 'agents.example.com' });

  expect(deploy({ settings: '', inboxDomain: 'other.example.com' }).inboxDomain).toBe('other.example.com');
});

test('settings come from flags when there is no file', () => {
  expect(deploy({ inboxDomain: 'agents.example.com' }).inboxDomain).toBe('agents.example.com');
});

test.each([
  [
    'a misspelt setting',
    { hostedZoneID: 'Z1' },
    /\(agent-inbox\.settings\.json\):\n {2}hostedZoneID: there is no such/,
  ],
  ['a value that breaks a rule', { quarantineDays: 0 }, /\n {2}quarantineDays: must be at least 1/],
  ['a member of every object', { toString: 'x' }, /toString: there is no such setting/],
  ['a list', [], /agent-inbox\.settings\.json must contain a JSON object/],
  ['what is not JSON', '{ inboxDomain: x }', /agent-inbox\.settings\.json is not JSON/],
])('%s is refused by name', (_what, content, message) => {
  write('agent-inbox.settings.json', content);

  expect(() => deploy({ inboxDomain: 'agents.example.com' })).toThrow(message);
});

test('a file that is named and does not exist is refused', () => {
  expect(() => deploy({ settings: 'stagin.json' })).toThrow(
    'Settings refused: there is no file stagin.json (-c settings=stagin.json)',
  );
});
