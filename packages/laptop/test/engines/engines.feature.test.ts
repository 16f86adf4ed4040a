import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, test } from 'vitest';
import { callEngine, type EngineReply } from '../../src/engines/call-engine.ts';
import { dynamodbBinary } from '../../src/engines/dynamodb-binary.ts';
import { startDynamodb } from '../../src/engines/dynamodb-engine.ts';
import { type EngineOptions, type Engines, startEngines } from '../../src/engines/engines.ts';
import { startFauxqsEngine } from '../../src/engines/fauxqs-engine.ts';
import { hasPrivateNetworks } from '../../src/engines/private-network.ts';
import { processInfo } from '../../src/engines/process-info.ts';
import { provision } from '../../src/engines/provision.ts';
import { testDeployment } from '../template/test-deployment.ts';
import { descendantsOf } from './child-processes.ts';
import { engineClients } from './engine-clients.ts';
import { exampleTemplate, keys } from './example-template.ts';
import { killedEngine } from './killed-engine.ts';
import { listeningSockets } from './listening-sockets.ts';

/** Node's names for TCP and Unix sockets that listen. */
const LISTENING = ['TCPServerWrap', 'PipeServerWrap'];

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(options: EngineOptions = {}): Promise<Engines> {
  const engines = await startEngines(options);
  cleanups.push(() => engines.stop());
  return engines;
}

function clients(engines: Engines) {
  const opened = engineClients(engines);
  for (const client of [opened.dynamodb, opened.s3, opened.sqs]) cleanups.push(() => client.destroy());
  return opened;
}

function publish(engines: Engines, Message: string): Promise<EngineReply> {
  const TopicArn = 'arn:aws:sns:us-east-1:000000000000:Receipts';
  const body = new URLSearchParams({ Action: 'Publish', TopicArn, Message });
  return callEngine(engines.fauxqs, engines.fauxqsAgent, 'POST', body);
}

const item = { pk: { S: 'a' }, sk: { S: 'b' } };

describe('provisioning', () => {
  test('creates tables, buckets, queues with their attributes, and topics with subscribed queues', async () => {
    const engines = await start();
    await provision(exampleTemplate(), engines, testDeployment);
    const { dynamodb, s3, sqs, workUrl } = clients(engines);

    await dynamodb.send(new PutItemCommand({ TableName: 'Rows', Item: item }));
    await s3.send(new PutObjectCommand({ Bucket: 'mail', Key: 'k', Body: 'v' }));
    await publish(engines, 'hello');

    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl: workUrl, AttributeNames: ['All'] }),
    );
    expect(Attributes).toMatchObject({ VisibilityTimeout: '45', MaximumMessageSize: '262144' });
    expect(JSON.parse(Attributes?.['RedrivePolicy'] ?? '')).toMatchObject({ maxReceiveCount: 3 });
    const { Messages } = await sqs.send(new ReceiveMessageCommand({ QueueUrl: workUrl, WaitTimeSeconds: 5 }));
    expect(Messages?.map(({ Body }) => Body)).toEqual(['hello']);
  });

  test('keeps everything when it is repeated on the same data directory after a stop', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'engines-'));
    const first = await startEngines({ dataDir });
    await provision(exampleTemplate(), first, testDeployment);
    const before = clients(first);
    await before.dynamodb.send(new PutItemCommand({ TableName: 'Rows', Item: item }));
    await before.s3.send(new PutObjectCommand({ Bucket: 'mail', Key: 'k', Body: 'v' }));
    await before.sqs.send(new SendMessageCommand({ QueueUrl: before.workUrl, MessageBody: 'waiting' }));
    await first.stop();

    const second = await start({ dataDir });
    await provision(exampleTemplate(), second, testDeployment);
    const after = clients(second);

    const row = await after.dynamodb.send(new GetItemCommand({ TableName: 'Rows', Key: item }));
    const object = await after.s3.send(new GetObjectCommand({ Bucket: 'mail', Key: 'k' }));
    const message = await after.sqs.send(
      new ReceiveMessageCommand({ QueueUrl: after.workUrl, WaitTimeSeconds: 5 }),
    );
    expect(row.Item).toEqual(item);
    expect(await object.Body?.transformToString()).toBe('v');
    expect(message.Messages?.map(({ Body }) => Body)).toEqual(['waiting']);
  });

  test('keeps all data after kill -9, and delivers again the messages that the killed runtime had received', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
    const runtime = spawn(
      process.execPath,
      [new URL('./killed-runtime.ts', import.meta.url).pathname, dataDir],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(runtime.stdout, 'data');
    runtime.kill('SIGKILL');
    await once(runtime, 'exit');

    const engines = await start({ dataDir });
    await provision(exampleTemplate(), engines, testDeployment);
    const { dynamodb, s3, sqs, workUrl } = clients(engines);

    const row = await dynamodb.send(new GetItemCommand({ TableName: 'Rows', Key: item }));
    const object = await s3.send(new GetObjectCommand({ Bucket: 'mail', Key: 'k' }));
    const { Messages } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: workUrl, MaxNumberOfMessages: 10 }),
    );
    expect(row.Item).toEqual(item);
    expect(await object.Body?.transformToString()).toBe('v');
    expect(Messages?.map(({ Body }) => Body).sort()).toEqual(['received', 'waiting']);
  });

  test('refuses a kept table whose keys differ from the template, and says what to do', async () => {
    const engines = await start();
    await provision(exampleTemplate(), engines, testDeployment);
    const changed = {
      Rows: {
        Type: 'AWS::DynamoDB::Table',
        Properties: {
          AttributeDefinitions: ['a', 'b'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
          KeySchema: keys('a', 'b'),
          BillingMode: 'PAY_PER_REQUEST',
        },
      },
    };

    await expect(provision(exampleTemplate(changed), engines, testDeployment)).rejects.toThrow(
      /Table Rows .* --reset/,
    );
  });

  test('refuses subscriptions that are no queue', async () => {
    const engines = await start();
    const Properties = { TopicArn: { Ref: 'Receipts' }, Protocol: 'lambda', Endpoint: 'arn:aws:lambda:x' };

    const template = exampleTemplate({ Feed: { Type: 'AWS::SNS::Subscription', Properties } });

    await expect(provision(template, engines, testDeployment)).rejects.toThrow(/Subscription Feed/);
  });

  test('removes a subscription that the template no longer has', async () => {
    const engines = await start();
    await provision(exampleTemplate(), engines, testDeployment);
    const Properties = {
      TopicArn: { Ref: 'Receipts' },
      Protocol: 'sqs',
      Endpoint: { 'Fn::GetAtt': ['Dead', 'Arn'] },
      RawMessageDelivery: true,
    };
    await provision(
      exampleTemplate({ Feed: { Type: 'AWS::SNS::Subscription', Properties } }),
      engines,
      testDeployment,
    );
    const { sqs, workUrl } = clients(engines);

    await publish(engines, 'moved');

    const dead = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: workUrl.replace('Work', 'Dead'), WaitTimeSeconds: 5 }),
    );
    const work = await sqs.send(new ReceiveMessageCommand({ QueueUrl: workUrl }));
    expect(dead.Messages).toHaveLength(1);
    expect(work.Messages ?? []).toEqual([]);
  });
});

