import {
  ADDRESS,
  DATE,
  endsSentence,
  FIGURE,
  FULL_DATE,
  isName,
  NAME_WORDS,
  QUESTION_END,
  SENTENCE_END,
  TIME,
  wordsIn,
} from './introduction-evidence.ts';
import {
  BEFORE_DATE,
  BEGINS_INSIDE,
  BEGINS_WITH_AUTHOR,
  BEGINS_WITH_DATE,
  endsInWrote,
  HAS_SENT,
  HAS_WROTE,
  QUOTING,
} from './introduction-words.ts';
import { introducedMark, isQuoted, unquoted } from './quoted-lines.ts';
import { FIGURE as FIGURES, ADDRESS as HAS_ADDRESS, type ReplyLines, VERB } from './reply-lines.ts';

/** Lines over which an introduction is broken, and its characters: more is not an "On … wrote:". */
const MAX_LINES = 6;
const MAX_CHARACTERS = 400;
/** Empty lines that a client leaves in it. */
const MAX_GAPS = 4;
/** The date is among the first characters. */
const DATE_WITHIN = 70;
/** A line that is broken so early has nothing else in it. */
const SHORT_LINE = 34;
const BEGINS_ANEW = new RegExp(`^ (?:${BEGINS_INSIDE.source})`, 'u');
/** Lines below it in which the quotation begins. */
const CLOSE = 3;
/** A colon behind a word or an address, with other words behind it. */
const RUNS_ON = /[\p{L}>)][:：]\s+\S/u;
/** Three words in small letters, one behind the other, are no name. */
const SENTENCE_WORDS = /(?<!\p{L})\p{Ll}{2,}\s+\p{Ll}{2,}\s+\p{Ll}{2,}\s/u;
const ENDS_WORDS = /[.,!?;]/;

