import { createServer, type IncomingMessage } from 'node:http';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { invokedAccess } from '../../../packages/agentinbox/src/admin/invoked-access.ts';
import { awsProbeRoute } from '../../../packages/doctor/src/probe/aws-probe-route.ts';
import { type DoctorRoute, probeAdmin, probeCheck } from '../../../packages/doctor/src/probe/probe.ts';
import { awsError, findingsOf, stackWorld } from '../../../packages/doctor/test/stack-world.ts';
import { closeServer, listenOnLoopback } from '../../../packages/laptop/src/engines/listen.ts';

const INBOX = 'probe@agents.example.com';

async function probeWorld() {
  const world = stackWorld();
  const state = {
    signUp: { status: 201, body: { organization_id: 'o', inbox_id: INBOX, api_key: 'ia_secret' } as object },
    labels: ['received'] as readonly string[],
    isDelivered: true,
    failedLists: 0,
    humans: [] as string[],
    asked: [] as (string | undefined)[],
    commands: [] as { command: string; tenant?: string }[],
  };
  let subject: string | undefined;
  world.mocks.sesv2
    .on(SendEmailCommand)
    .callsFake(async (input: { Content: { Simple: { Subject: { Data: string } } } }) => {
      subject = input.Content.Simple.Subject.Data;
      return { MessageId: '1' };
    });
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/agent/sign-up') {
      state.humans.push(JSON.parse(await bodyOf(request)).human_email);
      response.writeHead(state.signUp.status, { 'retry-after': '42' }).end(JSON.stringify(state.signUp.body));
      return;
    }
    state.asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    if (state.failedLists > 0) {
      state.failedLists -= 1;
      response.writeHead(500).end('{"name":"internal_error","message":"x"}');
      return;
    }
    const mails = state.isDelivered && subject !== undefined ? [{ subject, labels: state.labels }] : [];
    response.end(JSON.stringify({ messages: [{ subject: 'another', labels: [] }, ...mails] }));
  });
  const port = await listenOnLoopback(server, 0);
  onTestFinished(() => closeServer(server));
  const client = new LambdaClient({ region: 'eu-west-1' });
  const admin = mockClient(client);
  admin.on(InvokeCommand).callsFake(async ({ Payload }: { Payload: Uint8Array }) => {
    state.commands.push(JSON.parse(Buffer.from(Payload).toString()));
    return { Payload: Buffer.from(JSON.stringify({ ok: true, result: {} })) };
  });
  world.outputs.set('OperatorUrl', 'https://operator.example');
  world.outputs.set('BaseUrl', `http://127.0.0.1:${port}/v1`);
  const route = awsProbeRoute(world.context(), { region: 'eu-west-1' });
  if (route === undefined) throw new Error('There is no route');
  const quick: DoctorRoute = {
    ...route,
    waitMs: 50,
    pollMs: 5,
    openAdmin: async () => probeAdmin(invokedAccess(client, 'stack-admin')),
  };
  const run = () => findingsOf(probeCheck(['execute-api:Invoke', 'ses:SendEmail'], 1_000), { probe: quick });
  return { ...world, admin, state, run };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

