import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT, Service } from '../system/service.ts';
import { ConsoleBrowser } from './console-browser.ts';
import { openPage } from './open-page.ts';
import { seedConsole } from './seed-console.ts';

/**
 * Takes the pictures of docs/console: every page at three widths, and some in the dark theme.
 * usage: npm run console:screenshots
 */
const OUT = join(PROJECT_ROOT, 'docs', 'console');
const WIDTHS = [360, 768, 1440] as const;
const DARK = ['code', 'webhook', 'webhooks', 'usage'];

const service = await Service.start();
const browser = await ConsoleBrowser.start();
try {
  mkdirSync(OUT, { recursive: true });
  const pages = await seedConsole(service);
  const page = await browser.page({ reducedMotion: 'reduce' });
  const link = service.runtime.endpoints.console_url ?? '';
  await page.goto(link);
  await page.getByText(service.development.inboxId).waitFor();
  const address = link.split('#')[0] ?? '';
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 360 ? 720 : 900 });
    for (const each of pages) {
      await openPage(page, address, each);
      // Away from rows, which look different under the pointer.
      await page.mouse.move(1, 1);
      await page.screenshot({ path: join(OUT, `${each.name}-${width}.png`) });
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const each of pages.filter(({ name }) => DARK.includes(name))) {
    await openPage(page, address, each);
    await page.mouse.move(1, 1);
    await page.screenshot({ path: join(OUT, `${each.name}-dark.png`) });
  }
} finally {
  await browser.stop();
  await service.stop();
}
