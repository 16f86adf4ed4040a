import { diagramText } from './diagrams.ts';
import { equationText } from './equations.ts';
import { markdownTable } from './markdown.ts';
import { type Relations, relatedPath, relationsOf } from './office-parts.ts';
import { symbolText } from './symbol-fonts.ts';
import type { TextWriter } from './text-writer.ts';
import { formValue, WordFields } from './word-fields.ts';
import { WordLists } from './word-lists.ts';
import { isOn, isSet, type Look, lookOf, paragraphLookOf, WordStyles } from './word-styles.ts';
import { childOf, childrenOf, readXml, textOf, within, type XmlElement } from './xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** A reader does not see deleted text, former properties and drawings, and phonetic readings. */
const LEFT_OUT = new Set(
  (
    'w:del w:moveFrom mc:Fallback w:instrText w:comment w:rt w:pPrChange w:rPrChange w:sectPrChange w:tblPrChange ' +
    'w:tcPrChange w:trPrChange w:tblGridChange w:numberingChange w:pPr w:rPr'
  ).split(' '),
);
const SEPARATORS = /^(?:separator|continuationSeparator|continuationNotice)$/;
const BLOCKS = new Set(['w:p', 'w:tbl', 'w:footnote', 'w:endnote', ...LEFT_OUT]);
const SIGNS: Readonly<Record<string, string>> = {
  ...{ 'w:tab': '\t', 'w:ptab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' },
};
const MAX_SPAN = 63;
const LETTER = /\p{L}/u;
const BODY = 9;

export function readWord(archive: ZipArchive, main: string, out: TextWriter): null {
  const xml = archive.needed(main);
  const relations = relationsOf(archive, main);
  const pathOf = (type: string) => relatedPath(relations, main, type);
  const styles = new WordStyles(archive.text(pathOf('styles')));
  const lists = new WordLists(() => archive.text(pathOf('numbering')), styles);
  const parts = { out, styles, lists, archive, relations };
  new WordReader(parts).read(xml);
  for (const type of ['footnotes', 'endnotes']) {
    const notes = archive.text(pathOf(type));
    if (notes === undefined || out.isFull) continue;
    new WordReader({ ...parts, relations: relationsOf(archive, pathOf(type)) }).read(notes);
  }
  return null;
}

interface WordParts {
  readonly out: TextWriter;
  readonly styles: WordStyles;
  readonly lists: WordLists;
  readonly archive: ZipArchive;
  readonly relations: Relations;
}

interface Run extends Look {
  readonly isWebHidden?: boolean;
}

class WordReader {
  readonly #parts: WordParts;
  readonly #fields = new WordFields();
  #prefix = '';
  #line = '';
  #style: string | undefined;
  #cell: string | undefined;

  constructor(parts: WordParts) {
    this.#parts = parts;
  }