describe('the probe of doctor in AWS', () => {
  test('signs a tenant up, mails its inbox through SES, reads the mail and deletes the tenant', async () => {
    const { mocks, state, run } = await probeWorld();
    expect(await run()).toEqual([
      { status: 'ok', subject: 'sign-up', detail: 'creates an account; SES accepts its verification email' },
      { status: 'ok', subject: 'mail', detail: expect.stringMatching(/^was sent and received in \d/) },
    ]);
    const [human] = state.humans;
    // A display name as the service's own mails have: a condition on ses:FromAddress must allow it (row 34).
    expect(human).toMatch(/^success\+agent-inbox-doctor-[0-9a-f]{16}@simulator\.amazonses\.com$/);
    const [sent] = mocks.sesv2.commandCalls(SendEmailCommand);
    expect(sent?.args[0].input).toMatchObject({
      FromEmailAddress: 'Agent Inbox doctor <no-reply@notify.agents.example.com>',
      Destination: { ToAddresses: [INBOX] },
    });
    expect(state.asked[0]).toBe(
      `GET /v1/inboxes/${encodeURIComponent(INBOX)}/messages?include_spam=true&include_unauthenticated=true Bearer ia_secret`,
    );
    expect(state.commands).toEqual([
      { command: 'queues.list' },
      { command: 'tenants.delete', tenant: human },
    ]);
  });

  test('repeats a list of messages that answers 500', async () => {
    const { state, run } = await probeWorld();
    state.failedLists = 1;
    expect((await run())[1]).toMatchObject({ status: 'ok', subject: 'mail' });
    expect(state.asked).toHaveLength(2);
  });

  test('reports mail that does not come, and deletes the tenant', async () => {
    const { state, run } = await probeWorld();
    state.isDelivered = false;
    expect(await run()).toMatchObject([
      { status: 'ok' },
      { status: 'failure', subject: 'mail', detail: expect.stringMatching(/not received within/) },
    ]);
    expect(state.commands.at(-1)?.command).toBe('tenants.delete');
  });

  test.each(['unauthenticated', 'spam'])('warns of mail that is labeled %s', async (label) => {
    const { state, run } = await probeWorld();
    state.labels = ['received', label];
    expect((await run())[1]).toMatchObject({
      status: 'warning',
      detail: expect.stringContaining(`labeled ${label}`),
    });
  });

  test('reports a sign-up whose code SES refuses from the service’s role (row 34), and deletes what it made', async () => {
    const { mocks, state, run } = await probeWorld();
    state.signUp = { status: 500, body: { name: 'internal_error', message: 'x' } };
    expect(await run()).toMatchObject([
      {
        status: 'failure',
        subject: 'sign-up',
        detail: expect.stringMatching(/returned 500/),
        advice: expect.stringContaining('docs/doctor.md#probe'),
      },
    ]);
    expect(state.commands.at(-1)).toEqual({ command: 'tenants.delete', tenant: state.humans[0] });
    expect(mocks.sesv2.commandCalls(SendEmailCommand)).toHaveLength(0);
  });

  test('is not made where sign-up is at its limit', async () => {
    const { state, run } = await probeWorld();
    state.signUp = { status: 429, body: {} };
    expect(await run()).toMatchObject([{ status: 'not_checked', advice: 'Run doctor again in 42 seconds.' }]);
  });

  test('makes no tenant where the operator may not delete it', async () => {
    const { admin, state, run } = await probeWorld();
    const message =
      'These AWS credentials are not authorized to perform: execute-api:Invoke on the operator API';
    admin.on(InvokeCommand).rejects(awsError('AccessDeniedException', message));
    expect(await run()).toMatchObject([{ status: 'not_checked', missingPermission: 'execute-api:Invoke' }]);
    expect(state.humans).toEqual([]);
  });

  test('deletes the tenant also where the operator may not send', async () => {
    const { mocks, state, run } = await probeWorld();
    const message = 'User `x` is not authorized to perform `ses:SendEmail` on resource `y`';
    mocks.sesv2.on(SendEmailCommand).rejects(awsError('AccessDeniedException', message));
    expect(await run()).toMatchObject([
      { status: 'ok', subject: 'sign-up' },
      { status: 'not_checked', subject: 'mail', missingPermission: 'ses:SendEmail' },
    ]);
    expect(state.commands.at(-1)?.command).toBe('tenants.delete');
  });

  test('reports a mail that SES refuses, and deletes the tenant', async () => {
    const { mocks, state, run } = await probeWorld();
    mocks.sesv2.on(SendEmailCommand).rejects(awsError('MessageRejected', 'Email address is not verified.'));
    expect((await run())[1]).toMatchObject({
      status: 'failure',
      subject: 'mail',
      detail: 'could not be sent: Email address is not verified.',
    });
    expect(state.commands.at(-1)?.command).toBe('tenants.delete');
  });

  test('deletes its tenant again when the function ended once', async () => {
    const { admin, run } = await probeWorld();
    let deletes = 0;
    admin.on(InvokeCommand).callsFake(async ({ Payload }: { Payload: Uint8Array }) => {
      const isDelete = Buffer.from(Payload).toString().includes('tenants.delete');
      if (isDelete) deletes += 1;
      if (isDelete && deletes === 1) throw awsError('ServiceException', 'The function ended.');
      return { Payload: Buffer.from(JSON.stringify({ ok: true, result: {} })) };
    });

    const findings = await run();

    expect(deletes).toBe(2);
    expect(findings.map(({ subject }) => subject)).not.toContain('clean-up');
  });

  test('tells how to delete a tenant that it could not delete, and prints no key', async () => {
    const { admin, state, run } = await probeWorld();
    admin.on(InvokeCommand).callsFake(async ({ Payload }: { Payload: Uint8Array }) => {
      const isDelete = Buffer.from(Payload).toString().includes('tenants.delete');
      const answer = isDelete
        ? { ok: false, error: { name: 'conflict', message: 'Not now' } }
        : { ok: true, result: {} };
      return { Payload: Buffer.from(JSON.stringify(answer)) };
    });
    const findings = await run();
    expect(findings[2]).toMatchObject({
      status: 'failure',
      subject: 'clean-up',
      advice: `agentinbox admin tenants delete ${state.humans[0]} --yes.`,
    });
    expect(JSON.stringify(findings)).not.toContain('ia_secret');
  });
});
