/** All forms of a text have one length: a position in one is a position in the others. */
export interface ComparableText {
  /** Without invisible characters. */
  readonly shown: string;
  /** Digits, blanks and dashes as ASCII. */
  readonly plain: string;
  readonly isAscii: boolean;
}

/**
 * Soft hyphens, fillers, joiners, direction marks; vowel marks, tatweel and the dot below of Arabic, Hebrew
 * and Devanagari.
 */
const INVISIBLE =
  /\u034f|[\u00ad\u0591-\u05bd\u05bf-\u05c7\u061c\u0640\u064b-\u0652\u0670\u093c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const COMBINING = /[\u0300-\u036f]/;
const NOT_ASCII = /[^\0-\x7f]/;

const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0,
  0x0f20, 0x1040, 0x17e0, 0x1810, 0xff10,
];
/** Of the same length. */
const PLAIN = new Map([
  ...ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit): [string, string] => [
      String.fromCharCode(zero + digit),
      String(digit),
    ]),
  ),
  ...Array.from(
    '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
    (blank): [string, string] => [blank, ' '],
  ),
  ...Array.from('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d', (dash): [string, string] => [
    dash,
    '-',
  ]),
  ...Array.from({ length: 26 }, (_, i): [string, string] => [
    String.fromCharCode(0xff21 + i),
    String.fromCharCode(0x41 + i),
  ]),
  ['：', ':'],
  ['﹕', ':'],
  ['＃', '#'],
  ['＠', '@'],
  ['（', '('],
  ['）', ')'],
  ['　', ' '],
]);
/** All keys and more: few ranges are searched several times faster. */
const PLAIN_CHARACTERS =
  /[\u00a0\u0660-\u06f9\u0966-\u1819\u2000-\u2015\u202f\u205f\u2212\u3000\ufe55-\uff3a]/g;

/** Letters with a mark, and forms of Arabic letters that writers mix. */
const FOLDED = new Map([
  ...[...range(0xc0, 0x24f), ...range(0x370, 0x3ff), ...range(0x1e00, 0x1eff)].flatMap(
    (letter): [string, string][] => {
      const base = letter.normalize('NFD')[0] ?? letter;
      return base === letter ? [] : [[letter, base]];
    },
  ),
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['ё', 'е'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  // Persian, Urdu.
  ['ک', 'ك'],
  ['ی', 'ي'],
  // Dots below, and both nasal vowels.
  ...Array.from('कखगजडढफय', (base, i): [string, string] => [String.fromCharCode(0x958 + i), base]),
  ['ँ', 'ं'],
  ['’', "'"],
]);
const FOLDED_CHARACTERS =
  /[\u00c0-\u024f\u0370-\u03ff\u0451\u0622-\u06cc\u0901\u0958-\u095f\u1e00-\u1eff\u2019]/g;

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i));
}

export function comparable(text: string): ComparableText {
  if (!NOT_ASCII.test(text)) return { shown: text, plain: text, isAscii: true };
  const composed = COMBINING.test(text) ? text.normalize('NFC') : text;
  const shown = composed.replaceAll(INVISIBLE, '');
  const plain = shown.replaceAll(PLAIN_CHARACTERS, (character) => PLAIN.get(character) ?? character);
  return { shown, plain, isAscii: false };
}

/** Lower case without accents, of the same length. */
export function folded(plain: string): string {
  if (!NOT_ASCII.test(plain)) return plain.toLowerCase();
  const small = plain.replaceAll('İ', 'i').toLowerCase();
  const same =
    small.length === plain.length ? small : plain.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return same.replaceAll(FOLDED_CHARACTERS, (letter) => FOLDED.get(letter) ?? letter);
}
