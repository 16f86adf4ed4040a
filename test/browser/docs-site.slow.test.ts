import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../scripts/docs-site/build-site.ts';
import { markdownFiles } from '../ops/repository-files.ts';
import { ConsoleBrowser, hasBrowser } from './console-browser.ts';

describe.skipIf(!hasBrowser())('the site of documents, opened from its folder', () => {
  const out = mkdtempSync(join(tmpdir(), 'docs-site-'));
  const address = (page: string): string => pathToFileURL(join(out, page)).href;
  let browser: ConsoleBrowser;
  beforeAll(async () => {
    buildSite(markdownFiles(), out);
    browser = await ConsoleBrowser.start();
  });
  afterAll(async () => {
    await browser.stop();
    rmSync(out, { recursive: true, force: true });
  });

  test('finds a section by its words, and goes there', async () => {
    const page = await browser.page();
    await page.goto(address('index.html'));
    await page.keyboard.press('/');
    await page.keyboard.type('messages in a dead-letter queue');

    await page.getByRole('link', { name: /^Messages in a dead-letter queue/ }).click();
    await page.getByRole('heading', { name: /^Messages in a dead-letter queue/ }).waitFor();

    expect(new URL(page.url()).hash).toBe('#messages-in-a-dead-letter-queue');
    await page.getByLabel('Search the documents').fill('zzzz');
    await page.getByText('Nothing was found').waitFor();
  });

  test('shows every operation of the API', async () => {
    const page = await browser.page();
    await page.goto(address('reference.html'));

    await page.getByText('/inboxes/{inbox_id}/messages/{message_id}/raw').first().waitFor();
    await page
      .getByRole('button', { name: /get \/whoami/i })
      .first()
      .waitFor();
  });

  test('is light or dark as the reader has it', async () => {
    const backOf = async (colorScheme: 'light' | 'dark'): Promise<string> => {
      const page = await browser.page({ colorScheme });
      await page.goto(address('api.html'));
      return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    };

    expect([await backOf('light'), await backOf('dark')]).toEqual(['rgb(255, 255, 255)', 'rgb(21, 24, 27)']);
  });
});
