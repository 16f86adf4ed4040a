import { isUtf8 } from 'node:buffer';
import libmime from 'libmime';
import { isMislabelledUtf8 } from './mislabelled-utf-8.ts';
import { decodeUtf7, UTF_7 } from './utf-7.ts';
import { decodeUtf16, markedUtf16, UTF_16 } from './utf-16.ts';

/** Names under which bytes come that are UTF-8 today, or whatever their sender had: they are looked at. */
const LOOKED_AT =
  /^(?:utf-?8|(?:us-?)?ascii|ansi_x3\.4-19\d\d|[78]bit|unknown.*|x-unknown|x-user-defined|default)?$/i;
/** Names that mails use and neither of the libraries knows. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['csiso2022jp', 'iso-2022-jp'],
  ['cp50220', 'iso-2022-jp'],
  ['cp50221', 'iso-2022-jp'],
  ['cp50222', 'iso-2022-jp'],
  ['iso-2022-jp-ms', 'iso-2022-jp'],
  ['eucgb2312_cn', 'gb18030'],
  ['uhc', 'cp949'],
]);
const NAME = /^[\w-]+$/;
/** What is no part of a charset's name: comments, further parameters, and the signs of encodings gone wrong. */
const AROUND_NAME = /^(?:3d|=\?|["'\s])+|["'\s;,:(?*][\s\S]*$/gi;

/** The charset that was meant; lower case, "" for none. */
export function charsetName(label: string): string {
  const name = (NAME.test(label) ? label : label.trim().replaceAll(AROUND_NAME, '')).toLowerCase();
  return OTHER_NAMES.get(name) ?? name;
}

/**
 * Text of bytes in the charset that a mail names, however it spells that. Where it names none, or an unknown one,
 * the bytes decide. Never throws.
 */
export function decodeBytes(bytes: Uint8Array, label: string): string {
  const name = charsetName(label);
  if (LOOKED_AT.test(name) || isMislabelledUtf8(bytes, name)) return decodeUnlabelled(bytes);
  if (UTF_7.test(name)) return decodeUtf7(bytes);
  if (UTF_16.test(name)) return decodeUtf16(bytes);
  if (name === 'iso-2022-jp' && hasRomanSigns(bytes)) return new TextDecoder(name).decode(bytes);
  return isKnown(name)
    ? decodeByLibrary(bytes, name)
    : (decodeByPlatform(bytes, name) ?? decodeUnlabelled(bytes));
}

/** The library knows the encodings Q and B only: with another, the bytes are decoded as they are. */
function decodeByLibrary(bytes: Uint8Array, name: string): string {
  return libmime.decodeWord(name, '-', bytes);
}

/** A byte that no UTF-8 has, a character of it, and a byte again: nothing else reads them in the same way. */
const PROBE = Buffer.from([0xff, 0xe4, 0xb8, 0xad, 0xff]);

/** Whether the library has the charset: what it does not know it reads as UTF-8, without a word. */
function isKnown(name: string): boolean {
  return decodeByLibrary(PROBE, name) !== '\ufffd\u4e2d\ufffd';
}

function decodeByPlatform(bytes: Uint8Array, name: string): string | undefined {
  try {
    return new TextDecoder(name).decode(bytes);
  } catch (error) {
    // A name that the platform does not know either.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Text in the Roman set of Japan (JIS X 0201) with one of the two signs that it has otherwise than ASCII. */
const ROMAN_SIGN = /\u001b\(J[^\u001b]*[\\~]/;

function hasRomanSigns(bytes: Uint8Array): boolean {
  const buffer = bufferOf(bytes);
  return buffer.includes(ROMAN) && ROMAN_SIGN.test(buffer.toString('latin1'));
}

/** How ISO-2022-JP begins a text, which Japanese mailers once sent without a word about it: nothing else has this in it. */
const JAPANESE = '\u001b$B';
const ROMAN = '\u001b(J';
const BYTE_ORDER_MARK = 0xfeff;

/**
 * Bytes without a declared charset: UTF-8 when they look like it, even if some are broken or cut off, else
 * what is most often sent without a name.
 */
export function decodeUnlabelled(bytes: Uint8Array): string {
  const buffer = bufferOf(bytes);
  if (markedUtf16(bytes) !== undefined) return decodeUtf16(bytes);
  if (buffer.includes(JAPANESE)) return decodeByLibrary(bytes, 'iso-2022-jp');
  if (!isUtf8(bytes) && !isMostlyUtf8(bytes)) return new TextDecoder('windows-1252').decode(bytes);
  const text = buffer.toString('utf8');
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Of a text of megabytes not all is spelled out to look at it. */
const LOOK_BYTES = 64 * 1024;

function isMostlyUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let surplus = 0;
  for (let start = 0; start < bytes.length; start += LOOK_BYTES) {
    const text = decoder.decode(bytes.subarray(start, start + LOOK_BYTES), { stream: true });
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === 0xfffd) surplus -= 1;
      else if (code >= 0x80) surplus += 1;
    }
  }
  if (decoder.decode() !== '') surplus -= 1;
  return surplus >= 0;
}
