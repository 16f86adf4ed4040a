import { MAX_PAGES, Unreadable } from './document.ts';
import { markdownTable } from './markdown.ts';
import type { TextWriter } from './text-writer.ts';
import { readXml } from './xml-events.ts';
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

type Attributes = Readonly<Record<string, string>>;

/** A text, sheet or presentation of OpenDocument: all three have the same elements. @returns sheets or slides; null of a text. */
export function readOpenDocument(archive: ZipArchive, out: TextWriter): number | null {
  if (/<(?:\w+:)?encryption-data/.test(archive.text('META-INF/manifest.xml') ?? ''))
    throw new Unreadable('encrypted');
  const xml = archive.text('content.xml');
  if (xml === undefined) throw new Unreadable('failed');
  const isText = /<office:text\b/.test(xml);
  const hiddenStyles = new Set<string>();
  let style = '';
  let hidden = 0;
  /** Depth of tables and slides in the one that is left out. */
  let skipped = 0;
  let pages = 0;
  let cells = 0;
  let line = '';
  let prefix = '';
  let inParagraph = 0;
  let rows: string[][] | undefined;
  let repeat = 1;
  const isShown = () => hidden === 0 && skipped === 0;
  const beginPage = (attributes: Attributes) => {
    pages += 1;
    const isCut = pages > MAX_PAGES;
    out.isCut ||= isCut;
    if (isCut || hiddenStyles.has(attributes['table:style-name'] ?? attributes['draw:style-name'] ?? ''))
      skipped = 1;
    else out.add(`\n## ${attributes['table:name'] ?? attributes['draw:name'] ?? pages}\n\n`);
  };
  const openPage = (name: string, attributes: Attributes) => {
    if (skipped > 0) skipped += 1;
    else if (name === 'draw:page' || (!isText && rows === undefined)) beginPage(attributes);
  };
  const addTable = () => {
    out.add(markdownTable((rows ?? []).map(withoutEmptyEnd)));
    rows = undefined;
  };
  const endParagraph = () => {
    inParagraph -= 1;
    if (inParagraph > 0) return;
    const row = rows?.at(-1);
    if (row !== undefined && row.length > 0) row.push(`${row.pop() ?? ''} ${line}`);
    else out.add(`${line === '' ? '' : prefix + line}\n${prefix === '- ' ? '' : '\n'}`);
    [line, prefix] = ['', ''];
  };
  const endCell = () => {
    const row = rows?.at(-1) ?? [];
    for (let i = 1; i < repeat; i++) row.push(row[row.length - 1] ?? '');
    repeat = 1;
  };
  readXml(
    xml,
    {
      open(name, attributes) {
        // Styles precede the pages that have them.
        if (name === 'style:style') style = attributes['style:name'] ?? '';
        if (PAGE_PROPERTIES.has(name) && isHidden(attributes)) hiddenStyles.add(style);
        if (PAGES.has(name)) openPage(name, attributes);
        if (HIDDEN.has(name)) hidden += 1;
        if (!isShown()) return;
        switch (name) {
          case 'table:table':
            rows ??= [];
            break;
          case 'table:table-row':
            rows?.push([]);
            break;
          case 'table:table-cell':
          case 'table:covered-table-cell':
            repeat = repeatsOf(attributes['table:number-columns-repeated']);
            rows?.at(-1)?.push('');
            cells += 1;
            break;
          case 'text:h':
            prefix = `${'#'.repeat(between(1, 6, attributes['text:outline-level']))} `;
            inParagraph += 1;
            break;
          case 'text:p':
            inParagraph += 1;
            break;
          case 'text:list-item':
            prefix = '- ';
            break;
          case 'text:s':
            line += ' '.repeat(repeatsOf(attributes['text:c']));
            break;
          case 'text:tab':
            line += '\t';
            break;
          case 'text:line-break':
            line += '\n';
            break;
          case 'text:note-body':
            line += ' [';
            break;
          case 'presentation:notes':
            out.add('\nNotes:\n');
        }
      },
      close(name) {
        if (skipped > 0 && PAGES.has(name)) {
          skipped -= 1;
          return;
        }
        if (HIDDEN.has(name)) hidden -= 1;
        if (!isShown()) return;
        if (name === 'text:note-body') line = `${line.trimEnd()}]`;
        else if (name === 'text:p' || name === 'text:h') endParagraph();
        else if (name === 'table:table-cell') endCell();
        else if (name === 'table:table') addTable();
      },
      text(text) {
        if (inParagraph > 0 && isShown()) line += text.replaceAll(/\s+/g, ' ');
      },
    },
    () => out.isFull || cells > MAX_CELLS,
  );
  if (cells > MAX_CELLS) {
    out.isCut = true;
    addTable();
  }
  return isText ? null : pages;
}

function isHidden(properties: Attributes) {
  return properties['table:display'] === 'false' || properties['presentation:visibility'] === 'hidden';
}

function repeatsOf(written: string | undefined): number {
  return between(1, MAX_REPEATED, written);
}

function between(least: number, most: number, written = ''): number {
  return Math.min(most, Math.max(least, Math.trunc(Number(written)) || least));
}

function withoutEmptyEnd(row: readonly string[]): readonly string[] {
  return row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);
}
