import { isUtf8 } from 'node:buffer';
import libmime from 'libmime';
import { guessCharset } from './guess-charset.ts';
import { isMislabelledUtf8 } from './mislabelled-utf-8.ts';
import { decodeUtf7, UTF_7 } from './utf-7.ts';

/** Mailers put these labels on any text, mostly UTF-8, so the bytes decide. */
const LOOKED_AT =
  /^(?:utf-?8|(?:us-?)?ascii|ansi_x3\.4-19\d\d|[78]bit|unknown.*|x-unknown|x-user-defined|default)?$/i;
const OTHER_NAMES = new Map(
  Object.entries({
    ...{ csiso2022jp: 'iso-2022-jp', cp50220: 'iso-2022-jp', cp50221: 'iso-2022-jp', cp50222: 'iso-2022-jp' },
    ...{ 'iso-2022-jp-ms': 'iso-2022-jp', eucgb2312_cn: 'gb18030', uhc: 'cp949' },
  }),
);
const NAME = /^[\w-]+$/;
/** Labels may contain comments, parameters and remains of broken encodings. */
const AROUND_NAME = /^(?:3d|=\?|["'\s])+|["'\s;,:(?*][\s\S]*$/gi;

export function charsetName(label: string): string {
  const name = (NAME.test(label) ? label : label.trim().replaceAll(AROUND_NAME, '')).toLowerCase();
  return OTHER_NAMES.get(name) ?? name;
}

/** Returns false for defaults that mailers put on any text. */
export function saysCharset(label: string): boolean {
  const name = charsetName(label);
  if (LOOKED_AT.test(name)) return false;
  return (
    UTF_7.test(name) ||
    UTF_16.test(name) ||
    SHIFTED.has(name) ||
    isKnown(name) ||
    decodeByPlatform(new Uint8Array(), name) !== undefined
  );
}

/** Decodes by the label, or by the bytes if it is unknown. Never throws. */
export function decodeBytes(bytes: Uint8Array, label: string): string {
  const name = charsetName(label);
  if (LOOKED_AT.test(name) || isMislabelledUtf8(bytes, name)) return decodeUnlabelled(bytes);
  if (UTF_7.test(name)) return decodeUtf7(bytes);
  if (SHIFTED.has(name)) return decodeShifted(bytes, name);
  if (UTF_16.test(name)) return decodeUtf16(bytes);
  if (name === 'iso-2022-jp' && hasRomanSigns(bytes)) return new TextDecoder(name).decode(bytes);
  return isKnown(name)
    ? decodeByLibrary(bytes, name)
    : (decodeByPlatform(bytes, name) ?? decodeUnlabelled(bytes));
}

/** Signs switch between ASCII and bytes without their highest bit: ISO-2022-KR (RFC 1557) and HZ (RFC 1843). */
const SHIFTED = new Map<string, readonly [signs: RegExp, charset: string]>([
  ['iso-2022-kr', [/\x1b\$\)C|\x0e([^\x0f\n]*)\x0f?/g, 'euc-kr']],
  ['hz-gb-2312', [/~\n|~(~)|~\{([^\n]*?)(?:~\}|(?=\n)|$)/g, 'gb18030']],
]);

function decodeShifted(bytes: Uint8Array, name: string): string {
  const [signs, charset] = SHIFTED.get(name) ?? [/(?!)/g, name];
  const whole = bufferOf(bytes).toString('latin1');
  const shifted = whole.replaceAll(signs, (_, one: string | undefined, two?: string | number) => {
    const pairs = typeof two === 'string' ? two : one === '~' ? '' : (one ?? '');
    return (
      (one === '~' ? '~' : '') +
      pairs.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) | 0x80))
    );
  });
  return new TextDecoder(charset).decode(Buffer.from(shifted, 'latin1'));
}

/** libmime returns the bytes unchanged for an unknown encoding. */
function decodeByLibrary(bytes: Uint8Array, name: string) {
  return libmime.decodeWord(name, '-', bytes);
}

const PROBE = Buffer.from([0xff, 0xe4, 0xb8, 0xad, 0xff]);

/** libmime reads unknown charsets as UTF-8; in no known charset do these bytes give the same text. */
function isKnown(name: string) {
  return decodeByLibrary(PROBE, name) !== '\ufffd\u4e2d\ufffd';
}

function decodeByPlatform(bytes: Uint8Array, name: string) {
  try {
    return new TextDecoder(name).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** JIS X 0201 Roman differs from ASCII in two characters. */
const ROMAN_SIGN = /\u001b\(J[^\u001b]*[\\~]/;

function hasRomanSigns(bytes: Uint8Array) {
  const buffer = bufferOf(bytes);
  return buffer.includes(ROMAN) && ROMAN_SIGN.test(buffer.toString('latin1'));
}

/** Japanese mailers once sent ISO-2022-JP without a label. */
const JAPANESE = '\u001b$B';
const ROMAN = '\u001b(J';

/** Text that is mostly UTF-8 is UTF-8; otherwise its script decides. */
export function decodeUnlabelled(bytes: Uint8Array): string {
  const buffer = bufferOf(bytes);
  if (markedUtf16(bytes) !== undefined) return decodeUtf16(bytes);
  if (buffer.includes(JAPANESE)) return decodeByLibrary(bytes, 'iso-2022-jp');
  if (!isUtf8(bytes) && !isMostlyUtf8(bytes))
    return new TextDecoder(guessCharset(bytes) ?? 'windows-1252').decode(bytes);
  return new TextDecoder().decode(bytes);
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const LOOK_BYTES = 64 * 1024;

function isMostlyUtf8(bytes: Uint8Array) {
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

const UTF_16 = /^(?:utf-?16|ucs-?2|(?:cs)?iso-?10646-ucs-2|csunicode)$/;

const LITTLE = 'utf-16le';
const BIG = 'utf-16be';

function markedUtf16(bytes: Uint8Array) {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return BIG;
  return bytes[0] === 0xff && bytes[1] === 0xfe ? LITTLE : undefined;
}

/**
 * Zero bytes of Latin text show the order without a BOM. The default is little-endian, as on Windows, against RFC 2781
 * section 4.3.
 */
function decodeUtf16(bytes: Uint8Array) {
  return new TextDecoder(markedUtf16(bytes) ?? (hasZerosFirst(bytes) ? BIG : LITTLE)).decode(bytes);
}

function hasZerosFirst(bytes: Uint8Array) {
  let surplus = 0;
  const end = Math.min(bytes.length, LOOK_BYTES);
  for (let at = bytes.indexOf(0); at >= 0 && at < end; at = bytes.indexOf(0, at + 1)) {
    surplus += at % 2 === 0 ? 1 : -1;
  }
  return surplus > 0;
}
