import { connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../../src/engines/listen.ts';
import { releasePort, reservePort } from '../../src/engines/reserved-ports.ts';

test('a reserved port cannot be taken by others until its server listens', async () => {
  const port = await reservePort();
  const stranger = createServer();
  const refused = new Promise((resolve) => {
    stranger.once('error', (error) => resolve('code' in error ? error.code : error));
    stranger.listen(port, '127.0.0.1');
  });
  expect(await refused).toBe('EADDRINUSE');

  const server = createServer();
  onTestFinished(() => void server.close());
  expect(await listenOnLoopback(server, port)).toBe(port);
});

test('a connection to a reserved port without a server is refused', async () => {
  const port = await reservePort();
  onTestFinished(() => releasePort(port));

  const ended = new Promise((resolve) => {
    connect(port, '127.0.0.1').on('error', resolve).on('close', resolve).resume();
  });

  await expect(ended).resolves.toBeDefined();
});
