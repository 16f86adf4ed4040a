import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { post } from './mcp-client.ts';
import { Service } from './service.ts';

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

const service = opened(() => Service.start());

test('MCP counts calls and REST requests in one window, and answers the 601st with 429 [LIM-01, D-MCP-09]', async () => {
  const { apiKey } = await service.account();
  const made = await service.post('/api-keys', { name: 'new' }, apiKey);
  const key = { 'x-api-key': made.string('api_key') };
  const remaining: number[] = [];
  let answer: Answer;
  do {
    answer =
      remaining.length % 2 === 0
        ? await post(service, PING, key)
        : await service.call('GET', '/whoami', { headers: key });
    remaining.push(Number(answer.headers.get('ratelimit-remaining')));
  } while (answer.status === 200);
  // The minute may have turned on the way: what counts is the window in which the limit was met.
  const window = remaining.slice(remaining.lastIndexOf(remaining[0] ?? 0));
  expect(window).toEqual([...Array.from({ length: 600 }, (_, call) => 599 - call), 0]);
  expect(answer.status).toBe(429);
  expect(answer.field('name')).toBe('rate_limited');
  expect(answer.headers.get('retry-after')).toBe(answer.headers.get('ratelimit-reset'));
});
