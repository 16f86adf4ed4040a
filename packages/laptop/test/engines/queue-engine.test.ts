import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { callEngine } from '../../src/engines/call-engine.ts';
import { type Engines, startEngines } from '../../src/engines/engines.ts';
import { provision } from '../../src/engines/provision.ts';
import type { QueueEngine, QueueReply } from '../../src/engines/queue-engine.ts';
import { sendAll } from '../../src/event-bus/send-all.ts';
import { testDeployment } from '../template/test-deployment.ts';
import { exampleTemplate } from './example-template.ts';

const directories: string[] = [];
const running: Engines[] = [];
afterEach(async () => {
  for (const engines of running.splice(0)) await engines.stop();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'queues-'));
  directories.push(made);
  return made;
}

async function start(dataDir?: string): Promise<Engines> {
  const engines = await startEngines({ dataDir });
  running.push(engines);
  await provision(exampleTemplate(), engines, testDeployment);
  return engines;
}

const QueueUrl = 'http://127.0.0.1/000000000000/Work';
const receive = { QueueUrl, MaxNumberOfMessages: 10, MessageSystemAttributeNames: ['All'] };
const send = ({ queues }: Engines, MessageBody: string) =>
  queues.call('SendMessage', { QueueUrl, MessageBody });

describe('a queue in this process', () => {
  test('replies to an action as its HTTP server does, and leaves other actions to the server', async () => {
    const { queues } = await start();

    expect(await queues.call('SendMessage', { QueueUrl, MessageBody: 'a' })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/x-amz-json-1.0' },
      body: { MD5OfMessageBody: '0cc175b9c0f1b6a831c399e269772661' },
    });
    const elsewhere = { QueueUrl: `${QueueUrl}Gone`, MessageBody: 'a' };
    expect(await queues.call('SendMessage', elsewhere)).toMatchObject({
      status: 400,
      body: { __type: 'com.amazonaws.sqs#QueueDoesNotExist' },
    });
    expect([queues.does('ReceiveMessage'), queues.does('CreateQueue')]).toEqual([true, false]);
  });

  test('keeps the trace header of a message over a restart, and on its way to the dead-letter queue', async () => {
    const dataDir = directory();
    const first = await start(dataDir);
    const message = { QueueUrl, MessageBody: 'traced' };
    await first.queues.call('SendMessage', message, undefined, 'Root=1-1-1;Lineage=0000000a:3');
    await first.stop();
    running.splice(0);
    const { queues } = await start(dataDir);

    for (let delivery = 1; delivery <= 3; delivery++) {
      const { body } = await queues.call('ReceiveMessage', { ...receive, VisibilityTimeout: 0 });
      expect(body).toMatchObject({
        Messages: [{ Attributes: { AWSTraceHeader: 'Root=1-1-1;Lineage=0000000a:3' } }],
      });
    }
    expect((await queues.call('ReceiveMessage', receive)).body).toEqual({});
    const dead = { ...receive, QueueUrl: 'http://127.0.0.1/000000000000/Dead' };
    expect((await queues.call('ReceiveMessage', dead)).body).toMatchObject({
      Messages: [{ Attributes: { AWSTraceHeader: 'Root=1-1-1;Lineage=0000000a:3' } }],
    });
  });

  test('makes messages visible again when the caller has disconnected during a long poll', async () => {
    const engines = await start();
    let isGone = false;
    const waiting = engines.queues.call('ReceiveMessage', { ...receive, WaitTimeSeconds: 20 }, () => isGone);
    isGone = true;
    await send(engines, 'for the next');
    await waiting;

    expect((await engines.queues.call('ReceiveMessage', receive)).body).toMatchObject({
      Messages: [{ Body: 'for the next', Attributes: { ApproximateReceiveCount: '2' } }],
    });
  });

  test('keeps sent messages over a restart, single and in batches, and drops deleted ones', async () => {
    const dataDir = directory();
    const before = await start(dataDir);
    await sendAll(
      before.queues,
      QueueUrl,
      Array.from({ length: 12 }, (_, n) => ({ body: `many ${n}` })),
    );
    await send(before, 'one');
    const { body } = await before.queues.call('ReceiveMessage', receive);
    const { Messages } = body as { Messages: { ReceiptHandle: string }[] };
    const Entries = Messages.map(({ ReceiptHandle }, n) => ({ Id: String(n), ReceiptHandle }));
    await before.queues.call('DeleteMessageBatch', { QueueUrl, Entries });
    await running.pop()?.stop();

    const { queues } = await start(dataDir);
    expect((await queues.call('ReceiveMessage', receive)).body).toMatchObject({
      Messages: [{ Body: 'many 10' }, { Body: 'many 11' }, { Body: 'one' }],
    });
  });
});

describe('sending many messages', () => {
  class Noting implements QueueEngine {
    readonly calls: string[][] = [];
    readonly #reply: QueueReply;

    constructor(reply: QueueReply) {
      this.#reply = reply;
    }

    does(): boolean {
      return true;
    }

    async call(_action: string, parameters: unknown): Promise<QueueReply> {
      const { Entries } = parameters as { Entries: { MessageBody: string }[] };
      this.calls.push(Entries.map(({ MessageBody }) => MessageBody));
      return this.#reply;
    }
  }
  const taken: QueueReply = { status: 200, headers: {}, body: { Successful: [] } };

  test('uses one call for ten messages, and for 256 KB', async () => {
    const queue = new Noting(taken);
    await sendAll(queue, QueueUrl, Array(21).fill({ body: 'x' }));
    const half = { body: 'x'.repeat(131_072) };
    await sendAll(queue, QueueUrl, [half, half, { body: 'y' }, half]);

    expect(queue.calls.map(({ length }) => length)).toEqual([10, 10, 1, 2, 2]);
  });

  test.each<[string, QueueReply]>([
    ['the call', { status: 400, headers: {}, body: { __type: 'QueueDoesNotExist' } }],
    ['one of them', { status: 200, headers: {}, body: { Failed: [{ Id: '1', Code: 'InternalError' }] } }],
  ])('fails when the queue refuses %s', async (_, reply) => {
    await expect(sendAll(new Noting(reply), QueueUrl, [{ body: 'a' }, { body: 'b' }])).rejects.toThrow(
      'did not take',
    );
  });
});

test('an object in this process is stored by put, also after a restart, and only in its own bucket', async () => {
  const dataDir = directory();
  (await start(dataDir)).objects.put('mail', 'a/b', Buffer.from('bytes'));
  await running.pop()?.stop();
  const { objects, fauxqs, fauxqsAgent } = await start(dataDir);

  expect([objects.has('mail', 'a/b'), objects.has('mail', 'a'), objects.has('gone', 'a/b')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await callEngine(`${fauxqs}/mail/a/b`, fauxqsAgent, 'GET')).toEqual({
    status: 200,
    text: 'bytes',
  });
  expect(() => objects.put('gone', 'a', Buffer.alloc(0))).toThrow('bucket does not exist');
});
