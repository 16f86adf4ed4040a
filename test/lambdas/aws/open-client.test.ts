import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { CALL_LIMITS, type CallLimits, limitCalls, openClient } from '../../../lambdas/aws/open-client.ts';

const credentials = { accessKeyId: 'T', secretAccessKey: 'T' };
const get = new GetItemCommand({ TableName: 'Table', Key: { pk: { S: 'a' } } });

/** Small, so that a test is quick; what is asserted is who ends what, and how often, never how long it took. */
const LIMITS: CallLimits = { attemptMs: 100, idleMs: 60_000, attempts: 3, callMs: 60_000 };
const BODY = '{"Item":{"pk":{"S":"a"}}}';
const HEAD = `HTTP/1.1 200 OK\r\ncontent-type: application/x-amz-json-1.0\r\ncontent-length: ${BODY.length}\r\n\r\n`;

interface TestServer {
  readonly origin: string;
  readonly sockets: Socket[];
  readonly requests: () => number;
}

async function serve(answer: (socket: Socket, request: number) => void): Promise<TestServer> {
  const sockets: Socket[] = [];
  let requests = 0;
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (/^(GET|POST|PUT) /.test(data.toString('latin1'))) answer(socket, ++requests);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `127.0.0.1:${address.port}`, sockets, requests: () => requests };
}

function tableClient(origin: string, limits: CallLimits, protocol = 'http'): DynamoDBClient {
  const config = { region: 'us-east-1', credentials, endpoint: `${protocol}://${origin}` };
  const client = openClient(DynamoDBClient, limits, config);
  onTestFinished(() => client.destroy());
  return client;
}

async function allClosed(sockets: readonly Socket[]): Promise<void> {
  await Promise.all(sockets.map((socket) => socket.destroyed || once(socket, 'close')));
}

test('a call to a server that never answers ends each attempt and its socket, and fails after the last', async () => {
  const server = await serve(() => undefined);

  const call = tableClient(server.origin, LIMITS).send(get);
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError', $metadata: { attempts: 3 } });
  expect(server.requests()).toBeLessThanOrEqual(3);
  await allClosed(server.sockets);
});

test('a call whose answer stalls behind its head is attempted again, and fails after the last attempt', async () => {
  const server = await serve((socket) => socket.write(HEAD + BODY.slice(0, 3)));

  const call = tableClient(server.origin, { ...LIMITS, attemptMs: 60_000, idleMs: 100 }).send(get);
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError', $metadata: { attempts: 3 } });
  expect(server.requests()).toBeLessThanOrEqual(3);
  await allClosed(server.sockets);
});

test('a call whose answer stalls once succeeds with the second attempt', async () => {
  const server = await serve((socket, request) => {
    socket.write(request === 1 ? HEAD : HEAD + BODY);
  });
  const patient = { ...LIMITS, attemptMs: 60_000, idleMs: 1_000 };
  const { Item } = await tableClient(server.origin, patient).send(get);

  expect(Item).toEqual({ pk: { S: 'a' } });
  expect(server.requests()).toBeGreaterThan(1);
});

test('a call to a server that never completes the TLS handshake fails after the last attempt', async () => {
  const server = await serve(() => undefined);

  const call = tableClient(server.origin, LIMITS, 'https').send(get);
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError', $metadata: { attempts: 3 } });
  expect(server.sockets.length).toBeLessThanOrEqual(3);
  await allClosed(server.sockets);
});

test('a call ends with its own limit while an attempt is under way, whatever attempts are left', async () => {
  const server = await serve(() => undefined);
  const limits = { attemptMs: 60_000, idleMs: 60_000, attempts: 5, callMs: 80 };

  await expect(tableClient(server.origin, limits).send(get)).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'AWS gave no answer within 80 ms',
  });
  expect(server.requests()).toBeLessThanOrEqual(1);
  await allClosed(server.sockets);
});

