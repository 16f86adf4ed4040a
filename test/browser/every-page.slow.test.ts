import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser } from './console-browser.ts';
import { consoleOfAFile } from './console-of-a-file.ts';
import { openPage } from './open-page.ts';
import { type ConsolePage, seedConsole } from './seed-console.ts';

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

const WIDTHS = [360, 768, 1440];

async function isWider(): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const main = document.querySelector('main');
  return [document.documentElement, main].some(
    (element) => element !== null && element.scrollWidth > element.clientWidth,
  );
}

describe.runIf(hasBrowser())('every page of the console', () => {
  const { service, browser, address } = consoleOfAFile();
  let pages: readonly ConsolePage[];
  let opened: Page;
  beforeAll(async () => {
    pages = await seedConsole(service);
    // The page's policy forbids what axe is loaded with.
    opened = await browser.page({ bypassCSP: true });
    await opened.goto(service.runtime.endpoints.console_url ?? '');
    await opened.getByText(service.development.inboxId).waitFor();
  });

  test('has nothing that axe finds in either theme, and fits each width without scrolling sideways', async () => {
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
    await opened.evaluate(axe);
    const found: string[] = [];
    for (const page of pages) {
      await openPage(opened, address(), page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await opened.emulateMedia({ colorScheme });
        // The mail's own HTML is not ours.
        const results = await opened.evaluate<AxeResults>('axe.run({ exclude: [".mail-frame"] })');
        for (const { id, nodes } of results.violations) {
          const where = nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`);
          found.push(...where.map((text) => `${page.name}, ${colorScheme}: ${id}: ${text}`));
        }
      }
      for (const width of WIDTHS) {
        await opened.setViewportSize({ width, height: 800 });
        if (await opened.evaluate(isWider)) found.push(`${page.name} at ${width} px is wider than the page`);
      }
    }
    expect(found).toEqual([]);
  });

  test('contacts no other host', () => {
    browser.expectQuiet();
  });
});
