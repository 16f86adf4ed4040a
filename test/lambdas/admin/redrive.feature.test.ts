import {
  CreateQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AdminAnswer, redrivenSchema } from '../../../lambdas/admin/admin-answer.ts';
import { answerAdmin } from '../../../lambdas/admin/answer-admin.ts';
import {
  openRedrivableQueues,
  type RedrivableQueueProps,
} from '../../../lambdas/admin/open-redrivable-queues.ts';
import { sqsDeadLetterQueue, sqsDeadLetterSender } from '../../../lambdas/aws/dead-letter-queue.ts';
import {
  adminEnvironment,
  DEAD_LETTER_QUEUES,
  type DeadLetterQueueName,
} from '../../../lambdas/environment.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import { startFauxqsEngine } from '../../../packages/laptop/src/engines/fauxqs-engine.ts';
import { NOW, unused } from '../test-context.ts';
import { adminServices } from './admin-services.ts';

const TARGET = 'Target';
/** Those whose messages go back to a queue. */
const REDRIVEN = DEAD_LETTER_QUEUES.filter((name) => !['WebhooksDead', 'AuditLinesDiscarded'].includes(name));
const ATTRIBUTES = {
  RULE_ARN: { DataType: 'String', StringValue: 'arn:aws:events:eu-west-1:1:rule/x' },
  ONE: { DataType: 'Number', StringValue: '1' },
  BYTES: { DataType: 'Binary', BinaryValue: new Uint8Array([1, 2, 255]) },
};

let sqs: SQSClient;
let stop: () => Promise<void>;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const engine = await startFauxqsEngine(undefined);
  sqs = new SQSClient({
    endpoint: engine.origin,
    requestHandler: { httpAgent: engine.agent },
    region: 'us-east-1',
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
  });
  stop = async () => {
    sqs.destroy();
    await engine.stop();
  };
});
afterAll(() => stop());

let worlds = 0;

async function world(overrides: Partial<RedrivableQueueProps> = {}) {
  worlds += 1;
  const prefix = `w${worlds}-`;
  const urls = new Map<string, string>();
  for (const name of [TARGET, ...DEAD_LETTER_QUEUES]) {
    const { QueueUrl = '' } = await sqs.send(new CreateQueueCommand({ QueueName: `${prefix}${name}` }));
    urls.set(name, QueueUrl);
  }
  const urlOf = (name: string) => urls.get(name) ?? '';
  const queues = adminEnvironment().shape.DEAD_LETTER_QUEUES.parse(
    JSON.stringify(DEAD_LETTER_QUEUES.map((name) => (name === 'WebhooksDead' ? [name] : [name, TARGET]))),
  );
  const props: RedrivableQueueProps = {
    queues,
    open: (name) => sqsDeadLetterQueue(sqs, urlOf(name)),
    sender: (name) => sqsDeadLetterSender(sqs, urlOf(name)),
    deliveries: unused('deliveries'),
    invoke: unused('invoke'),
    ...overrides,
  };
  // Takes the entry of the audit log.
  const table = { name: 'table', client: { send: async () => ({}) } } as unknown as Table;
  const services = adminServices(table, { redrivableQueues: openRedrivableQueues(props) });
  const ask = (event: unknown, using = services) => answerAdmin(using, event);
  return {
    services,
    props,
    ask,
    redrive: async (queue: string, limit?: number, using = services) =>
      redrivenSchema.parse(resultOf(await ask({ command: 'queues.redrive', queue, limit }, using))),
    async addDeadLetters(queue: DeadLetterQueueName, ...bodies: readonly string[]) {
      for (const body of bodies) {
        await sqs.send(
          new SendMessageCommand({
            QueueUrl: urlOf(queue),
            MessageBody: body,
            MessageAttributes: ATTRIBUTES,
          }),
        );
      }
    },
    async arrived() {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl: urlOf(TARGET),
          MaxNumberOfMessages: 10,
          MessageAttributeNames: ['All'],
        }),
      );
      return Messages;
    },
  };
}

