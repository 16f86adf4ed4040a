import { AsyncLocalStorage } from 'node:async_hooks';
import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { examplePage } from './pdf-example.ts';

/**
 * A unit takes at most 60 ns. A small file can request any amount of work, because content is decoded and interpreted
 * again for each use; 200 pages of a TeX manual take a quarter.
 */
export const MAX_WORK = 80_000_000;
/** Decoding a byte costs 1; reading it as part of a token, a token and an extracted piece of text cost more. */
const READ_BYTE = 2;
const TOKEN = 5;
const ITEM = 150;
const CONTENT = 6_000;
const OBJECT = 250;
const CODE = 20;
/** pdf.js looks through all saved graphics states when it saves one. */
const SAVED = 10;

/** Counts the work that a file causes in pdf.js; beyond the limit, contents end and each further step fails. */
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

  get left(): number {
    return Math.max(0, this.#most - this.#spent);
  }

  /** @throws Error if the budget is exceeded */
  spend(work: number): void {
    this.add(work);
    if (this.isSpent) throw new Error('The file takes too much work');
  }

  add(work: number): void {
    this.#spent += work;
  }

  async count<Result>(read: () => Promise<Result>): Promise<Result> {
    await counting();
    return current.run(this, read);
  }
}

const current = new AsyncLocalStorage<PdfWork>();
const spend = (work: number): void => current.getStore()?.spend(work);

interface Stream {
  readonly bufferLength?: number;
  readonly buffer?: Uint8Array;
  readonly start?: number;
  readonly end?: number;
}

interface Packed {
  readonly isAsync: boolean;
  reset(): void;
  getBytes(): Uint8Array;
  asyncGetBytes(): Promise<Uint8Array | null>;
}

interface Interpreted {
  readonly stream: Stream;
  readonly sink?: { enqueue(texts: unknown, items: number): void };
  readonly prevRefs?: unknown;
}

interface Dictionary {
  get(name: string): unknown;
}

/** pdf.js does not declare these methods, through which all work for a file passes. */
interface Decoder {
  ensureBuffer(this: Stream, size: number): Uint8Array;
  asyncGetBytesFromDecompressionStream(this: { readonly stream: Packed }, format: string): Promise<Unpacked>;
}

interface Unpacked {
  /** Null means malformed data, of which pdf.js decodes what it can. */
  readonly decompressed: Uint8Array | null;
  readonly compressed: Uint8Array | null;
}

interface Lexer {
  readonly stream: { readonly pos: number };
  getObj(): unknown;
}

interface States {
  readonly stateStack: readonly unknown[];
  save(): void;
}

interface Preprocessor {
  readonly parser: { readonly lexer: Lexer };
  readonly stateManager: States;
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
  const { evaluator, contents, font, preprocessor } = await learn();
  const interpreter = prototypeOf(evaluator, 'getTextContent');
  for (const method of ['getTextContent', 'getOperatorList'] as const) {
    const interpret = interpreter[method];
    interpreter[method] = async function (content) {
      const { bufferLength, start = 0, end = 0 } = content.stream;
      spend(CONTENT + (bufferLength ?? end - start));
      if (content.sink !== undefined && content.prevRefs == null) countItems(content.sink);
      return interpret.call(this, content);
    };
  }
  const lexer = prototypeOf(preprocessor.parser.lexer, 'getObj');
  const { getObj } = lexer;
  // The example was read to its end, so this is the end token.
  const end = getObj.call(preprocessor.parser.lexer);
  lexer.getObj = function () {
    const work = current.getStore();
    // Some readers continue after a failing token; the end token stops them, and the page keeps its text.
    if (work?.isSpent === true) return end;
    const from = this.stream.pos;
    const token = getObj.call(this);
    work?.add(TOKEN + READ_BYTE * Math.max(0, this.stream.pos - from));
    return token;
  };
  const states = prototypeOf(preprocessor.stateManager, 'save');
  const { save } = states;
  states.save = function () {
    spend(SAVED * this.stateStack.length);
    save.call(this);
  };
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
  const { ensureBuffer, asyncGetBytesFromDecompressionStream: unpack } = decoder;
  decoder.ensureBuffer = function (size) {
    if (size > (this.buffer?.length ?? 0)) spend(size);
    return ensureBuffer.call(this, size);
  };
  decoder.asyncGetBytesFromDecompressionStream = async function (format) {
    const work = current.getStore();
    if (work === undefined) return unpack.call(this, format);
    const { stream } = this;
    stream.reset();
    const compressed = stream.isAsync ? await stream.asyncGetBytes() : stream.getBytes();
    return { compressed, decompressed: compressed && unpacked(work, compressed, format) };
  };
}

