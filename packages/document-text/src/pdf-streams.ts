import { inflateSync } from 'node:zlib';

/** The raw bytes tell this before the file is parsed; each value is true in doubt. */
export interface PdfContents {
  /** The file may have invisible text (`3 Tr`) or fonts without a table to Unicode. */
  readonly mayHide: boolean;
  readonly hasNotes: boolean;
  readonly hasImages: boolean;
}

const MAX_INFLATED = 16_000_000;
const MAX_LOOKS = 400_000;
const STREAM_LOOKS = 20;
const FONT_LOOKS = 200;
const MAX_DICTIONARY = 4_096;
const UNKNOWN: PdfContents = { mayHide: true, hasNotes: true, hasImages: true };
const NOTE = /\/Subtype\s*\/(?:Widget|FreeText)\b/;
const IMAGE = /\/Subtype\s*\/Image\b|\sBI\s/;
const CODED_FONT = /\/Subtype\s*\/Type[03]\b/g;
const PICTURE_FILTERS = /\/(?:DCT|JPX|CCITTFax|JBIG2)Decode\b/;

export function lookInto(bytes: Buffer): PdfContents {
  const file = bytes.toString('latin1');
  // PDF names may contain character codes.
  if (/\/Encrypt\b/.test(file) || /\/(?:F#|#46|S#|#53|Flate#|Tr#)/.test(file)) return UNKNOWN;
  const looks = new Looks();
  let found = tell(file, looks);
  let left = MAX_INFLATED;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.slice(at - 3, at) === 'end') continue;
    if (!looks.take(STREAM_LOOKS)) return UNKNOWN;
    const dictionary = file.slice(Math.max(0, at - MAX_DICTIONARY), at);
    const own = dictionary.slice(dictionary.lastIndexOf('obj') + 1);
    if (PICTURE_FILTERS.test(own) || !/\/(?:Filter|F)\b/.test(own)) continue;
    const content = isDeflated(own) ? inflated(bytes, at + 6, left) : undefined;
    if (content === undefined) return UNKNOWN;
    left -= content.length;
    found = either(found, tell(content, looks));
    if (found.mayHide && found.hasNotes && found.hasImages) return found;
  }
  return found;
}

/** A small file may contain any number of words to inspect; beyond the budget it counts as hiding text. */
class Looks {
  #left = MAX_LOOKS;

  take(count: number): boolean {
    this.#left -= count;
    return this.#left >= 0;
  }
}

function isDeflated(dictionary: string): boolean {
  return /\/(?:Filter|F)\s*(?:\[\s*)?\/Fl(?:ateDecode)?\s*(?:\]|[/>])/.test(dictionary);
}

function inflated(bytes: Buffer, keyword: number, most: number): string | undefined {
  const start = keyword + (bytes[keyword] === 0x0d && bytes[keyword + 1] === 0x0a ? 2 : 1);
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: most }).toString('latin1');
  } catch {
    return undefined;
  }
}

function tell(content: string, looks: Looks): PdfContents {
  return {
    mayHide: hasInvisible(content, looks) || hasUncodedFont(content, looks),
    hasNotes: NOTE.test(content),
    hasImages: IMAGE.test(content),
  };
}

/** Text rendering modes 3 and 7 show nothing (ISO 32000-1, 9.3.6). */
function hasInvisible(content: string, looks: Looks): boolean {
  for (let at = content.indexOf('Tr'); at >= 0; at = content.indexOf('Tr', at + 2)) {
    if (/[A-Za-z\d]/.test(content.charAt(at + 2))) continue;
    if (!looks.take(1)) return true;
    const before = content.slice(Math.max(0, at - MAX_OPERAND), at);
    const operand = before.trimEnd();
    const number = /[\d.+]{1,8}$/.exec(operand.slice(-8))?.[0];
    // A comment may stand between operand and operator.
    const isCommented = number === undefined && operand.length < before.length && /%[^\r\n]*$/.test(operand);
    if (isCommented || /^\+?0*[37](?:\.|$)/.test(number ?? '')) return true;
  }
  return false;
}

const MAX_OPERAND = 100;

function either(a: PdfContents, b: PdfContents): PdfContents {
  return {
    mayHide: a.mayHide || b.mayHide,
    hasNotes: a.hasNotes || b.hasNotes,
    hasImages: a.hasImages || b.hasImages,
  };
}

function hasUncodedFont(content: string, looks: Looks): boolean {
  for (const { index } of content.matchAll(CODED_FONT)) {
    if (!looks.take(FONT_LOOKS)) return true;
    const before = content.slice(Math.max(0, index - MAX_DICTIONARY), index);
    const behind = content.slice(index, index + MAX_DICTIONARY);
    if (!/\/ToUnicode\b/.test(lastOpen(before) + untilClosed(behind))) return true;
  }
  return false;
}

function lastOpen(text: string): string {
  let depth = 0;
  for (let at = text.length - 2; at >= 0; at--) {
    const pair = text.slice(at, at + 2);
    if (pair === '>>') depth += 1;
    else if (pair === '<<') depth -= 1;
    else continue;
    if (depth < 0) return text.slice(at);
    at -= 1;
  }
  return text;
}

function untilClosed(text: string): string {
  let depth = 0;
  for (const { 0: pair, index } of text.matchAll(/<<|>>/g)) {
    depth += pair === '<<' ? 1 : -1;
    if (depth < 0) return text.slice(0, index);
  }
  return text;
}
