import { MAX_PAGES, Unreadable } from './document.ts';
import { markdownTable } from './markdown.ts';
import type { TextWriter } from './text-writer.ts';
import { readXml, relationsOf, relationsPath } from './xml-events.ts';
import type { ZipArchive } from './zip-archive.ts';

const PRESENTATION = 'ppt/presentation.xml';

/** A PowerPoint file: each slide that is not hidden, with its notes. */
export function readSlides(archive: ZipArchive, out: TextWriter): number {
  const xml = archive.text(PRESENTATION);
  if (xml === undefined) throw new Unreadable('failed');
  const relations = relationsOf(archive.text(relationsPath(PRESENTATION)), PRESENTATION);
  const paths: string[] = [];
  readXml(xml, {
    open(name, { 'r:id': id = '' }) {
      const path = name === 'p:sldId' && relations.find((each) => each.id === id)?.path;
      if (path) paths.push(path);
    },
    close: () => undefined,
    text: () => undefined,
  });
  for (const [i, path] of paths.slice(0, MAX_PAGES).entries()) {
    if (out.isFull) break;
    const slide = archive.text(path);
    if (slide === undefined || isHidden(slide)) continue;
    out.add(`## Slide ${i + 1}\n\n`);
    writeSlide(slide, out);
    const notes = relationsOf(archive.text(relationsPath(path)), path).find(
      ({ type }) => type === 'notesSlide',
    );
    const noted = notes && archive.text(notes.path);
    if (noted === undefined) continue;
    out.add('\nNotes:\n');
    writeSlide(noted, out);
  }
  if (paths.length > MAX_PAGES) out.isCut = true;
  return paths.length;
}

function isHidden(slide: string): boolean {
  return /<p:sld\b[^>]{0,5000}\sshow="(?:0|false)"/.test(slide.slice(0, 10_000));
}

function writeSlide(xml: string, out: TextWriter): void {
  let rows: string[][] | undefined;
  let line = '';
  let inText = false;
  let hidden = 0;
  const isLeftOut = (name: string): boolean => name === 'a:fld' || name === 'mc:Fallback';
  readXml(
    xml,
    {
      open(name) {
        // Numbers of slides, and dates.
        if (isLeftOut(name)) hidden += 1;
        else if (name === 'a:t') inText = true;
        else if (name === 'a:br') line += '\n';
        else if (name === 'a:tbl') rows = [];
        else if (name === 'a:tr') rows?.push([]);
        else if (name === 'a:tc') rows?.at(-1)?.push('');
      },
      close(name) {
        if (isLeftOut(name)) hidden -= 1;
        else if (name === 'a:t') inText = false;
        else if (name === 'a:tbl') {
          out.add(markdownTable(rows ?? []));
          rows = undefined;
        } else if (name === 'a:p') {
          const row = rows?.at(-1);
          if (row === undefined) out.add(`${line}\n`);
          else row.push(`${row.pop() ?? ''} ${line}`);
          line = '';
        }
      },
      text(text) {
        if (inText && hidden === 0) line += text;
      },
    },
    () => out.isFull,
  );
}
