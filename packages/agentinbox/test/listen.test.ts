import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { connectionLines } from '../src/client-commands/connection-lines.ts';

const PROGRAM = fileURLToPath(new URL('../../../bin/agent-inbox.ts', import.meta.url));

function listen(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'listen', ...args], {
    encoding: 'utf8',
    env: {
      XDG_CONFIG_HOME: '/nonexistent',
      AGENT_INBOX_BASE_URL: 'https://api.example.com/v1',
      AGENT_INBOX_API_KEY: 'ia_x',
      ...environment,
    },
  });
  return { status, stderr };
}

test('listen without an address of the stream is refused, and the message says what to set', () => {
  expect(listen({})).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^agentinbox: There is no stream URL for https:\S+ .* AGENT_INBOX_STREAM_URL/,
    ),
  });
});

test('listen with an address of another path is a wrong call', () => {
  expect(listen({ AGENT_INBOX_STREAM_URL: 'ws://127.0.0.1:8482' })).toEqual({
    status: 2,
    stderr: expect.stringContaining(
      'The stream URL must be a ws(s) address that ends in /v1, not ws://127.0.0.1:8482',
    ),
  });
});

test('the first connection, each outage and its end are one line each', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => lines.push(text));
  const { onConnect, onDisconnect } = connectionLines('Listening');
  onConnect();
  onDisconnect(new Error('connect ECONNREFUSED'));
  onConnect();
  const following = connectionLines();
  following.onConnect();
  following.onDisconnect(new Error('503'));
  following.onConnect();
  vi.restoreAllMocks();

  expect(lines).toEqual([
    'Listening',
    'Not connected (connect ECONNREFUSED), trying again.',
    'Connected again.',
    'Not connected (503), trying again.',
    'Connected again.',
  ]);
});

test('a count that is not a number is a wrong call', () => {
  expect(listen({}, '--count', 'many')).toEqual({
    status: 2,
    stderr: expect.stringContaining('It must be a whole number.'),
  });
});
