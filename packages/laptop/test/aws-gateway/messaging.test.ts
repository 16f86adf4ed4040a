import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { describe, expect, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { ACCOUNT, allow, type Clients, errorName, GatewayFixture, WORK } from './gateway-fixture.ts';
import { signByHand } from './sign-by-hand.ts';

const gateway = opened(() => GatewayFixture.start());

function send(clients: Clients, MessageBody: string, DelaySeconds?: number): Promise<unknown> {
  const delay = DelaySeconds === undefined ? {} : { DelaySeconds };
  return clients.sqs.send(new SendMessageCommand({ QueueUrl: gateway.workUrl, MessageBody, ...delay }));
}

const TRACE = 'Root=1-5759e988-bd862e3fe1be46a994272793';

async function traceOf(body: string): Promise<string | undefined> {
  const { sqs } = gateway.asOperator();
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: gateway.workUrl,
        WaitTimeSeconds: 5,
        MaxNumberOfMessages: 10,
        MessageSystemAttributeNames: ['All'],
      }),
    );
    const found = Messages.find(({ Body }) => Body === body);
    if (found !== undefined) return found.Attributes?.AWSTraceHeader;
    if (Messages.length === 0) throw new Error(`No message ${body}`);
  }
}

describe('an SQS call', () => {
  test('with the header X-Amzn-Trace-Id gives it to its messages as AWSTraceHeader, and without it none', async () => {
    const QueueUrl = gateway.workUrl;
    const header = `${TRACE};Lineage=0000000b:7`;
    const traced = gateway.asOperator().sqs;
    traced.middlewareStack.add(
      (next) => (args) => {
        Object.assign((args.request as { headers: object }).headers, { 'X-Amzn-Trace-Id': header });
        return next(args);
      },
      { step: 'build' },
    );
    await traced.send(new SendMessageCommand({ QueueUrl, MessageBody: 'one' }));
    expect(await traceOf('one')).toBe(header);
    const Entries = [{ Id: 'a', MessageBody: 'of many' }];
    await traced.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    expect(await traceOf('of many')).toBe(header);
    await send(gateway.asOperator(), 'untraced');
    expect(await traceOf('untraced')).toBeUndefined();
  });

  test('sends, receives, changes and deletes with the queue URL of the template', async () => {
    const actions = ['SendMessage', 'ReceiveMessage', 'ChangeMessageVisibility', 'DeleteMessage'];
    const worker = gateway.as(
      allow(
        actions.map((name) => `sqs:${name}`),
        WORK,
      ),
    );
    const QueueUrl = gateway.workUrl;

    await send(worker, 'hello');
    const { Messages } = await worker.sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 5 }));
    const ReceiptHandle = Messages?.[0]?.ReceiptHandle;

    expect(Messages?.map(({ Body }) => Body)).toEqual(['hello']);
    await worker.sqs.send(
      new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 60 }),
    );
    await worker.sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
  });

  test('without the action is AccessDeniedException', async () => {
    const reader = gateway.as(allow('sqs:ReceiveMessage', WORK));

    await expect(send(reader, 'x')).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(`sqs:SendMessage on resource: ${WORK}`),
    });
  });

  test('on another queue than the granted one is AccessDeniedException', async () => {
    const other = gateway.as(allow('sqs:SendMessage', `arn:aws:sqs:${ACCOUNT}:Dead`));

    expect(await errorName(send(other, 'x'))).toBe('AccessDeniedException');
  });

  test('accepts 256 KB and refuses one byte more', async () => {
    const operator = gateway.asOperator();

    await send(operator, 'x'.repeat(262_144));

    expect(await errorName(send(operator, 'x'.repeat(262_145)))).toBe('InvalidParameterValue');
    const Entries = [1, 2].map((Id) => ({ Id: String(Id), MessageBody: 'x'.repeat(131_073) }));
    const batch = new SendMessageBatchCommand({ QueueUrl: gateway.workUrl, Entries });
    expect(await errorName(operator.sqs.send(batch))).toBe('BatchRequestTooLong');
  });

  test('accepts a delay of 15 minutes and refuses one second more, also in a batch', async () => {
    const operator = gateway.asOperator();

    await send(operator, 'later', 900);

    expect(await errorName(send(operator, 'never', 901))).toBe('InvalidParameterValue');
    const Entries = [{ Id: 'a', MessageBody: 'x', DelaySeconds: 901 }];
    const batch = new SendMessageBatchCommand({ QueueUrl: gateway.workUrl, Entries });
    expect(await errorName(operator.sqs.send(batch))).toBe('InvalidParameterValue');
  });
});

describe('an SNS call', () => {
  const topic = `arn:aws:sns:${ACCOUNT}:Receipts`;

  /** There is no SNS client among the packages. */
  async function publish({ credentials }: Clients, Message: string, extra = {}): Promise<Response> {
    const body = new URLSearchParams({ Action: 'Publish', TopicArn: topic, Message }).toString();
    const plain = { 'content-type': 'application/x-www-form-urlencoded', ...extra };
    const signed = { origin: gateway.origin, service: 'sns', headers: plain, body };
    const headers = await signByHand(credentials, signed);
    return await fetch(gateway.origin, { method: 'POST', headers, body });
  }

  test('publishes to the queues of the topic', async () => {
    const response = await publish(gateway.as(allow('sns:Publish', topic)), 'receipt');

    expect(response.status).toBe(200);
    const { sqs } = gateway.asOperator();
    const bodies: (string | undefined)[] = [];
    while (!bodies.includes('receipt')) {
      const command = new ReceiveMessageCommand({ QueueUrl: gateway.workUrl, WaitTimeSeconds: 5 });
      const { Messages = [] } = await sqs.send(command);
      if (Messages.length === 0) break;
      bodies.push(...Messages.map(({ Body }) => Body));
    }
    expect(bodies).toContain('receipt');
  });

  test('passes the header X-Amzn-Trace-Id to the queues of the topic as the attribute AWSTraceHeader', async () => {
    const headers = { 'x-amzn-trace-id': `${TRACE};Lineage=0000000a:3` };
    const response = await publish(gateway.as(allow('sns:Publish', topic)), 'traced', headers);

    expect(response.status).toBe(200);
    expect(await traceOf('traced')).toBe(`${TRACE};Lineage=0000000a:3`);
  });

  test('without the action is AuthorizationError', async () => {
    const response = await publish(gateway.as(allow('sns:Subscribe', topic)), 'receipt');

    expect(response.status).toBe(403);
    expect(await response.text()).toContain('<Code>AuthorizationError</Code>');
  });
});
