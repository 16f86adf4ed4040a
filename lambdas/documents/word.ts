import { Unreadable } from './document.ts';
import { markdownTable } from './markdown.ts';
import type { TextWriter } from './text-writer.ts';
import { readXml, type XmlHandler } from './xml-events.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Parts of a document that a reader does not see: deleted text, old forms of a drawing, properties. */
const HIDDEN = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText', 'w:comment']);
const HEADING = /^heading ?([1-6])$/i;

/** A Word file: headings, lists, tables, footnotes. Comments and deleted text are in other parts, or left out. */
export function readWord(archive: ZipArchive, out: TextWriter): void {
  const xml = archive.text('word/document.xml');
  if (xml === undefined) throw new Unreadable('failed');
  readBody(xml, out);
  for (const part of ['word/footnotes.xml', 'word/endnotes.xml']) {
    const notes = archive.text(part);
    if (notes !== undefined && !out.isFull) readBody(notes, out);
  }
}

function readBody(xml: string, out: TextWriter): void {
  readXml(xml, new WordText(out), () => out.isFull);
}

class WordText implements XmlHandler {
  readonly #out: TextWriter;
  /** Those that are open, each in a cell of the one before. */
  readonly #tables: string[][][] = [];
  #hidden = 0;
  #inText = false;
  #prefix = '';
  #line = '';
  #isVanished = false;

  constructor(out: TextWriter) {
    this.#out = out;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (HIDDEN.has(name)) this.#hidden += 1;
    if (this.#hidden > 0) return;
    const { 'w:val': value = '', 'w:id': id = '' } = attributes;
    switch (name) {
      case 'w:t':
        this.#inText = true;
        break;
      case 'w:r':
        this.#isVanished = false;
        break;
      case 'w:vanish':
        this.#isVanished = value !== '0' && value !== 'false';
        break;
      case 'w:tab':
        this.#line += '\t';
        break;
      case 'w:br':
      case 'w:cr':
        this.#line += '\n';
        break;
      case 'w:pStyle':
        this.#prefix = headingOf(value) || this.#prefix;
        break;
      case 'w:numPr':
        this.#prefix ||= '- ';
        break;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.#line += `[^${id}]`;
        break;
      case 'w:footnote':
      case 'w:endnote':
        this.#line += `[^${id}]: `;
        break;
      case 'w:tbl':
        this.#tables.push([]);
        break;
      case 'w:tr':
        this.#tables.at(-1)?.push([]);
        break;
      case 'w:tc':
        this.#row?.push('');
    }
  }

  close(name: string): void {
    if (HIDDEN.has(name)) this.#hidden -= 1;
    if (this.#hidden > 0) return;
    if (name === 'w:t') this.#inText = false;
    else if (name === 'w:p') this.#endParagraph();
    else if (name === 'w:tbl') this.#endTable();
  }

  text(text: string): void {
    if (this.#inText && this.#hidden === 0 && !this.#isVanished) this.#line += text;
  }

  get #row(): string[] | undefined {
    return this.#tables.at(-1)?.at(-1);
  }

  #endParagraph(): void {
    const text = this.#line.trim() === '' ? '' : this.#prefix + this.#line;
    const row = this.#row;
    if (row === undefined) this.#out.add(`${text}\n${this.#prefix === '- ' ? '' : '\n'}`);
    else row.push(`${row.pop() ?? ''} ${text}`);
    [this.#line, this.#prefix] = ['', ''];
  }

  /** A table in a cell is text of that cell. */
  #endTable(): void {
    const table = this.#tables.pop();
    if (table === undefined) return;
    const row = this.#row;
    if (row === undefined) this.#out.add(markdownTable(table));
    else row.push(`${row.pop() ?? ''} ${table.flat().join(' ')}`);
  }
}

function headingOf(style: string): string {
  const level = HEADING.exec(style)?.[1] ?? (/^title$/i.test(style) ? '1' : undefined);
  return level === undefined ? '' : `${'#'.repeat(Number(level))} `;
}
