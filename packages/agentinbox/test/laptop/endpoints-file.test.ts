import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoints, endpointsFile } from '@agent-inbox/laptop/endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { banner } from '../../src/laptop/banner.ts';

const endpoints: Endpoints = {
  base_url: 'http://127.0.0.1:8480/v1',
  inbox_domain: 'inbox.localhost',
  smtp: { host: '127.0.0.1', port: 2525 },
  outbox_url: 'http://127.0.0.1:8481/outbox',
  docs_url: 'http://127.0.0.1:8482/docs',
  organization_id: '8f14e45f-ceea-467f-9575-2f0c5d9b8a11',
  inbox_id: 'calm-otter-4839@inbox.localhost',
  api_key: 'ia_secret',
};

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'endpoints-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

test('endpoints are read back as written', () => {
  const file = endpointsFile(temporaryDirectory());
  file.write(endpoints);
  expect(file.read()).toEqual(endpoints);
});

test('only their owner can read the endpoints, whatever was there before', () => {
  const file = endpointsFile(temporaryDirectory());
  writeFileSync(file.file, '{}', { mode: 0o644 });

  file.write(endpoints);

  expect(statSync(file.file).mode & 0o777).toBe(0o600);
});

test('the endpoints are missing where no runtime was started', () => {
  expect(endpointsFile(temporaryDirectory()).read()).toBeUndefined();
});

test('a file with other content is named', () => {
  const file = endpointsFile(temporaryDirectory());
  writeFileSync(file.file, '{"base_url":1}');
  expect(() => file.read()).toThrow(file.file);
});

test('the banner leaves out what the stack does not have', () => {
  expect(banner(endpoints, '/data')).not.toMatch(/MCP|WebSocket/);
  expect(banner({ ...endpoints, mcp_url: 'http://127.0.0.1:1/mcp' }, '/data')).toMatch(/MCP +http:/);
});

test('the command that the banner shows finds a data directory elsewhere', () => {
  expect(banner(endpoints, '/my data')).toContain("--data-dir '/my data'");
});
