import { expect, test } from 'vitest';
import { signByHand } from '../aws-gateway/sign-by-hand.ts';
import { apiOf, ok, operator, reader, stranger } from './http-api-fixture.ts';

const body = '{"plan":"verified"}';
const forged = { ...operator, secretAccessKey: 'x'.repeat(40) };

test.each([
  ['signed by the operator', 200, operator, {}],
  ['signed by a role with execute-api:Invoke on method and path', 200, reader, {}],
  ['signed by a role without execute-api:Invoke', 403, stranger, {}],
  ['signed with another secret', 403, forged, {}],
  ['signed by an unknown key', 403, { ...operator, accessKeyId: 'AKIA0' }, {}],
  ['signed for another service', 403, operator, { service: 'lambda' }],
  ['without a signature', 403, undefined, {}],
  ['whose body is not the one that was signed', 403, operator, { sent: '{}' }],
  ['whose query is not the one that was signed', 403, operator, { sentTarget: '/v1/a%40b?limit=2' }],
])('a route with IAM authorization answers a request %s with %i', async (_which, status, credentials, changes) => {
  const {
    service = 'execute-api',
    target = '/v1/a%40b?limit=1',
    sent = body,
    sentTarget = target,
  } = changes as { service?: string; target?: string; sent?: string; sentTarget?: string };
  const { origin, events } = await apiOf(() => ok({}), {}, {}, {}, { AuthorizationType: 'AWS_IAM' });
  const headers = { 'content-type': 'application/json' };
  const signed =
    credentials === undefined
      ? headers
      : await signByHand(credentials, { origin, service, headers, body, target });
  const response = await fetch(`${origin}${sentTarget}`, { method: 'POST', headers: signed, body: sent });

  expect(response.status).toBe(status);
  expect(events).toHaveLength(status === 200 ? 1 : 0);
  if (status !== 200) expect(await response.json()).toEqual({ message: 'Forbidden' });
  else
    expect(events[0]).toMatchObject({
      pathParameters: { id: 'a@b' },
      requestContext: { authorizer: { iam: { accessKey: credentials?.accessKeyId } } },
    });
});
