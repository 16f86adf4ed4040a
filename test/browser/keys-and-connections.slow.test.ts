import type { WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, leave } from './console-browser.ts';
import { consoleOfAFile, inboxPath, row } from './console-of-a-file.ts';

describe.runIf(hasBrowser())('keys and connections of the console', () => {
  const { service, browser, address, open } = consoleOfAFile();

  test('a restricted key sees no button and no page for what it may not do', async () => {
    const account = await service.account();
    const made = await service.key(account.apiKey, {
      inbox_read: true,
      thread_read: true,
      message_read: true,
    });
    const opened = await open(made);
    await opened.getByText(account.inboxId).waitFor();
    const names = await opened.getByRole('navigation').getByRole('link').allInnerTexts();

    expect(names).toEqual(['Inboxes', 'Search', 'Events', 'Senders', 'Account']);
    expect(await opened.getByRole('button', { name: /New inbox|More for/ }).count()).toBe(0);
    await opened.goto(`${address()}#/${inboxPath(account)}`);
    await opened.getByText('Filters').click();
    await opened.getByLabel('Show unverified senders').waitFor();
    expect(await opened.getByLabel('Show spam').count()).toBe(0);
    await leave(opened);
  });

  test('the account page says who is signed in and what the plan allows, as far as the key may know', async () => {
    const account = await service.account();
    await service.deliver({ to: account.inboxId, subject: 'Counted' });
    const opened = await open(account.apiKey);
    await opened.getByRole('link', { name: 'Account' }).click();
    const limits = opened.getByRole('region', { name: 'Limits' });
    await opened.locator('.who').getByText('verified', { exact: true }).waitFor();
    await opened.getByText(account.organizationId).waitFor();
    const identity = await service.get('/whoami', account.apiKey);
    await opened.getByText(identity.string('api_key_id')).waitFor();
    expect(await opened.locator('.who').innerText()).toMatch(/Scope\s+All inboxes\s+Permissions\s+All/);
    expect(await limits.locator('li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Inboxes\s+1 of 100$/),
      expect.stringMatching(/^Messages this month\s+1 of 100,000$/),
      expect.stringMatching(/^Storage\s+\d+ B of 10.0 GB$/),
      expect.stringMatching(/^Webhooks\s+0 of 50$/),
      expect.stringMatching(/^API keys\s+1 of 1,000$/),
    ]);
    await leave(opened);

    const path = `/inboxes/${account.inboxId}/api-keys`;
    const pinned = (await service.post(path, { name: 'pinned' }, account.apiKey)).string('api_key');
    const narrow = await open(pinned);
    await narrow.getByRole('link', { name: 'Account' }).click();
    await narrow.getByText('This key cannot read the limits of the account.').waitFor();
    expect(await narrow.locator('.who').innerText()).toContain(account.inboxId);
    await narrow.getByRole('button', { name: 'Sign out' }).click();
    await narrow.getByLabel('API key').waitFor();
    expect(await narrow.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    await leave(narrow);
  });

  test('a key of one inbox sees that inbox and its events alone, and makes no other', async () => {
    const account = await service.account();
    const other = await service.inbox(account.apiKey);
    const made = await service.key(account.apiKey, undefined, account.inboxId);
    const opened = await open(made);
    await opened.getByText(account.inboxId).waitFor();
    expect(await opened.locator('.row').count()).toBe(1);
    expect(await opened.getByRole('button', { name: 'New inbox' }).count()).toBe(0);
    const names = await opened.getByRole('navigation').getByRole('link').allInnerTexts();
    expect(names).toEqual(['Inboxes', 'Search', 'Events', 'Webhooks', 'Keys', 'Account']);

    await opened.getByText('Live', { exact: true }).waitFor();
    await opened.getByRole('link', { name: 'Events' }).click();
    await service.send({ to: other, subject: 'Not for it' });
    await service.send({ to: account.inboxId, subject: 'For it' });
    await opened.locator('.row', { hasText: account.inboxId }).waitFor();
    expect(await opened.locator('.row').count()).toBe(1);
    await opened.getByRole('link', { name: 'Webhooks' }).click();
    await opened.getByRole('button', { name: 'New webhook' }).click();
    expect(await opened.getByLabel('Inboxes').inputValue()).toBe(account.inboxId);
    await opened.keyboard.press('Escape');
    await opened.goto(`${address()}#/inboxes/${encodeURIComponent(other)}`);
    await opened.getByText('scoped to a different inbox').waitFor();
    await leave(opened);
  });

  test('a key that is revoked while the page is open ends the session at once, and says so', async () => {
    const account = await service.account();
    const made = await service.post('/api-keys', { name: 'second' }, account.apiKey);
    const opened = await open(made.string('api_key'));
    await opened.getByText('Live', { exact: true }).waitFor();
    await service.delete(`/api-keys/${made.string('api_key_id')}`, account.apiKey);
    await opened.getByText('it was revoked').waitFor();
    await opened.getByLabel('API key').waitFor();
    expect(await opened.evaluate(() => sessionStorage.length)).toBe(0);
    await leave(opened);
  });

  test('after the service has closed the stream it is opened again, and what arrived meanwhile is there once', async () => {
    const account = await service.account();
    const opened = await browser.page();
    let isDown = false;
    const sockets = new Set<WebSocketRoute>();
    await opened.routeWebSocket(/.*/, (socket) => {
      if (isDown) return void socket.close({ code: 1001 });
      socket.connectToServer();
      sockets.add(socket);
    });
    await opened.goto(`${address()}#key=${account.apiKey}`);
    await opened.getByText('Live', { exact: true }).waitFor();
    await opened.goto(`${address()}#/${inboxPath(account)}`);
    await opened.getByText('No mail yet').waitFor();
    isDown = true;
    for (const socket of sockets) await socket.close({ code: 1001 });
    await opened.getByText('Connecting…').waitFor();
    await service.deliver(...['One', 'Two'].map((subject) => ({ to: account.inboxId, subject })));
    expect(await opened.locator('.thread').count()).toBe(0);

    isDown = false;
    await row(opened, 'One').waitFor();
    await row(opened, 'Two').waitFor();
    await opened.getByText('Live', { exact: true }).waitFor();
    await service.send({ to: account.inboxId, subject: 'Three' });
    await row(opened, 'Three').waitFor();
    expect(await opened.locator('.thread').count()).toBe(3);
    await leave(opened);
  });

  test('without a network it says so, keeps the key, and has everything as soon as the network is back', async () => {
    const account = await service.account();
    const opened = await open(account.apiKey);
    await opened.getByText('Live', { exact: true }).waitFor();
    await opened.goto(`${address()}#/${inboxPath(account)}`);
    await opened.getByText('No mail yet').waitFor();
    await opened.context().setOffline(true);
    await opened.getByText('Offline').waitFor();
    await opened.getByRole('link', { name: 'Keys' }).click();
    await opened.getByText('The service cannot be reached').waitFor();
    await service.deliver(...['One', 'Two'].map((subject) => ({ to: account.inboxId, subject })));

    await opened.context().setOffline(false);
    await opened.getByText('this key').waitFor();
    await opened.getByText('Live', { exact: true }).waitFor();
    await opened.goBack();
    await row(opened, 'Two').waitFor();
    await service.send({ to: account.inboxId, subject: 'Three' });
    await row(opened, 'Three').waitFor();
    expect(await opened.locator('.thread').count()).toBe(3);
    await leave(opened);
  });

  test('a service that cannot be reached at first does not take the key away, and "Try again" signs in', async () => {
    const account = await service.account();
    const opened = await browser.page();
    await opened.route('**/v1/**', (route) => route.abort());
    await opened.goto(`${address()}#key=${account.apiKey}`);
    await opened.getByText('The service cannot be reached').waitFor();
    await opened.unroute('**/v1/**');
    await opened.getByRole('button', { name: 'Try again' }).click();
    await opened.getByText(account.inboxId).waitFor();
    await leave(opened);
  });
});
