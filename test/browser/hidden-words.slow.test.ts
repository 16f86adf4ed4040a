import { Readable } from 'node:stream';
import type { ParsedMail } from '@agent-inbox/mail-reader';
import { parseMail } from '@agent-inbox/mail-reader';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagesOf } from '../../packages/mail-reader/test/hidden-words/pages-of.ts';
import { hasBrowser } from './console-browser.ts';
import { findChromium } from './find-chromium.ts';
import { showsWord } from './shown-words.ts';

const HIDDEN = [...pagesOf('hidden'), ...pagesOf('no-text')];
const SHOWN = pagesOf('shown');
const UNCLEAR = pagesOf('unclear');
const EXCEPTIONS = pagesOf('exceptions');
const CODE = '482913';
const ACTION = 'Verify your account';

const pageOf = (line: string): string => `<p>before</p>\n${line}\n<p>after</p>`;
const wordOf = (line: string): string => (line.includes('secret') ? 'secret' : 'words');

function parsed(html: string): Promise<ParsedMail> {
  const raw = `From: a@shop.example\r\nSubject: Hello\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`;
  return parseMail(Readable.from([Buffer.from(raw)]), { store: () => Promise.reject(new Error('No files')) });
}

const isBrowser = hasBrowser();

/** What the text has of each page: `packages/mail-reader/test/html/hidden-text.test.ts`. */
describe('a page beside what Chromium shows of it', () => {
  test('is compared for at least 200 ways to hide a word, 200 that show it, and 200 that may do either', () => {
    for (const pages of [HIDDEN, SHOWN, UNCLEAR]) expect(pages.length).toBeGreaterThanOrEqual(200);
  });

  test.each(HIDDEN)('has no code that is hidden: %s', async (line) => {
    const mail = await parsed(pageOf(line.replaceAll('secret', `Your verification code is ${CODE}`)));

    expect(JSON.stringify(mail.verification ?? null)).not.toContain(CODE);
  });

  test.each(
    UNCLEAR,
  )('has codes of low confidence and no links where a word may be hidden: %s', async (line) => {
    const word = wordOf(line);
    const withCode = await parsed(pageOf(line.replaceAll(word, `Your verification code is ${CODE}`)));
    const link = `<a href="https://shop.example/verify?token=9f8e7d6c5b4a3210" style="color:inherit">${ACTION}</a>`;
    const withLink = await parsed(pageOf(line.replaceAll(word, link)));

    expect(withCode.verification?.codes).toEqual([
      expect.objectContaining({ value: CODE, confidence: 'low' }),
    ]);
    // A link does not stand in another.
    if (!line.includes('<a')) expect(withLink.verification?.links ?? []).toEqual([]);
  });

  describe.runIf(isBrowser)('in Chromium', () => {
    let browser: Browser;
    let page: Page;
    beforeAll(async () => {
      const found = findChromium();
      if (found === undefined) throw new Error('There is no Chromium');
      browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
      page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.route('**/*', (route) => route.abort());
    });
    afterAll(() => browser?.close());

    test.each(HIDDEN)('hides the word: %s', async (line) => {
      expect(await showsWord(page, pageOf(line), 'secret')).toBe(false);
    });

    test.each(SHOWN)('shows the word: %s', async (line) => {
      expect(await showsWord(page, pageOf(line), 'words')).toBe(true);
    });

    test.each(UNCLEAR)('shows "words" and hides "secret", which the text has in common: %s', async (line) => {
      expect(await showsWord(page, pageOf(line), wordOf(line))).toBe(wordOf(line) === 'words');
    });

    test.each(EXCEPTIONS)('shows a word that the text leaves out in a listed exception: %s', async (line) => {
      const { text } = await parsed(pageOf(line));

      expect(text).not.toContain('words');
      expect(await showsWord(page, pageOf(line), 'words')).toBe(true);
    });
  });
});
