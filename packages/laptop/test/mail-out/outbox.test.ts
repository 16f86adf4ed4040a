import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Outbox } from '../../src/mail-out/outbox.ts';
import { startOutboxServer } from '../../src/mail-out/outbox-server.ts';

function temporaryFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'outbox.sqlite');
}

async function serve(outbox: Outbox): Promise<string> {
  const server = await startOutboxServer(outbox, 0, 'secret');
  onTestFinished(() => server.stop());
  return server.url;
}

test('mail is kept from one run to the next', () => {
  const file = temporaryFile();
  const first = new Outbox(file);
  first.add({ to: 'ada@example.org', subject: 'Kept', text: 'text' });
  first.close();

  const second = new Outbox(file);
  const subjects = second.list().map(({ subject }) => subject);
  second.close();

  expect(subjects).toEqual(['Kept']);
});

test('the outbox is served as JSON, newest first', async () => {
  const outbox = new Outbox(':memory:');
  const moment = new Date('2026-11-21T06:00:00.000Z');
  outbox.add({ to: 'ada@example.org', subject: 'First', text: 'one' }, moment);
  outbox.add({ to: 'ada@example.org', subject: 'Second', text: 'two' }, moment);

  const response = await fetch(await serve(outbox));

  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toMatchObject([
    { subject: 'Second', to: 'ada@example.org', text: 'two', sent_at: '2026-11-21T06:00:00.000Z' },
    { subject: 'First' },
  ]);
});

test('a browser sees a page in which mail is text only', async () => {
  const outbox = new Outbox(':memory:');
  outbox.add({ to: 'ada@example.org', subject: '<script>', text: '<b>&' });

  const response = await fetch(await serve(outbox), { headers: { accept: 'text/html' } });

  const page = await response.text();
  expect(page).toContain('<h2>&lt;script></h2>');
  // Its looks are allowed by their hash, and nothing else of a style or script is.
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
  );
});

test('the outbox cannot be embedded or read by a page of another origin', async () => {
  const { headers } = await fetch(await serve(new Outbox(':memory:')));

  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('the outbox refuses a foreign Host header (DNS rebinding)', async () => {
  const outbox = new Outbox(':memory:');
  outbox.add({ to: 'ada@example.org', subject: 'Code', text: '123456' });
  const url = new URL(await serve(outbox));

  const status = await new Promise((resolve, reject) => {
    const headers = { host: 'rebound.example' };
    get({ host: url.hostname, port: url.port, path: url.pathname, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

  expect(status).toBe(421);
});
