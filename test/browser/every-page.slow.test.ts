import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { hasBrowser } from './console-browser.ts';
import { consoleOfAFile } from './console-of-a-file.ts';
import { openPage } from './open-page.ts';
import { type ConsolePage, seedConsole } from './seed-console.ts';

const WIDTHS = [1440, 768, 360];
const SCHEMES = ['light', 'dark'] as const;

async function isWider(): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [document.documentElement, ...document.querySelectorAll('main, dialog')].some(
    (element) => element.scrollWidth > element.clientWidth,
  );
}

describe.runIf(hasBrowser())('every page of the console', () => {
  const { service, browser, address } = consoleOfAFile();
  let pages: readonly ConsolePage[];
  let opened: Page;
  beforeAll(async () => {
    pages = await seedConsole(service);
    // The page's policy forbids what axe is loaded with.
    opened = await browser.page({ bypassCSP: true, reducedMotion: 'reduce' });
    await opened.goto(service.runtime.endpoints.console_url ?? '');
    await opened.getByText(service.development.inboxId).waitFor();
  });

  test('has nothing that axe finds at any width in either theme, and fits each width without scrolling sideways', async () => {
    const found: string[] = [];
    for (const page of pages) {
      await opened.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
      await openPage(opened, address(), page);
      for (const width of WIDTHS) {
        await opened.setViewportSize({ width, height: 800 });
        if (await opened.evaluate(isWider)) found.push(`${page.name} at ${width} px is wider than the page`);
        for (const colorScheme of SCHEMES) {
          await opened.emulateMedia({ colorScheme });
          const texts = await findings(opened);
          found.push(...texts.map((text) => `${page.name}, ${width} px, ${colorScheme}: ${text}`));
        }
      }
    }
    expect(found).toEqual([]);
  });

  test('has nothing that axe finds in the reference and the outbox, which look like it', async () => {
    const { docs_url, outbox_url } = service.runtime.endpoints;
    await service.post('/agent/sign-up', { human_email: 'reader@example.org', username: 'reader' });
    const outbox = await browser.page({ bypassCSP: true, viewport: { width: 360, height: 800 } });
    await outbox.goto(outbox_url);
    for (const colorScheme of SCHEMES) {
      await outbox.emulateMedia({ colorScheme });
      expect(await findings(outbox)).toEqual([]);
    }
    // Of the reference what is ours: Swagger UI makes the rest.
    await outbox.goto(docs_url);
    await outbox.getByRole('heading', { name: 'API reference', exact: true }).waitFor();
    await outbox.locator('.opblock').first().waitFor();
    const background = () =>
      outbox.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await background();
    await outbox.emulateMedia({ colorScheme: 'light' });
    await expect.poll(background).not.toBe(dark);
    await outbox.context().close();
  });

  test('shows the inboxes by one call, and two panes from 768 px on', async () => {
    const calls: string[] = [];
    opened.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/v1/')) calls.push(pathname.slice('/v1'.length));
    });
    await opened.setViewportSize({ width: 768, height: 800 });
    await opened.goto(`${address()}#/account`);
    await opened.getByText('Messages this month').waitFor();
    calls.length = 0;
    await opened.goto(`${address()}#/inboxes`);
    await opened.locator('.inbox').nth(2).waitFor();
    const shown = await opened.locator('.inbox', { hasText: 'Invoices' }).innerText();
    expect(shown).toContain('1 held');
    expect(calls).toEqual(['/inboxes']);

    const code = pages.find(({ name }) => name === 'code');
    if (code === undefined) throw new Error('There is no page with a code');
    await openPage(opened, address(), code);
    expect(await opened.locator('.threads').isVisible()).toBe(true);
    expect(await opened.locator('.message').isVisible()).toBe(true);
  });
});