/** A name, and its address in brackets. */
const BY_NAME = /^(?:[^\s<>@:!?()\p{Nd}]+\s){1,7}(?:\(\s?)?[<([]{1,2}\s?[^\s<>@]+@[^\s<>@]+\s?[>)\]]/u;
const ENDS_IN_ADDRESS = /@[^\s@]+(?:\s?[>)\]"'»]){0,3}[*_]{0,2}\s?[:：]?$/u;
const YEAR = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u;
const COLON_END = /[:：][*_]{0,2}$/;
const FORMATS = /[\p{Cf}\u00a0\s]+/gu;
const STROKES = /^[-–—_*#\s]+|[-–—_*]{2,}$/gu;
const DRAWN_AROUND = /^-{2,}[^-].{0,200}[^-]-{2,}$/;

/** Where old text is introduced. */
export interface Introduction {
  /** First line of it, and the character at which it begins there: other text may come before it. */
  readonly from: number;
  readonly column: number;
  /** First line after it. */
  readonly to: number;
  /** Whether the old text begins in its last line. */
  readonly runsOn: boolean;
  /** Whether it says all that an introduction can: such a line is not written by hand. */
  readonly isFull: boolean;
}

/** The introduction ("On … wrote:") that ends in this line; undefined when it ends none. */
export function introductionAt(lines: ReplyLines, end: number): Introduction | undefined {
  const line = lines.at(end);
  if (line === '' || !mayEnd(lines, end, line)) return undefined;
  const isClosed = isClosedBelow(lines, end);
  const isDeep = isQuoted(line) && !isClosed;
  const ending = { line: end, isDeep, runsOn: false };
  const found = beginningOf(lines, endOf(isClosed ? line : unquoted(line)), ending);
  if (found !== undefined || isDeep) return found;
  const introduction = beforeOldText(line);
  return introduction === undefined
    ? undefined
    : beginningOf(lines, { text: introduction, skipped: 0 }, { ...ending, runsOn: true });
}

/** A line without its beginning, if it is too long for an introduction. */
interface LineEnd {
  readonly text: string;
  /** Characters in front of it. */
  readonly skipped: number;
}

function endOf(line: string): LineEnd {
  const skipped = Math.max(0, line.length - MAX_CHARACTERS);
  return { text: skipped === 0 ? line : line.slice(skipped), skipped };
}

interface Ending {
  readonly line: number;
  /** Whether that line is quoted. */
  readonly isDeep: boolean;
  readonly runsOn: boolean;
}

/** Most lines end none, and it takes little to know. */
function mayEnd(lines: ReplyLines, end: number, line: string): boolean {
  let i = line.length - 1;
  while (i > 0 && isSilent(line.charCodeAt(i))) i -= 1;
  const code = line.charCodeAt(i);
  if (code === 0x3a || code === 0xff1a) return true;
  if (isQuoted(line)) return false;
  if (code === 0x2d && line.startsWith('--')) return true;
  const after = lines.at(end + 1);
  if (after !== '' && !isQuoted(after)) return line.includes('@') && RUNS_ON.test(line);
  if (line.includes('@')) return !ENDS_WORDS.test(line.slice(-1)) || RUNS_ON.test(line);
  // In this order: the words of all languages cost more than a look at the next line.
  return isQuoted(lines.next(end, CLOSE) ?? '') && endsInWrote(line);
}

function isSilent(code: number): boolean {
  return (
    code === 0x2a ||
    code === 0x5f ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069)
  );
}

function clean(text: string): string {
  return text.replaceAll(FORMATS, ' ').trim();
}

/** Whether the lines have what an introduction is made of: it takes little to know that most have not. */
function hasEvidence(lines: ReplyLines, end: number, isQuoteNext: boolean): boolean {
  let found = 0;
  for (let i = end; i > end - MAX_LINES - MAX_GAPS && i >= 0; i--) found |= lines.evidence(i);
  const hasVerb = (found & VERB) > 0;
  const hasAddress = (found & HAS_ADDRESS) > 0;
  if (hasVerb && (hasAddress || lines.at(end).startsWith('--'))) return true;
  if ((found & FIGURES) > 0) return hasVerb || hasAddress || isQuoteNext;
  return (isQuoteNext && (lines.evidence(end) & VERB) > 0) || (hasAddress && QUOTING.test(lines.at(end)));
}

/** Follows an introduction from its last line upwards. */
function beginningOf(
  lines: ReplyLines,
  last: LineEnd,
  { line: end, isDeep, runsOn }: Ending,
): Introduction | undefined {
  const after = lines.next(end, CLOSE);
  const isQuoteNext = after !== undefined && (isQuoted(after) || introducedMark(after) !== undefined);
  const context = { isQuoteNext, isBlankNext: lines.at(end + 1) === '', isParagraph: false, runsOn };
  if (!hasEvidence(lines, end, isQuoteNext)) return undefined;
  let text = '';
  let gaps = 0;
  let short: number | undefined;
  for (let i = end; i > end - MAX_LINES - gaps && i >= 0; i--) {
    const line = lines.at(i);
    if (line === '') {
      if (gaps >= MAX_GAPS || !isBroken(text)) break;
      gaps += 1;
      continue;
    }
    const part = i === end ? last : endOf(unquoted(line));
    const own = clean(part.text);
    text = text === '' ? own : joined(own, text);
    const isOldLine = isQuoted(line) && !(i === end && isClosedBelow(lines, i));
    const isWhole = part.skipped === 0 && text.length <= MAX_CHARACTERS;
    if (
      isWhole &&
      (isFullFrom(text, { ...context, isParagraph: lines.at(i - 1) === '' }) || isFullByName(text))
    ) {
      const from = wholeFrom(lines, i, text);
      // In a quotation it is old itself.
      const isByDate = from === i && BEGINS_WITH_DATE.test(text);
      return isOldLine && from === i ? undefined : introduction(from, 0, end, runsOn, isByDate ? text : '');
    }
    const column = isOldLine ? -1 : columnInside(part, text, context);
    if (column > 0) return introduction(i, column, end, runsOn, text);
    if (!isWhole) break;
    if (short === undefined && !isOldLine && !isDeep && gaps === 0 && isShort(text, context)) short = i;
    else if (short === i + 1 && !isOldLine && goesOnFrom(own, text, context)) short = i;
  }
  return short === undefined || runsOn ? undefined : introduction(short, 0, end, false, '');
}

function introduction(
  from: number,
  column: number,
  end: number,
  runsOn: boolean,
  text: string,
): Introduction {
  return { from, column, to: end + 1, runsOn, isFull: ADDRESS.test(text) && DATE.test(text) };
}

/** A line that is broken within an address continues without a blank. */
function joined(line: string, rest: string): string {
  return line.endsWith('<') || /^[>)]/.test(rest) ? `${line}${rest}` : `${line} ${rest}`;
}

