import type { Page } from 'playwright-core';

/** Parts of a colour (of 255) by which a pixel must differ for a person to see it: those of text of 5 % opacity. */
const VISIBLE_DIFFERENCE = 12;
/** Pixels that a word must have: fewer are a line or a dot. Of a word of 16 px it has some 250, of 6 px some 40. */
const LEAST_PIXELS = 20;

const WINDOW = { width: 1280, height: 800 };
/** Where a highlight does not change what is drawn, the word itself is left out. */
const NOT_HIGHLIGHTED = /text-shadow|background-clip|<(?:select|textarea|option|svg)/;

/**
 * Whether a browser shows a word of a page, in a window of 1280 pixels that is scrolled down: the page is drawn as it is, and
 * again with the characters of the word transparent (a highlight, which changes no element and no layout). Where pixels differ,
 * the word was seen: not behind, off or cut off, not too small, too faint or of the colour of what is behind it.
 */
export async function showsWord(page: Page, html: string, word: string): Promise<boolean> {
  await page.setContent(html, { waitUntil: 'load' });
  // Without a value its bar moves for ever, from one picture to the next.
  await page.addStyleTag({ content: 'progress{appearance:none}' });
  const isFound = await page.evaluate((text) => {
    const ranges: Range[] = [];
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const at = node.nodeValue?.indexOf(text) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      ranges.push(range);
    }
    Object.assign(window, { wordRanges: ranges });
    return ranges.length > 0;
  }, word);
  if (!isFound) return false;
  const height = await page.evaluate(() =>
    Math.max(document.documentElement.scrollHeight, document.body.scrollHeight),
  );
  const clip = { x: 0, y: 0, width: WINDOW.width, height: Math.max(WINDOW.height, height) };
  const options = { fullPage: true, clip, caret: 'hide' } as const;
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
  const before = await page.screenshot(options);
  await page.evaluate((isLeftOut) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '::highlight(word){color:transparent;-webkit-text-fill-color:transparent;-webkit-text-stroke:0;text-shadow:none;background:none}',
    );
    document.adoptedStyleSheets.push(sheet);
    const { wordRanges } = window as unknown as { wordRanges: Range[] };
    CSS.highlights.set('word', new Highlight(...wordRanges));
    if (isLeftOut) for (const range of wordRanges) range.deleteContents();
  }, NOT_HIGHLIGHTED.test(html));
  const after = await page.screenshot(options);
  return !before.equals(after) && (await differingPixels(page, before, after)) >= LEAST_PIXELS;
}

async function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const images = [one, other].map((png) => png.toString('base64'));
  return page.evaluate(
    async ({ pictures, least }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (a === undefined || b === undefined || a.length !== b.length) return Number.MAX_SAFE_INTEGER;
      let differing = 0;
      for (let i = 0; i < a.length; i += 4) {
        const part = (at: number) => Math.abs((a[i + at] ?? 0) - (b[i + at] ?? 0));
        if (Math.max(part(0), part(1), part(2)) > least) differing += 1;
      }
      return differing;
    },
    { pictures: images, least: VISIBLE_DIFFERENCE },
  );
}
