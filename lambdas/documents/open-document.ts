import { MAX_PAGES, Unreadable } from './document.ts';
import { markdownTable } from './markdown.ts';
import type { TextWriter } from './text-writer.ts';
import { readXml, type XmlHandler } from './xml-events.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Comments, deleted revisions, and what is drawn beside the text. */
const HIDDEN = new Set([
  'office:annotation',
  'text:tracked-changes',
  'office:forms',
  'presentation:footer-decl',
]);
const PAGES = new Set(['table:table', 'draw:page']);
const PAGE_PROPERTIES = new Set(['style:table-properties', 'style:drawing-page-properties']);
const MAX_REPEATED = 100;
const MAX_CELLS = 500_000;

/** A text, sheet or presentation of OpenDocument: all three have the same elements. @returns sheets or slides; null of a text. */
export function readOpenDocument(archive: ZipArchive, out: TextWriter): number | null {
  if (/<(?:\w+:)?encryption-data/.test(archive.text('META-INF/manifest.xml') ?? ''))
    throw new Unreadable('encrypted');
  const xml = archive.text('content.xml');
  if (xml === undefined) throw new Unreadable('failed');
  const isText = /<office:text\b/.test(xml);
  const content = new Content(out, isText);
  readXml(xml, content, () => out.isFull || content.hasTooManyCells);
  if (content.hasTooManyCells) {
    out.isCut = true;
    content.addTable();
  }
  return isText ? null : content.pages.count;
}

type Attributes = Readonly<Record<string, string>>;

/** Sheets or slides. Hidden ones, and those above the limit, are left out. */
class Pages {
  count = 0;
  readonly #out: TextWriter;
  #style = '';
  readonly #hiddenStyles = new Set<string>();
  /** Depth of tables and slides in the one that is left out. */
  #skipped = 0;

  constructor(out: TextWriter) {
    this.#out = out;
  }

  get isSkipping(): boolean {
    return this.#skipped > 0;
  }

  /** @param isSheet what a table is that is neither in a text nor in another table */
  open(name: string, attributes: Attributes, isSheet: boolean): void {
    // Styles precede the pages that have them.
    if (name === 'style:style') this.#style = attributes['style:name'] ?? '';
    if (PAGE_PROPERTIES.has(name) && isHidden(attributes)) this.#hiddenStyles.add(this.#style);
    if (!PAGES.has(name)) return;
    if (this.isSkipping) this.#skipped += 1;
    else if (isSheet || name === 'draw:page') this.#begin(attributes);
  }

  /** @returns whether it was left out */
  close(name: string): boolean {
    if (!this.isSkipping || !PAGES.has(name)) return false;
    this.#skipped -= 1;
    return true;
  }

  #begin(attributes: Attributes): void {
    this.count += 1;
    const style = attributes['table:style-name'] ?? attributes['draw:style-name'] ?? '';
    const isCut = this.count > MAX_PAGES;
    this.#out.isCut ||= isCut;
    if (isCut || this.#hiddenStyles.has(style)) this.#skipped = 1;
    else this.#out.add(`\n## ${attributes['table:name'] ?? attributes['draw:name'] ?? this.count}\n\n`);
  }
}

function isHidden(properties: Attributes): boolean {
  return properties['table:display'] === 'false' || properties['presentation:visibility'] === 'hidden';
}

class Content implements XmlHandler {
  readonly pages: Pages;
  readonly #out: TextWriter;
  readonly #isText: boolean;
  #hidden = 0;
  #line = '';
  #prefix = '';
  #inParagraph = 0;
  #rows: string[][] | undefined;
  #repeat = 1;
  #cells = 0;

  constructor(out: TextWriter, isText: boolean) {
    this.pages = new Pages(out);
    this.#out = out;
    this.#isText = isText;
  }

  get hasTooManyCells(): boolean {
    return this.#cells > MAX_CELLS;
  }

  open(name: string, attributes: Attributes): void {
    this.pages.open(name, attributes, !this.#isText && this.#rows === undefined);
    if (HIDDEN.has(name)) this.#hidden += 1;
    if (this.#isShown) this.#openShown(name, attributes);
  }

  close(name: string): void {
    if (this.pages.close(name)) return;
    if (HIDDEN.has(name)) this.#hidden -= 1;
    if (this.#isShown) this.#closeShown(name);
  }

  text(text: string): void {
    if (this.#inParagraph > 0 && this.#isShown) this.#line += text.replaceAll(/\s+/g, ' ');
  }

  /** Also one that is not complete. */
  addTable(): void {
    this.#out.add(markdownTable((this.#rows ?? []).map(withoutEmptyEnd)));
    this.#rows = undefined;
  }

  get #isShown(): boolean {
    return this.#hidden === 0 && !this.pages.isSkipping;
  }

  #openShown(name: string, attributes: Attributes): void {
    switch (name) {
      case 'table:table':
        this.#rows ??= [];
        break;
      case 'table:table-row':
        this.#rows?.push([]);
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#repeat = repeatsOf(attributes['table:number-columns-repeated']);
        this.#row?.push('');
        this.#cells += 1;
        break;
      case 'text:h':
        this.#prefix = `${'#'.repeat(Math.min(6, Number(attributes['text:outline-level'] ?? 1) || 1))} `;
        this.#inParagraph += 1;
        break;
      case 'text:p':
        this.#inParagraph += 1;
        break;
      case 'text:list-item':
        this.#prefix = '- ';
        break;
      case 'text:s':
        this.#line += ' '.repeat(repeatsOf(attributes['text:c']));
        break;
      case 'text:tab':
        this.#line += '\t';
        break;
      case 'text:line-break':
        this.#line += '\n';
        break;
      case 'text:note-body':
        this.#line += ' [';
        break;
      case 'presentation:notes':
        this.#out.add('\nNotes:\n');
    }
  }

  #closeShown(name: string): void {
    if (name === 'text:note-body') this.#line = `${this.#line.trimEnd()}]`;
    else if (name === 'text:p' || name === 'text:h') this.#endParagraph();
    else if (name === 'table:table-cell') this.#endCell();
    else if (name === 'table:table') this.addTable();
  }

  get #row(): string[] | undefined {
    return this.#rows?.at(-1);
  }

  #endParagraph(): void {
    this.#inParagraph -= 1;
    if (this.#inParagraph > 0) return;
    const row = this.#row;
    if (row !== undefined && row.length > 0) row.push(`${row.pop() ?? ''} ${this.#line}`);
    else
      this.#out.add(
        `${this.#line === '' ? '' : this.#prefix + this.#line}\n${this.#prefix === '- ' ? '' : '\n'}`,
      );
    [this.#line, this.#prefix] = ['', ''];
  }

  #endCell(): void {
    const row = this.#row ?? [];
    for (let i = 1; i < this.#repeat; i++) row.push(row[row.length - 1] ?? '');
    this.#repeat = 1;
  }
}

function repeatsOf(written = '1'): number {
  return Math.min(MAX_REPEATED, Number(written) || 1);
}

function withoutEmptyEnd(row: readonly string[]): readonly string[] {
  return row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);
}
