/** Longer words (UTF-16 units) are found by their prefix. */
const MAX_WORD = 64;
/** Normalization may lengthen a word, so more of a long run is read. */
const MAX_RUN = 4 * MAX_WORD;

/** A searchable unit is a word, or two adjacent characters of text without spaces. */
export interface Word {
  readonly term: string;
  /** Offsets are in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The last character of a run without spaces is indexed by itself; 'only' if the run has no other. */
  readonly last?: 'only' | 'of-run';
}

/** These scripts have no spaces, so every character begins a pair. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}' +
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\u30fc\\uff70\\u3099\\u309a\\uff9e\\uff9f';
/** Joiners and soft hyphens belong to a word. */
const RUN = new RegExp(`[${UNSPACED}]+|[[\\p{L}\\p{N}\\p{M}\\u00ad\\u200c\\u200d]--[${UNSPACED}]]+`, 'vy');
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'v');
/** A reader sees a decomposed Hangul syllable, or a kana with its voicing mark, as one character. */
const CHARACTER = /[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|.[\u3099\u309a\uff9e\uff9f]?/gsu;
/**
 * Accents of Latin, Greek and Cyrillic and vowel signs of Arabic and Hebrew are ignored; they distinguish words in
 * other scripts.
 */
const ACCENTS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/gu;
const OUTSIDE = /[^\p{L}\p{N}\p{M}]+/gu;
/** Unicode does not decompose these letters, but people type them without the mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
  ς: 'σ',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

const PLAIN_CODES = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[0-9a-z]/i.test(String.fromCharCode(code))),
);

/** Indexing, queries and highlights split a text alike. */
export function* wordsOf(text: string): Generator<Word> {
  for (let start = 0; start < text.length; ) {
    let end = start;
    while (PLAIN_CODES[text.charCodeAt(end)] === 1) end++;
    if (end === text.length || text.charCodeAt(end) < PLAIN_CODES.length) {
      if (end > start)
        yield { term: text.slice(start, Math.min(end, start + MAX_WORD)).toLowerCase(), start, end };
      start = end + 1;
      continue;
    }
    RUN.lastIndex = start;
    const run = RUN.exec(text)?.[0] ?? '';
    end = start + Math.max(1, run.length);
    if (STARTS_UNSPACED.test(run)) yield* pairsOf(run, start);
    else {
      const term = comparable(run.slice(0, MAX_RUN));
      if (term !== '') yield { term, start, end };
    }
    start = end;
  }
}

function* pairsOf(run: string, offset: number): Generator<Word> {
  let before: Word | undefined;
  let isFirst = true;
  for (const { 0: character, index } of run.matchAll(CHARACTER)) {
    const term = character.normalize('NFKC').toLowerCase();
    const [start, end] = [offset + index, offset + index + character.length];
    if (before !== undefined) {
      yield { term: before.term + term, start: before.start, end };
      isFirst = false;
    }
    before = { term, start, end };
  }
  if (before !== undefined) yield { ...before, last: isFirst ? 'only' : 'of-run' };
}

function comparable(word: string): string {
  const folded = word
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(ACCENTS, '')
    .replaceAll(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(OUTSIDE, '')
    .normalize('NFC');
  return folded.slice(0, MAX_WORD).replace(/[\ud800-\udbff]$/u, '');
}
