import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { runCanary } from '../../../lambdas/probe/canary.ts';
import type { ProbeRequest } from '../../../lambdas/probe/probe.ts';
import { listenOnLoopback } from '../../../local/engines/listen.ts';

async function run(signUpStatus: number) {
  const server = createServer((_request, response) => response.writeHead(signUpStatus).end('{}'));
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => {
    server.close();
  });
  const asked: ProbeRequest['command'][] = [];
  const route = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    humanAddress: (id: string) => `${id}@example.com`,
    codeMailEvidence: async () => 'it is sent',
    sendMail: async () => undefined,
    openAdmin: async () => ({
      async ask({ command }: ProbeRequest) {
        asked.push(command);
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
  ['answers 500', 500, 'sign-up: Sign-up answers 500'],
  ['is at its limit, and nothing was checked', 429, 'sign-up: Sign-up is at its rate limit'],
  ['answers what is no account', 201, '"inbox_id"'],
])('the canary fails when sign-up %s, and deletes what it made', async (_name, status, reason) => {
  const { failure, asked } = await run(status);

  expect(failure).toContain(reason);
  expect(asked).toEqual(['queues.list', 'tenants.delete']);
});
