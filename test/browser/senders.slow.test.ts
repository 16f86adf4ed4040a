import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../system/service.ts';
import { hasBrowser, leave } from './console-browser.ts';
import { consoleOfAFile, row } from './console-of-a-file.ts';

const HOSTILE = '<img src=x onerror="globalThis.hacked=1"><b>bold</b>';
const INVITATION = [
  'BEGIN:VCALENDAR',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:1@known.example',
  'DTSTART:20270115T090000Z',
  'DTEND:20270115T100000Z',
  'RECURRENCE-ID;RANGE=THISANDFUTURE:20270114T090000Z',
  `SUMMARY:What ${HOSTILE}`,
  `LOCATION:Where ${HOSTILE}`,
  `ORGANIZER;CN="Org <b>x</b>":mailto:boss@known.example`,
  `ATTENDEE;CN="Guest <i>y</i>";PARTSTAT=ACCEPTED:mailto:guest@known.example`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const BOUNCE = [
  'From: MAILER-DAEMON@known.example',
  'Subject: Undelivered machine',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  '',
  '--b',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.known.example',
  '',
  'Final-Recipient: rfc822; ann@known.example',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; No <b>such</b> user',
  '',
  '--b--',
  '',
].join('\r\n');
const NEWSLETTER = [
  'From: News <news@known.example>',
  'Subject: News of the machine',
  'List-Id: <news.known.example>',
  'List-Unsubscribe: <https://lists.known.example/out?u=%3Cb%3E1%3C/b%3E>',
  '',
  'News',
  '',
].join('\r\n');

describe.runIf(hasBrowser())('the console and senders', () => {
  const { service, browser, address } = consoleOfAFile();
  let account: Account;
  beforeAll(async () => {
    account = await service.account();
  });

  const open = async (path: string, key = account.apiKey, timezoneId = 'Europe/Berlin') => {
    const opened = await browser.page({ timezoneId });
    await opened.goto(`${address()}#key=${key}`);
    await opened.getByText('Live', { exact: true }).waitFor();
    await opened.goto(`${address()}#/${path}`);
    return opened;
  };
  const pathOf = (inbox: string, view = '') => `inboxes/${encodeURIComponent(inbox)}${view}`;
  const patch = (path: string, body: object) => service.patch(path, body, account.apiKey);
  const holding = async () => {
    const inbox = await service.inbox(account.apiKey);
    await patch(`/inboxes/${inbox}`, { unlisted: 'hold' });
    return inbox;
  };
  const subjectsOf = async (inbox: string, query = '') =>
    (await service.get(`/inboxes/${inbox}/messages?${query}`, account.apiKey))
      .list('messages')
      .map((message) => message.string('subject'));
  const entriesOf = async (path: string) =>
    (await service.get(path, account.apiKey)).list('entries').map((entry) => entry.body);

  test('a held message shows sender, reason and its text fenced, and is released, allowed, blocked or deleted by a person', async () => {
    const inbox = await holding();
    const opened = await open(pathOf(inbox, '/held'));
    await opened.getByText('No mail is held').waitFor();
    await service.send({
      to: inbox,
      from: 'Ann <ann@known.example>',
      subject: 'Proven',
      text: 'See https://known.example/offer',
    });
    await opened.getByRole('link', { name: 'Held 1' }).waitFor();
    await row(opened, 'Proven').click();
    const pane = opened.getByRole('region', { name: 'Open thread' });
    await pane.getByText('The sender is not on a list.').waitFor();
    expect((await pane.locator('.fenced pre').innerText()).trim()).toBe('See https://known.example/offer');
    expect(await pane.getByRole('link', { name: /known/ }).count()).toBe(0);
    expect(await subjectsOf(inbox)).toEqual([]);
    // The mildest first, and it alone is prominent.
    expect(await pane.locator('.commands').getByRole('button').allInnerTexts()).toEqual([
      'Release',
      'Delete…',
      'Always allow…',
      'Block…',
    ]);
    expect(await pane.locator('.button-main').allInnerTexts()).toEqual(['Release']);
    await pane.getByRole('button', { name: 'Always allow…' }).click();
    const dialog = opened.getByRole('dialog');
    await dialog.getByLabel('Note (optional)').fill('a customer');
    await dialog.getByRole('button', { name: 'Release and always allow' }).click();
    await opened.getByText('Released. Mail from ann@known.example is no longer held.').waitFor();
    await opened.getByText('No mail is held').waitFor();
    expect(await subjectsOf(inbox)).toEqual(['Proven']);
    expect(await entriesOf(`/inboxes/${inbox}/lists/allow`)).toMatchObject([
      { entry: 'ann@known.example', reason: 'a customer' },
    ]);

    await service.deliver(
      {
        to: inbox,
        from: 'ann@known.example',
        subject: 'Forged',
        headers: { 'X-Simulate-Verdicts': 'dmarc=fail' },
      },
      { to: inbox, from: 'mallory@bad.example', subject: 'Unwanted' },
      { to: inbox, from: 'other@bad.example', subject: 'Deleted' },
    );
    await row(opened, 'Forged').click();
    await pane.getByText('the message does not prove who sent it').waitFor();
    await pane
      .getByText('You cannot choose "Always allow" for this sender, because the message does not pass DMARC')
      .waitFor();
    expect(await pane.getByRole('button', { name: /always allow/ }).count()).toBe(0);
    await pane.getByRole('button', { name: 'Release', exact: true }).click();
    await opened.getByText('1 message released').waitFor();
    expect(await subjectsOf(inbox, 'include_unauthenticated=true')).toEqual(['Forged', 'Proven']);

    await row(opened, 'Unwanted').click();
    await pane.getByRole('button', { name: 'Block the sender…' }).click();
    expect(await dialog.getByLabel('Sender').inputValue()).toBe('mallory@bad.example');
    await dialog.getByLabel('Sender').fill('bad.example');
    await dialog.getByRole('button', { name: 'Block' }).click();
    await opened.getByText('bad.example is blocked.').waitFor();
    expect(await entriesOf(`/inboxes/${inbox}/lists/block`)).toMatchObject([{ entry: 'bad.example' }]);
    await opened.getByLabel('Select Deleted').click();
    await opened.keyboard.press('#');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await opened.getByText('No mail is held').waitFor();
    expect(await subjectsOf(inbox, 'include_held=true&label=held')).toEqual([]);
    await leave(opened);
  });

  test('lists and the rule for other senders are changed for the account and for an inbox, and dropped mail is listed', async () => {
    const inbox = await service.inbox(account.apiKey);
    const opened = await open('senders');
    const blocked = opened.getByRole('region', { name: 'Blocked' });
    await blocked.getByText('No senders yet.').waitFor();
    await blocked.getByText('Add a sender').click();
    await blocked.getByLabel('Sender').fill('no sender');
    await blocked.getByRole('button', { name: 'Block' }).click();
    await expect.poll(() => blocked.getByLabel('Sender').getAttribute('aria-invalid')).toBe('true');
    await blocked.getByLabel('Sender').fill('*.BÜCHER.example');
    await blocked.getByLabel('Note').fill('offers');
    await blocked.getByLabel('Expires').fill('2099-01-31T12:00');
    await blocked.getByRole('button', { name: 'Block' }).click();
    await blocked.getByText('*.xn--bcher-kva.example').waitFor();
    expect(await entriesOf('/lists/block')).toMatchObject([
      { reason: 'offers', expires_at: '2099-01-31T11:00:00.000Z' },
    ]);
    await opened.getByLabel('Hold it until').check();
    await expect
      .poll(async () => (await service.get('/account', account.apiKey)).string('unlisted'))
      .toBe('hold');
    await opened.getByLabel('At most one email a day').check();
    await expect
      .poll(async () => (await service.get('/account', account.apiKey)).string('notify'))
      .toBe('daily');
    await service.deliver({ to: inbox, from: 'x@shop.xn--bcher-kva.example', subject: 'Dropped' });
    const dropped = opened.getByRole('region', { name: 'Dropped mail' });
    await dropped.getByRole('button', { name: 'Reload' }).click();
    await dropped.getByText('Dropped today (UTC): 1.').waitFor();
    expect(await dropped.locator('.row').innerText()).toContain('blocked by the account');
    await blocked.getByRole('button', { name: 'Remove *.xn--bcher-kva.example' }).click();
    // The button is gone: the page has its focus.
    await expect.poll(() => opened.evaluate(() => document.activeElement?.id)).toBe('main');
    await blocked.getByText('No senders yet.').waitFor();
    expect(await entriesOf('/lists/block')).toEqual([]);

    await opened.goto(`${address()}#/${pathOf(inbox, '/senders')}`);
    const allowed = opened.getByRole('region', { name: 'Allowed' });
    await allowed.getByText('Add a sender').click();
    await allowed.getByLabel('Sender').fill('known.example');
    await allowed.getByRole('button', { name: 'Allow' }).click();
    await allowed.locator('.row', { hasText: 'known.example' }).waitFor();
    expect(await opened.getByLabel('Use the account setting').isChecked()).toBe(true);
    await opened.getByLabel('Drop it without storing it').check();
    await expect
      .poll(async () => (await service.get(`/inboxes/${inbox}`, account.apiKey)).string('unlisted'))
      .toBe('drop');
    await patch('/account', { unlisted: 'accept' });
    await leave(opened);
  });

  test('a key of the inbox reads lists and held messages, and the page says why it changes nothing; without label_spam_read there is no view "Held"', async () => {
    const inbox = await holding();
    await service.deliver({ to: inbox, from: 'ann@known.example', subject: 'Proven' });
    const pinned = await service.key(account.apiKey, undefined, inbox);
    const opened = await open(pathOf(inbox, '/held'), pinned);
    await row(opened, 'Proven').click();
    await opened.getByText('This key cannot release messages').waitFor();
    expect(await opened.getByRole('button', { name: /^(Release|Block)/ }).count()).toBe(0);
    await opened.getByRole('link', { name: 'Senders' }).click();
    await opened.getByText('This key cannot change lists').waitFor();
    expect(await opened.getByText('Add a sender').count()).toBe(0);
    expect(await opened.getByLabel('Drop it without storing it').isDisabled()).toBe(true);
    await leave(opened);

    const permissions = { inbox_read: true, thread_read: true, message_read: true };
    const reader = await service.key(account.apiKey, permissions);
    const narrow = await open(pathOf(inbox), reader);
    await narrow.getByText('No mail yet').waitFor();
    expect(await narrow.locator('.views').getByRole('link').allInnerTexts()).toEqual([
      'Mail',
      'Trash',
      'Senders',
    ]);
    expect(await narrow.getByLabel('Select all').count()).toBe(0);
    await narrow.goto(`${address()}#/senders`);
    await narrow.getByText('requires a key with metrics_read').waitFor();
    await leave(narrow);
  });

  test('hostile senders, subjects, reasons, invitations, attachments, hits, labels and dropped mail are text in every view', async () => {
    const inbox = await service.inbox(account.apiKey);
    const from = `"${HOSTILE.replaceAll('"', "'")}" <mallory@known.example>`;
    const mail = { to: inbox, from, text: `machine ${HOSTILE}` };
    await service.deliver(
      { ...mail, subject: `Trashed ${HOSTILE}` },
      {
        ...mail,
        subject: `Invited ${HOSTILE}`,
        attachments: [
          { filename: 'i.ics', contentType: 'text/calendar; method=REQUEST', content: INVITATION },
        ],
      },
    );
    await service.deliver(
      { envelope: { from: '', to: inbox }, raw: BOUNCE },
      { to: inbox, raw: NEWSLETTER, envelope: { from: 'news@known.example', to: inbox } },
    );
    const trashed = (await service.get(`/inboxes/${inbox}/messages?subject=Trashed`, account.apiKey)).list(
      'messages',
    );
    await patch(`/inboxes/${inbox}/messages/${trashed[0]?.string('message_id')}`, { trash: true });
    await patch(`/inboxes/${inbox}`, { unlisted: 'hold' });
    await service.deliver({ ...mail, subject: `Held ${HOSTILE}` });
    await service.post('/lists/block', { entry: 'bad.example', reason: HOSTILE }, account.apiKey);
    await service.deliver({
      envelope: { from: 'x@bad.example', to: inbox },
      raw: `From: "<b>x</b>"@bad.example\r\nTo: ${inbox}\r\nSubject: Dropped\r\n\r\nDropped\r\n`,
    });

    const opened = await open(pathOf(inbox));
    // Labels have no markup in the API; the console does not rely on it.
    await opened.route(/\/threads\?/, async (route) => {
      const page = await (await route.fetch()).json();
      const threads = page.threads.map((thread: object) => ({ ...thread, labels: [HOSTILE] }));
      await route.fulfill({ json: { ...page, threads } });
    });
    const expectText = async (scope: string, ...texts: readonly string[]) => {
      const shown = opened.locator(scope);
      for (const text of texts) await shown.getByText(text).first().waitFor();
      expect(await opened.locator('main').locator('img, b, i, script').count()).toBe(0);
      expect(await opened.evaluate('globalThis.hacked')).toBeUndefined();
    };
    await opened.reload();
    await expectText('.threads', `Invited ${HOSTILE}`, HOSTILE.replaceAll('"', "'"));
    await expectText('.threads .badge', HOSTILE);
    await opened.getByLabel('Search threads').fill('machine');
    await opened.locator('.thread-preview mark').waitFor();
    await expectText('.thread-preview', HOSTILE);
    await row(opened, 'Invited').click();
    await expectText(
      '[aria-label="Type of message"]',
      `What ${HOSTILE}`,
      'Thursday, January 14, 2027',
      'and all later ones',
      `Where ${HOSTILE}`,
      'Guest <i>y</i>',
    );
    await expectText(
      '[aria-label="Type of message"]',
      'Friday, January 15, 2027, 10:00 – 11:00 (Europe/Berlin)',
    );
    await opened.getByRole('button', { name: 'Show the text of i.ics' }).click();
    await expectText('.attachment-text', `What ${HOSTILE}`);
    await row(opened, 'Undelivered').click();
    await expectText(
      '[aria-label="Type of message"]',
      'Your message to ann@known.example was not delivered: No <b>such</b> user (5.1.1)',
    );
    await row(opened, 'News').click();
    await opened.getByRole('button', { name: 'Unsubscribe…' }).click();
    await opened
      .getByRole('dialog')
      .getByText('https://lists.known.example/out?u=%3Cb%3E1%3C/b%3E')
      .waitFor();
    await opened.keyboard.press('Escape');
    await row(opened, 'Invited').click();
    await opened.keyboard.press('l');
    await opened.getByRole('dialog').getByLabel(HOSTILE).waitFor();
    await opened.keyboard.press('Escape');
    await opened.goto(`${address()}#/${pathOf(inbox, '/trash')}`);
    await row(opened, 'Trashed').click();
    await expectText('.mail-view', `Trashed ${HOSTILE}`);
    await opened.goto(`${address()}#/${pathOf(inbox, '/held')}`);
    await row(opened, 'Held').click();
    await expectText('.fenced', `machine ${HOSTILE}`);
    await opened.goto(`${address()}#/search`);
    await opened.getByLabel('Search mail').fill('machine');
    await expectText('.rows', `Invited ${HOSTILE}`, `machine ${HOSTILE}`);
    await opened.goto(`${address()}#/senders`);
    await expectText('[aria-label="Blocked"]', HOSTILE);
    await expectText('[aria-label="Dropped mail"]', '"<b>x</b>"@bad.example');
    await opened.unrouteAll({ behavior: 'wait' });
    await leave(opened);
  });
});
