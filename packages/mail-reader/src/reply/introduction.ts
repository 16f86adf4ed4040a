import {
  ADDRESS,
  BY_ADDRESS,
  DATE,
  endsSentence,
  FIGURE,
  FULL_DATE,
  isDateFirst,
  isName,
  lastCode,
  NAME_WORDS,
  QUESTION_END,
  SENTENCE_END,
  TIME,
  wordsIn,
  YOU_WROTE,
} from './introduction-evidence.ts';
import {
  BEFORE_DATE,
  BEGINS_INSIDE,
  BEGINS_WITH_AUTHOR,
  BEGINS_WITH_DATE,
  endsInWrote,
  HAS_SENT,
  HAS_WROTE,
  isRefusal,
  MAY_BEGIN_WITH_WEEKDAY,
  QUOTING,
} from './introduction-words.ts';
import { introducedMark, isQuoted, unquoted } from './quoted-lines.ts';
import { FIGURE as FIGURES, ADDRESS as HAS_ADDRESS, type ReplyLines, VERB } from './reply-lines.ts';

/** No "On … wrote:" has more lines. */
const MAX_LINES = 6;
const MAX_CHARACTERS = 400;
const MAX_GAPS = 4;
const DATE_WITHIN = 70;
const SHORT_LINE = 34;
const NEXT_BEGINNING = new RegExp(`^ (?:${BEGINS_INSIDE.source})`, 'u');
const CLOSE = 3;
const RUNS_ON = /[\p{L}>)][:：]\s+\S/u;
/** No name contains three such words. */
const SENTENCE_WORDS = /(?<!\p{L})\p{Ll}{2,}\s+\p{Ll}{2,}\s+\p{Ll}{2,}\s/u;
const ENDS_WORDS = /[.,!?;]/;

