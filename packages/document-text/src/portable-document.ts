import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { MAX_PAGES, Unreadable } from './document.ts';
import { PdfMaps } from './pdf-maps.ts';
import { NotePlaces, notesOf } from './pdf-notes.ts';
import { drawNothing, type Operation, operationsOf } from './pdf-operations.ts';
import { type PdfFont, type PdfRun, runsOf, withoutRuns } from './pdf-runs.ts';
import { lookInto, type PdfContents } from './pdf-streams.ts';
import { PdfWork } from './pdf-work.ts';
import type { TextWriter } from './text-writer.ts';

type TextItem = Extract<
  Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number],
  { str: string }
>;

const PASSWORD = 'PasswordException';
const MAX_PAGE_OPERATIONS = 100_000;
const MAX_OPERATIONS = 400_000;
/** Letters below this share of the page height are invisible. */
const TINY = 1 / 2_000;

/** No script runs, and nothing is drawn or downloaded; a file beyond its work budget is truncated. */
export async function readPortableDocument(
  bytes: Buffer,
  out: TextWriter,
  work = new PdfWork(),
): Promise<number> {
  const pages = await work.count(() => readPages(bytes, out, work));
  if (work.isSpent && !out.hasWords) throw new Unreadable('failed');
  out.isCut ||= work.isSpent;
  return pages;
}

async function readPages(bytes: Buffer, out: TextWriter, work: PdfWork): Promise<number> {
  const contents = lookInto(bytes);
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    // pdf.js would build glyph outlines if this were true.
    disableFontFace: false,
    fontExtraProperties: contents.mayHide,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
    disableAutoFetch: true,
    disableStream: true,
    maxImageSize: 0,
    BinaryDataFactory: PdfMaps,
  }).catch((error: unknown) => {
    throw new Unreadable(error instanceof Error && error.name === PASSWORD ? 'encrypted' : 'failed');
  });
  return new DocumentReader(document, contents, out, work).read();
}

class DocumentReader {
  readonly #document: PDFDocumentProxy;
  readonly #contents: PdfContents;
  readonly #out: TextWriter;
  readonly #work: PdfWork;
  readonly #notes = new NotePlaces();
  #isOn: ((layer: unknown) => boolean) | undefined;
  #left = MAX_OPERATIONS;

  constructor(document: PDFDocumentProxy, contents: PdfContents, out: TextWriter, work: PdfWork) {
    this.#document = document;
    this.#contents = contents;
    this.#out = out;
    this.#work = work;
  }

  async read(): Promise<number> {
    const out = this.#out;
    drawNothing(this.#document);
    const layers = await this.#document.getOptionalContentConfig();
    if (layers.getOrder() !== null) this.#isOn = (layer) => layers.isVisible(layer as never);
    const pages = Math.max(0, this.#document.numPages);
    const read = Math.min(pages, MAX_PAGES);
    let broken = 0;
    for (let number = 1; number <= read && !out.isFull; number++) {
      if (number > 1) out.add(`\n\n--- Page ${number} ---\n\n`);
      try {
        const page = await this.#document.getPage(number);
        out.add(await this.#page(page));
        page.cleanup();
      } catch {
        broken += 1;
      }
    }
    if (broken > 0 && broken === read) throw new Unreadable('failed');
    if (pages > MAX_PAGES || broken > 0) out.isCut = true;
    return pages;
  }

  async #page(page: PDFPageProxy): Promise<string> {
    const { items } = await page.getTextContent();
    const [, bottom = 0, , top = 0] = page.view;
    const pieces: TextItem[] = [];
    for (const item of items) {
      if (!('str' in item)) continue;
      const [, , c = 0, d = 0] = item.transform as number[];
      const size = Math.max(Math.hypot(c, d), item.width / item.str.length);
      if (item.str.trim() !== '' && size < (top - bottom) * TINY) this.#out.hide(item.str);
      else pieces.push(item);
    }
    const hasNotes = this.#contents.hasNotes && !this.#work.isSpent;
    const notes = hasNotes ? notesOf(await page.getAnnotations(), this.#out) : [];
    return this.#notes.text(await this.#seen(page, pieces), notes);
  }

  async #seen(page: PDFPageProxy, pieces: readonly TextItem[]): Promise<readonly TextItem[]> {
    if (!this.#contents.mayHide && this.#isOn === undefined) return pieces;
    if (pieces.length === 0) return pieces;
    const operations = await operationsOf(page, Math.min(MAX_PAGE_OPERATIONS, this.#left));
    if (operations === undefined) {
      this.#out.hasHidden = true;
      return pieces;
    }
    this.#left -= operations.length;
    const { normalizeUnicode } = await getResolvedPDFJS();
    const fonts = await fontsOf(page, operations);
    const runs = runsOf(operations, this.#isOn ?? (() => true), fonts, normalizeUnicode);
    const of = (...kinds: readonly PdfRun['kind'][]) => runs.filter(({ kind }) => kinds.includes(kind));
    const unseen = of('off', 'invisible', 'outline');
    this.#out.hide(unseen.map(({ text }) => text).join(''));
    if (unseen.length === 0 && of('uncoded').length === 0) return pieces;
    // OCR stores the words of a scan as invisible text on its image.
    const most = this.#contents.hasImages ? of('invisible').length : 0;
    const isScan = of('seen', 'outline', 'uncoded').length <= most;
    return withoutRuns(pieces, runs, new Set(isScan ? ['off'] : ['off', 'invisible']));
  }
}

async function fontsOf(
  page: PDFPageProxy,
  operations: readonly Operation[],
): Promise<ReadonlyMap<string, PdfFont>> {
  const fonts = new Map<string, PdfFont>();
  const names = operations.flatMap(({ name, args }) => (name === 'setFont' ? [String(args[0])] : []));
  for (const name of new Set(names)) {
    const font = await new Promise<unknown>((resolve) => page.commonObjs.get(name, resolve));
    if (typeof font === 'object' && font !== null) fonts.set(name, font);
  }
  return fonts;
}
