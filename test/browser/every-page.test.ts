import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Service } from '../system/service.ts';
import { ConsoleBrowser, hasBrowser } from './console-browser.ts';
import { openPage } from './open-page.ts';
import { type ConsolePage, seedConsole } from './seed-console.ts';

const isBrowser = await hasBrowser();

/** What axe reports, as far as a test says it. */
interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

describe.runIf(isBrowser)('every page of the console', () => {
  let service: Service;
  let browser: ConsoleBrowser;
  let pages: readonly ConsolePage[];
  let opened: Page;
  const address = () => (service.runtime.endpoints.console_url ?? '').split('#')[0] ?? '';
  beforeAll(async () => {
    service = await Service.start();
    browser = await ConsoleBrowser.start();
    pages = await seedConsole(service);
    // The page's policy forbids what axe is loaded with.
    opened = await browser.page({ bypassCSP: true });
    await opened.goto(service.runtime.endpoints.console_url ?? '');
    await opened.getByText(service.development.inboxId).waitFor();
  });
  afterAll(async () => {
    await browser?.stop();
    await service?.stop();
  });

  test.each(['light', 'dark'] as const)('has nothing that axe finds in the %s theme', async (colorScheme) => {
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
    await opened.emulateMedia({ colorScheme });
    await opened.evaluate(axe);
    const found: string[] = [];
    for (const page of pages) {
      await openPage(opened, address(), page);
      // The mail's own HTML is not ours.
      const results = await opened.evaluate<AxeResults>('axe.run({ exclude: [".mail-frame"] })');
      for (const { id, nodes } of results.violations) {
        found.push(
          ...nodes.map(({ html, failureSummary }) => `${page.name}: ${id}: ${html} ${failureSummary}`),
        );
      }
    }
    expect(found).toEqual([]);
  });

  test.each([360, 768, 1440])('fits %i px without scrolling sideways', async (width) => {
    await opened.setViewportSize({ width, height: 800 });
    const wide: string[] = [];
    for (const page of pages) {
      await openPage(opened, address(), page);
      const overflow = await opened.evaluate(() => {
        const main = document.querySelector('main');
        return [document.documentElement, main].some(
          (element) => element !== null && element.scrollWidth > element.clientWidth,
        );
      });
      if (overflow) wide.push(page.name);
    }
    expect(wide).toEqual([]);
  });

  test('contacts no other host', () => {
    browser.expectQuiet();
  });
});
