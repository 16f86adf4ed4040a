import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { HAS_PYTHON, python } from '../python/python.ts';
import { mailToSignUps } from './mail-to-sign-ups.ts';
import { type Account, PROJECT_ROOT, Service } from './service.ts';

describe.skipIf(!HAS_PYTHON)('the Python client on the local service', () => {
  const service = opened(() => Service.start());
  let account: Account;
  beforeAll(async () => {
    account = await service.account();
    await service.deliver({
      to: account.inboxId,
      subject: 'Files',
      attachments: [{ filename: 'Bücher.txt', content: Buffer.from('bytes of an attachment') }],
    });
  });

  test('runs every example of packages/python-client/README.md', async () => {
    const page = join(PROJECT_ROOT, 'packages', 'python-client', 'README.md');
    const examples = readFileSync(page, 'utf8').match(/^```python$/gm) ?? [];
    const { base_url } = service.runtime.endpoints;
    const mails = mailToSignUps(service, account);
    const ran = await python(['tests/run_document.py', page, base_url, account.apiKey]).finally(() =>
      mails.stop(),
    );

    expect(examples.length).toBeGreaterThan(5);
    expect(ran).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining(`${examples.length} examples ran`),
    });
  });
});
