import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../bin/agent-inbox.ts', import.meta.url));

function listen(...args: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'listen', ...args], {
    encoding: 'utf8',
    env: {
      XDG_CONFIG_HOME: '/nonexistent',
      AGENT_INBOX_BASE_URL: 'https://api.example.com/v1',
      AGENT_INBOX_API_KEY: 'ia_x',
    },
  });
  return { status, stderr };
}

test('listen without an address of the stream is refused, and the message says what to set', () => {
  expect(listen()).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^agentinbox: There is no stream URL for https:\S+ .* AGENT_INBOX_STREAM_URL/,
    ),
  });
});

test('a count that is not a number is a wrong call', () => {
  expect(listen('--count', 'many')).toEqual({
    status: 2,
    stderr: expect.stringContaining('It must be a whole number.'),
  });
});
