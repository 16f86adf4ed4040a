import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { type Account, Service } from './service.ts';

const service = opened(() => Service.start());

const waiting = ({ inboxId, apiKey }: Account, query = 'wait=25') =>
  service.get(`/inboxes/${inboxId}/messages?${query}`, apiKey);

const subjects = (answer: { list(name: string): readonly { string(name: string): string }[] }) =>
  answer.list('messages').map((message) => message.string('subject'));

test('25 calls of a key wait beside each other, one more is 429, others are answered, and a mail ends all of them', async () => {
  const account = await service.account();
  const calls = Array.from({ length: 25 }, async () => {
    // On a slow machine the first may end before the last begins.
    for (;;) {
      const answer = await waiting(account);
      if (answer.status !== 200 || subjects(answer).length > 0) return answer;
    }
  });
  // Seen in the table: a call that looked whether they wait would take the lease of one of them.
  await expect.poll(() => service.waitingCalls(account)).toBe(25);
  const refused = await waiting(account);
  expect(refused.string('name')).toBe('rate_limited');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  for (let i = 0; i < 20; i++) expect((await service.get('/whoami', account.apiKey)).status).toBe(200);

  await service.send({ to: account.inboxId, subject: 'wakes all' });
  for (const answer of await Promise.all(calls)) {
    expect({ status: answer.status, subjects: subjects(answer) }).toEqual({
      status: 200,
      subjects: ['wakes all'],
    });
  }
  // Their leases are free again.
  expect((await waiting(account, 'wait=1&from=nobody')).status).toBe(200);
});

test.each([
  ['REST', 'RestApiFunction', '/v1/whoami', 'GET'],
  ['MCP', 'AssistantsMcpFunction', '/mcp', 'POST'],
])('a call of %s is counted as slow three seconds after the gateway received it, cold start included', async (_, prefix, path, method) => {
  const { template, compute } = service.runtime;
  const ids = template.ofType('AWS::Lambda::Function').map(({ logicalId }) => logicalId);
  const id = ids.find((each) => each.startsWith(prefix)) ?? '';
  const call = (timeEpoch: number) =>
    compute.functions.find(id).invoke({
      version: '2.0',
      routeKey: '$default',
      rawPath: path,
      rawQueryString: '',
      headers: {},
      requestContext: { timeEpoch, requestId: 'r', http: { method, path, sourceIp: '192.0.2.1' } },
      isBase64Encoded: false,
    });
  const before = service.metric('CallSlow');

  await call(Date.now() + 60_000);
  expect(service.metric('CallSlow') - before).toBe(0);
  await call(Date.now() - 3_000);
  await expect.poll(() => service.metric('CallSlow') - before).toBe(1);
});
