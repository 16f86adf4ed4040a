import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { operatorCall } from '../system/operator-client.ts';
import { hasBrowser } from './console-browser.ts';
import { consoleOfAFile } from './console-of-a-file.ts';

const OWN = 'own.localhost';

describe.runIf(hasBrowser())('the catch-all of a domain in the console', () => {
  const { service, open } = consoleOfAFile({ settings: { moreInboxDomains: JSON.stringify([OWN]) } });
  const account = opened(() => service.account());

  test('is set and marked for an inbox of an assigned domain, and not offered for others', async () => {
    await operatorCall(service, { command: 'domains.assign', domain: OWN, tenant: account.organizationId });
    const inboxId = await service.inbox(account.apiKey, { username: 'all', domain: OWN });
    const catchAll = async () =>
      (await service.get(`/inboxes/${inboxId}`, account.apiKey)).field('catch_all');
    const page = await open(account.apiKey, `inboxes/${encodeURIComponent(inboxId)}/senders`);
    const setting = page.getByRole('group', { name: `Mail to unknown names at ${OWN}` });

    await setting.getByLabel('Store it in this inbox', { exact: true }).check();
    await expect.poll(catchAll).toBe(true);
    await page.goto(`${page.url().split('#')[0]}#/inboxes`);
    await page.locator('.inbox', { hasText: inboxId }).getByText('catch-all', { exact: true }).waitFor();

    await page.goto(`${page.url().split('#')[0]}#/inboxes/${encodeURIComponent(account.inboxId)}/senders`);
    await page.getByRole('heading', { name: `Senders for ${account.inboxId}` }).waitFor();
    await page.getByRole('group', { name: 'Mail from unlisted senders' }).waitFor();
    expect(await page.getByText('Mail to unknown names').count()).toBe(0);
    await page.close();
  });
});
