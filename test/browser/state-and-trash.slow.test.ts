import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../system/service.ts';
import { hasBrowser, leave } from './console-browser.ts';
import { consoleOfAFile, row } from './console-of-a-file.ts';

describe.runIf(hasBrowser())('the console and the state of mail', () => {
  const { service, browser, address } = consoleOfAFile();
  let account: Account;
  beforeAll(async () => {
    account = await service.account();
  });

  const openInbox = async (...subjects: readonly string[]) => {
    const inbox = await service.inbox(account.apiKey);
    for (const subject of subjects) await service.deliver({ to: inbox, subject });
    const opened = await browser.page();
    await opened.goto(`${address()}#key=${account.apiKey}`);
    await opened.getByText('Live', { exact: true }).waitFor();
    await opened.goto(`${address()}#/inboxes/${encodeURIComponent(inbox)}`);
    await row(opened, subjects[0] ?? '').waitFor();
    return { inbox, opened };
  };
  const subjects = (opened: Page) => opened.locator('.thread-subject').allInnerTexts();
  const listed = (inbox: string, query = '') =>
    service.get(`/inboxes/${inbox}/messages?${query}`, account.apiKey).then((page) => page.list('messages'));
  const unread = async (inbox: string) =>
    (await listed(inbox, 'unread=true')).map((message) => message.string('subject'));
  const change = (inbox: string, id: string, body: object) =>
    service.patch(`/inboxes/${inbox}/messages/${id}`, body, account.apiKey);

  test('unread threads are bold and counted in the title; opening marks as read, U as unread, and calls of others are seen live', async () => {
    const { inbox, opened } = await openInbox('One', 'Two');
    const bold = () => opened.locator('.thread-unread .thread-subject').allInnerTexts();
    const title = () => opened.title();
    await expect.poll(title).toBe(`(2) ${inbox} · Agent Inbox`);
    expect(await bold()).toEqual(['Two', 'One']);
    const weight = await row(opened, 'One')
      .locator('.thread-subject')
      .evaluate((element) => getComputedStyle(element).fontWeight);
    expect(weight).toBe('700');
    // A read of the API changes nothing.
    const [two, one] = (await listed(inbox)).map((message) => message.string('message_id'));
    await service.get(`/inboxes/${inbox}/messages/${one}`, account.apiKey);
    expect(await unread(inbox)).toEqual(['Two', 'One']);

    await row(opened, 'One').click();
    await opened.getByRole('heading', { name: 'One', exact: true }).waitFor();
    await expect.poll(() => unread(inbox)).toEqual(['Two']);
    await expect.poll(title).toBe(`(1) ${inbox} · Agent Inbox`);
    expect(await bold()).toEqual(['Two']);
    await opened.keyboard.press('U');
    await opened.getByText('No thread is open').waitFor();
    await expect.poll(() => unread(inbox)).toEqual(['Two', 'One']);
    await expect.poll(bold).toEqual(['Two', 'One']);

    await change(inbox, two ?? '', { unread: false, add_labels: ['paid'] });
    await expect.poll(bold).toEqual(['One']);
    await row(opened, 'Two').getByText('paid').waitFor();
    await expect.poll(title).toBe(`(1) ${inbox} · Agent Inbox`);

    await opened.getByText('Filters').click();
    await opened.getByLabel('Opening a thread marks it as read').uncheck();
    await row(opened, 'One').click();
    await opened.getByRole('heading', { name: 'One', exact: true }).waitFor();
    await opened.reload();
    await opened.getByRole('heading', { name: 'One', exact: true }).waitFor();
    expect(await unread(inbox)).toEqual(['One']);
    await opened.getByRole('button', { name: 'Mark read' }).click();
    await expect.poll(() => unread(inbox)).toEqual([]);
    await expect.poll(title).toBe(`${inbox} · Agent Inbox`);
    await leave(opened);
  });

  test('rows are chosen by mouse and keyboard, singly, in ranges and all, and marked, labelled and deleted by one call', async () => {
    const { inbox, opened } = await openInbox('One', 'Two', 'Three', 'Four');
    const [first] = await listed(inbox, 'subject=One');
    await service.deliver({
      to: inbox,
      subject: 'Re: One',
      headers: { 'In-Reply-To': first?.string('rfc_message_id') ?? '' },
    });
    await expect.poll(() => subjects(opened)).toEqual(['One', 'Four', 'Three', 'Two']);
    const calls: string[] = [];
    opened.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    const count = (number: number) => opened.getByText(`${number} selected`).waitFor();
    const { keyboard } = opened;

    await opened.getByLabel('Select Four').click();
    await opened.getByLabel('Select Two').click({ modifiers: ['Shift'] });
    await count(3);
    await keyboard.press('I');
    await expect.poll(() => unread(inbox)).toEqual(['Re: One', 'One']);
    await opened.getByText('3 threads marked as read.').waitFor();
    expect(calls).toEqual([`POST /v1/inboxes/${encodeURIComponent(inbox)}/messages/update`]);
    await keyboard.press('Escape');
    expect(await opened.getByText('selected').count()).toBe(0);

    await keyboard.press('*');
    await keyboard.press('a');
    await count(4);
    await keyboard.press('*');
    await keyboard.press('n');
    await row(opened, 'Four').focus();
    await keyboard.press('J');
    await count(2);
    await keyboard.press('l');
    const dialog = opened.getByRole('dialog', { name: 'Labels' });
    await dialog.waitFor();
    await keyboard.type('no good label!');
    await keyboard.press('Enter');
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Add').fill('Paid late');
    await dialog.getByRole('button', { name: 'Change labels' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await listed(inbox, 'label=paid&label=late')).length).toBe(2);
    await keyboard.press('l');
    await dialog.getByLabel('late').check();
    await dialog.getByRole('button', { name: 'Change labels' }).click();
    await row(opened, 'Four').getByText('late').waitFor({ state: 'detached' });
    expect(await listed(inbox, 'label=late')).toEqual([]);

    // A thread of two messages, whose older one is in the trash already: only what was deleted comes back.
    await change(inbox, first?.string('message_id') ?? '', { trash: true });
    await keyboard.press('Escape');
    await opened.getByLabel('Select all').click();
    await count(4);
    await keyboard.press('#');
    await opened.getByText('4 threads moved to the trash.').waitFor();
    await opened.getByText('No mail yet').waitFor();
    expect(await listed(inbox)).toEqual([]);
    await keyboard.press('z');
    await opened.getByText('Restored.').waitFor();
    await expect.poll(() => subjects(opened)).toEqual(['One', 'Four', 'Three', 'Two']);
    expect(
      (await listed(inbox, 'include_trash=true&label=trash')).map((one) => one.string('subject')),
    ).toEqual(['One']);
    await leave(opened);
  });

  test('the trash is a view: its messages are read, restored, and deleted for good when that was asked', async () => {
    const { inbox, opened } = await openInbox('Restore me', 'Gone', 'Kept');
    // Where the list and what is open do not fit beside each other.
    await opened.setViewportSize({ width: 400, height: 800 });
    for (const subject of ['Restore me', 'Gone']) {
      await row(opened, subject).click();
      await opened.getByRole('heading', { name: subject, exact: true }).waitFor();
      await opened.locator('.thread-header').getByRole('button', { name: 'Labels…' }).click();
      await opened.getByRole('dialog').getByLabel('Add').fill('seen');
      await opened.keyboard.press('Enter');
      await opened.getByText('Labels of 1 thread changed.').waitFor();
      await opened.locator('.thread-header').getByRole('button', { name: 'Delete' }).click();
      await opened.getByText('1 thread moved to the trash.').waitFor();
      await expect.poll(() => subjects(opened)).not.toContain(subject);
    }
    await opened.getByRole('link', { name: 'Trash' }).click();
    await expect.poll(() => subjects(opened)).toEqual(['Gone', 'Restore me']);
    await row(opened, 'Restore me').click();
    await opened.locator('.mail-text').waitFor();
    await opened.locator('.thread-header').getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => subjects(opened)).toEqual(['Gone']);

    await opened.getByLabel('Select Gone').click();
    await opened.keyboard.press('#');
    const dialog = opened.getByRole('dialog', { name: 'Delete permanently?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await listed(inbox, 'include_trash=true&label=trash')).toHaveLength(1);
    await opened.keyboard.press('#');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await opened.getByText('The trash is empty').waitFor();
    expect((await listed(inbox, 'include_trash=true')).map((message) => message.string('subject'))).toEqual([
      'Kept',
      'Restore me',
    ]);
    await opened.keyboard.press('u');
    await expect.poll(() => subjects(opened)).toEqual(['Kept', 'Restore me']);
    await leave(opened);
  });

  test('a search of an inbox and of all inboxes shows where its words are, marked', async () => {
    const { inbox, opened } = await openInbox('Machines');
    await service.deliver({ to: inbox, subject: 'Offer', text: 'We have a coffee machine <b>for</b> you.' });
    await opened.getByLabel('Search threads').fill('coffee');
    await expect.poll(() => opened.locator('.thread-preview mark').allInnerTexts()).toEqual(['coffee']);
    expect(await opened.locator('.thread-preview').innerText()).toContain('coffee machine <b>for</b> you.');
    await opened.getByLabel('Search threads').fill('machin*');
    await expect.poll(() => opened.locator('.thread-subject mark').allInnerTexts()).toEqual(['Machines']);

    const other = await service.inbox(account.apiKey);
    await service.deliver({ to: other, subject: 'Elsewhere', text: 'Another coffee machine.' });
    await opened.keyboard.press('Escape');
    await opened.keyboard.press('g');
    await opened.keyboard.press('/');
    await opened.getByLabel('Search mail').fill('coffee');
    await expect.poll(() => opened.locator('.row-subject').allInnerTexts()).toEqual(['Elsewhere', 'Offer']);
    await expect.poll(() => opened.locator('.row mark').allInnerTexts()).toEqual(['coffee', 'coffee']);
    await opened.locator('.row', { hasText: other }).getByRole('link').click();
    await opened.getByRole('heading', { name: 'Elsewhere', exact: true }).waitFor();
    await opened.goBack();
    await expect.poll(() => opened.locator('.row-subject').allInnerTexts()).toEqual(['Elsewhere', 'Offer']);
    expect(await opened.getByLabel('Search mail').inputValue()).toBe('coffee');
    await opened.getByRole('link', { name: 'Search', exact: true }).click();
    await expect.poll(() => opened.getByLabel('Search mail').inputValue()).toBe('');
    await leave(opened);
  });
});
