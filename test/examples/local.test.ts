import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

test('examples find the service of AGENT_INBOX_DATA_DIR', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'example-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(directory, { recursive: true });
  });
  const endpoints = { base_url: 'http://127.0.0.1:1/v1', api_key: 'ia_key', ws_url: 'ws://127.0.0.1:2/v1' };
  writeFileSync(join(directory, 'endpoints.json'), JSON.stringify(endpoints));
  vi.stubEnv('AGENT_INBOX_BASE_URL', undefined);
  vi.stubEnv('AGENT_INBOX_DATA_DIR', directory);
  const { local } = await import(new URL('../../examples/local.mjs', import.meta.url).href);

  expect(local()).toMatchObject({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'ia_key' });
});
