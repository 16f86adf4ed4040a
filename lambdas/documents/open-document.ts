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
const MAX_REPEATED = 100;
const MAX_CELLS = 500_000;

/** A text, sheet or presentation of OpenDocument: all three have the same elements. @returns sheets or slides; null of a text. */
export function readOpenDocument(archive: ZipArchive, out: TextWriter): number | null {
  if (/<(?:\w+:)?encryption-data/.test(archive.text('META-INF/manifest.xml') ?? ''))
    throw new Unreadable('encrypted');
  const xml = archive.text('content.xml');
  if (xml === undefined) throw new Unreadable('failed');
  const hiddenStyles = new Set<string>();
  const isText = /<office:text\b/.test(xml);
  let style = '';
  let hidden = 0;
  /** Depth of the sheet or slide that is left out. */
  let skipped = 0;
  let pages = 0;
  let cells = 0;
  let line = '';
  let prefix = '';
  let inParagraph = 0;
  let rows: string[][] | undefined;
  let repeat = 1;
  readXml(
    xml,
    {
      open(name, attributes) {
        if (name === 'style:style') style = attributes['style:name'] ?? '';
        if (/^style:(?:table|drawing-page)-properties$/.test(name)) {
          const isShown =
            attributes['table:display'] !== 'false' && attributes['presentation:visibility'] !== 'hidden';
          if (!isShown) hiddenStyles.add(style);
        }
        const isPage = (name === 'table:table' && !isText && rows === undefined) || name === 'draw:page';
        if (isPage && skipped === 0) {
          pages += 1;
          const ofStyle = attributes['table:style-name'] ?? attributes['draw:style-name'] ?? '';
          if (hiddenStyles.has(ofStyle) || pages > MAX_PAGES) {
            out.isCut ||= pages > MAX_PAGES;
            skipped = 1;
          } else out.add(`\n## ${attributes['table:name'] ?? attributes['draw:name'] ?? pages}\n\n`);
        } else if (skipped > 0 && (name === 'table:table' || name === 'draw:page')) skipped += 1;
        if (HIDDEN.has(name)) hidden += 1;
        if (hidden > 0 || skipped > 0) return;
        switch (name) {
          case 'table:table':
            rows ??= [];
            break;
          case 'table:table-row':
            rows?.push([]);
            break;
          case 'table:table-cell':
          case 'table:covered-table-cell':
            repeat = Math.min(MAX_REPEATED, Number(attributes['table:number-columns-repeated'] ?? 1) || 1);
            rows?.at(-1)?.push('');
            cells += 1;
            break;
          case 'text:h':
            prefix = `${'#'.repeat(Math.min(6, Number(attributes['text:outline-level'] ?? 1) || 1))} `;
            inParagraph += 1;
            break;
          case 'text:p':
            inParagraph += 1;
            break;
          case 'text:list-item':
            prefix = '- ';
            break;
          case 'text:s':
            line += ' '.repeat(Math.min(MAX_REPEATED, Number(attributes['text:c'] ?? 1) || 1));
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
        if (skipped > 0 && (name === 'table:table' || name === 'draw:page')) {
          skipped -= 1;
          return;
        }
        if (HIDDEN.has(name)) hidden -= 1;
        if (hidden > 0 || skipped > 0) return;
        if (name === 'text:note-body') line = `${line.trimEnd()}]`;
        else if (name === 'text:p' || name === 'text:h') {
          inParagraph -= 1;
          if (inParagraph > 0) return;
          const row = rows?.at(-1);
          if (row !== undefined && row.length > 0) row.push(`${row.pop() ?? ''} ${line}`);
          else out.add(`${line === '' ? '' : prefix + line}\n${prefix === '- ' ? '' : '\n'}`);
          [line, prefix] = ['', ''];
        } else if (name === 'table:table-cell') {
          const row = rows?.at(-1) ?? [];
          for (let i = 1; i < repeat; i++) row.push(row[row.length - 1] ?? '');
          repeat = 1;
        } else if (name === 'table:table') {
          out.add(markdownTable((rows ?? []).map(withoutEmptyEnd)));
          rows = undefined;
        }
      },
      text(text) {
        if (inParagraph > 0 && hidden === 0 && skipped === 0) line += text.replaceAll(/\s+/g, ' ');
      },
    },
    () => out.isFull || cells > MAX_CELLS,
  );
  if (cells > MAX_CELLS) {
    out.isCut = true;
    out.add(markdownTable((rows ?? []).map(withoutEmptyEnd)));
  }
  return isText ? null : pages;
}

function withoutEmptyEnd(row: readonly string[]): readonly string[] {
  return row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);
}
