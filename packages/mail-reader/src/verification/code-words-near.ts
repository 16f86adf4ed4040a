import type { Candidate } from './code-shapes.ts';
import type { CodeEvidence } from './evidence.ts';
import type { Mention } from './mentions.ts';
import type { ReadText } from './read-text.ts';

const NEAR = 80;
const NEAR_NAMED = 120;
const NEAR_ABOVE = 220;
export const BEFORE = 280;
export const BEHIND = 140;
const MAX_WORDS = 5;
const MAX_WORDS_BEHIND = 2;

const NO_LETTERS = /^[^\p{L}\p{N}]*$/u;
const SIGNS = /^[^\p{L}\p{N}]{0,12}$/u;
const ENDS_IN_SIGN = /(?:[:=>]|->)[\s"'“”„«»「『【(*_\-|]{0,8}$/;
const QUOTED_WORDS = /["“„«「『][^"“”„«»「」『』]*\p{L}/u;
const ENDS_IN_QUOTE = /["“„«「『]$/;
const OPEN_QUOTE = /[“„«「『"]/g;
/** German quotations may end with any mark. */
const GERMAN_QUOTATION = /„[^"“”„]{0,120}["“”]/g;

export interface Place {
  readonly text: ReadText;
  readonly start: number;
  readonly end: number;
  readonly shape: Candidate['shape'];
  readonly isCrowded: boolean;
  readonly isAlone: boolean;
  readonly behindCode: number;
}

export interface NearWord {
  readonly mention: Mention;
  readonly evidence: CodeEvidence;
}

export function wordsNear(place: Place, mentions: readonly Mention[]): NearWord[] {
  const found: NearWord[] = [];
  let before = 0;
  for (let i = lastEndingBefore(mentions, place.start); i >= 0 && before < MAX_WORDS; i--, before++) {
    const mention = mentions[i];
    if (mention === undefined || mention.end < place.start - BEFORE) break;
    const evidence = beforeEvidence(place, mention);
    if (evidence !== undefined) found.push({ mention, evidence });
  }
  let behind = 0;
  for (const mention of mentions) {
    if (mention.start < place.end) continue;
    if (mention.start > place.end + NEAR || behind >= MAX_WORDS_BEHIND) break;
    behind += 1;
    const evidence = behindEvidence(place, mention);
    if (evidence !== undefined) found.push({ mention, evidence });
  }
  return found;
}

function lastEndingBefore(mentions: readonly Mention[], at: number) {
  let i = mentions.length - 1;
  while (i >= 0 && (mentions[i]?.end ?? 0) > at) i -= 1;
  return i;
}

function beforeEvidence(place: Place, mention: Mention): CodeEvidence | undefined {
  const { text, start, shape, isAlone, isCrowded } = place;
  if (mention.end < place.behindCode) return undefined;
  const between = betweenOf(place, mention);
  if (between === undefined || isOfAnother(place, mention, between.gap)) return undefined;
  const { gap, sentences } = between;
  const isNaming = sentences === 0 && gap.length <= NEAR_NAMED && isNamed(text, mention.end, start, gap);
  if (mention.isPlural && !isNaming && !isAlone) return undefined;
  const sign = text.folded.slice(Math.max(0, start - 2), start);
  if (isNaming && !isCrowded && sign !== '(#')
    return isAlone || shape !== 'word' || !gap.includes('\n') ? 'wordRightBefore' : undefined;
  if (isCrowded || HASH.test(sign)) return undefined;
  return evidenceApart(place, mention, between);
}

type Between = NonNullable<ReturnType<typeof betweenOf>>;

function betweenOf({ text, start, isAlone }: Place, mention: Mention) {
  const sentences = sentencesBetween(text, mention.start, start);
  const said = text.folded.slice(Math.max(text.sentenceStart(start), start - BEFORE), start);
  const isNext = NO_LETTERS.test(said);
  if (sentences > 2 || (sentences > 0 && !isAlone && !isNext)) return undefined;
  return { gap: text.folded.slice(mention.end, start), sentences, isNext };
}

function isOfAnother({ text, end, isAlone }: Place, mention: Mention, gap: string) {
  const { folded } = text;
  if (isQuotedWith(folded.slice(Math.max(0, mention.start - 100), mention.start), gap)) return true;
  if (QUOTED_WORDS.test(gap)) return true;
  // An example is `Code 401: 20417`.
  if (/^[ #-]{1,3}\d{2,10}\s?[:=]/.test(gap)) return true;
  // An example is `Codes sent: 48120`.
  if (mention.isPlural && !isAlone && /^\s?\p{L}+\s?(?:[:|\t]|\s\d)/u.test(`${gap} `)) return true;
  return /^[^\p{L}\p{N}]*[,;]/u.test(gap) && /^\s\p{L}/u.test(folded.slice(end, end + 2));
}

function evidenceApart({ shape, isAlone }: Place, mention: Mention, { gap, sentences, isNext }: Between) {
  const isDigits = shape === 'digits';
  const isClose = gap.length <= NEAR;
  if (isAlone && gap.length <= NEAR_ABOVE) {
    if (isDigits || shape === 'mixed') return 'wordAboveItsLine';
    const isNear = sentences <= 1 || (mention.naming === 'signIn' && shape === 'loose');
    return isNear && isClose ? 'wordAboveLettersAndDigits' : undefined;
  }
  if (isDigits && sentences === 0 && isClose) return 'wordBeforeInItsSentence';
  const isNumber = isDigits || shape === 'long';
  return isNumber && sentences === 1 && isNext ? 'wordInTheSentenceBefore' : undefined;
}

const HASH = /[#№]\s?$/;

function behindEvidence(place: Place, mention: Mention): CodeEvidence | undefined {
  const { text, start, end, shape, isAlone, isCrowded } = place;
  const { folded } = text;
  if (HASH.test(folded.slice(Math.max(0, start - 2), start))) return undefined;
  if (mention.start > text.sentenceEnd(end) || (!isAlone && mention.isPlural)) return undefined;
  const gap = folded.slice(end, mention.start);
  const said = folded.slice(Math.max(0, start - 3), start);
  if (ENDS_IN_QUOTE.test(said) && !/["”»“」』]/.test(gap)) return undefined;
  const rest = text.plain.slice(mention.end, mention.end + 24);
  if (/^[^\p{L}\p{N}]{0,8}\d{4}|^\s{0,3}:\s{0,3}\d/u.test(rest)) return undefined;
  const isWhole = shape === 'digits' || shape === 'mixed' || shape === 'long';
  if (!gap.includes('\n') && isWhole && isNamedBehind(text, end, mention.start, gap))
    return 'wordRightBehind';
  if (isCrowded) return undefined;
  if (isAlone && (shape === 'digits' || shape === 'mixed')) return 'wordBelowItsLine';
  return shape === 'digits' && !gap.includes('\n') ? 'wordBehindInItsSentence' : undefined;
}

function isNamed(text: ReadText, from: number, to: number, gap: string) {
  if (SIGNS.test(gap) || ENDS_IN_SIGN.test(gap)) return true;
  const signs = /[\s"'“”„«»「『【(*_\-|:：]{0,8}$/.exec(gap)?.[0].length ?? 0;
  const end = to - signs;
  return text.within('is', Math.max(from, end - 12), to).some((is) => is.end === end);
}

function isNamedBehind(text: ReadText, from: number, to: number, gap: string) {
  if (/^[\s"'”»」』】)*_]{0,4}(?:[-:(]\s?)?$/.test(gap)) return true;
  if (/^[\s"'”»」』】)*_]{0,4}[-:]\s.{0,60}$/.test(gap)) return true;
  const signs = /^[\s"'”»」』】)*_:-]{0,4}/.exec(gap)?.[0].length ?? 0;
  const is = text.first('is', from + signs, from + signs + 12);
  return is !== undefined && is.start === from + signs && gap.length <= 70 && to > from;
}

function sentencesBetween(text: ReadText, from: number, to: number) {
  let sentences = 0;
  let at = text.sentenceStart(to);
  while (at > from && sentences < 4) {
    sentences += 1;
    at = text.sentenceStart(at - 1);
  }
  return sentences;
}

/** An email may repeat another one. */
function isQuotedWith(beforeWord: string, gap: string) {
  const before = beforeWord.slice(beforeWord.lastIndexOf('\n') + 1).replaceAll(GERMAN_QUOTATION, '');
  const last = [...before.matchAll(OPEN_QUOTE)].at(-1);
  if (last === undefined) return false;
  const quotes = [...before.matchAll(/"/g)].length;
  if (last[0] === '"' && quotes % 2 === 0) return false;
  return !/[”»」』"]/.test(before.slice(last.index + 1) + gap);
}
