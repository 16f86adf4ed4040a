import { AsyncLocalStorage } from 'node:async_hooks';
import { getDocumentProxy } from 'unpdf';

/**
 * What a file may cost, in bytes of contents that are decoded and interpreted. A content is interpreted again each time it is drawn,
 * so a small file may ask for any number of them. 200 full pages take a tenth.
 */
export const MAX_WORK = 48_000_000;
/** An interpretation of a content and the parsing of an object cost as much as so many bytes, whatever they hold. */
const CONTENT = 2_000;
const OBJECT = 100;
/** So does each code of a range, in tables of characters and widths. */
const CODE = 20;

/** Counts all that a file makes the library do; beyond the bound, each further step fails at once. */
export class PdfWork {
  readonly #most: number;
  #spent = 0;

  constructor(most = MAX_WORK) {
    this.#most = most;
  }

  get spent(): number {
    return this.#spent;
  }

  get isSpent(): boolean {
    return this.#spent > this.#most;
  }

  spend(work: number): void {
    this.#spent += work;
    if (this.isSpent) throw new Error('The file takes too much work');
  }

  /** All that is done in here for a file is counted. */
  async count<Result>(read: () => Promise<Result>): Promise<Result> {
    await counting();
    return current.run(this, read);
  }
}

const current = new AsyncLocalStorage<PdfWork>();
const spend = (work: number): void => current.getStore()?.spend(work);

interface Stream {
  /** Only streams that are decoded have this. */
  readonly bufferLength?: number;
  readonly buffer?: Uint8Array;
  readonly start?: number;
  readonly end?: number;
}

interface Interpreted {
  readonly stream: Stream;
}

interface Dictionary {
  get(name: string): unknown;
}

/** What the library does not declare: these methods of its classes are where the work of a file passes. */
interface Decoder {
  ensureBuffer(this: Stream, size: number): Uint8Array;
}

interface Objects {
  fetchUncompressed(...args: unknown[]): unknown;
  fetchCompressed(...args: unknown[]): unknown;
  fetchIfRef(value: unknown): unknown;
}

interface CharacterMap {
  mapBfRange(first: number, last: number, to: unknown): void;
  mapCidRange(first: number, last: number, to: unknown): void;
}

interface Font {
  readonly cMap: CharacterMap;
}

interface Evaluator {
  readonly xref: Objects;
  extractDataStructures(dictionary: unknown, font: Font): Promise<Font>;
  getTextContent(content: Interpreted): Promise<void>;
  getOperatorList(content: Interpreted): Promise<void>;
  extractWidths(font: Dictionary, descriptor: unknown, properties: unknown): void;
}

let isCounting: Promise<void> | undefined;
const counting = (): Promise<void> => {
  isCounting ??= countWork();
  return isCounting;
};

async function countWork(): Promise<void> {
  const { evaluator, contents, font } = await learn();
  const interpreter = prototypeOf(evaluator, 'getTextContent');
  for (const method of ['getTextContent', 'getOperatorList'] as const) {
    const interpret = interpreter[method];
    interpreter[method] = async function (content) {
      const { bufferLength, start = 0, end = 0 } = content.stream;
      spend(CONTENT + (bufferLength ?? end - start));
      return interpret.call(this, content);
    };
  }
  const { extractWidths } = interpreter;
  interpreter.extractWidths = function (font, descriptor, properties) {
    spend(rangesOf(font.get('W'), 3, this.xref) + rangesOf(font.get('W2'), 5, this.xref));
    extractWidths.call(this, font, descriptor, properties);
  };
  const objects = prototypeOf(evaluator.xref, 'fetchUncompressed');
  for (const method of ['fetchUncompressed', 'fetchCompressed'] as const) {
    const fetch = objects[method];
    objects[method] = function (...args) {
      spend(OBJECT);
      return fetch.apply(this, args);
    };
  }
  const maps = prototypeOf(font.cMap, 'mapBfRange');
  for (const method of ['mapBfRange', 'mapCidRange'] as const) {
    const map = maps[method];
    maps[method] = function (first, last, to) {
      spend(CODE * Math.max(0, last - first));
      map.call(this, first, last, to);
    };
  }
  const decoder = prototypeOf(contents as unknown as Decoder, 'ensureBuffer');
  const { ensureBuffer } = decoder;
  decoder.ensureBuffer = function (size) {
    if (size > (this.buffer?.length ?? 0)) spend(size);
    return ensureBuffer.call(this, size);
  };
}

/** The work of widths that are given for a first and a last glyph (ISO 32000-1, 9.7.4.3). */
function rangesOf(widths: unknown, length: number, objects: Objects): number {
  if (!Array.isArray(widths)) return 0;
  let work = 0;
  for (let at = 0; at + 1 < widths.length; ) {
    const [first, last] = [objects.fetchIfRef(widths[at]), objects.fetchIfRef(widths[at + 1])];
    if (typeof last === 'number') work += CODE * Math.max(0, last - Number(first));
    at += typeof last === 'number' ? length : 2;
  }
  return work;
}

/** The class of the chain that has the method itself. */
function prototypeOf<Class extends object>(instance: Class, method: keyof Class): Class {
  let prototype = Object.getPrototypeOf(instance) as Class;
  while (!Object.hasOwn(prototype, method)) prototype = Object.getPrototypeOf(prototype) as Class;
  return prototype;
}

const EXAMPLE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[4 0 R]/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 24>>stream
BT /F 9 Tf (x) Tj ET   .
endstream endobj
5 0 obj<</Type/Font/Subtype/Type0/BaseFont/A/Encoding 6 0 R/DescendantFonts[7 0 R]>>endobj
6 0 obj<</Type/CMap/CMapName/A/Length 17>>stream
begincmap endcmap
endstream endobj
7 0 obj<</Type/Font/Subtype/CIDFontType2/BaseFont/A>>endobj
trailer<</Root 1 0 R>>`;
/** Nothing but the class that interprets contents has such a field. */
const FIELD = '_fetchBuiltInCMapBound';

interface Learned {
  readonly evaluator: Evaluator;
  readonly contents: Stream;
  readonly font: Font;
}

/** The library exports none of these classes: the instance that reads an example shows itself when it sets its fields. */
async function learn(): Promise<Learned> {
  let learned: Partial<Learned> = {};
  Object.defineProperty(Object.prototype, FIELD, {
    configurable: true,
    set(this: Evaluator, value: unknown) {
      learned = { evaluator: this };
      const { getTextContent, extractDataStructures } = this;
      const seen: Partial<Evaluator> = {
        getTextContent: (content) => {
          learned = { ...learned, contents: content.stream };
          return getTextContent.call(this, content);
        },
        extractDataStructures: (dictionary, font) => {
          learned = { ...learned, font };
          return extractDataStructures.call(this, dictionary, font);
        },
      };
      Object.defineProperty(this, FIELD, { value });
      Object.assign(this, seen);
    },
  });
  try {
    const document = await getDocumentProxy(new Uint8Array(Buffer.from(EXAMPLE)), { verbosity: 0 });
    await (await document.getPage(1)).getTextContent();
  } finally {
    Reflect.deleteProperty(Object.prototype, FIELD);
  }
  const { evaluator, contents, font } = learned;
  if (evaluator === undefined || contents === undefined || font === undefined)
    throw new Error('The work of a PDF cannot be counted');
  return { evaluator, contents, font };
}
