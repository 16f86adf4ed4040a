import { describe, expect, test } from 'vitest';
import { answerAdmin } from '../../../lambdas/admin/answer-admin.ts';
import { hashSecret } from '../../../lambdas/auth/secret.ts';
import { authenticate } from '../../../lambdas/store/key/authenticate.ts';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { adminServices } from './admin-services.ts';

const DOMAIN = 'agents.test';

const table = opened(openTestTable);

describe('the operator', () => {
  const plan = { inboxes: 1, messagesPerMonth: 1, storageBytes: 1, webhooks: 1, keys: 1 };
  const services = adminServices(table, {
    policy: { plans: { unverified: plan, verified: plan, large: plan } },
  });

  const create = (more: object) => answerAdmin(services, { command: 'tenants.create', ...more });

  async function outcomeOf(secret: unknown): Promise<string> {
    return (await authenticate(table, hashSecret(String(secret)), NOW)).outcome;
  }

  test('makes a verified account with an inbox and a key; a repeat with its client id shows no key', async () => {
    const wanted = { human_email: 'Ada@example.com', plan: 'large', client_id: 'ada' };
    const made = await create(wanted);
    expect(made).toMatchObject({
      ok: true,
      result: { human_email: 'ada@example.com', plan: 'large', verified: true, inboxes: 1 },
    });
    const { result } = Object(made);
    expect(result.inbox_id).toMatch(new RegExp(`@${DOMAIN}$`));
    expect(await outcomeOf(result.api_key)).toBe('accepted');
    expect(await create(wanted)).toEqual({ ok: true, result: { ...result, api_key: null } });

    const renewed = await answerAdmin(services, { command: 'tenants.new-key', tenant: 'ada@example.com' });
    expect(await outcomeOf(result.api_key)).toBe('unknown');
    expect(await outcomeOf(Object(renewed).result.api_key)).toBe('accepted');
  });

  test('makes one account of parallel calls with one client id', async () => {
    const wanted = { human_email: 'eve@example.com', client_id: 'eve' };
    const made = await Promise.all(Array.from({ length: 5 }, () => create(wanted)));
    const results = made.map((answer) => Object(answer).result);
    expect(new Set(results.map(({ tenant_id }) => tenant_id)).size).toBe(1);
    expect(results.filter(({ api_key }) => api_key !== null)).toHaveLength(1);
  });

  test.each([
    ['validation', { human_email: 'bob@example.com', plan: 'none' }],
    ['validation', { human_email: `bob@sub.${DOMAIN}` }],
    ['validation', { human_email: 'bob' }],
    ['conflict', { human_email: 'taken@example.com', client_id: 'another' }],
    ['conflict', { human_email: 'taken@example.com' }],
  ])('is answered %s for the account %j', async (name, wanted) => {
    await create({ human_email: 'taken@example.com', client_id: 'first' });
    expect(await create(wanted)).toMatchObject({ ok: false, error: { name } });
  });

  test('pages through invitations, and revokes those that are not used', async () => {
    const ask = (request: object) => answerAdmin(services, request);
    const made = await ask({ command: 'invitations.create', email: 'Ada@example.com' });
    const { invitation, ...listed } = Object(made).result;
    expect(listed).toMatchObject({ email: 'ada@example.com', status: 'open', used_at: null });
    expect(invitation).toContain(listed.invitation_id.replace('inv_', 'invite_'));
    expect(await ask({ command: 'invitations.list' })).toMatchObject({
      result: { invitations: [listed], count: 1, next_page_token: null },
    });
    const revoke = { command: 'invitations.revoke', invitation_id: listed.invitation_id };
    expect(await ask(revoke)).toMatchObject({ ok: true, result: { status: 'revoked' } });
    expect(await ask(revoke)).toMatchObject({ ok: false, error: { name: 'not_found' } });
  });
});
