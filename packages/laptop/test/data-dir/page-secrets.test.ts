import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDir } from '../../src/data-dir/data-dir.ts';
import { pageSecrets } from '../../src/data-dir/page-secrets.ts';

test('pages keep their secret paths over restarts of a data directory, and get others after a reset', async () => {
  const path = mkdtempSync(join(tmpdir(), 'page-secrets-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const first = pageSecrets(path);

  expect(pageSecrets(path)).toEqual(first);
  expect(new Set(Object.values(first)).size).toBe(3);
  expect(statSync(join(path, 'page-secrets.json')).mode & 0o777).toBe(0o600);

  (await openDataDir(path, true)).close();
  const second = pageSecrets(path);
  for (const secret of Object.values(first)) expect(Object.values(second)).not.toContain(secret);
});
