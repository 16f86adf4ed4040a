import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { knownService, startService } from '../src/service.ts';
import setup from '../src/setup.ts';

afterEach(() => vi.unstubAllEnvs());

/** A program that plays `agentinbox start --ci`. */
function playedProgram(source: string): void {
  const directory = mkdtempSync(join(tmpdir(), 'played-program-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, 'program.mjs');
  writeFileSync(file, source);
  vi.stubEnv('AGENT_INBOX_PROGRAM', file);
}

test('a service is asked for by both variables, and the error says what to set', () => {
  vi.stubEnv('AGENT_INBOX_BASE_URL', '');
  expect(() => knownService()).toThrow(/set AGENT_INBOX_BASE_URL and AGENT_INBOX_API_KEY/);
  vi.stubEnv('AGENT_INBOX_BASE_URL', 'https://api.example.com/v1');
  vi.stubEnv('AGENT_INBOX_API_KEY', '');
  expect(() => knownService()).toThrow('AGENT_INBOX_API_KEY is missing');
  vi.stubEnv('AGENT_INBOX_API_KEY', 'ia_key');
  expect(knownService()).toEqual({ baseUrl: 'https://api.example.com/v1', apiKey: 'ia_key' });
});

test('the setup of Vitest says that a Node without Map.groupBy hides the errors of tests', async () => {
  vi.stubEnv('AGENT_INBOX_BASE_URL', 'https://api.example.com/v1');
  vi.stubEnv('AGENT_INBOX_API_KEY', 'ia_key');
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  await setup({ provide: vi.fn() });
  expect(printed).not.toHaveBeenCalled();
  const { groupBy } = Map;
  onTestFinished(() => void Object.assign(Map, { groupBy }));
  Reflect.deleteProperty(Map, 'groupBy');
  await setup({ provide: vi.fn() });
  expect(printed).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Vitest 5 needs Node 22.12 or later'),
  );
});

test('a program that ends instead is an error with its output', async () => {
  playedProgram(`console.error('no room'); process.exit(1);`);
  await expect(startService()).rejects.toThrow('agentinbox start --ci ended: no room');
});

test('the setup starts the program with its SMTP port, tells runner and environment, and stops it', async () => {
  playedProgram(`
    const smtp = { host: '127.0.0.1', port: Number(process.argv.at(-1)) };
    console.log(JSON.stringify({ base_url: 'http://127.0.0.1:1/v1', api_key: process.argv.slice(2, 5).join(' '), smtp }));
    setInterval(() => undefined, 1_000);`);
  for (const name of ['BASE_URL', 'API_KEY', 'SMTP_HOST']) vi.stubEnv(`AGENT_INBOX_${name}`, '');
  vi.stubEnv('AGENT_INBOX_SMTP_PORT', '2525');
  const provide = vi.fn();
  const stop = await setup({ provide });

  const address = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'start --ci --smtp-port' };
  expect(provide).toHaveBeenCalledWith('agentInbox', address);
  expect(knownService()).toEqual(address);
  expect(process.env['AGENT_INBOX_SMTP_HOST']).toBe('127.0.0.1');
  await stop();
});
