import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { PROJECT_ROOT, Service } from './service.ts';

const FOLDER = 'agent-inbox';
const SKILL = readFileSync(join(PROJECT_ROOT, 'skills', FOLDER, 'SKILL.md'), 'utf8');

const service = opened(() => Service.start());

test('the skill has the front matter that assistants read: the name of its folder, and what it is for', () => {
  const [, front = ''] = /^---\n(.*?)\n---\n/s.exec(SKILL) ?? [];
  const fields = Object.fromEntries(front.split('\n').map((line) => line.split(/: (.*)/s, 2)));

  expect(Object.keys(fields)).toEqual(['name', 'description', 'license']);
  expect(fields).toMatchObject({ name: FOLDER, license: 'MIT' });
  expect(FOLDER).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(fields['description']?.length).toBeGreaterThan(50);
  expect(fields['description']?.length).toBeLessThanOrEqual(1024);
  // In YAML a colon and a space would begin a field.
  expect(fields['description']).not.toMatch(/: | #/);
  expect(SKILL.split('\n').length).toBeLessThan(500);
});

test('every command of the skill succeeds on the local service, and they find a mail and the code in it', async () => {
  const account = await service.account();
  const unverified = await service.unverifiedAccount();
  await service.deliver({
    to: account.inboxId,
    from: 'no-reply@example.com',
    subject: 'Your code',
    text: 'Your code is 482913',
  });
  const listed = await service.get(`/inboxes/${account.inboxId}/messages`, account.apiKey);
  const [{ message_id }] = Object(listed.body).messages;
  const blocks = [...SKILL.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
  const commands = blocks.flatMap((block) => block.replaceAll('\\\n', '').trim().split('\n'));
  const answers: string[] = [];
  for (const command of commands) {
    const isVerify = command.includes('/agent/verify');
    answers.push(
      await bash(command.replace('curl -s', 'curl -sS --fail-with-body'), {
        BASE: service.runtime.endpoints.base_url,
        KEY: isVerify ? unverified.apiKey : account.apiKey,
        EMAIL: 'skill-human@example.com',
        OTP: await service.codeFor(unverified.humanEmail),
        INBOX: account.inboxId,
        SINCE: '2026-01-01T00:00:00Z',
        MESSAGE: message_id,
      }),
    );
  }

  expect(commands).toHaveLength(6);
  const answerOf = (path: string) =>
    JSON.parse(answers.find((_, index) => commands[index]?.includes(path)) ?? '{}');
  expect(answerOf('/messages"')).toMatchObject({ count: 1, messages: [{ message_id }] });
  expect(answerOf('/verification"')).toMatchObject({ status: 'found', code: '482913', message_id });
});

/** @throws Error with what the command printed, when it fails. */
function bash(command: string, environment: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env['PATH'] ?? '', ...environment };
    execFile('bash', ['-euc', command], { env }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${command}: ${stdout}${stderr}`));
    });
  });
}
