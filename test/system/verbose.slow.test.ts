import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sendFromFlags } from '../../packages/agentinbox/src/laptop/send-mail.ts';
import { ChildRuntime } from './child-runtime.ts';

test('start --verbose prints a line for each mail and call, without key, query, subject or text', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'verbose-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const runtime = await ChildRuntime.start(dataDir, ['--verbose']);
  const { base_url, inbox_id, api_key, smtp } = runtime.endpoints;
  const banner = runtime.output;
  const get = async (path: string) =>
    (await fetch(`${base_url}${path}`, { headers: { 'x-api-key': api_key } })).text();

  await sendFromFlags({
    to: [inbox_id],
    from: 'ada@sender.example',
    subject: 'Quiet subject',
    text: 'Quiet text',
    smtp: `${smtp.host}:${smtp.port}`,
    dataDir,
  });
  await expect.poll(() => get(`/inboxes/${inbox_id}/messages?limit=7`)).toContain('Quiet subject');
  expect(await runtime.stop()).toBe(0);

  const lines = runtime.output.slice(banner.length).split('\n');
  const shown = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  expect(shown(new RegExp(`^[\\d:.]{12}  mail +accepted from ada@sender\\.example to ${inbox_id}$`))).toBe(1);
  expect(shown(/^[\d:.]{12} {2}mail +message received {2}ses_message_id=\S+ {2}message_id=msg_\S+ /)).toBe(1);
  expect(shown(/^[\d:.]{12} {2}call +GET \/v1\/inboxes\/\S+\/messages {2}200 {2}\d+ ms$/)).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/Quiet|limit=7/);
  expect(lines.join('\n')).not.toContain(api_key);
});
