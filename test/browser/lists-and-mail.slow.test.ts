import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, Service } from '../system/service.ts';
import { ConsoleBrowser, hasBrowser, leave } from './console-browser.ts';

const isBrowser = await hasBrowser();

describe.runIf(isBrowser)('what the console shows of mail and events', () => {
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
    await opened.getByRole('button', { name: 'Sign out' }).waitFor();
    if (path !== '') await opened.goto(`${page()}#/${path}`);
    return opened;
  };
  const inboxPath = ({ inboxId }: Account) => `inboxes/${encodeURIComponent(inboxId)}`;
  const row = (opened: Page, subject: string) => opened.locator('.thread', { hasText: subject });

  test('the list of inboxes shows the last mail and its code as they arrive', async () => {
    const account = await service.account();
    const opened = await open(account.apiKey);
    const inbox = opened.locator('.row', { hasText: account.inboxId });
    await inbox.waitFor();
    await opened.getByText('Live', { exact: true }).waitFor();
    await service.send({
      to: account.inboxId,
      from: 'Shop <no-reply@shop.example>',
      subject: 'Your verification code is 482913',
      text: 'Your verification code is 482913.',
    });
    await inbox.getByText('from no-reply@shop.example').waitFor();
    await inbox.getByRole('button', { name: 'Copy code 482913' }).waitFor();
    await leave(opened);
  });

  test('events are listed newest first with sender and subject, and new ones appear on top', async () => {
    const account = await service.account();
    await service.deliver(
      { to: account.inboxId, subject: 'First', from: 'Ann <ann@shop.example>' },
      { to: account.inboxId, subject: 'Second', from: 'Ann <ann@shop.example>' },
    );
    const opened = await open(account.apiKey, 'events');
    await opened.getByText('First from ann@shop.example').waitFor();
    await opened.getByText('Live', { exact: true }).waitFor();
    await service.send({ to: account.inboxId, subject: 'Third', from: 'Ann <ann@shop.example>' });
    await opened.getByText('Third from ann@shop.example').waitFor();
    const titles = await opened.locator('.row-title').allInnerTexts();
    expect(titles.slice(0, 3)).toEqual(
      ['Third', 'Second', 'First'].map((subject) => `${subject} from ann@shop.example`),
    );
    await leave(opened);
  });

  test('HTML is shown first, as tall as the mail, beside the domain of the sender; the choice of the text is remembered', async () => {
    const account = await service.account();
    await service.deliver({
      to: account.inboxId,
      subject: 'Tall',
      from: '"PayPal Security" <security@evil.example>',
      html: '<div style="display:none">A preheader</div><div style="height:1500px">Tall mail</div>',
    });
    const opened = await open(account.apiKey, inboxPath(account));
    expect(await row(opened, 'Tall').innerText()).toContain('evil.example');
    await row(opened, 'Tall').click();
    await opened.getByText('evil.example, confirmed by DMARC').waitFor();
    const frame = opened.locator('.mail-frame');
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(1500);
    expect(await opened.getByText('text that a person does not see').count()).toBe(0);
    expect(await opened.locator('.badge-good').count()).toBe(0);
    await opened.getByRole('tab', { name: 'Text' }).click();
    await opened.reload();
    await opened.locator('.mail-text').waitFor();
    await leave(opened);
  });

  test('the usage page draws its charts for a locale that Intl refuses', async () => {
    const account = await service.account();
    const opened = await browser.page();
    await opened.addInitScript(() => {
      Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true });
      Object.defineProperty(navigator, 'languages', { value: ['en-US@posix'], configurable: true });
    });
    await opened.goto(`${page()}#key=${account.apiKey}`);
    await opened.getByRole('button', { name: 'Sign out' }).waitFor();
    await opened.goto(`${page()}#/usage`);
    await opened.locator('canvas').nth(2).waitFor();
    await opened.getByText('Bytes of the mail that is stored now').waitFor();
    await leave(opened);
  });
});
