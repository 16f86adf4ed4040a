import { isUtf8 } from 'node:buffer';
import { charsetName, decodeBytes } from '../charset/decode-bytes.ts';
import { joinBytes } from '../text/bytes.ts';
import { decodeBase64Text } from '../transfer/base64-text.ts';
import { isPlainText } from '../transfer/plain-text.ts';
import { transferDecoder } from '../transfer/transfer-decoder.ts';
import { joinFlowed } from './flowed-text.ts';
import type { MimePart } from './mime-part.ts';

type TextForm = Pick<MimePart, 'contentType' | 'charset' | 'encoding' | 'flowed' | 'delSp'>;

export class TextPart {
  hasWrongEncoding = false;
  readonly #form: TextForm;
  #chunks: Buffer[] = [];

  constructor(form: TextForm) {
    this.#form = form;
  }

  add(bytes: Buffer): void {
    this.#chunks.push(bytes);
  }

  read(): string {
    const { contentType, charset, flowed, delSp } = this.#form;
    const text = withLineFeeds(decodeText(this.#takeBytes(), charset, contentType === 'text/html'));
    return flowed ? joinFlowed(text, delSp) : text;
  }

  /** Reading takes many times the size, so no reference may keep the bytes. */
  #takeBytes(): Buffer {
    const encoded = joinBytes(this.#chunks);
    this.#chunks = [];
    const { encoding, charset } = this.#form;
    this.hasWrongEncoding = encoding === 'base64' && !isWide(charset) && isPlainText(encoded, charset || '');
    return this.hasWrongEncoding ? encoded : withoutEncoding(encoded, encoding);
  }
}

function withLineFeeds(text: string) {
  return text.replaceAll(text.includes('\r\r') ? /(?<!\r)\r+\n/g : /\r\n/g, '\n');
}

function withoutEncoding(encoded: Buffer, encoding: string | false): Buffer {
  if (encoding === 'base64') return decodeBase64Text(encoded);
  const decoder = transferDecoder(encoding);
  const bytes = decoder.write(encoded);
  const rest = decoder.end();
  return rest.length === 0 ? bytes : Buffer.concat([bytes, rest]);
}

/** Text in these charsets contains bytes that are controls in others. */
function isWide(charset: string | false) {
  return charset !== false && /utf-?(?:16|32)|ucs/i.test(charset);
}

function decodeText(bytes: Buffer, charset: string | false, isPage: boolean) {
  if (typeof charset === 'string') return decodeBytes(bytes, charset);
  return decodeBytes(bytes, isPage && !isUtf8(bytes) ? charsetInPage(bytes) : '');
}

const NAMED_IN_PAGE = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;
const PAGE_BEGINNING = 2048;

function charsetInPage(bytes: Buffer) {
  const name = charsetName(NAMED_IN_PAGE.exec(bytes.toString('latin1', 0, PAGE_BEGINNING))?.[1] ?? '');
  // Such a page has one byte per character.
  return name.startsWith('utf-16') ? '' : name;
}
