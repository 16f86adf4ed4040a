import type { Page } from 'playwright-core';
import type { ConsolePage } from './seed-console.ts';

export async function openPage(
  page: Page,
  address: string,
  { path, text, tab, opens }: ConsolePage,
): Promise<void> {
  await page.goto(`${address}#/${path}`);
  await page.getByText(text).filter({ visible: true }).first().waitFor();
  if (tab !== undefined) {
    await page.locator('.message').last().getByRole('tab', { name: tab }).click();
    if (tab === 'HTML') {
      await page.frameLocator('.mail-frame').frameLocator('iframe').locator('body').waitFor();
    }
  }
  const loading = page.locator('.loading');
  while ((await loading.count()) > 0) await loading.first().waitFor({ state: 'detached' });
  if (path === 'send') await page.locator('button[type=submit]:not(:disabled)').waitFor();
  if (path === 'webhooks') await page.getByText('failed.').first().waitFor();
  if (path === 'usage') await page.locator('canvas').nth(2).waitFor();
  if (opens !== undefined) await page.getByRole('button', { name: opens }).click();
}
