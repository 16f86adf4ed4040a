import { isAscii, isUtf8 } from 'node:buffer';

/** Wide charsets have a NUL in each blank; ASCII and UTF-8 have none. */
const WIDE = /^(?:utf-?(?:16|32)|ucs-?[24]|iso-10646-ucs-[24])(?:[bl]e)?$/;
const WIDE_BYTES = 8;
const LOOK_BYTES = 64 * 1024;

/** Nearly any two bytes are a character in these charsets. */
const DOUBLE_BYTE =
  /^(?:gb|x-gbk|cp93|chinese|csgb|big-?5|euc|x-euc|shift|sjis|x-sjis|ms_kanji|cp94|windows-(?:31j|9)|ks|korean)/;

/** Two letters of these charsets may form one Latin letter in UTF-8. */
const OTHER_SCRIPT = /koi8|125[1356]|8859-(?:[5-8]|11)|874|tis|cyr|greek|hebrew|arabic|thai|866/;

const LATIN = /[\u00c0-\u017f\u0218-\u021b]/u;
const SIGN = /[\u00a0-\u00bf]|\p{Mn}/u;
const LONG = /[\u0900-\uffef\u{10000}-\u{10ffff}]/u;
const SCRIPTS: readonly RegExp[] = [
  /[\u0370-\u03ff]/u,
  /[\u0400-\u052f]/u,
  /[\u0530-\u058f]/u,
  /[\u0590-\u05ff]/u,
  /[\u0600-\u077f]/u,
];
/** Other charsets rarely produce this many letters of one script. */
const LETTERS_OF_SCRIPT = 3;

/**
 * Some mailers convert text to UTF-8 and keep the old label. Other text is rarely valid UTF-8, and then mixes scripts.
 */
export function isMislabelledUtf8(bytes: Uint8Array, charset: string): boolean {
  if (WIDE.test(charset)) return bytes.length >= WIDE_BYTES && !bytes.includes(0) && isUtf8(bytes);
  if (isAscii(bytes) || !isUtf8(bytes)) return false;
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LOOK_BYTES));
  return isPlausible(start.toString('utf8'), charset);
}

const BEYOND_ASCII = /[^\u0000-\u007f]/gu;

function isPlausible(text: string, charset: string) {
  const letters = SCRIPTS.map(() => new Set<string>());
  let hasLong = false;
  let isInWord = false;
  for (const { 0: character, index } of text.matchAll(BEYOND_ASCII)) {
    if (LONG.test(character)) hasLong = true;
    else if (LATIN.test(character)) isInWord ||= /[a-z]/.test(text[index - 1] ?? '');
    else if (!SIGN.test(character)) {
      const script = letters[SCRIPTS.findIndex((one) => one.test(character))];
      if (script === undefined) return false;
      script.add(character);
    }
  }
  const used = letters.filter(({ size }) => size > 0);
  if (used.length > 1) return hasLong;
  const [script] = used;
  if (hasLong) return true;
  if (DOUBLE_BYTE.test(charset)) return isInWord || (script?.size ?? 0) >= LETTERS_OF_SCRIPT;
  return script === undefined ? isInWord || !OTHER_SCRIPT.test(charset) : script.size > 1;
}
