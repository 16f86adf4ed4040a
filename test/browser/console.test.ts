import { describe, expect, test } from 'vitest';
import { hasBrowser, leave } from './console-browser.ts';
import { consoleOfAFile, inboxPath, row } from './console-of-a-file.ts';

/** Notes the layout shifts of a page from then on: what was shown before is painted first. */
const WATCH_SHIFTS = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      globalThis.shifts.push(value, ...sources.map(({ node, previousRect, currentRect }) =>
        [node?.outerHTML ?? node?.textContent, JSON.stringify(previousRect), JSON.stringify(currentRect)].join(' ')));
    }
  }).observe({ type: 'layout-shift' });
  resolve();
})))`;

describe.runIf(hasBrowser())('the console', () => {
  const { service, browser, consoleUrl, address, open } = consoleOfAFile();

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

  test('a pasted key signs in; a wrong one is refused with what to do; "Sign out" removes it', async () => {
    const { apiKey, inboxId } = await service.account();
    const opened = await browser.page();
    await opened.goto(address());
    await opened.getByLabel('API key').waitFor();
    await opened.keyboard.type('a word');
    expect(await opened.getByLabel('API key').getAttribute('aria-invalid')).toBe('true');
    await opened.getByLabel('API key').fill('ia_0000000000000000000000000000000000000');
    await opened.getByRole('button', { name: 'Sign in' }).click();
    await opened.getByText('The key is not valid').waitFor();
    await opened.getByLabel('API key').fill(apiKey);
    await opened.getByRole('button', { name: 'Sign in' }).click();
    await opened.getByText(inboxId).waitFor();
    // Only the link of the laptop has the secret of test mail.
    expect(await opened.getByRole('link', { name: 'Send', exact: true }).count()).toBe(0);

    await opened.getByRole('button', { name: 'Sign out' }).click();
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
    await opened.getByText('Show quoted text').click();
    await opened.getByText('> Shall we meet?').waitFor();
    await opened.getByText('confirmed by DMARC').click();
    await opened.getByText('The domain of the From address confirms this message.').waitFor();
    const download = opened.waitForEvent('download');
    await opened.getByRole('button', { name: 'Download note.txt' }).click();
    expect((await download).suggestedFilename()).toBe('note.txt');

    await opened.getByRole('tab', { name: 'Assistant' }).click();
    await opened.getByText(/<untrusted_content [0-9a-f]{24}>/).waitFor();

    // Meanwhile the times that are shown have become older.
    await opened.evaluate('Date.now = ((now) => () => now() + 15_000)(Date.now)');
    await opened.evaluate(WATCH_SHIFTS);
    await service.send({ to: account.inboxId, subject: 'The second' });
    await row(opened, 'The second').waitFor();
    expect(await opened.locator('.thread').first().innerText()).toContain('The second');
    expect(await opened.evaluate('globalThis.shifts')).toEqual([]);
    await leave(opened);
  });
});
