import { isUtf8 } from 'node:buffer';
import { charsetName, decodeBytes } from '../charset/decode-bytes.ts';
import { joinBytes } from '../text/join-bytes.ts';
import { decodeBase64Text } from '../transfer/base64-text.ts';
import { isPlainText } from '../transfer/plain-text.ts';
import { transferDecoder } from '../transfer/transfer-decoder.ts';
import { joinFlowed } from './flowed-text.ts';
import type { MimePart } from './mime-part.ts';

/** What a text part says of how it is to be read. */
type TextForm = Pick<MimePart, 'contentType' | 'charset' | 'encoding' | 'flowed' | 'delSp'>;

/** A part of a mail that is there to be read. Its bytes are kept as they come, and read as a whole. */
export class TextPart {
  /** Whether it is not encoded as it says; known when it was read. */
  hasWrongEncoding = false;
  readonly #form: TextForm;
  #chunks: Buffer[] = [];

  constructor(form: TextForm) {
    this.#form = form;
  }

  /** @param bytes as they are encoded; kept by reference. */
  add(bytes: Buffer): void {
    this.#chunks.push(bytes);
  }

  /** What it says, with the line ends of this side. It is not kept. Never throws. */
  read(): string {
    const { contentType, charset, flowed, delSp } = this.#form;
    const text = withLineFeeds(decodeText(this.#takeBytes(), charset, contentType === 'text/html'));
    return flowed ? joinFlowed(text, delSp) : text;
  }

  /** Nothing holds what it was made of while it is read: that is many times as much, for a text of some megabytes. */
  #takeBytes(): Buffer {
    const encoded = joinBytes(this.#chunks);
    this.#chunks = [];
    const { encoding, charset } = this.#form;
    this.hasWrongEncoding = encoding === 'base64' && !isWide(charset) && isPlainText(encoded, charset || '');
    return this.hasWrongEncoding ? encoded : withoutEncoding(encoded, encoding);
  }
}

/** Some gateways make two carriage returns of one. */
function withLineFeeds(text: string): string {
  return text.replaceAll(text.includes('\r\r') ? /(?<!\r)\r+\n/g : /\r\n/g, '\n');
}

function withoutEncoding(encoded: Buffer, encoding: string | false): Buffer {
  if (encoding === 'base64') return decodeBase64Text(encoded);
  const decoder = transferDecoder(encoding);
  const bytes = decoder.write(encoded);
  const rest = decoder.end();
  return rest.length === 0 ? bytes : Buffer.concat([bytes, rest]);
}

/** Charsets in which text has bytes that are controls elsewhere. */
function isWide(charset: string | false): boolean {
  return charset !== false && /utf-?(?:16|32)|ucs/i.test(charset);
}

function decodeText(bytes: Buffer, charset: string | false, isPage: boolean): string {
  if (typeof charset === 'string') return decodeBytes(bytes, charset);
  return decodeBytes(bytes, isPage && !isUtf8(bytes) ? charsetInPage(bytes) : '');
}

/** Where a page names its charset, within the beginning that browsers look at for it. */
const NAMED_IN_PAGE = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;
const PAGE_BEGINNING = 2048;

function charsetInPage(bytes: Buffer): string {
  const name = charsetName(NAMED_IN_PAGE.exec(bytes.toString('latin1', 0, PAGE_BEGINNING))?.[1] ?? '');
  // What could be read so far has a byte for each character.
  return name.startsWith('utf-16') ? '' : name;
}
