import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { adminCommand } from './admin-command.ts';
import { request } from './answer.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start({ settings: { signUp: 'invite' } }));

async function admin(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await adminCommand([...args, '--data-dir', service.runtime.dataDir]);
  expect(code, stderr).toBe(0);
  return stdout;
}

test('admin commands answer with sentences and what is to be copied, and --json with JSON', async () => {
  const person = 'answers@example.com';
  const create = ['tenants', 'create', '--human', person, '--client-id', 'one'];

  const created = await admin(...create);
  const tenant = /^Created the account (\S+)\. Its key is shown only this once\.\n/.exec(created)?.[1] ?? '';
  expect(created).toMatch(/\ninbox_id +\S+@\S+\napi_key +ia_\S+\n$/);
  expect(await admin(...create)).toMatch(
    new RegExp(`^${person} already has the account ${tenant}\\..*\ninbox_id`),
  );
  expect(await admin('tenants', 'set-limit', tenant, 'inboxes', '3')).toBe(
    `The limit inboxes of ${tenant} is now 3.\n`,
  );
  expect(await admin('tenants', 'suspend', tenant, '--reason', 'abuse')).toBe(
    `Suspended ${tenant}. Its mail is kept.\n`,
  );
  expect(await admin('tenants', 'show', tenant)).toMatch(/^suspension +at=\S+, reason=abuse, receive=keep$/m);
  expect(await admin('tenants', 'resume', person)).toBe(`Resumed ${tenant}.\n`);
  const shown = await admin('tenants', 'show', tenant);
  expect(shown).toMatch(/^own_limits +inboxes=3$/m);
  expect(shown).not.toMatch(/null|[{}[\]]/);
  expect(JSON.parse(await admin('tenants', 'show', tenant, '--json'))).toMatchObject({ suspension: null });
  expect(await admin('domains', 'list')).toMatch(/^DOMAIN +DEFAULT +STATUS .*\n\S+ +true +shared /);
  expect(await admin('keys', 'create', tenant, '--expires', '30m', '--read-only')).toMatch(
    /^Created the key \S+ for .*\napi_key +ia_\S+\npermissions +\w+, .*\n$/,
  );
});

test('admin tenants create for an address with an account says so and shows the account', async () => {
  const person = 'again@example.com';
  await admin('tenants', 'create', '--human', person);

  const { code, stdout, stderr } = await adminCommand([
    ...['tenants', 'create', '--human', person, '--data-dir', service.runtime.dataDir],
  ]);

  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^agentinbox: This address already has the account \S+\. Use "tenants new-key"/);
  expect(stderr).toMatch(/^human_email +again@example\.com$/m);
});

test('admin invitations create prints one value, with which a person signs up', async () => {
  const invitation = (await admin('invitations', 'create')).trimEnd();

  expect(invitation).toMatch(/^invite_\S+$/);
  const signedUp = await request(`${service.runtime.endpoints.base_url}/agent/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ human_email: 'invited-once@example.com', invitation }),
  });
  expect(signedUp.status).toBe(201);
});
