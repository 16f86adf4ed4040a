const LOOK_BYTES = 64 * 1024;
/** Fewer bytes above ASCII are no evidence; Latin letters are also isolated. */
const LEAST_BYTES = 6;
const LEAST_RUN = 2;

const CYRILLIC = 'оеаинтсрвл';
const SINGLE_BYTE: readonly (readonly [charset: string, letters: string])[] = [
  ['windows-1251', CYRILLIC],
  ['koi8-r', CYRILLIC],
  ['ibm866', CYRILLIC],
  ['iso-8859-5', CYRILLIC],
  ['windows-1253', 'αοιετνσρηκ'],
  ['windows-1255', 'יוהלאתבמרש'],
  ['windows-1256', 'اليمنوترةب'],
  ['windows-874', 'านรอกเง่มยลวดท้'],
];
const LEAST_SHARE_OF_LETTERS = 0.5;

/**
 * Each language has its letters, then those of which a text must have two or one. Read as windows-1252 they form no
 * words of another language.
 */
const LATIN: readonly (readonly [charsets: string, letters: string, two: string, one: string])[] = [
  ['windows-1250 iso-8859-2', 'ąćęłńóśźż', 'ąćęłśźż', 'ąłźż'],
  ['windows-1250 iso-8859-2', 'áčďéěíňóřšťúůýžäľĺôŕ', 'ďľřšťýž', 'ďľřšťýž'],
  ['windows-1250 iso-8859-2', 'čćđšž', 'čšž', 'čšž'],
  ['windows-1250 iso-8859-2', 'áéíóöőúüű', 'őűöü', 'áéíóú'],
  ['windows-1250 iso-8859-2', 'ăâîşţ', 'ăşţ', 'ăşţ'],
  ['windows-1254', 'çğıöşüâîİ', 'ğışİ', 'çü'],
  ['windows-1257', 'ąčęėįšųūž', 'ėįšųūž', 'ėųčū'],
  ['windows-1257', 'āčēģīķļņšūž', 'āēīšūž', 'ūč'],
];
const PUNCTUATION = '\u00a0–—„“”‚‘’…€§°«»';

interface DoubleByte {
  readonly charset: string;
  readonly first: string;
  readonly second: string;
  /** Common characters are kana, punctuation and first-level kanji. */
  readonly usual: string;
  readonly needed?: string;
  /** With fewer characters, other charsets are equally likely. */
  readonly least?: number;
}

const HIGH = '\\xa1-\\xfe';
const DOUBLE_BYTE: readonly DoubleByte[] = [
  {
    charset: 'shift_jis',
    first: '\\x81-\\x9f\\xe0-\\xef',
    second: '\\x40-\\x7e\\x80-\\xfc',
    usual: '\\x81-\\x83\\x88-\\x97',
  },
  { charset: 'euc-jp', first: HIGH, second: HIGH, usual: '\\xa1-\\xa5\\xb0-\\xcf', needed: '\\xa4\\xa5' },
  { charset: 'euc-kr', first: HIGH, second: HIGH, usual: '\\xa1-\\xa3\\xb0-\\xc8', least: 10 },
  { charset: 'gb18030', first: HIGH, second: HIGH, usual: '\\xa1-\\xa3\\xb0-\\xd7' },
  { charset: 'big5', first: HIGH, second: `\\x40-\\x7e${HIGH}`, usual: '\\xa1\\xa4-\\xc6' },
];
const LEAST_PAIRS = 3;
const LEAST_SHARE_OF_PAIRS = 0.9;

/** Returns undefined unless the letters clearly belong to one script or language. */
export function guessCharset(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LOOK_BYTES)).toString(
    'latin1',
  );
  const high = text.replaceAll(/[\0-\x7f]/g, '');
  if (high === '') return undefined;
  const runs = text.match(/[\x80-\xff]+/g)?.length ?? 0;
  if (high.length < LEAST_BYTES || high.length < runs * LEAST_RUN) return latin(text, high);
  return (
    singleByte(text, high) ??
    latin(text, high) ??
    DOUBLE_BYTE.find((each) => isWrittenIn(text, each))?.charset
  );
}

