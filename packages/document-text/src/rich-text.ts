import { decodeBytes } from '@agent-inbox/mail-reader/text';
import { equationText } from './equations.ts';
import { RichTextForm } from './rich-text-form.ts';
import {
  BOXES,
  charsetOf,
  DESTINATIONS,
  type Font,
  fontCharset,
  LAYOUT,
  READ_WITH_STAR,
  SHOWN,
  SIGNS,
  WRAPPERS,
} from './rich-text-words.ts';
import { symbolText } from './symbol-fonts.ts';
import type { TextWriter } from './text-writer.ts';
import type { XmlElement } from './xml.ts';

const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gis;
const MAX_DEPTH = 1_000;
const PIECE = 16_384;
/** Smaller text is invisible; the unit is half points. */
const TINY = 2;
const SYMBOL_CHARSET = 2;
const MAX_FONTS = 4_000;

interface Group {
  reads: 'text' | 'fonttbl' | 'ffl' | 'nothing';
  around: Group['reads'];
  isStarred: boolean;
  isVanished: boolean;
  isWebHidden: boolean;
  isDeleted: boolean;
  size: number;
  skip: number;
  font: number;
  end: string;
  isPart: boolean;
}

const TOGGLES = { v: 'isVanished', webhidden: 'isWebHidden', deleted: 'isDeleted' } as const;
const PLAIN = { isVanished: false, isWebHidden: false, isDeleted: false, size: 24 };

/** Reads RTF (Word 2007 RTF Specification 1.9.1) without deleted and hidden text, comments, pictures and objects. */
export function readRichText(bytes: Buffer, out: TextWriter): void {
  new RichTextReader(bytes.toString('latin1'), out).read();
}

class RichTextReader {
  readonly #source: string;
  readonly #out: TextWriter;
  readonly #charset: string;
  readonly #fonts = new Map<number, Font>();
  readonly #defaultFont: number;
  readonly #groups: Group[] = [];
  readonly #equation: (XmlElement & { readonly children: (XmlElement | string)[] })[] = [];
  #deeper = 0;
  #group: Group;
  #encoded = '';
  #line = '';
  #isGap = false;
  /** The characters after `\u` are for programs without Unicode. */
  #toSkip = 0;
  #fontName = '';
  #fontCharset = -1;
  #fontCodePage: number | undefined;
  #form: RichTextForm | undefined;

