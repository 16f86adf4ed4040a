import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { HAS_PYTHON, python } from '../python/python.ts';
import { type Account, Service } from './service.ts';

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

  test('calls operations, reads pages and bytes, and gets errors, synchronously and with asyncio', async () => {
    const ran = await python(['tests/against_service.py'], {
      BASE_URL: service.runtime.endpoints.base_url,
      API_KEY: account.apiKey,
      INBOX_ID: account.inboxId,
      SMTP_HOST: service.runtime.endpoints.smtp.host,
      SMTP_PORT: String(service.runtime.endpoints.smtp.port),
      SIGN_UP_EMAIL: 'python-human@example.com',
    });

    expect(ran).toMatchObject({ exitCode: 0, output: expect.stringMatching(/Ran 10 tests.*OK/s) });
  });
});