function bytesOf(letters: string, charset: string): string {
  const table = new TextDecoder(charset).decode(Uint8Array.from({ length: 256 }, (_, i) => i));
  const places = Array.from(letters, (letter) => table.indexOf(letter)).filter((place) => place > 0x7f);
  return String.fromCharCode(...places);
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const latinPatterns = once(() =>
  LATIN.flatMap(([charsets, letters, two, one]) =>
    charsets.split(' ').map((charset) => {
      const bytes = (of: string) => bytesOf(of + of.toUpperCase(), charset);
      // A symbol of windows-1252 inside a word is a letter of another charset.
      const inWords = (of: string) =>
        new RegExp(`(?![\\xa0-\\xbf](?![A-Za-z\\x80-\\xff]))[${bytes(of)}]`, 'g');
      const other = new RegExp(`[^${bytes(letters)}${bytesOf(PUNCTUATION, charset)}]`);
      return { charset, other, two: inWords(two), one: inWords(one) };
    }),
  ),
);
const otherLetters = once(() =>
  SINGLE_BYTE.map(([charset, letters]) => ({
    charset,
    other: new RegExp(`[^${bytesOf(letters, charset)}]`, 'g'),
  })),
);

function latin(text: string, high: string): string | undefined {
  const kinds = (pattern: RegExp) => new Set(text.match(pattern)).size;
  return latinPatterns().find(({ other, two, one }) => !other.test(high) && kinds(two) > 1 && kinds(one) > 0)
    ?.charset;
}

const CAPITAL = '\\xa8\\xc0-\\xdf';
const SMALL = '\\xb8\\xe0-\\xff';
/** Words of windows-1251 are capitals, or small letters behind at most one capital. */
const CASED_WORDS = new RegExp(
  `(?<![${CAPITAL}${SMALL}])(?:[${CAPITAL}]?[${SMALL}]+|[${CAPITAL}]+)(?![${CAPITAL}${SMALL}])`,
  'g',
);
const LEAST_SHARE_OF_WORDS = 0.85;
const otherCasedLetters = once(
  () => new RegExp(`[^${bytesOf(CYRILLIC + CYRILLIC.toUpperCase(), 'windows-1251')}]`, 'g'),
);

function shareOfCased(text: string, high: string): number {
  const words = text.match(CASED_WORDS)?.join('') ?? '';
  if (words.length < high.length * LEAST_SHARE_OF_WORDS) return 0;
  return words.replaceAll(otherCasedLetters(), '').length / words.length;
}

function singleByte(text: string, high: string): string | undefined {
  const shares = otherLetters().map(({ charset, other }) => ({
    charset,
    share: high.replaceAll(other, '').length / high.length,
  }));
  shares.push({ charset: 'windows-1251', share: shareOfCased(text, high) });
  const best = shares.reduce((most, each) => (each.share > most.share ? each : most));
  return best.share >= LEAST_SHARE_OF_LETTERS ? best.charset : undefined;
}

function isWrittenIn(
  text: string,
  { first, second, usual, needed, least = LEAST_PAIRS }: DoubleByte,
): boolean {
  const tokens = text.match(new RegExp(`(?:[${first}][${second}])+|[\\x80-\\xff]`, 'g')) ?? [];
  const pairs = tokens.filter((token) => token.length > 1).flatMap((token) => token.match(/../gs) ?? []);
  const beside = tokens.filter((token) => token.length > 2).reduce((sum, token) => sum + token.length / 2, 0);
  const count = (range: string) => {
    const begins = new RegExp(`^[${range}]`);
    return pairs.filter((pair) => begins.test(pair)).length;
  };
  const others = tokens.filter((token) => token.length === 1).length;
  return (
    pairs.length >= least &&
    beside * 2 >= pairs.length &&
    count(usual) >= (pairs.length + others) * LEAST_SHARE_OF_PAIRS &&
    (needed === undefined || count(needed) * 5 >= pairs.length)
  );
}
