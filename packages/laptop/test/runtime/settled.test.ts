import {
  CreateQueueCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { expect, onTestFinished, test } from 'vitest';
import { startFauxqsEngine } from '../../src/engines/fauxqs-engine.ts';
import { settled } from '../../src/runtime/settled.ts';
import { resolvedTemplate } from '../../src/template/resolve-template.ts';

const ACCOUNT = '000000000000';
const TEMPLATE = resolvedTemplate([
  { logicalId: 'Work', type: 'AWS::SQS::Queue', properties: {} },
  { logicalId: 'Dead', type: 'AWS::SQS::Queue', properties: {} },
  {
    logicalId: 'Mapping',
    type: 'AWS::Lambda::EventSourceMapping',
    properties: { EventSourceArn: `arn:aws:sqs:us-east-1:${ACCOUNT}:Work` },
  },
]);

async function startQueues() {
  const { origin, agent, queueContent, stop } = await startFauxqsEngine(undefined);
  const credentials = { accessKeyId: 'OPERATOR', secretAccessKey: 'OPERATOR' };
  const sqs = new SQSClient({
    region: 'us-east-1',
    endpoint: origin,
    requestHandler: { httpAgent: agent },
    credentials,
  });
  onTestFinished(async () => {
    sqs.destroy();
    await stop();
  });
  for (const QueueName of ['Work', 'Dead']) await sqs.send(new CreateQueueCommand({ QueueName }));
  return { sqs, contentOf: queueContent, url: (name: string) => `${origin}/${ACCOUNT}/${name}` };
}

test('settled: waits for a message that is being processed', async () => {
  const { sqs, contentOf, url } = await startQueues();
  await sqs.send(new SendMessageCommand({ QueueUrl: url('Work'), MessageBody: 'x' }));
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl: url('Work') }));
  let looks = 0;
  const order: string[] = [];

  const waiting = settled({
    template: TEMPLATE,
    contentOf,
    isIdle() {
      looks += 1;
      return true;
    },
  }).then(() => order.push('settled'));
  while (looks < 3) await new Promise((resolve) => setImmediate(resolve));
  order.push('deleted');
  await sqs.send(
    new DeleteMessageCommand({ QueueUrl: url('Work'), ReceiptHandle: Messages[0]?.ReceiptHandle }),
  );
  await waiting;

  expect(order).toEqual(['deleted', 'settled']);
});

test('a message in a dead-letter queue counts as settled', async () => {
  const { sqs, contentOf, url } = await startQueues();
  await sqs.send(new SendMessageCommand({ QueueUrl: url('Dead'), MessageBody: 'x' }));

  const waiting = settled({ template: TEMPLATE, contentOf, isIdle: () => true });

  await expect(waiting).resolves.toBeUndefined();
});

test('settled: waits for a delayed message, but not for one from which nothing will follow', async () => {
  const { sqs, contentOf, url } = await startQueues();
  const send = (MessageBody: string) =>
    sqs.send(new SendMessageCommand({ QueueUrl: url('Work'), MessageBody, DelaySeconds: 900 }));
  const asked: string[] = [];
  const isOver = async (body: string) => {
    asked.push(body);
    return body === 'over' || asked.length > 3;
  };
  await send('over');
  await send('due');

  await settled({ template: TEMPLATE, contentOf, isIdle: () => true, isOver });

  // Twice with the answer no, then until the result was seen twice.
  expect(asked).toEqual(['over', 'due', 'over', 'due', 'over', 'due']);
});
