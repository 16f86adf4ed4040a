import { Unreadable } from './document.ts';
import { markdownTable } from './markdown.ts';
import type { TextWriter } from './text-writer.ts';
import { readXml } from './xml-events.ts';
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

type Table = string[][];

function readBody(xml: string, out: TextWriter): void {
  const tables: Table[] = [];
  let hidden = 0;
  let inText = false;
  let prefix = '';
  let line = '';
  let isVanished = false;
  const endParagraph = (): void => {
    const text = line.trim() === '' ? '' : prefix + line;
    const row = tables.at(-1)?.at(-1);
    if (row === undefined) out.add(`${text}\n${prefix === '- ' ? '' : '\n'}`);
    else row.push(`${row.pop() ?? ''} ${text}`);
    [line, prefix] = ['', ''];
  };
  readXml(
    xml,
    {
      open(name, { 'w:val': value = '', 'w:id': id = '' }) {
        if (HIDDEN.has(name)) hidden += 1;
        if (hidden > 0) return;
        switch (name) {
          case 'w:t':
            inText = true;
            break;
          case 'w:r':
            isVanished = false;
            break;
          case 'w:vanish':
            isVanished = value !== '0' && value !== 'false';
            break;
          case 'w:tab':
            line += '\t';
            break;
          case 'w:br':
          case 'w:cr':
            line += '\n';
            break;
          case 'w:pStyle':
            prefix = headingOf(value) || prefix;
            break;
          case 'w:numPr':
            prefix ||= '- ';
            break;
          case 'w:footnoteReference':
          case 'w:endnoteReference':
            line += `[^${id}]`;
            break;
          case 'w:footnote':
          case 'w:endnote':
            line += `[^${id}]: `;
            break;
          case 'w:tbl':
            tables.push([]);
            break;
          case 'w:tr':
            tables.at(-1)?.push([]);
            break;
          case 'w:tc':
            tables.at(-1)?.at(-1)?.push('');
        }
      },
      close(name) {
        if (HIDDEN.has(name)) hidden -= 1;
        if (hidden > 0) return;
        if (name === 'w:t') inText = false;
        else if (name === 'w:p') endParagraph();
        else if (name === 'w:tbl') endTable(tables, out);
      },
      text(text) {
        if (inText && hidden === 0 && !isVanished) line += text;
      },
    },
    () => out.isFull,
  );
}

/** A table in a cell is text of that cell. */
function endTable(tables: Table[], out: TextWriter): void {
  const table = tables.pop();
  if (table === undefined) return;
  const around = tables.at(-1)?.at(-1);
  if (around === undefined) out.add(markdownTable(table));
  else around.push(`${around.pop() ?? ''} ${table.flat().join(' ')}`);
}

function headingOf(style: string): string {
  const level = HEADING.exec(style)?.[1] ?? (/^title$/i.test(style) ? '1' : undefined);
  return level === undefined ? '' : `${'#'.repeat(Number(level))} `;
}