  constructor(source: string, out: TextWriter) {
    this.#source = source;
    this.#out = out;
    const head = source.slice(0, 4096);
    const page = /\\ansicpg(\d{3,5})/.exec(head)?.[1];
    const byName = /\\(mac|pca|pc)(?![a-z])/.exec(head)?.[1] ?? '';
    this.#charset = charsetOf(
      page === undefined ? ({ mac: 10_000, pc: 437, pca: 850 }[byName] ?? 1252) : Number(page),
    );
    this.#defaultFont = Number(/\\deff(\d{1,6})/.exec(head)?.[1] ?? 0);
    this.#group = {
      ...PLAIN,
      ...{ reads: 'text', around: 'nothing', isStarred: false, skip: 1, font: this.#defaultFont },
      ...{ end: '', isPart: false },
    };
  }

  read(): void {
    TOKEN.lastIndex = 0;
    for (let found = TOKEN.exec(this.#source); found !== null; found = TOKEN.exec(this.#source)) {
      const [, word, parameter, hex, sign, brace, text] = found;
      if (hex !== undefined) this.#readBytes(String.fromCharCode(Number.parseInt(hex, 16)));
      else if (text !== undefined) this.#readBytes(text.replaceAll(/[\r\n]/g, ''));
      else if (sign !== undefined) this.#readSign(sign);
      else if (word !== undefined)
        this.#readWord(word, parameter === undefined ? undefined : Number(parameter));
      else this.#readBrace(brace);
      // Another program put the text after the end of the document.
      if (this.#out.isFull || (brace === '}' && this.#groups.length === 0)) break;
    }
    this.#decode();
    while (this.#equation.length > 0) this.#endPart();
    this.#flush();
  }

  #readBrace(brace = ''): void {
    this.#decode();
    this.#toSkip = 0;
    if (brace === '}') this.#end();
    else if (this.#groups.length >= MAX_DEPTH) this.#deeper += 1;
    else {
      this.#groups.push(this.#group);
      this.#group = { ...this.#group, isStarred: false, end: '', isPart: false };
    }
  }

  #end(): void {
    if (this.#deeper > 0) {
      this.#deeper -= 1;
      return;
    }
    const { end, isPart, reads } = this.#group;
    if (isPart) this.#endPart();
    if (reads === 'fonttbl') this.#endFont();
    this.#group = this.#groups.pop() ?? this.#group;
    if (end === ']') this.#line = this.#line.trimEnd();
    if (end !== '') this.#add(end);
  }

  #endPart(): void {
    const part = this.#equation.pop();
    const around = this.#equation.at(-1);
    if (part === undefined) return;
    if (around === undefined) this.#line += equationText(part);
    else around.children.push(part);
  }

  #readBytes(bytes: string): void {
    const kept = bytes.slice(this.#toSkip);
    this.#toSkip = Math.max(0, this.#toSkip - bytes.length);
    if (kept === '' || this.#group.reads === 'nothing') return;
    if (this.#group.reads === 'fonttbl') this.#readFontName(kept);
    else {
      this.#encoded += kept;
      // A multibyte character can be split here only in a long text without line ends.
      if (this.#encoded.length > PIECE) this.#decode();
    }
  }

  #readSign(sign: string): void {
    if (sign === '*') this.#group.isStarred = true;
    // The second byte of a character may also be escaped like this.
    else if (sign === '\\' || sign === '{' || sign === '}') this.#readBytes(sign);
    else if (LAYOUT.has(sign)) this.#layout(LAYOUT.get(sign) ?? '');
    else if (SIGNS.has(sign)) this.#sign(SIGNS.get(sign) ?? '');
  }

  #readWord(word: string, value: number | undefined): void {
    if (this.#group.isStarred) {
      this.#group.isStarred = false;
      if (!READ_WITH_STAR.has(word)) this.#leaveOut();
    }
    if (word === 'bin') {
      TOKEN.lastIndex += Math.max(0, value ?? 0);
      return;
    }
    if (this.#readDestination(word) || this.#readFormat(word, value)) return;
    const sign = SIGNS.get(word);
    const layout = LAYOUT.get(word);
    if (word === 'u' && value !== undefined) this.#readUnicode(value);
    else if (sign !== undefined) this.#sign(sign);
    else if (layout !== undefined) this.#layout(layout);
    else this.#decode();
  }

  #leaveOut(): void {
    this.#decode();
    this.#group.around = 'nothing';
    this.#group.reads = 'nothing';
  }

  #readDestination(word: string): boolean {
    const group = this.#group;
    if (WRAPPERS.has(word) || /^m\w+Pr$/.test(word)) {
      const { reads, around } = this.#outer;
      this.#leaveOut();
      // A group of shapes has shapes inside of a wrapper.
      group.around = reads === 'nothing' ? around : reads;
    } else if (SHOWN.has(word)) {
      const { around } = group;
      this.#leaveOut();
      group.reads = around;
      if (BOXES.has(word)) {
        this.#add('\n\n');
        group.end = '\n\n';
      }
    } else if (DESTINATIONS.has(word)) {
      this.#leaveOut();
      if (word === 'fonttbl') group.reads = word;
    } else if (word === 'footnote') {
      this.#add(' [');
      group.end = ']';
    } else if (/^m(?!nary)[a-z]/.test(word) && group.reads === 'text') {
      this.#decode();
      group.isPart = true;
      this.#equation.push({ name: `m:${word.slice(1)}`, attributes: {}, children: [] });
    } else return false;
    return true;
  }

  get #outer(): Group {
    return this.#groups.at(-1) ?? this.#group;
  }

  #readFormat(word: string, value: number | undefined): boolean {
    const group = this.#group;
    switch (word) {
      case 'v':
      case 'webhidden':
      case 'deleted':
        this.#decode();
        group[TOGGLES[word]] = value !== 0;
        return true;
      case 'plain':
        this.#decode();
        Object.assign(group, PLAIN, { font: this.#defaultFont });
        return true;
      case 'fs':
        this.#decode();
        group.size = value ?? 24;
        return true;
      case 'f':
        this.#decode();
        group.font = value ?? 0;
        return true;
      case 'fcharset':
        this.#fontCharset = value ?? 0;
        return true;
      case 'cpg':
        this.#fontCodePage = value;
        return true;
      case 'uc':
        group.skip = Math.min(10, Math.max(0, value ?? 1));
        return true;
      default:
        return this.#readForm(word, value);
    }
  }

  #readForm(word: string, value: number | undefined): boolean {
    if (word === 'formfield' || word === 'ffl') this.#leaveOut();
    if (word === 'formfield') this.#form = new RichTextForm();
    else if (word === 'fldrslt') {
      const text = this.#form?.value ?? '';
      this.#form = undefined;
      this.#add(text);
      if (text !== '') this.#leaveOut();
    } else if (word.startsWith('ff')) {
      this.#form?.read(word, value);
      if (word === 'ffl') this.#group.reads = word;
    } else return false;
    return true;
  }

  #readUnicode(value: number): void {
    this.#decode();
    // A surrogate pair comes as two words.
    const code = value > 0x10ffff ? 0xfffd : value > 0xffff ? value : value & 0xffff;
    const isSymbol = code >= 0xf020 && code <= 0xf0ff;
    this.#add(
      isSymbol
        ? symbolText(this.#fonts.get(this.#group.font)?.symbols ?? '', code)
        : String.fromCodePoint(code),
    );
    this.#toSkip = this.#group.skip;
  }

  #sign(text: string): void {
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else this.#layout(text);
  }

  #layout(text: string): void {
    this.#decode();
    this.#toSkip = 0;
    this.#add(text);
  }

  #decode(): void {
    if (this.#encoded === '') return;
    const bytes = this.#encoded;
    this.#encoded = '';
    const font = this.#fonts.get(this.#group.font);
    if (font?.symbols !== undefined && /[^\n\t ]/.test(bytes)) {
      const { symbols } = font;
      this.#add(
        Array.from(bytes, (sign) => (sign === ' ' ? sign : symbolText(symbols, sign.charCodeAt(0)))).join(''),
      );
    } else if (ASCII.test(bytes)) this.#add(bytes);
    else this.#add(decodeBytes(Buffer.from(bytes, 'latin1'), font?.charset ?? this.#charset));
  }

  #add(text: string): void {
    const { reads, isDeleted, isVanished, isWebHidden, size } = this.#group;
    if (reads === 'ffl') this.#form?.addToEntry(text);
    if (reads !== 'text' || text === '') return;
    // `\webhidden` hides page numbers of a table of contents only in a browser.
    const isHidden = isVanished || size <= TINY || (isWebHidden && LETTER.test(text));
    if (isDeleted || isHidden) {
      if (!isDeleted) this.#out.hide(text);
      this.#isGap = true;
      return;
    }
    const part = this.#equation.at(-1);
    if (part !== undefined) {
      part.children.push({ name: 'm:t', attributes: {}, children: [text] });
      return;
    }
    this.#line += this.#isGap && this.#line.endsWith(' ') ? text.replace(/^ /, '') : text;
    this.#isGap = false;
    if (this.#line.length > PIECE) this.#flush(1);
  }

  #flush(kept = 0): void {
    const end = this.#line.length - kept;
    this.#out.add(this.#line.slice(0, end));
    this.#line = this.#line.slice(end);
  }

  #readFontName(text: string): void {
    this.#fontName += text.slice(0, 100);
    if (text.includes(';')) this.#endFont();
  }

  #endFont(): void {
    const name = this.#fontName.replace(/;[\s\S]*/, '').trim();
    if (name !== '' && this.#fonts.size < MAX_FONTS) {
      const page = this.#fontCodePage;
      this.#fonts.set(this.#group.font, {
        charset: page === undefined || page === 0 ? fontCharset(this.#fontCharset, name) : charsetOf(page),
        symbols: this.#fontCharset === SYMBOL_CHARSET ? name : undefined,
      });
    }
    this.#fontName = '';
    this.#fontCharset = -1;
    this.#fontCodePage = undefined;
  }
}

const ASCII = /^[\0-\x7f]*$/;
const LETTER = /\p{L}/u;