  read(xml: string): void {
    const handler = {
      open: (name: string) => BLOCKS.has(name),
      element: (element: XmlElement) => this.#block(element),
    };
    if (!readXml(xml, handler, () => this.#parts.out.isFull)) this.#parts.out.isCut = true;
    this.#line += this.#fields.unended();
    this.#endLine();
  }

  #block(element: XmlElement): void {
    const { name, attributes } = element;
    if (LEFT_OUT.has(name)) return;
    if (name === 'w:p') this.#paragraph(element);
    else if (name === 'w:tbl') this.#table(element);
    else {
      if (name === 'w:footnote' || name === 'w:endnote') {
        if (SEPARATORS.test(attributes['w:type'] ?? '')) return;
        this.#prefix = `[^${attributes['w:id'] ?? ''}]: `;
      }
      for (const child of childrenOf(element)) this.#block(child);
    }
  }

  #paragraph(element: XmlElement): void {
    const properties = childOf(element, 'w:pPr');
    const look = paragraphLookOf(properties);
    const mark = childOf(properties, 'w:rPr');
    // A hidden or deleted paragraph mark joins the next paragraph to this line.
    const isJoined = isSet(mark, 'w:vanish') || isSet(mark, 'w:specVanish') || hasDeletion(mark);
    const before = this.#line;
    this.#style = look.style;
    this.#inline(element, {});
    if (isJoined && this.#line === before) return;
    const style = this.#parts.styles.of(look.style);
    const list = look.listId || (style.listId ?? look.listId);
    const sign =
      list === undefined ? '' : this.#parts.lists.next(list, look.listLevel ?? style.listLevel, look.style);
    const level = look.outlineLevel ?? style.outlineLevel ?? BODY;
    const isHeading = level >= 0 && level < BODY;
    if (this.#line.trim() !== '')
      this.#prefix ||= isHeading ? `${'#'.repeat(Math.min(6, level + 1))} ${sign.trimStart()}` : sign;
    if (!isJoined) this.#endLine(sign !== '' && !isHeading);
  }

  #endLine(isItem = false): void {
    const text = this.#line.trim() === '' ? '' : this.#prefix + this.#line;
    if (text !== '' || this.#line !== '') this.#prefix = '';
    this.#line = '';
    if (this.#cell === undefined) this.#parts.out.add(`${text}\n${isItem ? '' : '\n'}`);
    else this.#cell += ` ${text}`;
  }

  #table(element: XmlElement): void {
    const rows: string[][] = [];
    const outer = this.#cell;
    for (const row of within(element, 'w:tr')) {
      const cells: string[] = [];
      for (const cell of within(row, 'w:tc')) {
        this.#cell = '';
        for (const child of childrenOf(cell)) this.#block(child);
        const span = Number(childOf(childOf(cell, 'w:tcPr'), 'w:gridSpan')?.attributes['w:val']);
        const more = Math.min(MAX_SPAN, Math.max(1, Math.trunc(span) || 1)) - 1;
        cells.push(this.#cell, ...Array.from({ length: more }, () => ''));
      }
      rows.push(cells);
    }
    this.#cell = outer;
    if (outer === undefined) this.#parts.out.add(markdownTable(rows));
    else this.#cell = `${outer} ${rows.flat().join(' ')}`;
  }

  #inline(element: XmlElement, run: Run): void {
    for (const child of childrenOf(element)) {
      const { name, attributes } = child;
      if (LEFT_OUT.has(name)) continue;
      const shown = shownBy(child);
      if (shown !== undefined) this.#text(shown, name === 'm:oMath' ? {} : run);
      else if (name === 'w:r') this.#inline(child, runOf(child));
      else if (name === 'w:fldChar') {
        this.#text(formValue(child), run);
        this.#fields.mark(attributes['w:fldCharType']);
      } else this.#drawing(child, run);
    }
  }

  #drawing(element: XmlElement, run: Run): void {
    const { name, attributes } = element;
    if (this.#hidesDrawing(element, run)) this.#parts.out.hide(textOf(element));
    else if (name === 'dgm:relIds') {
      this.#breakLine();
      this.#text(diagramText(this.#parts.archive, this.#parts.relations, attributes['r:dm']), run);
      this.#breakLine();
    } else if (name === 'w:txbxContent') {
      this.#breakLine();
      const style = this.#style;
      for (const child of childrenOf(element)) this.#block(child);
      this.#style = style;
    } else this.#inline(element, run);
  }

  #hidesDrawing(element: XmlElement, run: Run): boolean {
    const { name, attributes } = element;
    if (name === 'wp:anchor' || name === 'wp:inline') {
      const hidden = childOf(element, 'wp:docPr')?.attributes['hidden'];
      return this.#isHidden('', run) || (hidden !== undefined && isOn(hidden));
    }
    return (
      (name === 'v:shape' || name === 'v:rect') &&
      /(?:visibility: ?hidden|display: ?none)/.test(attributes['style'] ?? '')
    );
  }

  #breakLine(): void {
    if (this.#line.trim() !== '') this.#endLine();
  }

  #isHidden(text: string, run: Run): boolean {
    // `w:webHidden` hides page numbers of a table of contents only in a browser.
    return (run.isWebHidden === true && LETTER.test(text)) || this.#parts.styles.hides(this.#style, run);
  }

  #text(text: string, run: Run): void {
    if (this.#isHidden(text, run)) this.#parts.out.hide(text);
    else this.#line += this.#fields.shown(text);
  }
}

function shownBy(element: XmlElement): string | undefined {
  const { name, attributes } = element;
  switch (name) {
    case 'w:t':
      return textOf(element);
    case 'm:oMath':
      return equationText(element);
    case 'w:footnoteReference':
    case 'w:endnoteReference':
      return `[^${attributes['w:id'] ?? ''}]`;
    case 'w:sym':
      return symbolText(attributes['w:font'] ?? '', Number.parseInt(attributes['w:char'] ?? '', 16) || 0);
    default:
      return SIGNS[name];
  }
}

function runOf(element: XmlElement): Run {
  const properties = childOf(element, 'w:rPr');
  return { ...lookOf(properties), isWebHidden: isSet(properties, 'w:webHidden') ?? false };
}

function hasDeletion(mark: XmlElement | undefined): boolean {
  return childOf(mark, 'w:del') !== undefined || childOf(mark, 'w:moveFrom') !== undefined;
}
