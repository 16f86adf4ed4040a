import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { operations } from '../../lambdas/operations/registry.ts';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { Service } from './service.ts';

const MAX_BYTES = 8 * 1024;
const HUMAN = 'human-of-llms@sender.example';

describe('GET /llms.txt', () => {
  const service = opened(() => Service.start());
  let page: Answer;
  /** What a reader keeps of the answers, for the commands behind them. */
  const kept: Record<string, string> = { HUMAN, SINCE: '2026-01-01T00:00:00Z' };

  beforeAll(async () => {
    page = await service.get('/llms.txt');
  });

  async function paste(command: string): Promise<Record<string, unknown>> {
    const env = { PATH: process.env['PATH'] ?? '', ...kept };
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], { env });
    const answer = z.record(z.string(), z.unknown()).parse(JSON.parse(stdout));
    expect(answer, command).not.toHaveProperty('name');
    return answer;
  }

  test('answers less than 8 KB of text without a key, with the address at which it was asked', () => {
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(page.bytes.length).toBeLessThan(MAX_BYTES);
    expect(page.text).toContain(`curl -sS ${service.runtime.endpoints.base_url}/agent/sign-up`);
    expect(page.text).not.toMatch(/undefined|\[object/);
  });

  test('names every operation', () => {
    for (const { method, path } of operations) expect(page.text).toContain(`\`${method} ${path}\``);
  });

  test('has commands that work when they are pasted from the first to the last', async () => {
    const commands = [...page.text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, command = '']) => command);
    const [signUp = '', ...others] = commands;
    const signedUp = await paste(signUp);
    kept['KEY'] = String(signedUp['api_key']);
    kept['INBOX'] = String(signedUp['inbox_id']);
    kept['CODE'] = await service.codeFor(HUMAN);
    await service.deliver({
      from: 'no-reply@example.com',
      to: kept['INBOX'],
      subject: 'Your code is 482913',
      text: '482913 is your Example verification code.\n',
    });
    const account = { inboxId: kept['INBOX'], apiKey: kept['KEY'] };
    kept['MESSAGE'] = (await service.newest(account)).string('message_id');

    const answers: Record<string, unknown>[] = [];
    for (const command of others) answers.push(await paste(command));

    const text = JSON.stringify(answers);
    expect(answers.length).toBeGreaterThan(4);
    expect(text).toContain('"verified":true');
    expect(text).toContain('Your code is 482913');
    expect(text).toContain('"status":"found","code":"482913"');
    expect(text).toContain('"event_type":"message.received"');
  });
});
