import { LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invokedAccess } from '../../bin/admin/invoked-access.ts';
import { signedAccess } from '../../bin/admin/signed-access.ts';
import type { AdminRequest } from '../../lambdas/admin/registry.ts';
import { type Account, Service } from './service.ts';

let service: Service;
let account: Account;
beforeAll(async () => {
  service = await Service.start();
  account = await service.account();
});
afterAll(() => service.stop());

function endpoints() {
  const { admin, operator_url } = service.runtime.endpoints;
  if (admin === undefined || operator_url === undefined) throw new Error('There is no operator API');
  return { ...admin, operator_url };
}

function client(changes: { accessKeyId?: string; secretAccessKey?: string } = {}): LambdaClient {
  const { endpoint, access_key_id, secret_access_key } = endpoints();
  const credentials = { accessKeyId: access_key_id, secretAccessKey: secret_access_key, ...changes };
  return new LambdaClient({ endpoint, region: 'us-east-1', credentials });
}

const api = (request: AdminRequest, as = client()) => signedAccess(as, endpoints().operator_url).ask(request);

describe('the operator API', () => {
  test('GET /tenants/{tenant} answers what a direct invocation of the admin function answers', async () => {
    const request = { command: 'tenants.show', tenant: account.humanEmail } as const;
    const answer = await api(request);

    expect(answer).toMatchObject({
      ok: true,
      result: { tenant_id: account.organizationId, plan: 'verified' },
    });
    expect(answer).toEqual(await invokedAccess(client(), endpoints().function_name).ask(request));
  });

  test.each([
    ['another secret', () => ({ secretAccessKey: 'x'.repeat(40) })],
    ['an unknown access key', () => ({ accessKeyId: 'AKIA0000000000000000' })],
  ])('answers 403 to a call that is signed with %s, and nothing is done', async (_which, changes) => {
    await expect(
      api({ command: 'tenants.cancel', tenant: account.organizationId }, client(changes())),
    ).rejects.toThrow('execute-api:Invoke');
    expect((await service.get('/account', account.apiKey)).string('status')).toBe('active');
  });

  test.each([
    ['GET', '/tenants'],
    ['GET', '/openapi.json'],
    ['POST', '/invitations'],
  ])('answers 403 to %s %s without a signature, also with a valid API key', async (method, path) => {
    const response = await fetch(`${endpoints().operator_url}${path}`, {
      method,
      headers: { authorization: `Bearer ${account.apiKey}` },
    });

    expect([response.status, await response.json()]).toEqual([403, { message: 'Forbidden' }]);
  });

  test.each<[string, AdminRequest, RegExp]>([
    ['an unknown tenant', { command: 'tenants.show', tenant: 'no-one' }, /There is no tenant no-one/],
    [
      'an unknown plan',
      { command: 'tenants.create', human_email: 'a@example.com', plan: 'x' },
      /no plan "x"/,
    ],
    [
      'a field of a wrong type',
      { command: 'tenants.list', limit: 1000 },
      /Invalid fields: limit\.\nlimit: .*100/,
    ],
    [
      'an unknown field',
      { command: 'tenants.list', limmit: 1 } as unknown as AdminRequest,
      /limmit: .*limit/,
    ],
  ])('says what is wrong with %s', async (_which, request, message) => {
    await expect(api(request)).rejects.toThrow(message);
  });
});
