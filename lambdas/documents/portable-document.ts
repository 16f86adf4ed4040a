import { getDocumentProxy } from 'unpdf';
import { MAX_PAGES, Unreadable } from './document.ts';
import type { TextWriter } from './text-writer.ts';

/** Errors by which the library says that a file needs a password. */
const PASSWORD = 'PasswordException';

/** PDF: the text of each page, in the order of the file. Nothing of it is run or drawn, and nothing is loaded. */
export async function readPortableDocument(bytes: Buffer, out: TextWriter): Promise<number> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
    disableAutoFetch: true,
    disableStream: true,
  }).catch((error: unknown) => {
    throw new Unreadable(error instanceof Error && error.name === PASSWORD ? 'encrypted' : 'failed');
  });
  const pages = Math.max(0, document.numPages);
  const read = Math.min(pages, MAX_PAGES);
  let broken = 0;
  for (let number = 1; number <= read && !out.isFull; number++) {
    if (number > 1) out.add(`\n\n--- Page ${number} ---\n\n`);
    try {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      out.add(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
      page.cleanup();
    } catch {
      // The other pages are worth reading.
      broken += 1;
    }
  }
  if (broken > 0 && broken === read) throw new Unreadable('failed');
  if (pages > MAX_PAGES || broken > 0) out.isCut = true;
  return pages;
}
