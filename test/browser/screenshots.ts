import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT, Service } from '../system/service.ts';
import { ConsoleBrowser } from './console-browser.ts';
import { openPage } from './open-page.ts';
import { seedConsole } from './seed-console.ts';

/**
 * Takes the pictures of docs/console.
 * usage: npm run console:screenshots
 */
const OUT = join(PROJECT_ROOT, 'docs', 'console');
const PICTURES = [
  { file: 'html-1440.png', of: 'html', width: 1440, colorScheme: 'light' },
  { file: 'threads-768.png', of: 'threads', width: 768, colorScheme: 'light' },
  { file: 'webhook-768.png', of: 'webhook', width: 768, colorScheme: 'light' },
  { file: 'usage-dark.png', of: 'usage', width: 1440, colorScheme: 'dark' },
] as const;

const service = await Service.start({ settings: {} });
const browser = await ConsoleBrowser.start();
try {
  mkdirSync(OUT, { recursive: true });
  const pages = new Map((await seedConsole(service)).map((page) => [page.name, page]));
  const page = await browser.page({ reducedMotion: 'reduce' });
  const link = service.runtime.endpoints.console_url ?? '';
  await page.goto(link);
  await page.getByText(service.development.inboxId).waitFor();
  const address = link.split('#')[0] ?? '';
  for (const { file, of, width, colorScheme } of PICTURES) {
    const shown = pages.get(of);
    if (shown === undefined) throw new Error(`No page of the console is called ${of}`);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openPage(page, address, shown);
    // Away from rows, which look different under the pointer.
    await page.mouse.move(1, 1);
    await page.screenshot({ path: join(OUT, file) });
  }
} finally {
  await browser.stop();
  await service.stop();
}
