import { MAX_PAGES, MAX_TEXT, Unreadable } from './document.ts';
import { mathText, OpenObjects } from './open-equations.ts';
import { OpenLists } from './open-lists.ts';
import { type Attributes, OpenStyles } from './open-styles.ts';
import { OpenTable } from './open-table.ts';
import type { TextWriter } from './text-writer.ts';
import { readXml, type XmlElement } from './xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** A person who opens the file does not see these parts in the text. */
const LEFT_OUT = new Set(
  'text:tracked-changes table:tracked-changes office:forms text:ruby-text text:note-citation svg:title svg:desc dc:creator dc:date'.split(
    ' ',
  ),
);
/** Each slide and its notes repeat these parts (OpenDocument 1.2 part 1, 19.389). */
const PAGE_PART = /^(?:page-number|header|footer|date-time)$/;
const CELLS = new Set(['table:table-cell', 'table:covered-table-cell']);
const PARAGRAPHS = new Set(['text:p', 'text:h']);
const BODIES = new Set(['office:text', 'office:spreadsheet', 'office:presentation', 'office:drawing']);
/** A blank that does not break is text (OpenDocument 1.2 part 1, 6.1.2). */
const BLANKS = /[ \t\r\n]+/g;
const MAX_CELLS = 500_000;
const MAX_CHARACTERS = 2 * MAX_TEXT;
const MAX_BLANKS = 100;
/** LibreOffice has ten levels of chapters. */
const MAX_OUTLINE = 10;

/** LibreOffice Calc writes this setting. */
const HIDES_ZEROS = /config:name="ShowZeroValues"[^<>]{0,100}>\s*false\s*</;

/**
 * Text, spreadsheet and presentation files share their elements. Returns the number of sheets or slides; null for text.
 */
export function readOpenDocument(archive: ZipArchive, out: TextWriter): number | null {
  if (/<(?:[\w-]{1,40}:)?encryption-data/.test(archive.text('META-INF/manifest.xml') ?? ''))
    throw new Unreadable('encrypted');
  const xml = archive.needed('content.xml');
  const [styles, lists] = [new OpenStyles(), new OpenLists()];
  readXml(archive.text('styles.xml') ?? '', {
    open(name, attributes) {
      styles.open(name, attributes);
      lists.openStyle(name, attributes);
    },
    close: (name) => styles.close(name),
    text: (text) => styles.text(text),
  });
  const body = new BodyReader(archive, styles, lists, out);
  readXml(xml, body, () => body.isOver);
  return body.end();
}

class BodyReader {
  readonly #objects: OpenObjects;
  readonly #styles: OpenStyles;
  readonly #lists: OpenLists;
  readonly #hidesZeros: boolean;
  readonly #out: TextWriter;
  readonly #tables: OpenTable[] = [];
  #kind = '';
  #depth = 0;
  #skipped: number | undefined;
  #isHidden = false;
  #pages = 0;
  #cells = 0;
  #characters = 0;
  #line = '';
  #prefix = '';
  /** Only notes with text have a heading. */
  #heading = '';
  #isItem = false;
  #paragraphs = 0;
  #isLineHidden = false;

  constructor(archive: ZipArchive, styles: OpenStyles, lists: OpenLists, out: TextWriter) {
    this.#objects = new OpenObjects(archive);
    this.#styles = styles;
    this.#lists = lists;
    this.#hidesZeros = HIDES_ZEROS.test(archive.text('settings.xml') ?? '');
    this.#out = out;
  }

  get isOver(): boolean {
    return this.#out.isFull || this.#cells > MAX_CELLS || this.#characters > MAX_CHARACTERS;
  }

