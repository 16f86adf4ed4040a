import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChangeMessageVisibilityCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { adminCommand, type CommandOutcome } from './admin-command.ts';
import { ADVERSE_SEED } from './adverse-seed.ts';
import { changedAssembly, type Resources } from './changed-assembly.ts';
import { addDeadLetters, queueUrl, waitingMessages } from './dead-letters.ts';
import { type Account, Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const RECEIPTS = 'MailIngressReceiptsDeadLetters';
const SETTINGS = { usageRollUpDelaySeconds: '0', usageSettleSeconds: '0', webhookSchedule: '[0,0.1]' };

const statementsSchema = z.looseObject({
  PolicyDocument: z.looseObject({ Statement: z.array(z.looseObject({ Action: z.unknown() })) }),
});

/**
 * A fault of ours: the function that receives mail has lost the right to announce it, and a receipt is tried once. So
 * mail is stored, and then its receipt fails. The queue would hide it for 9 minutes: the function brings that forward.
 */
function forbidEvents(resources: Resources): void {
  for (const [id, { Type, Properties }] of Object.entries(resources)) {
    if (Type === 'AWS::IAM::Policy' && id.startsWith('MailIngressReceiveMail')) {
      const { PolicyDocument } = statementsSchema.parse(Properties);
      const Statement = PolicyDocument.Statement.filter(({ Action }) => Action !== 'events:PutEvents');
      Properties['PolicyDocument'] = { ...PolicyDocument, Statement };
    }
    if (Type === 'AWS::SQS::Queue' && id.startsWith('MailIngressReceiptsQueue')) {
      Properties['RedrivePolicy'] = {
        ...z.looseObject({}).parse(Properties['RedrivePolicy']),
        maxReceiveCount: 1,
      };
    }
  }
}

describe('mail that failed for a fault of ours', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'redrive-'));
  let service: Service;
  let account: Account;
  let endpoint: WebhookEndpoint;
  let socket: StreamClient;
  let receipt = '';

  beforeAll(async () => {
    endpoint = await WebhookEndpoint.open(200);
    const broken = await changedAssembly(forbidEvents);
    service = await Service.start({ dataDir, assembly: broken.directory });
    account = await service.account();
    await hookTo(service, account, endpoint);
    await service.deliver({ to: account.inboxId, subject: 'Invoice' });
    expect(await waitingMessages(service, RECEIPTS)).toBe(1);
    receipt = await bodyOf(service, RECEIPTS);
    await service.stop();
    broken.remove();
    service = await Service.start({ dataDir, settings: SETTINGS });
    socket = await StreamClient.open(`${service.runtime.endpoints.ws_url}?api_key=${account.apiKey}`);
  });
  afterAll(async () => {
    await socket.close();
    await service.stop();
    await endpoint[Symbol.asyncDispose]();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function seen() {
    const thread = await service.get(`/inboxes/${account.inboxId}/threads`, account.apiKey);
    const usage = await service.get('/metrics/usage?usage_types=message_count,storage_bytes', account.apiKey);
    const lastOf = (type: string) =>
      z
        .array(z.looseObject({ value: z.number() }))
        .parse(usage.field(type))
        .at(-1);
    return {
      subjects: (await service.messages(account)).map((message) => message.string('subject')),
      counts: thread.list('threads').map((each) => each.field('message_count')),
      usage: lastOf('message_count')?.value,
      hooks: endpoint.received.length,
      events: new Set(
        socket.frames.map((frame) => z.object({ event_id: z.string() }).parse(JSON.parse(frame)).event_id),
      ).size,
    };
  }
  const ONCE = { subjects: ['Invoice'], counts: [1], usage: 1, hooks: 1, events: 1 };

  test('lies in a dead-letter queue that the operator is shown, and is not announced', async () => {
    const { stdout, code } = await admin(service, 'queues');

    expect(code).toBe(0);
    expect(stdout).toMatch(/^QUEUE +WAITING +IN_FLIGHT +HOLDS$/m);
    expect(stdout).toMatch(new RegExp(`^${RECEIPTS} +1 +0 +an email that did not reach its inbox$`, 'm'));
    expect(await seen()).toMatchObject({ hooks: 0, events: 0 });
  });

  test('is brought back by a redrive: it is there once, and announced once', async () => {
    const { stdout, stderr, code } = await admin(service, 'redrive', RECEIPTS);

    expect({ stdout, stderr, code }).toEqual({
      stdout: `${RECEIPTS}: 1 moved, 0 left\n`,
      stderr: '',
      code: 0,
    });
    await service.runtime.settled();
    expect(await seen()).toEqual(ONCE);
    expect(socket.frames).toHaveLength(1);
    expect(await waitingMessages(service, RECEIPTS)).toBe(0);
  });

  test('is not brought back twice by a redrive that is given again', async () => {
    const { stdout } = await admin(service, 'redrive', RECEIPTS.toLowerCase());
    expect(stdout).toBe(`${RECEIPTS}: 0 moved, 0 left\n`);
    expect((await admin(service, 'redrive', '--all')).stdout).toBe('The dead-letter queues are empty.\n');

    await service.runtime.settled();
    expect(await seen()).toEqual(ONCE);
  });

  test('stays what it is when a mover that died has doubled its receipt', async () => {
    await addDeadLetters(service, RECEIPTS, receipt, receipt);
    await addDeadLetters(service, 'MailIngressUndeliveredReceipts', receipt);
    const outcomes = [await admin(service, 'redrive', '--all', '--json')];
    // Adverse mode may end the function during the command. Its output asks the operator to repeat it, and part was moved before.
    while (ADVERSE_SEED !== undefined && outcomes.at(-1)?.stderr.includes('The command may be given again')) {
      outcomes.push(await admin(service, 'redrive', '--all', '--json'));
    }
    const { stdout, stderr, code } = outcomes.at(-1) ?? {};

    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    if (outcomes.length === 1) {
      expect(JSON.parse(stdout ?? '')).toEqual({
        queues: [
          { queue: RECEIPTS, moved: 2, failed: 0, left: 0 },
          { queue: 'MailIngressUndeliveredReceipts', moved: 1, failed: 0, left: 0 },
        ],
      });
    }
    await service.runtime.settled();
    // The stream says the same event again; a webhook does not even do that.
    expect(await seen()).toEqual(ONCE);
    expect(await waitingMessages(service, RECEIPTS)).toBe(0);
  });
});

