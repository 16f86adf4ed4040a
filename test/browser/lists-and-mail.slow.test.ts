import { describe, expect, test } from 'vitest';
import { ConsoleBrowser, hasBrowser, leave } from './console-browser.ts';
import { consoleOfAFile, inboxPath, row } from './console-of-a-file.ts';

describe.runIf(hasBrowser())('what the console shows of mail and events', () => {
  const { service, browser, consoleUrl, address, open } = consoleOfAFile();

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
    const event = (subject: string) =>
      opened.locator('.row', { hasText: subject }).getByText('message.received · from ann@shop.example');
    await event('First').waitFor();
    await opened.getByText('Live', { exact: true }).waitFor();
    await service.send({ to: account.inboxId, subject: 'Third', from: 'Ann <ann@shop.example>' });
    await event('Third').waitFor();
    const titles = () => opened.locator('.row-title').allInnerTexts();
    expect((await titles()).slice(0, 3)).toEqual(['Third', 'Second', 'First']);

    const [first] = (
      await service.get(`/inboxes/${account.inboxId}/messages?subject=First`, account.apiKey)
    ).list('messages');
    const path = `/inboxes/${account.inboxId}/messages/${first?.string('message_id')}`;
    await service.patch(path, { unread: false }, account.apiKey);
    await opened.getByLabel('Event types').selectOption('Changes');
    await opened.locator('.row', { hasText: 'message.updated (unread)' }).waitFor();
    expect(await titles()).toEqual(['First']);
    await opened.getByLabel('Event types').selectOption('Inboxes');
    await expect.poll(titles).toEqual([account.inboxId]);
    await opened.getByLabel('Event types').selectOption('All except changes');
    await opened.getByLabel('Inbox', { exact: true }).selectOption(account.inboxId);
    await expect.poll(titles).toEqual(['Third', 'Second', 'First', account.inboxId]);
    await leave(opened);
  });

  test('HTML is shown first, as tall as the mail, below the domain of the sender; the choice of the text is remembered', async () => {
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
    expect(await opened.locator('.message-from').innerText()).toContain('security@evil.example');
    await opened.getByText('confirmed by DMARC').waitFor();
    const frame = opened.locator('.mail-frame');
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBe(1527);
    expect(await opened.getByText('contains hidden text').count()).toBe(0);
    expect(await opened.locator('.badge-good').count()).toBe(0);
    await opened.getByRole('tab', { name: 'Text' }).click();
    await opened.reload();
    await opened.locator('.mail-text').waitFor();
    await leave(opened);
  });

  test('text that is written from right to left begins at the right', async () => {
    const account = await service.account();
    await service.deliver({ to: account.inboxId, subject: 'Arabic', text: 'Hello\nمرحبا' });
    const opened = await open(account.apiKey, inboxPath(account));
    await row(opened, 'Arabic').click();
    const sides = await opened.locator('.mail-text').evaluate((element) => {
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ left, right }) => (left - box.left < box.right - right ? 'left' : 'right'));
    });
    expect(sides).toEqual(['left', 'right']);
    await leave(opened);
  });

  test('a link signs in on a laptop only: elsewhere it fills in the key, does not replace another, and a person signs in', async () => {
    const [own, strange] = [await service.account(), await service.account()];
    // Apart from the browser that is watched for other hosts.
    const elsewhere = await ConsoleBrowser.start();
    elsewhere.isElsewhereExpected = true;
    const opened = await elsewhere.page();
    // The same service under the name of a deployed one.
    await opened.route('https://inbox.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({
        response: await route.fetch({ url: new URL(`${pathname}${search}`, address()).href }),
      });
    });
    await opened.goto(`https://inbox.example/console#key=${strange.apiKey}`);
    await opened.getByText('This key came from a link').waitFor();
    expect(opened.url()).not.toContain(strange.apiKey);
    expect(await opened.evaluate(() => sessionStorage.length)).toBe(0);

    await opened.getByLabel('API key').fill(own.apiKey);
    await opened.getByRole('button', { name: 'Sign in' }).click();
    await opened.getByText(own.inboxId).waitFor();
    await opened.goto(`https://inbox.example/console#key=${strange.apiKey}`);
    await expect.poll(() => opened.url()).not.toContain(strange.apiKey);
    await opened.getByText(own.inboxId).waitFor();
    expect(await opened.getByText(strange.inboxId).count()).toBe(0);
    await opened.unrouteAll({ behavior: 'wait' });
    await elsewhere.stop();
  });

  test('the keyboard opens an inbox and a thread, walks through the list, and the focus comes back to where it was', async () => {
    const account = await service.account();
    const other = await service.inbox(account.apiKey);
    await service.deliver(...['One', 'Two', 'Three'].map((subject) => ({ to: account.inboxId, subject })));
    const opened = await open(account.apiKey);
    const { keyboard } = opened;
    const focused = () => opened.evaluate(() => document.activeElement?.textContent ?? '');
    const heading = (name: string) => opened.getByRole('heading', { name, exact: true }).waitFor();
    const clipboard = () => opened.evaluate(() => navigator.clipboard.readText());
    await opened.getByText(other).waitFor();
    await keyboard.press('j');
    expect(await focused()).toContain(other);
    await keyboard.press('c');
    await expect.poll(clipboard).toBe(other);
    await keyboard.press('j');
    await keyboard.press('k');
    await keyboard.press('j');
    expect(await focused()).toContain(account.inboxId);
    await keyboard.press('Enter');
    await row(opened, 'Three').waitFor();
    expect(await opened.evaluate(() => document.activeElement?.ariaLabel)).toBe('Inboxes');

    // The newest is highlighted from the start: Enter would open it, j goes to the next.
    await keyboard.press('Enter');
    await heading('Three');
    await keyboard.press('Escape');
    await opened.getByText('No thread is open').waitFor();
    await expect.poll(focused).toContain('Three');
    await keyboard.press('j');
    await expect.poll(focused).toContain('Two');
    await keyboard.press('o');
    await heading('Two');
    await keyboard.press('j');
    await heading('One');
    await keyboard.press('k');
    await heading('Two');
    await keyboard.press('u');
    await opened.getByText('No thread is open').waitFor();
    await expect.poll(focused).toContain('Two');
    // New mail comes above it, and takes neither the focus nor the highlight.
    await service.send({ to: account.inboxId, subject: 'Four' });
    await row(opened, 'Four').waitFor();
    expect(await focused()).toContain('Two');
    expect(await opened.locator('.thread-selected').innerText()).toContain('Two');
    await keyboard.press('#');
    await expect.poll(focused).toContain('One');

    await keyboard.press('c');
    await expect.poll(clipboard).toBe(account.inboxId);
    await keyboard.press('/');
    expect(await opened.evaluate(() => document.activeElement?.id)).toBe('thread-search');
    await keyboard.press('Escape');
    await keyboard.press('u');
    await opened.getByText(other).waitFor();
    await expect.poll(focused).toContain(account.inboxId);
    await leave(opened);
  });

  test('the keyboard goes to every page, and its help lists the shortcuts and gives the focus back', async () => {
    const opened = await browser.page();
    await opened.goto(consoleUrl());
    await opened.getByText(service.development.inboxId).waitFor();
    const { keyboard } = opened;
    const pages = {
      w: 'Webhooks',
      k: 'API keys',
      '/': 'Search',
      e: 'Events',
      s: 'Senders',
      u: 'Usage',
      l: 'Audit log',
      a: 'Account',
      t: 'Send a test email',
    };
    for (const [key, title] of Object.entries({ ...pages, i: 'Inboxes' })) {
      await keyboard.press('g');
      await keyboard.press(key);
      await opened.getByRole('heading', { name: title, exact: true }).waitFor();
      if (key !== '/') continue;
      // What is typed here is a search at once; Escape leaves the field.
      await expect.poll(() => opened.evaluate(() => document.activeElement?.id)).toBe('search-all');
      await keyboard.press('Escape');
    }
    const help = opened.getByRole('button', { name: 'Keyboard shortcuts' });
    await help.focus();
    await keyboard.press('?');
    const dialog = opened.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(await dialog.locator('kbd').allInnerTexts()).toEqual([
      'j / k',
      'Enter / o',
      'u / Esc',
      '/',
      'c',
      'e',
      'x',
      'J / K',
      '* a / * n',
      'I / U',
      'l',
      '#',
      'z',
      'r',
      '?',
      ...['i', '/', 'e', 's', 'w', 'k', 'u', 'l', 'a', 't'].map((key) => `g ${key}`),
    ]);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await help.evaluate((element) => element === document.activeElement)).toBe(true);
    await leave(opened);
  });

  test('a verification code is shown with its sender, and copied by its button and by a key', async () => {
    const account = await service.account();
    await service.deliver({ to: account.inboxId, subject: 'Your code', from: 'no-reply@shop.example' });
    const opened = await open(account.apiKey, inboxPath(account));
    const verification = {
      codes: [{ value: '482913', as_written: '482 913', confidence: 'high', evidence: 'text' }],
      links: [
        {
          url: 'https://shop.example/verify?t=1',
          host: 'shop.example',
          purpose: 'verify',
          confidence: 'high',
          matches_sender: true,
        },
      ],
    };
    await opened.route(/\/threads\/thr_/, async (route) => {
      const thread = await (await route.fetch()).json();
      const [message] = thread.messages;
      await route.fulfill({ json: { ...thread, messages: [{ ...message, verification }] } });
    });
    await row(opened, 'Your code').click();
    const box = opened.getByRole('region', { name: 'Verification' });
    await box.getByText('482913').waitFor();
    expect(await opened.locator('.message-from').innerText()).toContain('no-reply@shop.example');
    expect(await opened.getByText('confirmed by DMARC').count()).toBe(1);
    const size = (shown: string) =>
      box.getByText(shown, { exact: true }).evaluate((element) => getComputedStyle(element).fontSize);
    expect(await size('Verify the address')).toBe(await size('482913'));
    const clipboard = () => opened.evaluate(() => navigator.clipboard.readText());
    await box.getByRole('button', { name: 'Copy code 482913' }).click();
    await expect.poll(clipboard).toBe('482913');
    await opened.evaluate(() => navigator.clipboard.writeText(''));
    await opened.keyboard.press('e');
    await expect.poll(clipboard).toBe('482913');
    await leave(opened);
  });

  test('the search box narrows the list by words, sender, subject, state, time and attachments, and says what it does not understand', async () => {
    const account = await service.account();
    await service.deliver(
      { to: account.inboxId, subject: 'Order 1', from: 'Ann <ann@shop.example>', text: 'A coffee machine' },
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
      ['from:bob subject:order', 'Order 2'],
      ['from:ann "coffee machine"', 'Order 1'],
      ['order -coffee', 'Order 2'],
      ['is:unread label:received order', 'Order 2,Order 1'],
      ['is:read', ''],
      ['kind:personal order', 'Order 2,Order 1'],
      ['kind:bounce', ''],
      ['has:attachment', 'Papers'],
      ['after:2020-01-01', 'Papers,Order 2,Order 1'],
      ['before:2020-01-01', ''],
    ] as const) {
      await box.fill(search);
      await expect.poll(subjects).toBe(found);
    }
    await opened.getByText('No matches so far').waitFor();
    await box.fill('before:yesterday');
    await opened.getByText('Enter a date, such as before:2026-01-31.').waitFor();
    await leave(opened);
  });

  test('a test mail goes out from the form and is found in the inbox', async () => {
    const { inboxId } = service.development;
    const opened = await browser.page();
    await opened.goto(consoleUrl());
    await opened.getByRole('link', { name: 'Send', exact: true }).click();
    await opened.getByRole('button', { name: 'Invoice' }).click();
    // The first inbox stands there: another test may have created one.
    await opened.getByLabel('To', { exact: true }).fill(inboxId);
    await opened.getByRole('button', { name: 'Send', exact: true }).click();
    await opened.getByText('Sent.').waitFor();
    await opened.getByRole('link', { name: 'Open the inbox' }).click();
    await row(opened, 'Invoice 2027-0117').click();
    await opened.getByText('invoice-2027-0117.csv').waitFor();
    expect(opened.url()).toContain(encodeURIComponent(inboxId));
    await leave(opened);
  });
});
