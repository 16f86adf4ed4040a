import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser } from './console-browser.ts';
import { consoleOfAFile } from './console-of-a-file.ts';
import { HOSTILE_HTML } from './hostile-html.ts';
import { MARKER, MailPage } from './mail-page.ts';

const GIF = 'R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

describe.runIf(hasBrowser())('HTML of a mail in the console', () => {
  const { service, browser } = consoleOfAFile();
  let opened: MailPage;
  let page: Page;
  beforeAll(async () => {
    opened = await MailPage.open(service, browser);
    page = opened.page;
  });

  test('that tries everything contacts no host, runs nothing, and leads nowhere', async () => {
    await opened.show(Object.values(HOSTILE_HTML).join('\n'));
    expect(await opened.dangerous()).toBe(0);
    await opened.clickAll();

    // What was clicked led nowhere: the frame still shows the mail.
    expect(await opened.mail.getByText(MARKER).count()).toBe(1);
    expect(page.context().pages()).toHaveLength(1);
    browser.expectQuiet();
  });

  test('is in a frame without any permission, in a document without the key', async () => {
    await opened.show('<p>Hello</p>');
    const inner = page.frameLocator('.mail-frame').locator('iframe');

    expect(await inner.getAttribute('sandbox')).toBe('');
    expect(await inner.getAttribute('srcdoc')).toMatch(
      /^<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">/,
    );
    expect(await page.locator('.mail-frame').getAttribute('sandbox')).toBe('allow-scripts');
    const outer = page.frames().find((frame) => frame.url().endsWith('/console/frame'));
    expect(await outer?.evaluate(() => self.origin)).toBe('null');
  });

  test('names the hosts of its images, and loads only from these after a click', async () => {
    await opened.show(
      '<img src="https://images.example/a.png"><img src="http://other.example:8080/b.png"><div style="background:url(https://images.example/c.png)">x</div>',
    );
    await page.getByText('images.example, other.example:8080').waitFor();
    browser.expectQuiet();

    browser.isElsewhereExpected = true;
    await page.getByRole('button', { name: 'Load images from these 2 hosts' }).click();
    await expect.poll(() => new Set(browser.strayRequests).size).toBe(3);
    expect([...new Set(browser.strayRequests)].sort()).toEqual([
      'http://other.example:8080/b.png',
      'https://images.example/a.png',
      'https://images.example/c.png',
    ]);
    await expect.poll(() => browser.strayConnections).toBeGreaterThan(0);
    // Of this message only: another of the same hosts asks again. Those of this one may still be under way.
    const next = 'https://images.example/next.png';
    await opened.show(`<img src="${next}">`);
    await page.getByText('Remote images are blocked').waitFor();
    expect(browser.strayRequests).not.toContain(next);
  });

  test('is shown after a click on "Load images" also when a host of its images cannot be named in a policy', async () => {
    await opened.show('<img src="https://img_1.example/a.png"><img src="https://good.example/b.png">');
    await page.getByRole('button', { name: 'Load images from this host' }).click();
    await expect.poll(() => browser.strayRequests).toContain('https://good.example/b.png');

    await opened.mail.getByText(MARKER).waitFor();
    expect(browser.strayRequests).not.toContain('https://img_1.example/a.png');
  });

  test('that is written loosely is shown whole', async () => {
    await opened.show(
      '<pre>\n\n\nkept</pre><table><tr><td>a<p>b</table><p>c<table><tr><td>d</table><b><i>e</b>f</i>',
    );

    expect(await opened.mail.locator('pre').textContent()).toBe('kept');
    expect(await opened.mail.locator('body').innerText()).toMatch(/a\s+b\s+c\s+d\s+ef/);
  });

  test('shows the pictures of its attachments', async () => {
    await opened.show('<img id="logo" src="cid:logo@example"><img id="none" src="cid:none">', {
      attachments: [{ filename: 'logo.gif', cid: 'logo@example', content: Buffer.from(GIF, 'base64') }],
    });
    await expect
      .poll(() => opened.mail.locator('#logo').getAttribute('src'))
      .toBe(`data:image/gif;base64,${GIF}`);
    expect(await opened.mail.locator('#none').getAttribute('src')).toBeNull();
  });

  test('has its links beside it, with the hosts that they really lead to', async () => {
    await opened.show('<a href="https://evil.example/login">https://bank.example</a>');
    await page.getByText('A link shows "https://bank.example" but leads to evil.example.').waitFor();
    await page.getByText('1 link in this message').click();
    await page.locator('.links').getByText('evil.example', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Open evil.example' }).click();
    await page.getByText('The message shows "https://bank.example". It leads to evil.example').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(page.context().pages()).toHaveLength(1);
  });

  test('of five megabytes, with a table of many cells, is shown', async () => {
    const cells = '<td>cell</td>'.repeat(40);
    await opened.show(
      `<table>${`<tr>${cells}</tr>`.repeat(2_000)}</table>${'<b>x</b>'.repeat(500_000)}`.slice(0, 5_000_000),
    );
    expect(await opened.mail.locator('td').count()).toBeGreaterThan(10_000);
  });

  test('attachments with misleading names get names that a file system takes', async () => {
    await opened.show('<p>files</p>', {
      attachments: [
        { filename: '../../etc/passwd', content: 'x' },
        { filename: 'invoice\u202Efdp.exe', content: 'x' },
        { filename: '<img src=x onerror=alert(1)>.html', content: 'x' },
      ],
    });
    const names = await page.locator('.attachment-name').allInnerTexts();

    expect(names.join()).not.toMatch(/[/\\<>\u202e]/);
    expect(names).toHaveLength(3);
    browser.errors.push(...(await page.locator('.attachments img').all()).map(() => 'markup of a name'));
    expect(browser.errors).toEqual([]);
  });
});