/** A function that ends between sending a dead-letter message and its answer sends it again: only adverse mode does so here. */
const COPIES = ADVERSE_SEED === undefined ? '1' : '[1-9]';

describe('dead-letter messages', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start({ settings: SETTINGS });
  });
  afterAll(() => service.stop());

  test('of webhooks at fault are skipped by a redrive of all, and sent again by a redrive that names them', async () => {
    const account = await service.account();
    let status = 500;
    await using endpoint = await WebhookEndpoint.answering(() => status);
    const hook = await hookTo(service, account, endpoint);
    await service.deliver({ to: account.inboxId, subject: 'Hello' });
    expect(String(await waitingMessages(service, 'WebhooksDead'))).toMatch(new RegExp(`^${COPIES}$`));
    expect(endpoint.received).toHaveLength(2);
    const deadLetter = await bodyOf(service, 'WebhooksDead');

    status = 200;
    const all = await admin(service, 'redrive', '--all');
    expect(all.stdout).toMatch(
      new RegExp(`^WebhooksDead: ${COPIES} skipped: .*name the queue if the service was\n$`),
    );
    expect((await admin(service, 'redrive', 'WebhooksDead')).stdout).toMatch(
      new RegExp(`^WebhooksDead: ${COPIES} moved, 0 left\n$`),
    );
    await service.runtime.settled();
    expect(endpoint.received).toHaveLength(3);
    expect(new Set(endpoint.received.map(({ frame }) => frame.event_id)).size).toBe(1);

    await addDeadLetters(service, 'WebhooksDead', deadLetter, deadLetter);
    await admin(service, 'redrive', 'WebhooksDead');
    await service.runtime.settled();
    expect(endpoint.received).toHaveLength(3);
    const log = await service.get(`/webhooks/${hook.id}/deliveries`, account.apiKey);
    expect(log.list('deliveries').map((each) => each.string('state'))).toEqual(['delivered', 'dead']);
  });

  test('that EventBridge could not hand over reach sockets and webhooks from where they lay', async () => {
    const account = await service.account();
    await using endpoint = await WebhookEndpoint.open(200);
    const early = await StreamClient.open(`${service.runtime.endpoints.ws_url}?api_key=${account.apiKey}`);
    await service.deliver({ to: account.inboxId, subject: 'Hello' });
    const { event_id, timestamp, inbox_id, thread_id, message_id } = z
      .record(z.string(), z.string())
      .parse(await early.next());
    await service.runtime.settled();
    await early.close();
    // Opened and created after the mail was announced: they receive the event from the dead-letter queues only.
    const late = await StreamClient.open(`${service.runtime.endpoints.ws_url}?api_key=${account.apiKey}`);
    await hookTo(service, account, endpoint);
    const event = {
      version: '0',
      'detail-type': 'message.received',
      source: 'agent-inbox',
      detail: {
        event_type: 'message.received',
        tenant_id: account.organizationId,
        ...{ event_id, timestamp, inbox_id, thread_id, message_id },
      },
    };
    await addDeadLetters(service, 'StreamUndeliveredEvents', JSON.stringify(event));
    await addDeadLetters(service, 'WebhooksUndelivered', JSON.stringify(event));
    // What a schedule's rule gives its dead-letter queue: the event, and not the job that its target has as input.
    const tick = JSON.stringify({
      ...event,
      'detail-type': 'Scheduled Event',
      source: 'aws.events',
      detail: {},
    });
    await addDeadLetters(service, 'DeferredMailMissedTicks', tick);
    await addDeadLetters(service, 'PurgeWorkDeadLetters', tick);
    const { stdout, stderr, code } = await admin(service, 'redrive', '--all');

    expect({ code, stderr, lines: stdout.trim().split('\n').sort() }).toEqual({
      code: 0,
      stderr: '',
      lines: [
        'DeferredMailMissedTicks: 1 moved, 0 left',
        'PurgeWorkDeadLetters: 1 moved, 0 left',
        'StreamUndeliveredEvents: 1 moved, 0 left',
        'WebhooksUndelivered: 1 moved, 0 left',
      ],
    });
    await service.runtime.settled();
    expect(await late.next()).toMatchObject({ event_id });
    expect(endpoint.received.map(({ frame }) => frame.event_id)).toEqual([event_id]);
    expect(service.logs()).not.toMatch(/"message":"message failed"/);
    await late.close();
  });

  test('more than one call moves are all moved by one command, or as many as were asked for', async () => {
    // A call moves a thousand. Adverse mode ends functions, of which a longer command meets more.
    const [length, limit] = ADVERSE_SEED === undefined ? [1_506, 1_001] : [25, 5];
    const bodies = Array.from({ length }, (_, i) => `{"tenant":"nobody-${i}"}`);
    await addDeadLetters(service, 'UsageWorkDeadLetters', ...bodies);

    const some = await admin(service, 'redrive', 'UsageWorkDeadLetters', '--limit', `${limit}`);
    expect(some.stdout).toBe(`UsageWorkDeadLetters: ${limit} moved, ${length - limit} left\n`);
    const rest = await admin(service, 'redrive', '--all');
    expect(rest.stdout).toBe(`UsageWorkDeadLetters: ${length - limit} moved, 0 left\n`);
    await service.runtime.settled();
  });

  test('that cannot be moved stay, and the command ends with 1', async () => {
    await addDeadLetters(service, 'WebhooksDead', 'not JSON');
    const { code, stdout } = await admin(service, 'redrive', 'WebhooksDead');

    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: 'WebhooksDead: 0 moved, 0 left, 1 could not be moved (see the log of the admin function)\n',
    });
    expect(service.logs()).toMatch(/"message":"dead letter not moved"/);
  });

  test.each([
    ['no queue', ['redrive'], 2, /Name a queue or use --all/],
    ['a queue and all of them', ['redrive', 'WebhooksDead', '--all'], 2, /Name a queue or use --all/],
    ['an unknown queue', ['redrive', 'Nowhere'], 1, /Unknown dead-letter queue Nowhere; "queues" lists them/],
    ['no number', ['redrive', '--all', '--limit', 'some'], 2, /whole number/],
  ])('are not moved by a command that names %s', async (_what, args, status, message) => {
    const { code, stdout, stderr } = await admin(service, ...args);

    expect({ code, stdout }).toEqual({ code: status, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

function admin(service: Service, ...args: readonly string[]): Promise<CommandOutcome> {
  return adminCommand([...args, '--data-dir', service.runtime.dataDir]);
}

async function bodyOf(service: Service, queue: string): Promise<string> {
  const { sqs } = service.runtime.inspection;
  const QueueUrl = queueUrl(service, queue);
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl }));
  const { Body = '', ReceiptHandle } = Messages[0] ?? {};
  await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
  return Body;
}
