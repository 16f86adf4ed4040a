import { isUtf8 } from 'node:buffer';
import { charsetName, decodeBytes, saysCharset } from '@agent-inbox/mail-reader/text';

/** HTML (13.2.3.2) and XML (XML 1.0, 4.3.3) name their charset within this length. */
const HEAD_BYTES = 1024;
const META = /<meta\s[^>]{0,300}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
const DECLARATION = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;
/** A head that is readable as ASCII contradicts these charsets. */
const WIDE = /^(?:utf-?(?:16|32)|ucs)/;

/** The charset of the MIME part counts first, then the one that the file names, then the bytes. */
export function decodeFile(bytes: Buffer, label: string): string {
  if (saysCharset(label)) return decodeBytes(bytes, label);
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  const named = /^\s*</.test(head) ? ((DECLARATION.exec(head) ?? META.exec(head))?.[1] ?? '') : '';
  if (saysCharset(named) && !WIDE.test(charsetName(named))) return decodeBytes(bytes, named);
  const order = wideOrder(bytes);
  return order === undefined ? decodeBytes(bytes, '') : new TextDecoder(order).decode(bytes);
}

const LOOK_BYTES = 64 * 1024;
/**
 * The high bytes belong to punctuation and Latin, Greek, Cyrillic, Hebrew, Arabic, Indic, Thai and East Asian scripts.
 */
const SCRIPTS = /^(?:0[0-6]|0[9a-e]|1e|20|[3-9][\da-f]|a[c-f]|[bc][\da-f]|d[0-7]|ff)$/;
const IS_OF_SCRIPT = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(SCRIPTS.test(byte.toString(16).padStart(2, '0'))),
);
const LEAST_SHARE = 0.9;
/** Text in other encodings does not contain these bytes. */
const CONTROLS = /[\x01-\x08\x0e-\x1a]/;

/** Detects UTF-16 without a BOM by high bytes of scripts and zero bytes of blanks, line ends or Latin text. */
function wideOrder(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, Math.min(LOOK_BYTES, bytes.length - (bytes.length % 2)));
  if (!start.includes(0)) return undefined;
  const [little, big] = [zerosOf(start, 1), zerosOf(start, 0)];
  // UTF-8 text may also contain zero bytes.
  const isOfBytes = isUtf8(start) && !CONTROLS.test(start.toString('latin1'));
  if (Math.max(little, big) === 0 || (isOfBytes && Math.max(little, big) * 4 < start.length))
    return undefined;
  return little >= big ? 'utf-16le' : 'utf-16be';
}

function zerosOf(bytes: Buffer, high: 0 | 1): number {
  let [known, ascii] = [0, 0];
  for (let at = 0; at < bytes.length; at += 2) {
    const [highByte, lowByte] = [bytes[at + high] ?? 0, bytes[at + 1 - high] ?? 0];
    if (highByte === 0 && lowByte < 0x09) continue;
    known += IS_OF_SCRIPT[highByte] ?? 0;
    if (highByte === 0 && lowByte < 0x80) ascii += 1;
  }
  return known * 2 >= bytes.length * LEAST_SHARE ? ascii : 0;
}