/** Whether this is such a short part of an introduction that the rest may be above an empty line. */
function isBroken(text: string): boolean {
  return /^(?:[<>(]|mailto:)/i.test(text) || (text.length < 20 && HAS_WROTE.test(text) && !FIGURE.test(text));
}

/** `> wrote:`: the bracket ends the address that the line above begins. */
function isClosedBelow(lines: ReplyLines, at: number): boolean {
  if (!/^>(?:[\s,;]|$)/.test(lines.at(at))) return false;
  const above = lines.at(lines.at(at - 1) === '' ? at - 2 : at - 1);
  return above.lastIndexOf('<') > above.lastIndexOf('>');
}

/** The name, or the words before the figures of the date, may be in a line above. */
function wholeFrom(lines: ReplyLines, from: number, text: string): number {
  const above = clean(lines.at(from - 1));
  if (above === '' || isQuoted(above)) return from;
  if (above.length < SHORT_LINE && BEFORE_DATE.test(above)) return from - 1;
  if (isDateOnly(above) && !` ${text}`.match(BEGINS_ANEW)) return from - 1;
  return !ADDRESS.test(text) && ADDRESS.test(above) && isFullByName(joined(above, text)) ? from - 1 : from;
}

/** Whether a line is the beginning of a date and nothing else. */
function isDateOnly(line: string): boolean {
  return (
    line.length < SHORT_LINE &&
    wordsIn(line) <= 6 &&
    BEGINS_WITH_DATE.test(line) &&
    !/[^\d\s]{5,}[.!?:]$/u.test(line)
  );
}

interface Context {
  readonly isQuoteNext: boolean;
  readonly isBlankNext: boolean;
  /** Whether a paragraph begins with it. */
  readonly isParagraph: boolean;
  readonly runsOn: boolean;
}

/** Whether the text is an introduction that begins with a date: nothing of it is missing. */
function isFullFrom(text: string, context: Context): boolean {
  const unframed = text.replaceAll(STROKES, '').trim();
  if (
    !BEGINS_WITH_DATE.test(unframed) ||
    !DATE.test(unframed.slice(0, DATE_WITHIN)) ||
    SENTENCE_END.test(unframed)
  )
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

/** Words of an introduction without time and address: more of them are a sentence. */
const DATED_WORDS = 8;

/** Whether a paragraph of its own says no more than the full date and who wrote: "On Nov 26, 2013 you wrote:". */
function isDatedHeading(text: string, { isParagraph, isBlankNext }: Context): boolean {
  return (
    isParagraph &&
    isBlankNext &&
    FULL_DATE.test(text) &&
    FIGURE.test(text.replace(YEAR, '')) &&
    wordsIn(text) <= DATED_WORDS
  );
}

/** Whether the text is one that begins with a name: the address follows, and the date is anywhere. */
function isFullByName(text: string): boolean {
  if (!COLON_END.test(text) || !DATE.test(text) || endsSentence(text)) return false;
  const isNamed = BEGINS_WITH_AUTHOR.test(text);
  return (
    (isNamed || HAS_WROTE.test(text)) && BY_NAME.test(isNamed ? text.replace(BEGINS_WITH_AUTHOR, '') : text)
  );
}

/** Whether the text before the address is a date, and not another number. */
function isDateFirst(text: string): boolean {
  const address = text.search(ADDRESS);
  const before = text.slice(0, Math.max(0, address));
  return DATE.test(before) && wordsIn(before) <= 14;
}

/** Whether the text is an introduction that begins with a name, or the end of one. */
function isShort(text: string, { isQuoteNext }: Context): boolean {
  if (DRAWN_AROUND.test(text)) return endsInWrote(text.replaceAll(STROKES, '').trim());
  if (!COLON_END.test(text) || endsSentence(text)) return false;
  if (QUOTING.test(text)) return isQuoteNext || ADDRESS.test(text);
  const verb = text.search(HAS_WROTE);
  const address = text.search(ADDRESS);
  if (verb < 0) {
    if (!isQuoteNext || !FIGURE.test(text)) return false;
    // In a language that is not known: an address, or a date and a time, close above what is quoted.
    if (address >= 0) return wordsIn(text.slice(0, address)) <= NAME_WORDS * 2;
    return FULL_DATE.test(text) && TIME.test(text) && wordsIn(text) <= NAME_WORDS * 2;
  }
  if (!isName(text.slice(0, address >= 0 && address < verb ? address : verb))) return false;
  if (isQuoteNext) return FIGURE.test(text) || address >= 0 || wordsIn(text) <= NAME_WORDS;
  return address >= 0 || (TIME.test(text) && DATE.test(text) && !SENTENCE_WORDS.test(text));
}

/** Whether this line is the beginning of an introduction whose last lines were enough to know it by. */
function goesOnFrom(line: string, text: string, context: Context): boolean {
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

/** Where an introduction begins in a line that begins with other words; -1 where none does. */
function columnInside({ text: line, skipped }: LineEnd, text: string, context: Context): number {
  if (!FIGURE.test(line) || !ADDRESS.test(text)) return -1;
  for (const { index } of line.matchAll(BEGINS_INSIDE)) {
    const rest = text.slice(clean(line.slice(0, index)).length).trim();
    if (ADDRESS.test(rest) && isFullFrom(rest, context)) return skipped + index;
  }
  return -1;
}

/** The part of a line up to the colon behind "wrote" or an address, where other words follow. */
function beforeOldText(line: string): string | undefined {
  if (!line.includes('@') || !RUNS_ON.test(line)) return undefined;
  const beginning = line.slice(0, MAX_CHARACTERS);
  for (const { index } of beginning.matchAll(/[:：](?=\s+\S)/g)) {
    const before = beginning.slice(0, index);
    if (ADDRESS.test(before) && (endsInWrote(before) || ENDS_IN_ADDRESS.test(before))) return `${before}:`;
  }
  return undefined;
}
