import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { adminTenants, agentInbox } from './admin-command.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start({ settings: { senderDomain: 'none' } }));

async function accountByOperator() {
  const { stdout } = await adminTenants([
    ...['create', '--human', 'boss@example.com', '--json', '--data-dir', service.runtime.dataDir],
  ]);
  const { tenant_id, inbox_id, api_key } = JSON.parse(stdout) as Record<string, string>;
  if (tenant_id === undefined || inbox_id === undefined || api_key === undefined) throw new Error(stdout);
  return { organizationId: tenant_id, inboxId: inbox_id, apiKey: api_key, humanEmail: 'boss@example.com' };
}

test('a service that never sends receives for accounts that the operator makes, and refuses by its name what needs an email [D-SND-11, D-SUP-23]', async () => {
  expect((await service.get('/info')).body).toMatchObject({ sign_up: 'closed' });
  const refused = await service.post('/agent/sign-up', { human_email: 'ada@example.com' });
  expect([refused.status, refused.string('name')]).toEqual([403, 'forbidden']);

  const account = await accountByOperator();
  await service.deliver({ to: account.inboxId, subject: 'arrives' });
  expect(await service.messages(account)).toHaveLength(1);
  const notify = await service.patch('/account', { notify: 'daily' }, account.apiKey);
  expect([notify.status, notify.body]).toEqual([
    422,
    expect.objectContaining({
      errors: {
        notify: 'is not available because this service sends no email; subscribe to the event message.held',
      },
    }),
  ]);
  expect((await service.patch('/account', { notify: 'none' }, account.apiKey)).status).toBe(200);
  expect(await service.outbox()).toEqual([]);
});

test('agentinbox doctor probes a service that never sends, and finds everything as it should be', async () => {
  const { code, stdout } = await agentInbox(['doctor', '--data-dir', service.runtime.dataDir]);

  expect(stdout).toContain('is closed here; the operator creates accounts');
  expect(code, stdout).toBe(0);
});
