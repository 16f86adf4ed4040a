import { Readable } from 'node:stream';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseMail } from '../../lambdas/mail/parse-mail.ts';
import type { ParsedMail } from '../../lambdas/mail/parsed-mail.ts';
import { hasBrowser } from './console-browser.ts';
import { findChromium } from './find-chromium.ts';
import { pagesOf } from './hidden-words/pages-of.ts';
import { showsWord } from './shown-words.ts';

const HIDDEN = [...pagesOf('hidden'), ...pagesOf('no-text')];
const SHOWN = pagesOf('shown');
const EXCEPTIONS = pagesOf('exceptions');
const CODE = '482913';

const pageOf = (line: string): string => `<p>before</p>\n${line}\n<p>after</p>`;
const wordOf = (line: string): string => (line.includes('secret') ? 'secret' : 'words');

function parsed(html: string): Promise<ParsedMail> {
  const raw = `From: a@shop.example\r\nSubject: Hello\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`;
  return parseMail(Readable.from([Buffer.from(raw)]), { store: () => Promise.reject(new Error('No files')) });
}

const isBrowser = hasBrowser();

describe('the text of a page beside what Chromium shows of it', () => {
  test('is compared for at least 150 ways to hide a word, and 150 that show it', () => {
    expect(HIDDEN.length).toBeGreaterThanOrEqual(150);
    expect(SHOWN.length).toBeGreaterThanOrEqual(150);
  });

  test.each(HIDDEN)('has no word and no code that is hidden: %s', async (line) => {
    const mail = await parsed(pageOf(line));
    const withCode = await parsed(pageOf(line.replaceAll('secret', `Your verification code is ${CODE}`)));

    expect([mail.text, mail.preview, mail.extractedText].join(' ')).not.toContain('secret');
    expect(mail.text).toMatch(/^before/);
    expect(JSON.stringify(withCode.verification ?? null)).not.toContain(CODE);
  });

  test.each(SHOWN)('has the word that is shown: %s', async (line) => {
    const mail = await parsed(pageOf(line));

    expect([mail.text, mail.preview, mail.extractedText]).toEqual([
      expect.stringContaining('words'),
      expect.stringContaining('words'),
      expect.stringContaining('words'),
    ]);
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

    test.each(EXCEPTIONS)('differs from the text in a listed exception: %s', async (line) => {
      const { text } = await parsed(pageOf(line));

      expect(await showsWord(page, pageOf(line), wordOf(line))).toBe(!text.includes(wordOf(line)));
    });
  });
});
