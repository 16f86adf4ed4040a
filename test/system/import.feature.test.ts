import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { runCommand } from './run-command.ts';
import { Service } from './service.ts';

const MAILS = 60;
const service = opened(() => Service.start());

function mbox(): string {
  return Array.from({ length: MAILS }, (_, number) => {
    const root = `<root-${number % 3}@list.example>`;
    const own =
      number < 3 ? `Message-ID: ${root}` : `Message-ID: <${number}@list.example>\nIn-Reply-To: ${root}`;
    return `From ada@list.example Mon Jan  5 10:00:00 2026\nFrom: ada@list.example\nSubject: Mail ${number}\n${own}\n\n>From line ${number}\n\n`;
  }).join('');
}

test('an imported mbox is read as the mails and threads that it holds', async () => {
  const { apiKey, inboxId } = await service.account();
  const file = join(service.runtime.dataDir, 'import.mbox');
  writeFileSync(file, mbox());

  const { code, out, err } = await runCommand(service, apiKey, [
    ...['import', '--mbox', file, '--to', inboxId, '--data-dir', service.runtime.dataDir],
  ]);
  rmSync(file);
  await service.runtime.settled();

  // The development account does not see the inboxes of others.
  expect(err).toMatch(/^agentinbox: warning: the development account has no inbox .*\n$/);
  expect([code, out]).toEqual([0, `${MAILS} messages sent to ${inboxId}\n`]);
  const messages = await service.messages({ apiKey, inboxId });
  expect(messages.map((message) => message.string('subject')).sort()).toEqual(
    Array.from({ length: MAILS }, (_, number) => `Mail ${number}`).sort(),
  );
  const threads = (await service.get(`/inboxes/${inboxId}/threads`, apiKey)).list('threads');
  expect(threads.map((thread) => thread.number('message_count'))).toEqual([20, 20, 20]);
  expect((await service.newest({ apiKey, inboxId })).string('text')).toMatch(/^From line \d+/);
});