test('a call ends with its own limit when the body comes byte by byte', async () => {
  const limits = { attemptMs: 60_000, idleMs: 60_000, attempts: 5, callMs: 80 };
  const server = await serve((socket) => {
    socket.write(HEAD);
    const drip = setInterval(() => socket.write('{'), 20);
    socket.on('close', () => clearInterval(drip));
  });

  await expect(tableClient(server.origin, limits).send(get)).rejects.toMatchObject({
    message: 'AWS gave no answer within 80 ms',
  });
  await allClosed(server.sockets);
});

test('a call ends with its own limit in the pause between two attempts', async () => {
  const throttled = '{"__type":"com.amazonaws.dynamodb.v20120810#ThrottlingException"}';
  const head = `HTTP/1.1 400 Bad Request\r\nx-amzn-errortype: ThrottlingException\r\ncontent-length: ${throttled.length}\r\n\r\n`;
  const server = await serve((socket) => socket.write(head + throttled));
  const limits = { attemptMs: 60_000, idleMs: 60_000, attempts: 100, callMs: 200 };

  await expect(tableClient(server.origin, limits).send(get)).rejects.toMatchObject({
    message: 'AWS gave no answer within 200 ms',
  });
  expect(server.requests()).toBeLessThan(100);
});

/** Answers the requests one after the other, each in its own iteration of the event loop. */
function answerInTurn(): (socket: Socket) => void {
  let last = Promise.resolve();
  return (socket) => {
    last = last.then(async () => {
      await nextTurn();
      socket.write(HEAD + BODY);
    });
  };
}

test('50 of 200 simultaneous calls are under way at once, and none is repeated because it waited', async () => {
  const server = await serve(answerInTurn());
  const client = tableClient(server.origin, { ...LIMITS, attemptMs: 60_000 });

  const replies = await Promise.all(Array.from({ length: 200 }, () => client.send(get)));
  expect(replies.map(({ $metadata }) => $metadata.attempts)).toEqual(Array.from({ length: 200 }, () => 1));
  expect(server.sockets.length).toBeLessThanOrEqual(50);
});

test('a call that waits for others ends with its own limit and is never sent', async () => {
  let sent = 0;
  class Silent {
    send(_command: never): Promise<never> {
      sent += 1;
      return new Promise(() => undefined);
    }
  }
  const client = limitCalls(new Silent(), { ...LIMITS, callMs: 80 });
  const calls = Array.from({ length: 60 }, () => client.send({} as never));

  const waiting = await Promise.allSettled(calls.slice(50));
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(sent).toBe(50);
});

test('a signal of the caller ends the call as well, and is not taken for the limit', async () => {
  const server = await serve(() => undefined);
  const limits = { attemptMs: 60_000, idleMs: 60_000, attempts: 5, callMs: 60_000 };
  const client = tableClient(server.origin, limits);

  await expect(client.send(get, { abortSignal: AbortSignal.timeout(30) })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('four kept-alive sockets that the server closed during a freeze do not make a call fail', async () => {
  let isFrozen = false;
  const server = await serve((socket) => {
    // As after a freeze: the client learns that a socket is dead when it sends.
    if (isFrozen && server.sockets.indexOf(socket) < 4) socket.destroy();
    else socket.write(HEAD + BODY);
  });
  const client = tableClient(server.origin, { ...LIMITS, attemptMs: 60_000, attempts: CALL_LIMITS.attempts });
  await Promise.all([1, 2, 3, 4].map(() => client.send(get)));
  expect(server.sockets).toHaveLength(4);
  isFrozen = true;

  const { $metadata } = await client.send(get);
  expect($metadata.attempts).toBe(5);
  expect(server.sockets).toHaveLength(5);
});

test('the body of an object that stops arriving ends by the silence of its socket, after the call', async () => {
  const server = await serve((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nbegin');
  });
  const config = {
    region: 'us-east-1',
    credentials,
    endpoint: `http://${server.origin}`,
    forcePathStyle: true,
  };
  const client = openClient(S3Client, { ...LIMITS, attemptMs: 60_000, idleMs: 100 }, config);
  onTestFinished(() => client.destroy());

  const reply = await client.send(new GetObjectCommand({ Bucket: 'b', Key: 'k' }));
  await expect(reply.Body?.transformToByteArray()).rejects.toMatchObject({ name: 'TimeoutError' });
  await allClosed(server.sockets);
});
