import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { freePort } from '../../packages/laptop/src/engines/free-port.ts';
import { listenOnLoopback } from '../../packages/laptop/src/engines/listen.ts';
import { opened } from '../opened.ts';
import { agentInbox, type CommandOutcome } from './admin-command.ts';
import { ChildRuntime } from './child-runtime.ts';
import { Service } from './service.ts';

const reportSchema = z.object({
  version: z.literal(1),
  target: z.object({ kind: z.string() }),
  exit_code: z.int(),
  checks: z.array(
    z.object({ check: z.string(), subject: z.string().nullable(), status: z.string(), detail: z.string() }),
  ),
});

const service = opened(() => Service.start({ settings: {} }));
beforeAll(() => {
  // Of its own: dead-letter messages of other files would be found.
});

function doctor(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandOutcome> {
  return agentInbox(['doctor', ...args], environment);
}

async function report(
  code: number,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const outcome = await doctor([...args, '--json'], environment);
  expect({ code: outcome.code, stderr: outcome.stderr }, outcome.stdout).toEqual({ code, stderr: '' });
  const found = reportSchema.parse(JSON.parse(outcome.stdout));
  expect(found.exit_code).toBe(code);
  return found;
}

function lines({ checks }: z.output<typeof reportSchema>): readonly string[] {
  return checks.map(({ check, subject, status }) =>
    [check, subject, status].filter((part) => part !== null).join(' '),
  );
}

function temporaryDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

describe('agentinbox doctor on the local service', () => {
  test('sends a mail over SMTP, reads it through the API, and finds everything as it should be', async () => {
    const { dataDir, endpoints } = service.runtime;
    const found = await report(0, ['--data-dir', dataDir]);
    expect(lines(found)).toEqual([
      'endpoints REST API ok',
      'endpoints MCP ok',
      'endpoints event stream ok',
      'outbox ok',
      'development-account ok',
      'dead-letters ok',
      'probe sign-up ok',
      'probe mail ok',
    ]);
    const { stdout } = await doctor(['--data-dir', dataDir]);
    expect(stdout).toMatch(/^ok +Probe: mail +was sent and received in \d+\.\d s$/m);
    expect(stdout).toMatch(/^8 ok$/m);
    expect(stdout).not.toContain(endpoints.api_key);
  });

  test('leaves nothing of its probe behind', async () => {
    const { dataDir } = service.runtime;
    await report(0, ['--data-dir', dataDir]);
    await service.runtime.settled();

    const { stdout } = await agentInbox([
      'admin',
      'tenants',
      'list',
      '--all',
      '--json',
      '--data-dir',
      dataDir,
    ]);
    const { tenants } = z
      .object({ tenants: z.array(z.object({ human_email: z.string(), deleted_at: z.string().nullable() })) })
      .parse(JSON.parse(stdout));
    expect(
      tenants.filter(({ human_email, deleted_at }) => human_email.includes('doctor') && deleted_at === null),
    ).toEqual([]);
  });

  test('reports a dead-letter message with the command that moves it back', async () => {
    const { template, inspection, dataDir } = service.runtime;
    const queue = template
      .ofType('AWS::SQS::Queue')
      .find(({ logicalId }) => logicalId.startsWith('PurgeWorkDeadLetters'));
    // The engine takes a queue's address by any name that ends in it.
    const QueueUrl = `http://127.0.0.1/000000000000/${queue?.logicalId ?? ''}`;
    await inspection.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: '{}' }));

    const found = await report(1, ['--data-dir', dataDir]);
    expect(lines(found)).toContain('dead-letters PurgeWorkDeadLetters failure');
    const { stdout } = await doctor(['--data-dir', dataDir]);
    expect(stdout).toContain('agentinbox admin redrive PurgeWorkDeadLetters.');
  });

  test('reports SMTP that does not answer, and deletes what it made', async () => {
    const directory = temporaryDirectory();
    const endpoints = JSON.parse(readFileSync(join(service.runtime.dataDir, 'endpoints.json'), 'utf8'));
    const smtp = { ...endpoints.smtp, port: await freePort() };
    writeFileSync(join(directory, 'endpoints.json'), JSON.stringify({ ...endpoints, smtp }));

    const found = await report(1, ['--data-dir', directory]);
    expect(lines(found)).toEqual(expect.arrayContaining(['probe sign-up ok', 'probe mail failure']));
  });

  test('says what to start where no service runs', async () => {
    const found = await report(1, ['--data-dir', '/nowhere']);
    expect(found.checks).toMatchObject([
      { check: 'runtime', status: 'failure', detail: 'No service is running in /nowhere' },
    ]);
  });

  test('reports a service that was killed', async () => {
    const directory = temporaryDirectory();
    const runtime = await ChildRuntime.start(directory);
    await runtime.kill();

    const found = await report(1, ['--data-dir', directory]);
    expect(lines(found)).toEqual(
      expect.arrayContaining([
        'endpoints REST API failure',
        'endpoints MCP failure',
        'endpoints event stream failure',
        'outbox failure',
        'development-account failure',
        'dead-letters failure',
        'probe not_checked',
      ]),
    );
  });
});

describe('agentinbox doctor on AWS', () => {
  /** No credentials but these, and every service of AWS at one address. */
  function aws(endpoint: string): Record<string, string> {
    return {
      AWS_ENDPOINT_URL: endpoint,
      AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'example',
      AWS_REGION: '',
    };
  }

  async function silentServer(): Promise<string> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.resume().on('error', () => undefined));
    });
    const port = await listenOnLoopback(server, 0);
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return `http://127.0.0.1:${port}`;
  }

  test('ends with 3 when AWS accepts calls and never answers', async () => {
    const found = await report(
      3,
      ['--stack', 'Mail', '--region', 'eu-west-1', '--timeout', '1'],
      aws(await silentServer()),
    );
    expect(found.checks).toMatchObject([
      { check: 'stack', status: 'not_checked', detail: 'No response within 1 s' },
    ]);
  });

  test('ends with 3 before the first deployment without a region', async () => {
    const environment = { ...aws('http://127.0.0.1:9'), AWS_CONFIG_FILE: '/nowhere' };
    const found = await report(
      3,
      ['--before-deploy', '--set', 'inboxDomain=agents.example.com'],
      environment,
    );
    expect(found.checks).toMatchObject([
      { check: 'account', status: 'not_checked', detail: 'No region is configured' },
    ]);
  });

  test.each([
    ['--probe without a stack', ['--probe'], /--stack/],
    ['--human without a stack', ['--human', 'ada@example.org'], /--stack/],
    ['a human without an address', ['--stack', 'Mail', '--human', 'ada'], /email address/],
    ['AWS without a stack', ['--region', 'eu-west-1'], /--stack/],
    ['--set without --before-deploy', ['--set', 'inboxDomain=x'], /--before-deploy/],
    ['a stack before the first deployment', ['--before-deploy', '--stack', 'Mail'], /stackName/],
    ['a DNS server by name', ['--stack', 'Mail', '--dns-server', 'one.one'], /IP address/],
    ['no time', ['--timeout', '0'], /at least 1/],
    ['a flag that does not exist', ['--fix'], /unknown option/],
  ])('called with %s ends with 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await doctor(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});
