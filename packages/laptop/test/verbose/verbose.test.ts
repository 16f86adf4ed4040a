import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { activityLine, callText, loggedActivity, mailText } from '../../src/verbose/activity.ts';
import { followLogs } from '../../src/verbose/follow-logs.ts';

describe('a line of verbose output', () => {
  test('has time, kind and what happened', () => {
    expect(activityLine('call', 'GET /v1/whoami  200  3 ms', new Date('2026-11-22T21:30:01.250Z'))).toBe(
      '21:30:01.250  call      GET /v1/whoami  200  3 ms',
    );
  });

  test.each([
    ['/v1/inboxes?limit=1&page_token=secret', '/v1/inboxes'],
    ['/v1?api_key=ia_abc', '/v1'],
    ['/local/abcdef0123/mail', '/local/…/mail'],
    ['/v1/api-keys/ia_AbC123', '/v1/api-keys/ia_…'],
    ['/v1/inboxes/a%40b.example/messages/msg_1', '/v1/inboxes/a%40b.example/messages/msg_1'],
  ])('of a call to %s shows %s', (url, shown) => {
    expect(callText({ method: 'GET', url }, 200, 2.6)).toBe(`GET ${shown}  200  3 ms`);
  });

  test('of a mail shows its envelope', () => {
    expect(mailText('', ['a@b.example', 'c@d.example'])).toBe('accepted from <> to a@b.example, c@d.example');
  });

  test('of a log shows outcomes of mail and deliveries, and nothing else', () => {
    const line = JSON.stringify({ level: 'INFO', message: 'webhook attempted', attempt: 1, error: null });
    expect(loggedActivity(line)).toEqual({ kind: 'delivery', what: 'webhook attempted  attempt=1' });
    const received = JSON.stringify({
      level: 'INFO',
      message: 'message received',
      message_id: 'msg_1',
      size: 9,
    });
    expect(loggedActivity(received)).toEqual({
      kind: 'mail',
      what: 'message received  message_id=msg_1  size=9',
    });
    expect(loggedActivity('{"level":"INFO","message":"usage rolled up"}')).toBeUndefined();
    expect(loggedActivity('{"level":"INFO","message":"toString"}')).toBeUndefined();
    expect(loggedActivity('{not json')).toBeUndefined();
    expect(loggedActivity('Error: x')).toBeUndefined();
  });
});

test('logs are followed from now on, by complete lines, with files that appear later', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'follow-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'one.log'), 'before\n');
  const lines: string[] = [];

  const following = followLogs(directory, (line) => lines.push(line));
  appendFileSync(join(directory, 'one.log'), 'first\nincompl');
  writeFileSync(join(directory, 'two.log'), 'second ü\n');
  await following.stop();

  expect(lines.sort()).toEqual(['first', 'second ü']);
});
