import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, Service } from '../system/service.ts';
import { ConsoleBrowser, hasBrowser, leave } from './console-browser.ts';

const isBrowser = await hasBrowser();

/** Adds up the layout shifts of a page from then on: what was shown before is painted first. */
const WATCH_SHIFTS = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifts += value;
  }).observe({ type: 'layout-shift' });
  resolve();
})))`;

describe.runIf(isBrowser)('the console', () => {
  let service: Service;
  let browser: ConsoleBrowser;
  beforeAll(async () => {
    service = await Service.start();
    browser = await ConsoleBrowser.start();
  });
  afterAll(async () => {
    await browser?.stop();
    await service?.stop();
  });

  const consoleUrl = () => service.runtime.endpoints.console_url ?? '';
  const page = () => consoleUrl().split('#')[0] ?? '';
  const open = async (key: string, path = '') => {
    const opened = await browser.page();
    await opened.goto(`${page()}#key=${key}`);
    await opened.getByRole('button', { name: 'Forget key' }).waitFor();
    if (path !== '') await opened.goto(`${page()}#/${path}`);
    return opened;
  };
  const inboxPath = ({ inboxId }: Account) => `inboxes/${encodeURIComponent(inboxId)}`;
  const row = (opened: Page, subject: string) => opened.locator('.thread', { hasText: subject });

  test('the printed link signs in, and the key is gone from the address and from the history', async () => {
    const opened = await browser.page();
    await opened.goto(consoleUrl());
    await opened.getByText(service.development.inboxId).waitFor();

    expect(opened.url()).not.toContain(service.development.apiKey);
    expect(await opened.evaluate(() => sessionStorage.length)).toBe(2);
    expect(await opened.evaluate(() => localStorage.length)).toBe(0);
    await opened.goBack();
    expect(opened.url()).not.toContain(service.development.apiKey);
    await leave(opened);
  });

  test('a pasted key signs in; a wrong one is refused with what to do; "Forget key" removes it', async () => {
    const { apiKey, inboxId } = await service.account();
    const opened = await browser.page();
    await opened.goto(page());
    await opened.getByLabel('API key').fill('ia_0000000000000000000000000000000000000');
    await opened.getByRole('button', { name: 'Sign in' }).click();
    await opened.getByText('The key is not valid').waitFor();
    await opened.getByLabel('API key').fill(apiKey);
    await opened.getByRole('button', { name: 'Sign in' }).click();
    await opened.getByText(inboxId).waitFor();
    // Only the link of the laptop has the secret of test mail.
    expect(await opened.getByRole('link', { name: 'Send', exact: true }).count()).toBe(0);

    await opened.getByRole('button', { name: 'Forget key' }).click();
    await opened.getByLabel('API key').waitFor();
    expect(await opened.evaluate(() => sessionStorage.length)).toBe(0);
    await leave(opened);
  });

  test('mail appears while the page is open, and its thread, text, facts and attachment are shown', async () => {
    const account = await service.account();
    const opened = await open(account.apiKey, inboxPath(account));
    await opened.getByText('No mail yet').waitFor();
    await opened.getByText('Live', { exact: true }).waitFor();
    await service.send({
      to: account.inboxId,
      subject: 'Arrived live',
      text: 'Agreed.\n\nOn Mon, 4 Jan 2027 at 10:00, Bob <bob@example.com> wrote:\n> Shall we meet?',
      attachments: [{ filename: 'note.txt', content: 'attached' }],
    });
    await row(opened, 'Arrived live').click();
    await opened.getByRole('heading', { name: 'Arrived live' }).waitFor();
    expect(await opened.locator('.mail-text').first().innerText()).toBe('Agreed.');
    await opened.getByText('Whole text with what it quotes').click();
    await opened.getByText('> Shall we meet?').waitFor();
    await opened.getByText('Sender verified').click();
    await opened.getByText('The domain of the From address stands for this mail.').waitFor();
    const download = opened.waitForEvent('download');
    await opened.getByRole('button', { name: 'Download note.txt' }).click();
    expect((await download).suggestedFilename()).toBe('note.txt');

    await opened.getByRole('tab', { name: 'Assistant' }).click();
    await opened.getByText(/<untrusted_content [0-9a-f]{24}>/).waitFor();

    await opened.evaluate(WATCH_SHIFTS);
    await service.send({ to: account.inboxId, subject: 'The second' });
    await row(opened, 'The second').waitFor();
    expect(await opened.locator('.thread').first().innerText()).toContain('The second');
    // A label that gets a pixel wider is some hundred-thousandths; a row that moves is some hundredths.
    expect(await opened.evaluate('globalThis.shifts')).toBeLessThan(0.001);
    await leave(opened);
  });

  test('the keyboard walks through the list, opens, goes back to where it was, and shows its help', async () => {
    const account = await service.account();
    await service.deliver(...['One', 'Two', 'Three'].map((subject) => ({ to: account.inboxId, subject })));
    const opened = await open(account.apiKey, inboxPath(account));
    await row(opened, 'Three').waitFor();
    await opened.keyboard.press('j');
    await opened.keyboard.press('o');
    await opened.getByRole('heading', { name: 'Two' }).waitFor();
    await opened.keyboard.press('j');
    await opened.getByRole('heading', { name: 'One' }).waitFor();
    await opened.keyboard.press('u');
    await opened.getByText('No thread is open').waitFor();
    expect(await opened.locator('.thread-selected').innerText()).toContain('One');
    await opened.keyboard.press('/');
    expect(await opened.evaluate(() => document.activeElement?.id)).toBe('thread-search');
    await opened.keyboard.press('Escape');
    await opened.keyboard.press('?');
    await opened.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await opened.keyboard.press('Escape');
    await opened.keyboard.press('c');
    await opened.getByText('Copied').waitFor();
    expect(await opened.evaluate(() => navigator.clipboard.readText())).toBe(account.inboxId);
    await opened.keyboard.press('g');
    await opened.keyboard.press('k');
    await opened.getByRole('heading', { name: 'API keys' }).waitFor();
    await leave(opened);
  });

  test('a verification code is shown with its sender, and copied by its button and by a key', async () => {
    const account = await service.account();
    await service.deliver({ to: account.inboxId, subject: 'Your code', from: 'no-reply@shop.example' });
    const opened = await open(account.apiKey, inboxPath(account));
    const verification = {
      codes: [{ value: '482913', as_written: '482 913', confidence: 'high', evidence: 'text' }],
      links: [],
    };
    await opened.route(/\/threads\/thr_/, async (route) => {
      const thread = await (await route.fetch()).json();
      const [message] = thread.messages;
      await route.fulfill({ json: { ...thread, messages: [{ ...message, verification }] } });
    });
    await row(opened, 'Your code').click();
    const box = opened.getByRole('region', { name: 'Verification' });
    await box.getByText('482913').waitFor();
    expect(await box.innerText()).toContain('no-reply@shop.example');
    const clipboard = () => opened.evaluate(() => navigator.clipboard.readText());
    await box.getByRole('button', { name: 'Copy code 482913' }).click();
    await expect.poll(clipboard).toBe('482913');
    await opened.evaluate(() => navigator.clipboard.writeText(''));
    await opened.keyboard.press('e');
    await expect.poll(clipboard).toBe('482913');
    await leave(opened);
  });

  test('the search box narrows the list by sender, subject, time and attachments, and says what it does not understand', async () => {
    const account = await service.account();
    await service.deliver(
      { to: account.inboxId, subject: 'Order 1', from: 'Ann <ann@shop.example>' },
      { to: account.inboxId, subject: 'Order 2', from: 'Bob <bob@shop.example>' },
      {
        to: account.inboxId,
        subject: 'Papers',
        from: 'Bob <bob@shop.example>',
        attachments: [{ filename: 'a.txt', content: 'a' }],
      },
    );
    const opened = await open(account.apiKey, inboxPath(account));
    const box = opened.getByLabel('Search threads');
    const subjects = async () => (await opened.locator('.thread-subject').allInnerTexts()).join();
    for (const [search, found] of [
      ['from:ann', 'Order 1'],
      ['from:bob order', 'Order 2'],
      ['has:attachment', 'Papers'],
      ['after:2020-01-01', 'Papers,Order 2,Order 1'],
      ['before:2020-01-01', ''],
    ] as const) {
      await box.fill(search);
      await expect.poll(subjects).toBe(found);
    }
    await opened.getByText('Nothing matches').waitFor();
    await box.fill('before:yesterday');
    await opened.getByText('Write a date behind before:').waitFor();
    await leave(opened);
  });

  test('a restricted key sees no button and no page for what it may not do', async () => {
    const account = await service.account();
    const made = await service.post(
      '/api-keys',
      {
        name: 'reader',
        permissions: { inbox_read: true, thread_read: true, message_read: true, api_key_read: true },
      },
      account.apiKey,
    );
    const opened = await open(made.string('api_key'));
    await opened.getByText(account.inboxId).waitFor();
    const names = await opened.getByRole('navigation').getByRole('link').allInnerTexts();

    expect(names).toEqual(['Inboxes', 'Stream', 'Events', 'Keys']);
    expect(await opened.getByRole('button', { name: /New inbox|Delete/ }).count()).toBe(0);
    await leave(opened);
  });

  test('a key that is revoked while the page is open ends the session and says so', async () => {
    const account = await service.account();
    const made = await service.post('/api-keys', { name: 'second' }, account.apiKey);
    const opened = await open(made.string('api_key'));
    await opened.getByText('Live', { exact: true }).waitFor();
    await service.call('DELETE', `/api-keys/${made.string('api_key_id')}`, { key: account.apiKey });
    await opened.getByText('Not live').waitFor();
    await opened.getByRole('link', { name: 'Webhooks' }).click();
    await opened.getByText('it was revoked').waitFor();
    await opened.getByLabel('API key').waitFor();
    expect(await opened.evaluate(() => sessionStorage.length)).toBe(0);
    await leave(opened);
  });

  test('offline, the page says that it cannot reach the service, and goes on when it is back', async () => {
    const account = await service.account();
    const opened = await open(account.apiKey);
    await opened.getByText(account.inboxId).waitFor();
    await opened.route('**/v1/**', (route) => route.abort());
    await opened.getByRole('link', { name: 'Keys' }).click();
    await opened.getByText('The service cannot be reached').waitFor();
    await opened.unroute('**/v1/**');
    await opened.getByRole('button', { name: 'Try again' }).click();
    await opened.getByText('this key').waitFor();
    await leave(opened);
  });

  test('a test mail goes out from the form and is found in the inbox', async () => {
    const { inboxId } = service.development;
    const opened = await browser.page();
    await opened.goto(consoleUrl());
    await opened.getByRole('link', { name: 'Send', exact: true }).click();
    await opened.getByRole('button', { name: 'Invoice' }).click();
    await opened.getByRole('button', { name: 'Send', exact: true }).click();
    await opened.getByText('Sent.').waitFor();
    await opened.getByRole('link', { name: 'See it in the inbox' }).click();
    await row(opened, 'Invoice 2027-0117').click();
    await opened.getByText('invoice-2027-0117.csv').waitFor();
    expect(opened.url()).toContain(encodeURIComponent(inboxId));
    await leave(opened);
  });

  test('nothing of all this has contacted another host, and no script has failed', () => {
    browser.expectQuiet();
  });
});
