import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { runCanary } from '../../../lambdas/probe/canary.ts';
import type { ProbeRequest } from '../../../lambdas/probe/probe.ts';
import { listenOnLoopback } from '../../../packages/laptop/src/engines/listen.ts';

async function run(signUpStatus: number) {
  const server = createServer((request, response) =>
    request.method === 'POST'
      ? response.writeHead(signUpStatus).end('{}')
      : response.end(JSON.stringify({ messages: [{ subject: sent, labels: [] }] })),
  );
  let sent: string | undefined;
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => {
    server.close();
  });
  const asked: ProbeRequest['command'][] = [];
  const route = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    humanAddress: (id: string) => `${id}@example.com`,
    codeMailEvidence: async () => 'it is sent',
    sendMail: async ({ subject }: { readonly subject: string }) => {
      sent = subject;
    },
    openAdmin: async () => ({
      async ask({ command }: ProbeRequest) {
        asked.push(command);
        return command === 'tenants.create' ? { inbox_id: 'a@example.com', api_key: 'ia_1' } : {};
      },
      close: () => undefined,
    }),
    explain: (error: unknown) => ({ status: 'failure' as const, detail: String(error) }),
    waitMs: 0,
    pollMs: 0,
  };
  const failure = await runCanary(route, new AbortController().signal).catch(String);
  return { failure, asked };
}

test.each([
  ['answers 500', 500, 'sign-up: Sign-up returned 500'],
  ['is at its limit, and nothing was checked', 429, 'sign-up: Sign-up is at its rate limit'],
  ['answers what is no account', 201, '"inbox_id"'],
])('the canary fails when sign-up %s, and deletes what it made', async (_name, status, reason) => {
  const { failure, asked } = await run(status);

  expect(failure).toContain(reason);
  expect(asked).toEqual(['queues.list', 'tenants.delete']);
});

test('the canary where sign-up is forbidden has the operator make its account, and deletes it', async () => {
  const { failure, asked } = await run(403);

  expect(failure).toBeUndefined();
  expect(asked).toEqual(['queues.list', 'tenants.create', 'tenants.delete']);
});