const BY_NAME = /^(?:[^\s<>@:!?()\p{Nd}]+\s){1,7}(?:\(\s?)?[<([]{1,2}\s?[^\s<>@]+@[^\s<>@]+\s?[>)\]]/u;
const ENDS_IN_ADDRESS = /@[^\s@]+(?:\s?[>)\]"'»]){0,3}[*_]{0,2}\s?[:：]?$/u;
const YEAR = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u;
const COLON_END = /[:：][*_]{0,2}$/;
const FORMATS = /[\p{Cf}\u00a0\s]+/gu;
const STROKES = /^[-–—_*#\s]+|[-–—_*]{2,}$/gu;
const DRAWN_AROUND = /^-{2,}[^-].{0,200}[^-]-{2,}$/;

export interface Introduction {
  readonly from: number;
  readonly column: number;
  readonly to: number;
  readonly runsOn: boolean;
  readonly isFull: boolean;
}

export function introductionAt(lines: ReplyLines, end: number): Introduction | undefined {
  const line = lines.at(end);
  if (line === '' || !mayEnd(lines, end, line)) return undefined;
  const isClosed = isClosedBelow(lines, end);
  const isDeep = isQuoted(line) && !isClosed;
  const last = endOf(isClosed ? line : unquoted(line));
  const ending = { line: end, last, isDeep, runsOn: false };
  const found = beginningOf(lines, ending);
  if (found !== undefined || isDeep) return found;
  const text = beforeOldText(line);
  return text === undefined
    ? undefined
    : beginningOf(lines, { ...ending, last: { text, skipped: 0 }, runsOn: true });
}

interface LineEnd {
  readonly text: string;
  readonly skipped: number;
}

function endOf(line: string): LineEnd {
  const skipped = Math.max(0, line.length - MAX_CHARACTERS);
  return { text: skipped === 0 ? line : line.slice(skipped), skipped };
}

interface Ending {
  readonly line: number;
  readonly last: LineEnd;
  readonly isDeep: boolean;
  readonly runsOn: boolean;
}

function mayEnd(lines: ReplyLines, end: number, line: string) {
  const code = lastCode(line);
  if (code === 0x3a || code === 0xff1a) return true;
  if (isQuoted(line)) return false;
  if (code === 0x2d && line.startsWith('--')) return true;
  const after = lines.at(end + 1);
  if (after !== '' && !isQuoted(after)) return line.includes('@') && RUNS_ON.test(line);
  if (line.includes('@')) return !ENDS_WORDS.test(line.slice(-1)) || RUNS_ON.test(line);
  // Testing the next line is cheaper than the words of all languages.
  return isQuoted(lines.next(end, CLOSE) ?? '') && endsInWrote(line);
}

function clean(text: string) {
  return text.replaceAll(FORMATS, ' ').trim();
}

function hasEvidence(lines: ReplyLines, end: number, isQuoteNext: boolean) {
  let found = 0;
  for (let i = end; i > end - MAX_LINES - MAX_GAPS && i >= 0; i--) found |= lines.evidence(i);
  const hasVerb = (found & VERB) > 0;
  const hasAddress = (found & HAS_ADDRESS) > 0;
  if (hasVerb && (hasAddress || lines.at(end).startsWith('--'))) return true;
  if ((found & FIGURES) > 0) return hasVerb || hasAddress || isQuoteNext;
  return (isQuoteNext && (lines.evidence(end) & VERB) > 0) || (hasAddress && QUOTING.test(lines.at(end)));
}

function beginningOf(lines: ReplyLines, ending: Ending): Introduction | undefined {
  const { line: end, isDeep, runsOn } = ending;
  const isQuoteNext = isQuotedBelow(lines, end);
  if (!hasEvidence(lines, end, isQuoteNext)) return undefined;
  const context = { isQuoteNext, isBlankNext: lines.at(end + 1) === '', isParagraph: false, runsOn };
  let short: number | undefined;
  for (const above of linesAbove(lines, ending)) {
    const { from, part, text, isOld, isWhole } = above;
    if (isFull(above, { ...context, isParagraph: lines.at(from - 1) === '' }))
      return fullIntroduction(lines, above, ending);
    const column = isOld ? -1 : columnInside(part, text, context);
    if (column > 0) return introduction(from, column, ending, text);
    if (!isWhole) break;
    if (!isOld && !isDeep && isShortFrom(above, short, context)) short = from;
  }
  return short === undefined || runsOn ? undefined : introduction(short, 0, ending, '');
}

interface LinesAbove {
  readonly from: number;
  readonly part: LineEnd;
  readonly text: string;
  readonly isOld: boolean;
  readonly isWhole: boolean;
  readonly hasGap: boolean;
}

function* linesAbove(lines: ReplyLines, { line: end, last, isDeep }: Ending): Generator<LinesAbove> {
  let text = '';
  let gaps = 0;
  for (let i = end; i > end - MAX_LINES - gaps && i >= 0; i--) {
    const line = lines.at(i);
    if (line === '') {
      if (gaps >= MAX_GAPS || !isBroken(text)) return;
      gaps += 1;
      continue;
    }
    const part = i === end ? last : endOf(unquoted(line));
    const own = clean(part.text);
    text = text === '' ? own : joined(own, text);
    const isWhole = part.skipped === 0 && text.length <= MAX_CHARACTERS;
    yield { from: i, part, text, isOld: i === end ? isDeep : isQuoted(line), isWhole, hasGap: gaps > 0 };
  }
}

function isQuotedBelow(lines: ReplyLines, end: number) {
  const after = lines.next(end, CLOSE);
  return after !== undefined && (isQuoted(after) || introducedMark(after) !== undefined);
}

function isShortFrom({ from, part, text, hasGap }: LinesAbove, short: number | undefined, context: Context) {
  if (short === undefined) return !hasGap && isShort(text, context);
  return short === from + 1 && goesOnFrom(clean(part.text), text, context);
}

function isFull({ text, isWhole }: LinesAbove, context: Context) {
  return isWhole && !isRefusal(text) && (isFullFrom(text, context) || isFullByName(text));
}

function fullIntroduction(lines: ReplyLines, { from, text, isOld }: LinesAbove, ending: Ending) {
  const first = wholeFrom(lines, from, text);
  if (first < from) return introduction(first, 0, ending, '');
  return isOld ? undefined : introduction(from, 0, ending, beginsWithDate(text) ? text : '');
}

function introduction(from: number, column: number, { line, runsOn }: Ending, text: string): Introduction {
  return { from, column, to: line + 1, runsOn, isFull: ADDRESS.test(text) && DATE.test(text) };
}

function joined(line: string, rest: string) {
  return line.endsWith('<') || /^[>)]/.test(rest) ? `${line}${rest}` : `${line} ${rest}`;
}

function isBroken(text: string) {
  return /^(?:[<>(]|mailto:)/i.test(text) || (text.length < 20 && HAS_WROTE.test(text) && !FIGURE.test(text));
}

/** The bracket in `> wrote:` closes the address above. */
function isClosedBelow(lines: ReplyLines, at: number) {
  if (!/^>(?:[\s,;]|$)/.test(lines.at(at))) return false;
  const above = lines.at(lines.at(at - 1) === '' ? at - 2 : at - 1);
  return above.lastIndexOf('<') > above.lastIndexOf('>');
}

function wholeFrom(lines: ReplyLines, from: number, text: string) {
  const above = clean(lines.at(from - 1));
  if (above === '' || isQuoted(above)) return from;
  if (above.length < SHORT_LINE && BEFORE_DATE.test(above)) return from - 1;
  if (isDateOnly(above) && !` ${text}`.match(NEXT_BEGINNING)) return from - 1;
  return !ADDRESS.test(text) && ADDRESS.test(above) && isFullByName(joined(above, text)) ? from - 1 : from;
}

function isDateOnly(line: string) {
  return (
    line.length < SHORT_LINE &&
    wordsIn(line) <= 6 &&
    BEGINS_WITH_DATE.test(line) &&
    !/[^\d\s]{5,}[.!?:]$/u.test(line)
  );
}

/** Notes begin with a weekday too, so one in an unknown language needs a complete introduction. */
function beginsWithDate(text: string) {
  if (BEGINS_WITH_DATE.test(text)) return true;
  const evidence = [MAY_BEGIN_WITH_WEEKDAY, HAS_WROTE, ADDRESS, TIME, COLON_END];
  return evidence.every((pattern) => pattern.test(text));
}

interface Context {
  readonly isQuoteNext: boolean;
  readonly isBlankNext: boolean;
  readonly isParagraph: boolean;
  readonly runsOn: boolean;
}

function isFullFrom(text: string, context: Context) {
  const unframed = text.replaceAll(STROKES, '').trim();
  if (!beginsWithDate(unframed) || !DATE.test(unframed.slice(0, DATE_WITHIN)) || SENTENCE_END.test(unframed))
    return false;
  const hasAddress = ADDRESS.test(unframed);
  if (QUESTION_END.test(unframed) && !(hasAddress && TIME.test(unframed))) return false;
  const hasColon = COLON_END.test(unframed);
  const hasVerb = HAS_WROTE.test(unframed) || (hasColon && HAS_SENT.test(unframed));
  if (context.runsOn) return hasVerb && hasAddress && TIME.test(unframed);
  if (!hasVerb) {
    if (!ENDS_IN_ADDRESS.test(unframed) || !isDateFirst(unframed)) return false;
    return hasColon || context.isQuoteNext;
  }
  if (hasColon)
    return context.isQuoteNext || hasAddress || TIME.test(unframed) || isDatedHeading(unframed, context);
  const isClosed = endsInWrote(unframed) || ENDS_IN_ADDRESS.test(unframed);
  return isClosed && (context.isQuoteNext || DRAWN_AROUND.test(text) || (hasAddress && context.isBlankNext));
}

const DATED_WORDS = 8;

/** An example is "On Nov 26, 2013 you wrote:". */
function isDatedHeading(text: string, { isParagraph, isBlankNext }: Context) {
  return (
    isParagraph &&
    (isBlankNext || YOU_WROTE.test(text)) &&
    FULL_DATE.test(text) &&
    FIGURE.test(text.replace(YEAR, '')) &&
    wordsIn(text) <= DATED_WORDS
  );
}

function isFullByName(text: string) {
  if (!COLON_END.test(text) || !DATE.test(text) || endsSentence(text)) return false;
  const isNamed = BEGINS_WITH_AUTHOR.test(text);
  const rest = isNamed ? text.replace(BEGINS_WITH_AUTHOR, '') : text;
  if (!isNamed && !HAS_WROTE.test(text)) return false;
  return BY_NAME.test(rest) || (isNamed && BY_ADDRESS.test(rest));
}

function isShort(text: string, { isQuoteNext }: Context) {
  if (DRAWN_AROUND.test(text)) return endsInWrote(text.replaceAll(STROKES, '').trim());
  if (!COLON_END.test(text) || endsSentence(text)) return false;
  if (QUOTING.test(text)) return isQuoteNext || ADDRESS.test(text);
  const verb = text.search(HAS_WROTE);
  const address = text.search(ADDRESS);
  if (verb < 0) {
    if (!isQuoteNext || !FIGURE.test(text)) return false;
    // An address or a date and time just above a quotation is enough in an unknown language.
    if (address >= 0) return wordsIn(text.slice(0, address)) <= NAME_WORDS * 2;
    return FULL_DATE.test(text) && TIME.test(text) && wordsIn(text) <= NAME_WORDS * 2;
  }
  if (!isName(text.slice(0, address >= 0 && address < verb ? address : verb))) return false;
  if (isQuoteNext) return FIGURE.test(text) || address >= 0 || wordsIn(text) <= NAME_WORDS;
  return (
    address >= 0 || (TIME.test(text) && DATE.test(text) && !SENTENCE_WORDS.test(text.replace(HAS_WROTE, '|')))
  );
}

function goesOnFrom(line: string, text: string, context: Context) {
  const rest = text.slice(line.length).trim();
  if (endsSentence(text) || /[.!?。！？:：]$/u.test(line) || !(COLON_END.test(text) || context.isQuoteNext))
    return false;
  const isOpen = rest.search(/[>\])]/) >= 0 && !/[<[(]/.test(rest.slice(0, rest.search(/[>\])]/)));
  if (isOpen) return /[<[(]/.test(line);
  if (!isName(line.replace(ADDRESS, ''))) return false;
  if (rest.startsWith('<')) return wordsIn(line) <= NAME_WORDS || (DATE.test(line) && TIME.test(line));
  const lacksAddress = !ADDRESS.test(rest);
  const lacksDate = !DATE.test(rest) || !/\p{Nd}{4}|\p{Nd}[-./]\p{Nd}/u.test(rest);
  return (
    (lacksAddress && ADDRESS.test(line)) || (lacksDate && DATE.test(line) && /[,，、]$|\p{Nd}$/u.test(line))
  );
}

function columnInside({ text: line, skipped }: LineEnd, text: string, context: Context) {
  if (!FIGURE.test(line) || !ADDRESS.test(text)) return -1;
  for (const { index } of line.matchAll(BEGINS_INSIDE)) {
    const rest = text.slice(clean(line.slice(0, index)).length).trim();
    if (ADDRESS.test(rest) && isFullFrom(rest, context)) return skipped + index;
  }
  return -1;
}

function beforeOldText(line: string) {
  if (!line.includes('@') || !RUNS_ON.test(line)) return undefined;
  const beginning = line.slice(0, MAX_CHARACTERS);
  for (const { index } of beginning.matchAll(/[:：](?=\s+\S)/g)) {
    const before = beginning.slice(0, index);
    if (ADDRESS.test(before) && (endsInWrote(before) || ENDS_IN_ADDRESS.test(before))) return `${before}:`;
  }
  return undefined;
}
