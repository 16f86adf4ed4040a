import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../system/service.ts';
import { hasBrowser, leave } from './console-browser.ts';
import { consoleOfAFile } from './console-of-a-file.ts';

describe.runIf(hasBrowser())('the console of a company', () => {
  const { service, browser, address, open } = consoleOfAFile();
  let account: Account;
  let opened: Page;
  beforeAll(async () => {
    account = await service.account();
    opened = await open(account.apiKey);
  });
  afterAll(() => leave(opened));
  const openPage = (title: string) =>
    opened.getByRole('navigation').getByRole('link', { name: title, exact: true }).click();

  test('the audit log shows who changed what, and is narrowed by action', async () => {
    const made = await service.post('/api-keys', { name: 'second <b>key</b>' }, account.apiKey);
    await service.post('/inboxes', {}, account.apiKey);
    await openPage('Audit log');
    const rows = opened.locator('.rows .row');
    await rows.filter({ hasText: 'second <b>key</b>' }).waitFor();
    expect(await rows.filter({ hasText: 'Inbox created' }).count()).toBeGreaterThan(0);

    await opened.getByLabel('Action').selectOption('API key created');
    await rows.filter({ hasText: 'Inbox created' }).first().waitFor({ state: 'detached' });
    // Keys by their names, as they were given.
    expect(await rows.filter({ hasText: '<b>key</b>' }).innerText()).toMatch(
      /by \S.* from \S+ · api_key second <b>key<\/b> · name/,
    );
    await opened.getByLabel('Action').selectOption('Any action');
    await opened.getByLabel('Resource').fill(made.string('api_key_id'));
    await opened.keyboard.press('Enter');
    await rows.filter({ hasText: 'Inbox created' }).first().waitFor({ state: 'detached' });
    await expect.poll(() => rows.count()).toBe(1);
    await opened.getByLabel('Actor').selectOption('second <b>key</b>');
    await opened.getByText(/^No entr/).waitFor();
  });

  test('a shorter retention is saved after a confirmation, and taken back without one', async () => {
    const shown = async () => (await service.get('/account', account.apiKey)).body;
    await openPage('Account');
    const field = opened.getByLabel('Days until mail is deleted');
    const save = opened.getByRole('region', { name: 'Retention' }).getByRole('button', { name: 'Save' });
    await field.fill('365');
    await save.click();
    await opened.getByText('mail older than 365 days is permanently deleted').waitFor();
    await opened.getByRole('button', { name: 'Cancel' }).click();
    expect(await shown()).toMatchObject({ retention_days: null });
    await save.click();
    await opened.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await opened.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await shown()).toMatchObject({ retention_days: 365 });
    await field.fill('');
    await save.click();
    await expect.poll(shown).toMatchObject({ retention_days: null });
  });

  test('the usage page draws its charts for a locale that Intl refuses', async () => {
    const other = await service.account();
    const page = await browser.page();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true });
      Object.defineProperty(navigator, 'languages', { value: ['en-US@posix'], configurable: true });
    });
    await page.goto(`${address()}#key=${other.apiKey}`);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.goto(`${address()}#/usage`);
    await page.locator('canvas').nth(2).waitFor();
    await page.getByText(/^Storage: \d/).waitFor();
    await leave(page);
  });

  test('the usage page shows 90 days in a browser whose clock is behind', async () => {
    const other = await service.account();
    const page = await browser.page();
    await page.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() - 60_000;
    });
    await page.goto(`${address()}#key=${other.apiKey}`);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.goto(`${address()}#/usage`);
    const answered = page.waitForResponse((response) => response.url().includes('period=86400'));
    await page.getByRole('button', { name: '90 days' }).click();
    expect((await answered).status()).toBe(200);
    await leave(page);
  });

  test('an export is made, and its file is downloaded from the link', async () => {
    await service.deliver({ to: account.inboxId, subject: 'For the auditor' });
    await openPage('Account');
    const section = opened.getByRole('region', { name: 'Export' });
    await section.getByRole('button', { name: 'JSON Lines' }).click();
    await section.getByText(/^Complete: 1 message, /).waitFor();
    const link = (await section.getByRole('link', { name: /^Download from/ }).getAttribute('href')) ?? '';
    const lines = (await (await fetch(link)).text()).trim().split('\n');

    expect(lines.map((line) => JSON.parse(line).subject)).toEqual(['For the auditor']);
  });
});
