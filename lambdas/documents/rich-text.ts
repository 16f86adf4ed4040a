import { decodeBytes } from '../mail/charset/decode-bytes.ts';
import type { TextWriter } from './text-writer.ts';

/** Groups that hold no text of the document; `\*` marks further ones. */
const DESTINATIONS = new Set(
  (
    'fonttbl colortbl stylesheet info pict object objdata fldinst header footer headerl headerr headerf ' +
    'footerl footerr footerf annotation atnid atnauthor listtable listoverridetable rsidtbl generator ' +
    'themedata datastore xmlnstbl filetbl revtbl nonshppict'
  ).split(' '),
);
const HIDES = new Set(['deleted', 'v']);
const CHARACTERS = new Map([
  ['par', '\n\n'],
  ['line', '\n'],
  ['sect', '\n\n'],
  ['page', '\n\n'],
  ['tab', '\t'],
  ['cell', ' | '],
  ['row', '\n'],
  ['emdash', '\u2014'],
  ['endash', '\u2013'],
  ['bullet', '\u2022'],
  ['lquote', '\u2018'],
  ['rquote', '\u2019'],
  ['ldblquote', '\u201c'],
  ['rdblquote', '\u201d'],
]);
const SYMBOLS = new Map([
  ['~', '\u00a0'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['\n', '\n\n'],
  ['\r', '\n\n'],
]);
const TOKEN = /\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gis;
const MAX_DEPTH = 1_000;
const MAX_SKIP = 10;

/** RTF: its text, without deleted and hidden text, comments, pictures and objects. */
export function readRichText(bytes: Buffer, out: TextWriter): void {
  const source = bytes.toString('latin1');
  const codePage = /\\ansicpg(\d{3,5})/.exec(source.slice(0, 4096))?.[1] ?? '1252';
  const reader = new RichText(`windows-${codePage}`, out);
  for (const token of source.matchAll(TOKEN)) {
    if (out.isFull) return;
    reader.read(token);
  }
  reader.end();
}

interface Group {
  readonly isHidden: boolean;
  /** Characters after each \u that are for programs without Unicode. */
  readonly skip: number;
}

class RichText {
  readonly #charset: string;
  readonly #out: TextWriter;
  readonly #groups: Group[] = [];
  #group: Group = { isHidden: false, skip: 1 };
  /** Bytes of characters, which may have several. */
  #encoded: number[] = [];
  #toSkip = 0;

  constructor(charset: string, out: TextWriter) {
    this.#charset = charset;
    this.#out = out;
  }

  read([, word, parameter, hex, symbol, brace, text]: RegExpExecArray): void {
    if (hex !== undefined) this.#readByte(Number.parseInt(hex, 16));
    else if (text !== undefined) this.#readText(text.replaceAll(/[\r\n]/g, ''));
    else if (brace !== undefined) this.#readBrace(brace);
    else if (symbol !== undefined) this.#readSymbol(symbol);
    else if (word !== undefined)
      this.#readWord(word, parameter === undefined ? undefined : Number(parameter));
  }

  end(): void {
    this.#add('');
  }

  #readByte(byte: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else if (!this.#group.isHidden) this.#encoded.push(byte);
  }

  #readText(text: string): void {
    const kept = text.slice(this.#toSkip);
    this.#toSkip = Math.max(0, this.#toSkip - text.length);
    this.#add(kept);
  }

  #readBrace(brace: string): void {
    this.#add('');
    if (brace === '}') {
      this.#group = this.#groups.pop() ?? this.#group;
      this.#toSkip = 0;
    } else if (this.#groups.length < MAX_DEPTH) this.#groups.push(this.#group);
  }

  #readSymbol(symbol: string): void {
    const text = SYMBOLS.get(symbol);
    if (symbol === '*') this.#hide();
    else if (text !== undefined) this.#add(text);
  }

  #readWord(word: string, value: number | undefined): void {
    if (DESTINATIONS.has(word) || (HIDES.has(word) && value !== 0)) this.#hide();
    else if (word === 'uc') this.#group = { ...this.#group, skip: Math.min(MAX_SKIP, value ?? 1) };
    else if (word === 'u' && value !== undefined) {
      this.#add(String.fromCharCode(value & 0xffff));
      this.#toSkip = this.#group.skip;
    } else this.#add(CHARACTERS.get(word) ?? '');
  }

  #hide(): void {
    this.#group = { ...this.#group, isHidden: true };
  }

  /** Behind the characters of pending bytes. */
  #add(text: string): void {
    if (this.#encoded.length > 0) {
      this.#out.add(decodeBytes(Buffer.from(this.#encoded), this.#charset));
      this.#encoded = [];
    }
    if (!this.#group.isHidden && text !== '') this.#out.add(text);
  }
}
