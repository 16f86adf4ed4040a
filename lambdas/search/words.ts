/** Words over this many UTF-16 units are found by their beginning. */
const MAX_WORD = 64;
/** What is looked at of a longer run: normalizing may make it longer. */
const MAX_RUN = 4 * MAX_WORD;

/** One thing that can be found: a word, or two characters that follow each other in text without spaces. */
export interface Word {
  readonly term: string;
  /** UTF-16 positions in the text. */
  readonly start: number;
  readonly end: number;
  /** The last character of a run without spaces, by itself: of a run of one character, or of a longer one. */
  readonly last?: 'only' | 'of-run';
}

/** Scripts without spaces between words: every character begins a pair. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}' +
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\u30fc\\uff70\\u3099\\u309a\\uff9e\\uff9f';
/** Joiners and soft hyphens stand inside of words. */
const RUN = new RegExp(`[${UNSPACED}]+|[[\\p{L}\\p{N}\\p{M}\\u00ad\\u200c\\u200d]--[${UNSPACED}]]+`, 'gv');
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'v');
/** One character as a reader counts it: a syllable of decomposed Hangul, or a kana with its voicing mark. */
const CHARACTER = /[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|.[\u3099\u309a\uff9e\uff9f]?/gsu;
/** Accents of Latin, Greek and Cyrillic, vowel signs of Arabic and Hebrew. Those of other scripts tell words apart. */
const ACCENTS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/gu;
const OUTSIDE = /[^\p{L}\p{N}\p{M}]+/gu;
/** Characters that Unicode does not decompose, and that people write plainly. */
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
const ASCII = /^[\x00-\x7f]*$/;

/** The words of a text in their order. What is indexed, what is looked for and what is highlighted all come from here. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (STARTS_UNSPACED.test(run)) yield* pairsOf(run, index);
    else {
      const term = comparable(run.slice(0, MAX_RUN));
      if (term !== '') yield { term, start: index, end: index + run.length };
    }
  }
}

/** Every two neighbours, and the last character by itself: so each character begins one term. */
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

/** A word without case and accents. */
function comparable(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase().slice(0, MAX_WORD);
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
