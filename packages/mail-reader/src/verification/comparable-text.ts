/** All forms have equal length, so positions are interchangeable. */
export interface ComparableText {
  readonly shown: string;
  readonly plain: string;
  readonly isAscii: boolean;
}

/** Vowel marks, tatweel and the dot below of Arabic, Hebrew and Devanagari are invisible here too. */
const INVISIBLE =
  /\u034f|[\u00ad\u0591-\u05bd\u05bf-\u05c7\u061c\u0640\u064b-\u0652\u0670\u093c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const COMBINING = /[\u0300-\u036f]/;
const NOT_ASCII = /[^\0-\x7f]/;

/** Few wide ranges are searched faster, so some include characters that need no change. */
const PLAIN_CHARACTERS =
  /[\u00a0\u0660-\u06f9\u0966-\u1819\u2000-\u2015\u202f\u205f\u2212\u3000\ufe55-\uff3a]/g;
const plainCharacters = new Map<string, string>();

function plainCharacter(character: string) {
  const known = plainCharacters.get(character);
  if (known !== undefined) return known;
  const plain = /\p{Nd}/u.test(character)
    ? String(digitOf(character.charCodeAt(0)))
    : /\p{Zs}/u.test(character)
      ? ' '
      : /\p{Pd}|\u2212/u.test(character)
        ? '-'
        : /[\ufe55\uff03\uff08\uff09\uff1a\uff20-\uff3a]/.test(character)
          ? character.normalize('NFKC')
          : character;
  plainCharacters.set(character, plain);
  return plain;
}

/** The decimal digits of a script are consecutive code points. */
function digitOf(code: number) {
  let digit = 0;
  while (digit < 9 && /\p{Nd}/u.test(String.fromCharCode(code - digit - 1))) digit += 1;
  return digit;
}

/** Writers mix some forms of Arabic letters. */
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
  // Persian and Urdu use other code points than Arabic.
  ['ک', 'ك'],
  ['ی', 'ي'],
  ...Array.from('कखगजडढफय', (base, i): [string, string] => [String.fromCharCode(0x958 + i), base]),
  ['ँ', 'ं'],
  ['’', "'"],
]);
const FOLDED_CHARACTERS =
  /[\u00c0-\u024f\u0370-\u03ff\u0451\u0622-\u06cc\u0901\u0958-\u095f\u1e00-\u1eff\u2019]/g;

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i));
}

export function comparable(text: string): ComparableText {
  if (!NOT_ASCII.test(text)) return { shown: text, plain: text, isAscii: true };
  const composed = COMBINING.test(text) ? text.normalize('NFC') : text;
  const shown = composed.replaceAll(INVISIBLE, '');
  const plain = shown.replaceAll(PLAIN_CHARACTERS, plainCharacter);
  return { shown, plain, isAscii: false };
}

export function folded(plain: string): string {
  if (!NOT_ASCII.test(plain)) return plain.toLowerCase();
  const small = plain.replaceAll('İ', 'i').toLowerCase();
  const same =
    small.length === plain.length ? small : plain.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return same.replaceAll(FOLDED_CHARACTERS, (letter) => FOLDED.get(letter) ?? letter);
}
