import type { LambdaClient } from '@aws-sdk/client-lambda';
import { describe, expect, test } from 'vitest';
import type { AdminRequest } from '../../lambdas/admin/registry.ts';
import { invokedAccess } from '../../packages/agentinbox/src/admin/invoked-access.ts';
import { opened } from '../opened.ts';
import { operatorCall, operatorClient, operatorEndpoints } from './operator-client.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

const api = (request: AdminRequest, as?: LambdaClient) => operatorCall(service, request, as);

describe('the operator API', () => {
  test('GET /tenants/{tenant} answers what a direct invocation of the admin function answers', async () => {
    const request = { command: 'tenants.show', tenant: account.humanEmail } as const;
    const answer = await api(request);

    expect(answer).toMatchObject({ tenant_id: account.organizationId, plan: 'verified' });
    const { function_name } = operatorEndpoints(service);
    const invoked = await invokedAccess(operatorClient(service), function_name).ask(request);
    expect(invoked).toEqual({ ok: true, result: answer });
  });

  test.each([
    ['another secret', () => ({ secretAccessKey: 'x'.repeat(40) })],
    ['an unknown access key', () => ({ accessKeyId: 'AKIA0000000000000000' })],
  ])('answers 403 to a call that is signed with %s, and nothing is done', async (_which, changes) => {
    await expect(
      api({ command: 'tenants.cancel', tenant: account.organizationId }, operatorClient(service, changes())),
    ).rejects.toThrow('execute-api:Invoke');
    expect((await service.get('/account', account.apiKey)).string('status')).toBe('active');
  });

  test.each([
    ['GET', '/tenants'],
    ['GET', '/openapi.json'],
    ['POST', '/invitations'],
  ])('answers 403 to %s %s without a signature, also with a valid API key', async (method, path) => {
    const response = await fetch(`${operatorEndpoints(service).operator_url}${path}`, {
      method,
      headers: { authorization: `Bearer ${account.apiKey}` },
    });

    expect([response.status, await response.json()]).toEqual([403, { message: 'Forbidden' }]);
  });

  test.each<[string, AdminRequest, RegExp]>([
    ['an unknown tenant', { command: 'tenants.show', tenant: 'no-one' }, /Unknown tenant no-one/],
    [
      'a tenant with / and ? in its name',
      { command: 'tenants.show', tenant: 'a/b?c%2F@x.example' },
      /Unknown tenant a\/b\?c%2F@x\.example/,
    ],
    [
      'an unknown plan',
      { command: 'tenants.create', human_email: 'a@example.com', plan: 'x' },
      /plan: must be one of/,
    ],
    ...(['tenants.list', 'invitations.list', 'audit-log.list'] as const).map(
      (command): [string, AdminRequest, RegExp] => [
        `a page token that ${command} did not answer`,
        { command, page_token: 'INV~' },
        /^page_token: must come from an earlier response/,
      ],
    ),
    [
      'a page token of an erasure that none answered',
      { command: 'data.erase', address: 'a@example.com', page_token: btoa('{"inbox":"x"}') },
      /^page_token: must come from an earlier response/,
    ],
    ['half a surrogate pair', { command: 'data.hold', subject: '\ud83d', on: true }, /^subject: .*Unicode/],
    ['a long name', { command: 'tenants.cancel', tenant: 'x'.repeat(3000) }, /^tenant: .*320/],
    ['a field of a wrong type', { command: 'tenants.list', limit: 1000 }, /^limit: .*100$/],
    [
      'an unknown field',
      { command: 'tenants.list', limmit: 1 } as unknown as AdminRequest,
      /limmit: .*limit/,
    ],
  ])('says what is wrong with %s', async (_which, request, message) => {
    await expect(api(request)).rejects.toThrow(message);
  });

  test('takes the page token of an erasure for the same address only: another would begin in the middle', async () => {
    const token = { position: { inbox: 'INBOX#z' }, request: ['a@example.com', null, true] };
    const page_token = Buffer.from(JSON.stringify(token)).toString('base64url');
    const erase = (address: string) => api({ command: 'data.erase', address, dry_run: true, page_token });
    expect(await erase('A@example.com')).toMatchObject({ next_page_token: null });
    await expect(erase('b@example.com')).rejects.toThrow(/^page_token: .* same request/);
  });
});
