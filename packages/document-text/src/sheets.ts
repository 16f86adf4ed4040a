import { readCellFormats } from './cell-formats.ts';
import { MAX_PAGES } from './document.ts';
import { markdownTable } from './markdown.ts';
import { pathOfType, relatedPath, relationsOf } from './office-parts.ts';
import { CellReader, sheetText, unescaped } from './sheet-cells.ts';
import type { TextWriter } from './text-writer.ts';
import { elementsOf, readXml } from './xml.ts';
import type { ZipArchive } from './zip-archive.ts';

interface Workbook {
  /** Keys are paths of parts; hidden sheets are left out. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly count: number;
  readonly is1904: boolean;
}

export function readSheets(archive: ZipArchive, main: string, out: TextWriter): number {
  const relations = relationsOf(archive, main);
  const { sheets, count, is1904 } = readWorkbook(archive.needed(main), (id) => relations.get(id)?.path, out);
  const related = (type: string) => archive.text(relatedPath(relations, main, type)) ?? '';
  const formats = readCellFormats(related('styles'), is1904);
  const strings: string[] = [];
  readXml(related('sharedStrings'), {
    open: (name) => name === 'si',
    element: (element) => strings.push(sheetText(element)),
  });
  const cells = new CellReader(strings, formats, out);
  for (const [path, name] of [...sheets].slice(0, MAX_PAGES)) {
    if (out.isFull || cells.isOver) break;
    const xml = archive.text(path);
    if (xml === undefined) continue;
    out.add(`## ${name}\n`);
    const { rows, isHidden } = cells.read(xml);
    out.add(markdownTable(rows));
    const notes = pathOfType(relationsOf(archive, path), 'comments');
    if (notes !== undefined) writeNotes(archive.text(notes), isHidden, out);
  }
  if (sheets.size > MAX_PAGES) out.isCut = true;
  return count;
}

function readWorkbook(xml: string, pathOf: (id: string) => string | undefined, out: TextWriter): Workbook {
  const sheets = new Map<string, string>();
  let count = 0;
  let is1904 = false;
  readXml(xml, {
    open(name, { name: title = '', state = 'visible', 'r:id': id = '', date1904 = '' }) {
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
      const path = name === 'sheet' ? pathOf(id) : undefined;
      if (path === undefined) return;
      if (state !== 'visible') out.hasHidden = true;
      else {
        count += 1;
        if (!sheets.has(path)) sheets.set(path, unescaped(title));
      }
    },
  });
  return { sheets, count, is1904 };
}

/** Excel writes this placeholder for threaded comments. */
const THREAD = /^\[Threaded comment\]/;

function writeNotes(xml: string | undefined, isHidden: (cell: string) => boolean, out: TextWriter): void {
  for (const comment of elementsOf(xml, 'comment')) {
    const { ref = '' } = comment.attributes;
    const text = sheetText(comment).replaceAll(/\s+/g, ' ').trim();
    if (THREAD.test(text)) continue;
    if (isHidden(ref)) out.hide(text);
    else out.add(`> Note on ${ref}: ${text}\n`);
  }
  out.add('\n');
}