function countItems(sink: NonNullable<Interpreted['sink']>): void {
  const enqueue = sink.enqueue.bind(sink);
  sink.enqueue = (texts, items) => {
    current.getStore()?.add(ITEM * items);
    enqueue(texts, items);
  };
}

function unpacked(work: PdfWork, compressed: Uint8Array, format: string): Uint8Array | null {
  const most = work.left + 1;
  let bytes: Uint8Array | undefined;
  let isTooLong = false;
  try {
    bytes = (format === 'deflate' ? inflateSync : brotliDecompressSync)(compressed, {
      maxOutputLength: most,
    });
  } catch (error) {
    isTooLong = error instanceof RangeError;
  }
  work.spend(isTooLong ? most : (bytes?.length ?? 0));
  return bytes ?? null;
}

/** Widths may be given for a range of glyphs (ISO 32000-1, 9.7.4.3). */
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

function prototypeOf<Class extends object>(instance: Class, method: keyof Class): Class {
  let prototype = Object.getPrototypeOf(instance) as Class;
  while (!Object.hasOwn(prototype, method)) prototype = Object.getPrototypeOf(prototype) as Class;
  return prototype;
}

const EXAMPLE = examplePage(`Type0/BaseFont/A/Encoding 6 0 R/DescendantFonts[7 0 R]>>endobj
6 0 obj<</Type/CMap/CMapName/A/Length 17>>stream
begincmap endcmap
endstream endobj
7 0 obj<</Type/Font/Subtype/CIDFontType2/BaseFont/A`);
/** The evaluator and the preprocessor of pdf.js are the only classes with these fields. */
const EVALUATOR_FIELD = '_fetchBuiltInCMapBound';
const PREPROCESSOR_FIELD = 'nonProcessedArgs';

interface Learned {
  readonly evaluator: Evaluator;
  readonly preprocessor: Preprocessor;
  readonly contents: Stream;
  readonly font: Font;
}

/**
 * pdf.js does not export these classes, so their instances are caught when they set fields while reading an example.
 */
async function learn(): Promise<Learned> {
  let learned: Partial<Learned> = {};
  const see = <Class extends object>(field: string, note: (instance: Class) => void) =>
    Object.defineProperty(Object.prototype, field, {
      configurable: true,
      set(this: Class, value: unknown) {
        Object.defineProperty(this, field, { value, writable: true });
        note(this);
      },
    });
  see<Preprocessor>(PREPROCESSOR_FIELD, (preprocessor) => {
    learned = { ...learned, preprocessor };
  });
  see<Evaluator>(EVALUATOR_FIELD, (evaluator) => {
    learned = { ...learned, evaluator };
    const { getTextContent, extractDataStructures } = evaluator;
    const seen: Partial<Evaluator> = {
      getTextContent: (content) => {
        learned = { ...learned, contents: content.stream };
        return getTextContent.call(evaluator, content);
      },
      extractDataStructures: (dictionary, font) => {
        learned = { ...learned, font };
        return extractDataStructures.call(evaluator, dictionary, font);
      },
    };
    Object.assign(evaluator, seen);
  });
  try {
    const document = await getDocumentProxy(new Uint8Array(Buffer.from(EXAMPLE)), { verbosity: 0 });
    await (await document.getPage(1)).getTextContent();
  } finally {
    for (const field of [EVALUATOR_FIELD, PREPROCESSOR_FIELD])
      Reflect.deleteProperty(Object.prototype, field);
  }
  const { evaluator, preprocessor, contents, font } = learned;
  if (evaluator === undefined || preprocessor === undefined || contents === undefined || font === undefined)
    throw new Error('The work of a PDF cannot be counted');
  return { evaluator, preprocessor, contents, font };
}