  end(): number | null {
    if (this.#cells > MAX_CELLS || this.#characters > MAX_CHARACTERS) this.#out.isCut = true;
    this.#tables[0]?.write(this.#out);
    return this.#kind === 'office:text' || this.#kind === '' ? null : this.#pages;
  }

  open(name: string, attributes: Attributes): boolean {
    if (name === 'math:math') return true;
    this.#depth += 1;
    if (this.#kind === '') {
      this.#styles.open(name, attributes);
      this.#lists.openStyle(name, attributes);
    }
    if (BODIES.has(name)) this.#kind = name;
    if (this.#skipped !== undefined) return false;
    this.#count(name, attributes);
    this.#isHidden = this.#hides(name, attributes);
    if (this.#isHidden || this.#leavesOut(name, attributes)) this.#skipped = this.#depth;
    else this.#begin(name, attributes);
    return false;
  }

  element(element: XmlElement): void {
    if (this.#skipped === undefined) this.#addObject(mathText(element));
  }

  close(name: string): void {
    const isSkipped = this.#skipped !== undefined;
    if (this.#kind === '') this.#styles.close(name);
    if (!isSkipped) this.#end(name);
    else if (this.#skipped === this.#depth) {
      this.#skipped = undefined;
      if (CELLS.has(name)) this.#tables.at(-1)?.skipCell();
      else if (name === 'table:table-row') this.#tables.at(-1)?.skipRow();
    }
    this.#depth -= 1;
  }

  text(text: string): void {
    if (this.#kind === '') this.#styles.text(text);
    if (this.#skipped !== undefined) {
      if (this.#isHidden && text.trim() !== '') this.#out.hasHidden = true;
    } else if (this.#paragraphs > 0) this.#line += text.replaceAll(BLANKS, ' ');
  }

  /** Hidden rows and cells also count, so that the following ones keep their position. */
  #count(name: string, attributes: Attributes): void {
    const table = this.#tables.at(-1);
    if (name === 'table:table-column')
      table?.addColumns(
        attributes,
        isCollapsed(attributes) || (this.#isOfSheet && this.#hasHiddenStyle('table-column', attributes)),
      );
    else if (name === 'table:table-row') table?.beginRow(attributes);
    else if (CELLS.has(name)) {
      table?.beginCell(attributes);
      this.#cells += 1;
    }
  }

  #hasHiddenStyle(family: string, attributes: Attributes): boolean {
    return this.#styles.hides(family, attributes['text:style-name'] ?? attributes['table:style-name']);
  }

  /**
   * Visibility follows OpenDocument 1.2 part 1: 19.728 (table:visibility), 19.730, 19.821 (text:display) and 19.144
   * (draw:layer).
   */
  #hides(name: string, attributes: Attributes): boolean {
    switch (name) {
      case 'text:span':
        return this.#hasHiddenStyle('text', attributes);
      case 'text:p':
      case 'text:h':
        return this.#hasHiddenStyle('paragraph', attributes);
      case 'text:section':
        return (
          attributes['text:display'] === 'none' ||
          this.#isDoubtful(attributes['text:display'] === 'condition')
        );
      case 'text:hidden-text':
        return attributes['text:is-hidden'] === 'true';
      case 'table:table':
        return this.#hasHiddenStyle('table', attributes);
      case 'draw:page':
        return this.#styles.hides('drawing-page', attributes['draw:style-name']);
      case 'table:table-row':
        return isCollapsed(attributes) || (this.#isOfSheet && this.#hasHiddenStyle('table-row', attributes));
      case 'table:table-row-group':
        return attributes['table:display'] === 'false';
      case 'table:table-cell':
        return this.#hidesCell(attributes);
      case 'table:covered-table-cell':
        return true;
    }
    return name.startsWith('draw:') && this.#styles.hidesLayer(attributes['draw:layer']);
  }

  #hidesCell(attributes: Attributes): boolean {
    const table = this.#tables.at(-1);
    const isHidden =
      table?.isColumnHidden === true ||
      (this.#hidesZeros &&
        attributes['office:value'] !== undefined &&
        Number(attributes['office:value']) === 0) ||
      this.#styles.hides(
        'table-cell',
        attributes['table:style-name'] ?? table?.cellStyle,
        table?.isProtected,
      );
    if (isHidden && attributes['office:value-type'] !== undefined) this.#out.hasHidden = true;
    return isHidden;
  }

  /** Conditional text is shown and reported as possibly hidden. */
  #isDoubtful(isConditional: boolean): false {
    if (isConditional) this.#out.hasHidden = true;
    return false;
  }

  #leavesOut(name: string, attributes: Attributes): boolean {
    if (PAGE_PART.test(attributes['presentation:class'] ?? '')) return true;
    if (name === 'office:annotation') return !this.#isOfSheet || this.#tables.length === 0;
    if (name === 'draw:page' || (name === 'table:table' && this.#isSheet)) {
      this.#pages += 1;
      if (this.#pages > MAX_PAGES) this.#out.isCut = true;
      return this.#pages > MAX_PAGES;
    }
    return LEFT_OUT.has(name);
  }

  /** Rows in text and slides grow with their content, so a small height hides nothing there. */
  get #isOfSheet(): boolean {
    return this.#kind === 'office:spreadsheet';
  }

  get #isSheet(): boolean {
    return this.#isOfSheet && this.#tables.length === 0;
  }

  #begin(name: string, attributes: Attributes): void {
    switch (name) {
      case 'table:table':
        if (this.#isSheet) this.#addHeading(attributes['table:name']);
        this.#tables.push(new OpenTable(attributes, this.#isOfSheet));
        break;
      case 'draw:page':
        this.#addHeading(attributes['draw:name']);
        break;
      case 'office:annotation':
        this.#tables.at(-1)?.beginNote();
        break;
      case 'text:h':
      case 'text:p':
        if (this.#paragraphs === 0) this.#prefix = this.#prefixOf(name, attributes);
        // The text of a box or a shape is beside the paragraph that has it; that of a note begins behind a bracket.
        else if (/[^\n[]$/.test(this.#line)) this.#line += '\n';
        this.#paragraphs += 1;
        break;
      case 'text:hidden-paragraph':
        this.#isLineHidden ||= attributes['text:is-hidden'] === 'true';
        break;
      case 'text:list':
        this.#lists.begin(attributes);
        break;
      case 'text:list-item':
        this.#lists.beginItem(attributes);
        break;
      case 'draw:object':
        this.#addObject(this.#objects.text(attributes['xlink:href']));
        this.#out.isCut ||= this.#objects.isOver;
        break;
      case 'text:s':
        this.#line += ' '.repeat(between(1, MAX_BLANKS, attributes['text:c']));
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
        this.#heading = '\nNotes:\n';
    }
  }

  #end(name: string): void {
    if (name === 'text:note-body') this.#line = `${this.#line.trimEnd()}]`;
    else if (name === 'draw:text-box' && this.#paragraphs > 0) this.#line += '\n';
    else if (name === 'text:list') this.#lists.end();
    else if (PARAGRAPHS.has(name)) this.#endParagraph();
    else if (CELLS.has(name)) this.#cells += this.#tables.at(-1)?.endCell(this.#out) ?? 0;
    else if (name === 'table:table-row') {
      const most = MAX_CHARACTERS - this.#characters;
      this.#characters += this.#tables.at(-1)?.endRow(most, this.#out) ?? 0;
    } else if (name === 'office:annotation') this.#tables.at(-1)?.endNote();
    else if (name === 'table:table') this.#endTable();
  }

  #prefixOf(name: string, attributes: Attributes): string {
    const depth = between(1, MAX_OUTLINE, attributes['text:outline-level']);
    const item = this.#lists.next() || (name === 'text:h' ? this.#lists.nextHeading(depth, attributes) : '');
    const level =
      name === 'text:h' ? Math.min(6, depth) : Math.min(6, this.#styles.level(attributes['text:style-name']));
    this.#isItem = item !== '' && level === 0;
    return level === 0 ? item : `${'#'.repeat(level)} ${item === '- ' ? '' : item.trimStart()}`;
  }

  #addObject(text: string): void {
    if (this.#paragraphs > 0) this.#line += text;
    else if (text !== '') this.#out.add(`${text}\n\n`);
  }

  #addHeading(name: string | undefined): void {
    this.#heading = '';
    this.#out.add(`\n## ${name ?? this.#pages}\n\n`);
  }

  #endParagraph(): void {
    this.#paragraphs -= 1;
    if (this.#paragraphs > 0) {
      this.#line += '\n';
      return;
    }
    const line = this.#isLineHidden ? '' : this.#line.trimEnd();
    if (this.#isLineHidden && this.#line.trim() !== '') this.#out.hasHidden = true;
    const table = this.#tables.at(-1);
    if (table?.isInCell === true) table.addLine(line);
    else {
      this.#out.add(`${line === '' ? '' : this.#heading + this.#prefix + line}\n${this.#isItem ? '' : '\n'}`);
      if (line !== '') this.#heading = '';
    }
    [this.#line, this.#prefix, this.#isLineHidden] = ['', '', false];
  }

  /** A table inside a cell becomes text of that cell. */
  #endTable(): void {
    const table = this.#tables.pop();
    const around = this.#tables.at(-1);
    if (around === undefined) table?.write(this.#out);
    else around.addLine(table?.line ?? '');
  }
}

function isCollapsed(attributes: Attributes): boolean {
  return /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '');
}

function between(least: number, most: number, written = ''): number {
  return Math.min(most, Math.max(least, Math.trunc(Number(written)) || least));
}
