import type { Page } from 'playwright-core';
import { opened } from '../opened.ts';
import { type Account, Service } from '../system/service.ts';
import { ConsoleBrowser } from './console-browser.ts';

/** A service and a browser for the tests of a `describe`, and how they open pages of the console. */
export function consoleOfAFile(options?: Parameters<typeof Service.start>[0]) {
  const service = opened(() => Service.start(options));
  const browser = opened(() => ConsoleBrowser.start());
  const consoleUrl = () => service.runtime.endpoints.console_url ?? '';
  const address = () => consoleUrl().split('#')[0] ?? '';
  const open = async (key: string, path = ''): Promise<Page> => {
    const page = await browser.page();
    await page.goto(`${address()}#key=${key}`);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    if (path !== '') await page.goto(`${address()}#/${path}`);
    return page;
  };
  return { service, browser, consoleUrl, address, open };
}

export const inboxPath = ({ inboxId }: Account) => `inboxes/${encodeURIComponent(inboxId)}`;
export const row = (page: Page, subject: string) => page.locator('.thread', { hasText: subject });