function resultOf(answer: AdminAnswer): unknown {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.result;
}

test('the list of dead-letter queues names every queue, what one message of it is, and how many there are', async () => {
  const { ask, addDeadLetters } = await world();
  await addDeadLetters('MailIngressReceiptsDeadLetters', '{"a":1}', '{"a":2}');
  const answer = await ask({ command: 'queues.list' });

  expect(answer).toEqual({
    ok: true,
    result: {
      queues: DEAD_LETTER_QUEUES.map((queue) => ({
        queue,
        waiting: queue === 'MailIngressReceiptsDeadLetters' ? 2 : 0,
        in_flight: 0,
        holds: expect.stringMatching(/\w/),
        not_with_all: queue === 'WebhooksDead' ? expect.stringMatching(/\w/) : null,
      })),
    },
  });
});

describe('a redrive', () => {
  test('of any queue puts a message back with its body and its attributes, once', async () => {
    const { addDeadLetters, redrive, arrived } = await world();
    const bodies = new Map(REDRIVEN.map((queue) => [queue, `{"detail":{"é":"☃ ${queue}"}}`]));
    for (const [queue, body] of bodies) await addDeadLetters(queue, body);

    const outcomes = await Promise.all(REDRIVEN.map((queue) => redrive(queue.toLowerCase())));
    expect(outcomes).toEqual(REDRIVEN.map((queue) => ({ queue, moved: 1, failed: 0, left: 0 })));
    const messages = [...(await arrived()), ...(await arrived())];
    expect(messages.map(({ Body }) => Body).sort()).toEqual([...bodies.values()].sort());
    expect(messages.map(({ MessageAttributes }) => MessageAttributes)).toEqual(
      REDRIVEN.map(() => ATTRIBUTES),
    );
    const again = await Promise.all(REDRIVEN.map((queue) => redrive(queue)));
    expect(again.map(({ moved, left }) => ({ moved, left }))).toEqual(
      REDRIVEN.map(() => ({ moved: 0, left: 0 })),
    );
  });

  test('of what Lambda gave up invokes the function that takes it, and leaves what the function fails', async () => {
    const invoked: string[] = [];
    const { addDeadLetters, redrive } = await world({
      invoke: async (name, event) => {
        invoked.push(`${name} ${event}`);
        if (event.includes('broken')) throw new Error('The function failed');
      },
    });
    await addDeadLetters('AuditLinesDiscarded', '{"place":1}');
    expect(await redrive('AuditLinesDiscarded')).toMatchObject({ moved: 1, failed: 0, left: 0 });
    await addDeadLetters('AuditLinesDiscarded', '{"place":"broken"}');

    expect(await redrive('AuditLinesDiscarded')).toMatchObject({ moved: 0, failed: 1 });
    expect(invoked).toEqual([`${TARGET} {"place":1}`, `${TARGET} {"place":"broken"}`]);
  });

  test('of what SNS wrapped puts back what was published', async () => {
    const { addDeadLetters, redrive, arrived } = await world();
    const receipt = '{"notificationType":"Received"}';
    const wrapped = { Type: 'Notification', MessageId: 'x', TopicArn: 'arn:t', Message: receipt };
    await addDeadLetters('MailIngressUndeliveredReceipts', JSON.stringify(wrapped, null, 2), receipt);
    await redrive('MailIngressUndeliveredReceipts');

    expect((await arrived()).map(({ Body }) => Body)).toEqual([receipt, receipt]);
  });

  test('moves no more than it may, and says what is left', async () => {
    const { addDeadLetters, redrive } = await world();
    await addDeadLetters('PurgeWorkDeadLetters', ...Array.from({ length: 23 }, (_, i) => `{"job":${i}}`));

    expect(await redrive('PurgeWorkDeadLetters', 12)).toMatchObject({ moved: 12, left: 11 });
    expect(await redrive('PurgeWorkDeadLetters')).toMatchObject({ moved: 11, left: 0 });
  });

  test('of 1,500 moves a thousand in one call and the others in the next, each once, also when two calls share them', async () => {
    const bodies = Array.from({ length: 1_500 }, (_, n) => `{"job":${n}}`);
    for (const calls of [1, 2]) {
      const { addDeadLetters, redrive, arrived } = await world();
      for (let from = 0; from < bodies.length; from += 100)
        await Promise.all(
          bodies.slice(from, from + 100).map((body) => addDeadLetters('PurgeWorkDeadLetters', body)),
        );
      const limits = calls === 1 ? [undefined] : [800, 600];
      const first = await Promise.all(limits.map((limit) => redrive('PurgeWorkDeadLetters', limit)));
      const moved = first.reduce((sum, each) => sum + each.moved, 0);
      expect([moved, first.every(({ failed }) => failed === 0)]).toEqual([calls === 1 ? 1_000 : 1_400, true]);
      expect(await redrive('PurgeWorkDeadLetters')).toMatchObject({
        moved: bodies.length - moved,
        failed: 0,
        left: 0,
      });
      const there: (string | undefined)[] = [];
      for (let batch = await arrived(); batch.length > 0; batch = await arrived())
        there.push(...batch.map(({ Body }) => Body));
      expect(there.sort()).toEqual(bodies.toSorted());
    }
  });

  test('ends in time, however much there is', async () => {
    const { services, addDeadLetters, redrive } = await world();
    await addDeadLetters('PurgeWorkDeadLetters', ...Array.from({ length: 30 }, (_, i) => `{"job":${i}}`));
    let looks = 0;
    const slow = { ...services, now: () => new Date(NOW.getTime() + 11_000 * looks++) };

    expect(await redrive('PurgeWorkDeadLetters', undefined, slow)).toMatchObject({ moved: 10, left: 20 });
  });

  test('that dies between sending and removing leaves the message where it was', async () => {
    const alive = await world();
    await alive.addDeadLetters('UsageWorkDeadLetters', '{"tenant":"t"}');
    const { props, services } = alive;
    const dying = openRedrivableQueues({
      ...props,
      open: (name) => ({
        ...props.open(name),
        remove: async () => {
          throw new Error('the worker died');
        },
      }),
    });
    const first = await alive.redrive('UsageWorkDeadLetters', undefined, {
      ...services,
      redrivableQueues: dying,
    });

    // Sent, and hidden until it is clear that it stays.
    expect(first).toEqual({ queue: 'UsageWorkDeadLetters', moved: 0, failed: 1, left: 0 });
    expect(await alive.arrived()).toHaveLength(1);
    expect(resultOf(await alive.ask({ command: 'queues.list' }))).toMatchObject({
      queues: expect.arrayContaining([
        expect.objectContaining({ queue: 'UsageWorkDeadLetters', waiting: 0, in_flight: 1 }),
      ]),
    });
  });

  test('whose target takes nothing removes nothing and takes no more', async () => {
    const { addDeadLetters, redrive, arrived } = await world({
      sender: () => async () => {
        throw new Error('AccessDenied');
      },
    });
    await addDeadLetters(
      'StreamUndeliveredEvents',
      ...Array.from({ length: 15 }, (_, i) => `{"event":${i}}`),
    );

    expect(await redrive('StreamUndeliveredEvents')).toMatchObject({ moved: 0, failed: 10, left: 5 });
    expect(await arrived()).toEqual([]);
  });

  test('of a queue that there is not is refused, and names where the others stand', async () => {
    const { ask } = await world({ open: unused('open') });

    expect(await ask({ command: 'queues.redrive', queue: 'Nowhere' })).toEqual({
      ok: false,
      error: {
        name: 'not_found',
        message: 'Unknown dead-letter queue Nowhere; "queues" lists them.',
      },
    });
  });

  test.each([[0], [1_001], [1.5]])('of %d messages is refused', async (limit) => {
    const { ask } = await world({ open: unused('open') });

    expect(await ask({ command: 'queues.redrive', queue: 'WebhooksDead', limit })).toMatchObject({
      ok: false,
      error: { name: 'validation' },
    });
  });
});
