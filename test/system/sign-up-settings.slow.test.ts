import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { opened } from '../opened.ts';
import { adminCommand } from './admin-command.ts';
import { type Answer, request } from './answer.ts';
import { ChildRuntime } from './child-runtime.ts';
import { Service } from './service.ts';
import { StreamClient } from './stream-client.ts';

const SIGN_UPS_PER_HOUR = 5;

function signUp(human_email: unknown, more: object, of: Service): Promise<Answer> {
  return of.post('/agent/sign-up', { human_email, ...more });
}

const strict = opened(() =>
  Service.start({
    settings: {
      signUpRotation: 'immediate',
      signUpsPerHourPerSource: String(SIGN_UPS_PER_HOUR),
      codeMailsPerMinute: '1',
      codeMailsPerDay: '5',
    },
  }),
);

test('settings of sign-up rotate at once, limit code mails and limit sources [D-SUP-19, D-SUP-20, D-SUP-21]', async () => {
  const [account, { inboxId }] = [strict.development, strict.development];
  const again = await signUp(account.humanEmail, {}, strict);
  expect(again.body).toMatchObject({ organization_id: account.organizationId, inbox_id: inboxId });
  expect((await strict.get('/inboxes', again.string('api_key'))).status).toBe(200);
  expect((await strict.get('/inboxes', account.apiKey)).status).toBe(401);

  const made = await signUp('ada@example.com', {}, strict);
  const tagged = await signUp('Ada+again@example.com', {}, strict);
  expect([made.status, tagged.status]).toEqual([201, 429]);
  expect(tagged.body).toMatchObject({ name: 'rate_limited' });
  expect(Number(tagged.headers.get('retry-after'))).toBeLessThanOrEqual(60);

  // At most two windows, if a new hour begins meanwhile.
  const answers: Answer[] = [];
  while (answers.length < 2 * SIGN_UPS_PER_HOUR && answers.at(-1)?.status !== 429) {
    answers.push(await signUp(`human${answers.length}@example.net`, {}, strict));
  }
  const refused = answers.at(-1);
  expect(refused?.body).toMatchObject({ name: 'rate_limited' });
  expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
});

const invited = opened(() =>
  Service.start({ settings: { signUp: 'invite', signUpDomains: '["example.com"]' } }),
);

async function operator(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await adminCommand([
    ...args,
    '--json',
    '--data-dir',
    invited.runtime.dataDir,
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

test('sign-up by invitation takes one, once, from its address and an allowed domain; the operator makes accounts without a mail [D-SUP-23, D-SUP-24, D-SUP-25]', async () => {
  // The runtime's own account was made by the operator.
  const { apiKey, humanEmail } = invited.development;
  expect((await invited.get('/inboxes', apiKey)).status).toBe(200);
  const llms = await invited.get('/llms.txt');
  expect(llms.text).toContain('Requires an invitation from the operator in the `invitation` field.');
  expect(llms.text).toContain(String.raw`\"invitation\": \"$INVITATION\"`);

  const human = 'invited@example.com';
  const { invitation, invitation_id } = await operator('invitations', 'create', '--email', human);
  for (const [email, more] of [
    [human, {}],
    [humanEmail, {}],
    ['invited@example.net', { invitation }],
    ['other@example.com', { invitation }],
    [humanEmail, { invitation }],
  ] as const) {
    const refused = await signUp(email, more, invited);
    expect([refused.status, refused.string('name')]).toEqual([403, 'forbidden']);
  }
  const made = await signUp(human, { invitation }, invited);
  expect(made.status).toBe(201);
  expect((await signUp(human, { invitation }, invited)).status).toBe(403);

  const another = await operator('invitations', 'create');
  const again = await signUp(humanEmail, { invitation: another['invitation'] }, invited);
  expect([again.status, again.string('organization_id')]).toEqual([200, invited.development.organizationId]);
  const spare = await operator('invitations', 'create');
  await operator('invitations', 'revoke', String(spare['invitation_id']));
  expect((await signUp('late@example.com', { invitation: spare['invitation'] }, invited)).status).toBe(403);
  expect(await operator('invitations', 'list')).toMatchObject({
    invitations: [
      { invitation_id: another['invitation_id'], status: 'used', email: null },
      { invitation_id, status: 'used', email: human, tenant_id: made.string('organization_id') },
    ],
  });

  const create = ['tenants', 'create', '--human', 'Boss@example.net', '--client-id', 'boss'];
  const tenant = await operator(...create);
  const key = String(tenant['api_key']);
  const account = await invited.get('/account', key);
  expect(account.body).toMatchObject({ organization_id: tenant['tenant_id'], verified: true });
  expect(await operator(...create)).toEqual({ ...tenant, api_key: null });
  const renewed = await operator('tenants', 'new-key', 'boss@example.net');
  expect((await invited.get('/account', key)).status).toBe(401);
  expect((await invited.get('/account', String(renewed['api_key']))).status).toBe(200);
});

test('npm start -- --set signUp=closed: nobody signs up, not even with an address that has an account, and the account of the runtime works [D-SUP-23]', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'closed-'));
  const runtime = await ChildRuntime.start(dataDir, ['--set', 'signUp=closed']);
  onTestFinished(async () => {
    await runtime.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { base_url, api_key, inbox_id, outbox_url } = runtime.endpoints;
  const call = (path: string, body?: object, key?: string) =>
    request(`${base_url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'x-api-key': key }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  expect((await call('/inboxes', undefined, api_key)).list('inboxes')[0]?.string('inbox_id')).toBe(inbox_id);
  const refused = [];
  for (const human_email of ['stranger@example.com', 'developer@example.com']) {
    const { status, body } = await call('/agent/sign-up', { human_email });
    refused.push([status, body]);
  }
  const message = expect.stringContaining('Sign-up is closed here');
  const answer = [403, expect.objectContaining({ name: 'forbidden', message })];
  expect(refused).toEqual([answer, answer]);
  expect((await request(outbox_url)).body).toEqual([]);
  const { stdout } = await adminCommand([
    ...['tenants', 'create', '--human', 'boss@example.com', '--json', '--data-dir', dataDir],
  ]);
  const made = JSON.parse(stdout) as Record<string, string>;
  expect((await call('/account', undefined, made['api_key'])).body).toMatchObject({ verified: true });
});

const closed = opened(() => Service.start({ settings: { signUp: 'closed' } }));

test('a stream may be what a deployment is first called for', async () => {
  const { apiKey } = closed.development;
  const stream = await StreamClient.open(`${closed.runtime.endpoints.ws_url}?api_key=${apiKey}`);
  stream.socket.terminate();
});
