import { diagramText } from './diagrams.ts';
import { MAX_PAGES } from './document.ts';
import { equationText } from './equations.ts';
import { markdownTable } from './markdown.ts';
import { pathOfType, type Relations, relationsOf } from './office-parts.ts';
import type { TextWriter } from './text-writer.ts';
import { childOf, childrenOf, elementsOf, textOf, within, type XmlElement } from './xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Smaller text is invisible; the unit is hundredths of a point. */
const TINY = 100;
const SHAPES = new Set(['p:sp', 'p:grpSp', 'p:graphicFrame', 'p:pic', 'p:cxnSp']);
/** Each slide repeats these placeholders; notes contain an image of the slide. */
const PAGE_PARTS = new Set(['sldNum', 'dt', 'hdr', 'ftr', 'sldImg']);

export function readSlides(archive: ZipArchive, main: string, out: TextWriter): number {
  const xml = archive.needed(main);
  const relations = relationsOf(archive, main);
  const [size] = elementsOf(xml, 'p:sldSz');
  const paths = elementsOf(xml, 'p:sldId').flatMap(
    ({ attributes }) => relations.get(attributes['r:id'] ?? '')?.path ?? [],
  );
  for (const [i, path] of paths.slice(0, MAX_PAGES).entries()) {
    if (out.isFull) break;
    const slide = archive.text(path);
    if (slide === undefined) continue;
    const [content] = elementsOf(slide, 'p:sld');
    if (/^(?:0|false)$/.test(content?.attributes['show'] ?? '')) {
      out.hasHidden = true;
      continue;
    }
    out.add(`## Slide ${i + 1}\n\n`);
    const related = relationsOf(archive, path);
    if (content !== undefined) new SlideReader(out, archive, related, size).read(content);
    const notes = pathOfType(related, 'notesSlide');
    const [noted] = notes === undefined ? [] : elementsOf(archive.text(notes), 'p:notes');
    if (notes === undefined || noted === undefined) continue;
    new SlideReader(out, archive, relationsOf(archive, notes), undefined, '\nNotes:\n').read(noted);
  }
  if (paths.length > MAX_PAGES) out.isCut = true;
  return paths.length;
}

/** Maps the coordinates of a group to those of the slide. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

class SlideReader {
  readonly #out: TextWriter;
  readonly #diagramOf: (id: string | undefined) => string;
  readonly #size: XmlElement | undefined;
  #heading: string;

  constructor(
    out: TextWriter,
    archive: ZipArchive,
    relations: Relations,
    size: XmlElement | undefined,
    heading = '',
  ) {
    this.#out = out;
    this.#diagramOf = (id) => diagramText(archive, relations, id);
    this.#size = size;
    this.#heading = heading;
  }

  read(element: XmlElement, frame: Frame = { x: 0, y: 0, scaleX: 1, scaleY: 1 }): void {
    for (const child of childrenOf(element)) {
      const { name, attributes } = child;
      if (SHAPES.has(name)) this.#shape(child, frame);
      else if (name === 'a:p') this.#add(`${this.#line(child)}\n`);
      else if (name === 'a:tbl') this.#table(child);
      else if (name === 'dgm:relIds') this.#add(`${this.#diagramOf(attributes['r:dm'])}\n`);
      else if (name !== 'mc:Fallback') this.read(child, frame);
    }
  }

  #shape(shape: XmlElement, frame: Frame): void {
    const own = childrenOf(shape).find(({ name }) => name.startsWith('p:nv'));
    const kind = childOf(childOf(own, 'p:nvPr'), 'p:ph')?.attributes['type'] ?? '';
    if (PAGE_PARTS.has(kind)) return;
    const isHidden = /^(?:1|true)$/.test(childOf(own, 'p:cNvPr')?.attributes['hidden'] ?? '');
    const place = placeOf(shape);
    if (isHidden || (shape.name !== 'p:grpSp' && this.#isOutside(place, frame)))
      this.#out.hide(textOf(shape));
    else this.read(shape, shape.name === 'p:grpSp' ? frameOf(place, frame) : frame);
  }

  #isOutside(place: XmlElement | undefined, { x, y, scaleX, scaleY }: Frame): boolean {
    const [width, height] = pair(this.#size, 'cx', 'cy');
    const [left, top] = pair(childOf(place, 'a:off'), 'x', 'y');
    const [wide, high] = pair(childOf(place, 'a:ext'), 'cx', 'cy');
    const [at, below] = [x + left * scaleX, y + top * scaleY];
    return at >= width || below >= height || at + wide * scaleX <= 0 || below + high * scaleY <= 0;
  }

  #table(table: XmlElement): void {
    const rows = within(table, 'a:tr').map((row) =>
      within(row, 'a:tc').map((cell) =>
        within(cell, 'a:p')
          .map((paragraph) => this.#line(paragraph))
          .join(' '),
      ),
    );
    this.#add(markdownTable(rows));
  }

  #line(element: XmlElement): string {
    let line = '';
    for (const child of childrenOf(element)) {
      if (child.name === 'a:t') line += textOf(child);
      else if (child.name === 'a:br') line += '\n';
      else if (child.name === 'm:oMath') line += equationText(child);
      else if (child.name === 'a:r' && isTiny(child)) this.#out.hide(textOf(child));
      else if (child.name !== 'a:fld' && child.name !== 'mc:Fallback') line += this.#line(child);
    }
    return line;
  }

  #add(text: string): void {
    if (text.trim() === '') return;
    this.#out.add(this.#heading + text);
    this.#heading = '';
  }
}

function isTiny(run: XmlElement): boolean {
  return Number(childOf(run, 'a:rPr')?.attributes['sz'] ?? TINY + 1) <= TINY;
}

/** Positions and sizes follow ECMA-376 part 1, 20.1.7. */
function placeOf(shape: XmlElement): XmlElement | undefined {
  const properties = childOf(shape, 'p:spPr') ?? childOf(shape, 'p:grpSpPr');
  return childOf(properties, 'a:xfrm') ?? childOf(shape, 'p:xfrm');
}

/** Missing lengths are NaN, so that comparisons with them are false. */
function pair(element: XmlElement | undefined, x: string, y: string): readonly [number, number] {
  return [Number(element?.attributes[x] ?? Number.NaN), Number(element?.attributes[y] ?? Number.NaN)];
}

function frameOf(place: XmlElement | undefined, around: Frame): Frame {
  const [left, top] = pair(childOf(place, 'a:off'), 'x', 'y');
  const [wide, high] = pair(childOf(place, 'a:ext'), 'cx', 'cy');
  const [innerLeft, innerTop] = pair(childOf(place, 'a:chOff'), 'x', 'y');
  const [innerWide, innerHigh] = pair(childOf(place, 'a:chExt'), 'cx', 'cy');
  const scaleX = (around.scaleX * wide) / (innerWide || 1);
  const scaleY = (around.scaleY * high) / (innerHigh || 1);
  const x = around.x + left * around.scaleX - innerLeft * scaleX;
  const y = around.y + top * around.scaleY - innerTop * scaleY;
  return Number.isNaN(x + y + scaleX + scaleY) ? around : { x, y, scaleX, scaleY };
}