test('the queue engine delivers a message again immediately when its visibility timeout is set to 0, and counts each receive', async () => {
  const engines = await start({ dataDir: mkdtempSync(join(tmpdir(), 'visible-')) });
  await provision(exampleTemplate(), engines, testDeployment);
  const { sqs, workUrl: QueueUrl } = clients(engines);
  const receive = () =>
    sqs.send(
      new ReceiveMessageCommand({ QueueUrl, MessageSystemAttributeNames: ['ApproximateReceiveCount'] }),
    );
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'again' }));

  const ReceiptHandle = (await receive()).Messages?.[0]?.ReceiptHandle;
  await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));

  const [second] = (await receive()).Messages ?? [];
  expect(second?.Attributes?.ApproximateReceiveCount).toBe('2');
});

test('the object and queue engine opens no listening socket', async () => {
  const listening = () => process.getActiveResourcesInfo().filter((name) => LISTENING.includes(name)).length;
  const before = listening();
  const engine = await startFauxqsEngine(undefined);
  cleanups.push(() => engine.stop());

  expect(listening()).toBe(before);
  expect((await callEngine(engine.origin, engine.agent, 'GET')).status).toBe(200);
});

describe('the DynamoDB engine', () => {
  test('has ended after a stop', async () => {
    const dataFile = join(mkdtempSync(join(tmpdir(), 'stopped-')), 'dynamodb.sqlite');
    const engine = await startDynamodb({ dataFile, isPrivate: true });
    const { pid } = JSON.parse(readFileSync(`${dataFile}.pid`, 'utf8'));
    expect(processInfo(pid)?.command).toContain(dataFile);
    await engine.stop();

    expect(processInfo(pid)).toBeUndefined();
  });

  test('in its own network can only be reached through its agents', async ({ skip }) => {
    if (!hasPrivateNetworks()) skip('this system gives no network of its own');
    const dataFile = join(mkdtempSync(join(tmpdir(), 'private-')), 'dynamodb.sqlite');
    const engine = await startDynamodb({ dataFile, isPrivate: true });
    cleanups.push(() => engine.stop());
    const { pid } = JSON.parse(readFileSync(`${dataFile}.pid`, 'utf8'));

    expect(listeningSockets([pid])).toEqual([]);
    await expect(callEngine(engine.origin, new Agent(), 'GET')).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
    const agent = engine.openAgent();
    cleanups.push(() => agent.destroy());
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => callEngine(engine.origin, agent, 'GET')),
    );
    expect(new Set(replies.map(({ status }) => status)).size).toBe(1);
  });

  test('in its own network leaves no process that connects to it, and more connections can be opened', async ({
    skip,
  }) => {
    if (!hasPrivateNetworks()) skip('this system gives no network of its own');
    const before = descendantsOf(process.pid);
    const engine = await startDynamodb({ isPrivate: true });
    cleanups.push(() => engine.stop());
    const connectors = () =>
      descendantsOf(process.pid).filter(
        (pid) => !before.includes(pid) && processInfo(pid)?.command.includes('connector.mjs') === true,
      );
    await expect.poll(connectors).toEqual([]);

    // Each keeps one connection: more than were opened ahead.
    for (let n = 0; n < 30; n++) {
      const agent = engine.openAgent();
      cleanups.push(() => agent.destroy());
      expect((await callEngine(engine.origin, agent, 'GET')).status).toBeGreaterThan(0);
    }
    await expect.poll(connectors).toEqual([]);
  });

  test('in its own network fails the calls after its end', async ({ skip }) => {
    if (!hasPrivateNetworks()) skip('this system gives no network of its own');
    const engine = await startDynamodb({ isPrivate: true });
    const agent = engine.openAgent();
    await engine.stop();

    await expect(callEngine(engine.origin, agent, 'GET')).rejects.toThrow(
      'cannot be reached: it was stopped',
    );
  });

  test('without its own network listens on a port that browsers and fetch refuse', async () => {
    const engine = await startDynamodb({});
    cleanups.push(() => engine.stop());

    await expect(fetch(engine.origin)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    expect(new URL(engine.origin).hostname).toMatch(/^127\./);
    const agent = engine.openAgent();
    cleanups.push(() => agent.destroy());
    expect((await callEngine(engine.origin, agent, 'GET')).status).toBeGreaterThan(0);
  });

  test('of a killed runtime is ended by the next start with the same data', async () => {
    const dataFile = join(mkdtempSync(join(tmpdir(), 'orphan-')), 'dynamodb.sqlite');
    const orphan = await killedEngine(dataFile);
    expect(processInfo(orphan)?.command).toContain(dataFile);

    const engine = await startDynamodb({ dataFile });
    cleanups.push(() => engine.stop());

    expect(processInfo(orphan)).toBeUndefined();
  });

  test('reports its end when it ends by itself, and not when it is stopped', async () => {
    const dataFile = join(mkdtempSync(join(tmpdir(), 'lost-')), 'dynamodb.sqlite');
    const lost: string[] = [];
    const started = async () => {
      const engine = await startDynamodb({ dataFile });
      void engine.lost.then(({ message }) => lost.push(message));
      return engine;
    };
    await (await started()).stop();
    const engine = await started();
    cleanups.push(() => engine.stop());
    expect(lost).toEqual([]);
    const { pid } = JSON.parse(readFileSync(`${dataFile}.pid`, 'utf8'));
    process.kill(pid, 'SIGKILL');

    await expect
      .poll(() => lost)
      .toEqual([expect.stringMatching(/^The database has stopped \(exit SIGKILL\): restart the service$/)]);
  });

  test('refuses data that a running runtime uses', async () => {
    const dataFile = join(mkdtempSync(join(tmpdir(), 'used-')), 'dynamodb.sqlite');
    const engine = await startDynamodb({ dataFile });
    cleanups.push(() => engine.stop());

    await expect(startDynamodb({ dataFile })).rejects.toThrow(/in use by the runtime with process id \d+/);
  });

  test('without a package for the system names the variable to set', () => {
    expect(() => dynamodbBinary('plan9', 'mips')).toThrow(
      /^There is no DynamoDB engine for plan9-mips\. Set AGENT_INBOX_DYNAMODB_ENDPOINT /,
    );
  });

  test('whose package is not installed names it, its version and the way to install it', () => {
    expect(() => dynamodbBinary('darwin', 'arm64')).toThrow(
      /Run npm install --no-save @dynoxide\/darwin-arm64@\d+\.\d+\.\d+, or set AGENT_INBOX_DYNAMODB_ENDPOINT /,
    );
  });

  test('can be replaced by another engine, which must accept connections', async () => {
    const other = await startDynamodb({});
    cleanups.push(() => other.stop());

    const engine = await startDynamodb({ endpoint: other.origin });
    expect(engine.origin).toBe(other.origin);
    await expect(startDynamodb({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow(
      /AGENT_INBOX_DYNAMODB_ENDPOINT/,
    );
  });

  test('reports its output when it cannot start', async () => {
    await expect(startDynamodb({ dataFile: '/proc/nowhere/dynamodb.sqlite' })).rejects.toThrow(
      /nowhere|ended during startup/,
    );
  });
});
