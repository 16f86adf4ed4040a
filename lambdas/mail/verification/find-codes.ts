import type { VerificationCode } from '../message.ts';
import { type Candidate, candidatesIn } from './code-shapes.ts';
import { BEFORE, BEHIND, HIGH, MEDIUM, NAMED, supportOf } from './code-support.ts';
import { IS_NO_NAME, MAY_NAME_CODE } from './code-words.ts';
import { type ComparableText, comparable, folded } from './comparable-text.ts';
import { TYPES } from './label-words.ts';
import type { MailSubject } from './mail-subject.ts';

export type Evidence = VerificationCode['evidence'];

export interface FoundCode {
  readonly value: string;
  readonly asWritten: string;
  readonly points: number;
  readonly evidence: Evidence;
}

/** Candidates of one text that are looked at. */
const MAX_CANDIDATES = 28;
/** Stands in the place of a character of an address. */
const MASK = '\u0001';
const URL_IN_TEXT = /(?:https?:\/\/|www\.)[!-~]{1,4096}/gi;
const MAIL_ADDRESS = /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,253}/g;
/** The last line of a code that a browser may fill in for one domain only (WICG, "Origin-bound one-time codes"). */
const ORIGIN_BOUND = /(?:^|\n)\s{0,9}@([a-z\d-]+(?:\.[a-z\d-]+)+) #([a-z\d]{4,10})(?=\s|$)/i;
const ORIGIN_BOUND_POINTS = 100;
/** The end of a line that a program has wrapped. */
const WRAPPED = /(?<=[^\n\t]{50})\n(?=[^\n\t])/g;
const WORD = /\p{L}{2}/u;
/** A part that every line with a code contains. */
const MAY_BE_CODE =
  /\d{4}|\d[ |·-]{1,3}\d|[A-Za-z]\d|\d[A-Za-z]|[A-Z]{5}|[A-Z]{3}-[A-Z\d]|[A-Z\d](?: | ?[-|] ?)[A-Z\d](?: | ?[-|] ?)[A-Z\d]/;

/** Whether a text may have a code: a cheap first test, for ASCII text alone. */
export function mayHaveCode(text: string): boolean {
  return MAY_BE_CODE.test(text) || /[^\0-\x7f]/.test(text);
}

/** The codes of a text, in their order. */
export function findCodes(text: string, evidence: Evidence, mail: MailSubject): FoundCode[] {
  if (text === '') return [];
  const whole = withJoinedCells(comparable(text));
  const found: FoundCode[] = [];
  const bound = whole.plain.includes(' #') ? ORIGIN_BOUND.exec(whole.plain) : null;
  if (bound !== null) {
    const [, , value = ''] = bound;
    found.push({ value, asWritten: value, points: ORIGIN_BOUND_POINTS, evidence: 'origin_bound' });
  }
  if (found.length === 0 && !MAY_BE_CODE.test(whole.plain)) return found;
  const near = nearWords(whole.folded);
  let isNamedBySubject: boolean | undefined;
  const masked = withoutAddresses(whole.plain);
  const page = (masked === whole.plain ? whole.folded : withoutAddresses(whole.folded)).replaceAll(
    WRAPPED,
    ' ',
  );
  let behindCode = 0;
  let candidates = 0;
  for (const { line, at } of linesOf(masked)) {
    if (!MAY_BE_CODE.test(line)) continue;
    const { isNamed, isCode } = near(at, at + line.length);
    isNamedBySubject ??= mail.subject.search(MAY_NAME_CODE) >= 0;
    if (!isNamed && !isNamedBySubject) continue;
    if (!isCode && WORD.test(line) && !TYPES.test(page.slice(at, at + line.length))) continue;
    for (const candidate of candidatesIn(line)) {
      candidates += 1;
      if (candidates > MAX_CANDIDATES) return found;
      const start = at + candidate.start;
      const end = at + candidate.end;
      const isAlone = isAloneIn(line, candidate);
      const { shape, isCrowded } = candidate;
      const points = supportOf(
        { folded: page, start, end, shape, isCrowded, isAlone, behindCode, isNearCode: isCode },
        mail,
      );
      if (points === undefined || (points < NAMED && isTextOfLink(masked, end))) continue;
      if (points >= MEDIUM) behindCode = end;
      found.push({ value: candidate.value, asWritten: whole.shown.slice(start, end), points, evidence });
    }
  }
  return found;
}

interface Near {
  /** Whether a word that may name a code, or tell to type one, is near. */
  readonly isNamed: boolean;
  /** Whether a word for a code is near. */
  readonly isCode: boolean;
}

/**
 * Finds whether words for a code are near a line; without one, the line needs no other test. Lines must be asked for in order, so that
 * the text is searched once.
 */
function nearWords(text: string): (start: number, end: number) => Near {
  const words = text.matchAll(MAY_NAME_CODE);
  let next = words.next().value;
  let lastWord = Number.NEGATIVE_INFINITY;
  let lastCode = Number.NEGATIVE_INFINITY;
  return (start, end) => {
    while (next !== undefined && next.index <= end + BEHIND) {
      lastWord = next.index;
      if (!IS_NO_NAME.test(next[0])) lastCode = lastWord;
      next = words.next().value;
    }
    return { isNamed: lastWord >= start - BEFORE, isCode: lastCode >= start - BEFORE };
  };
}

export function confidenceOf(points: number): VerificationCode['confidence'] {
  if (points >= HIGH) return 'high';
  return points >= MEDIUM ? 'medium' : 'low';
}

function withoutAddresses(text: string): string {
  const mask = (address: string): string => MASK.repeat(address.length);
  const withoutUrls = text.replaceAll(URL_IN_TEXT, mask);
  return withoutUrls.includes('@') ? withoutUrls.replaceAll(MAIL_ADDRESS, mask) : withoutUrls;
}

/** Lines, and cells of tables, with where they begin. */
function* linesOf(text: string): Generator<{ readonly line: string; readonly at: number }> {
  for (const match of text.matchAll(/[^\n\t]+/g)) yield { line: match[0], at: match.index };
}

function isAloneIn(line: string, { start, end }: Candidate): boolean {
  return (
    /^[^\p{L}\p{N}]*$/u.test(line.slice(0, start).slice(-80) + line.slice(end, end + 80)) &&
    line.length <= end - start + 160
  );
}

/** A number in a link, such as an order or ticket number, unless a phrase for a code names it. */
function isTextOfLink(masked: string, end: number): boolean {
  return masked.startsWith(` (${MASK}`, end);
}

/** What is between characters, or groups of digits, of a code that have a cell or a line each. */
const BETWEEN = '[\\t\\n]{1,3}(?:[-·]\\s{1,3})?';
const BOXES = new RegExp(
  `(?<![^\\n\\t])(?:[A-Z\\d](?:${BETWEEN}[A-Z\\d]){3,9}|\\d{2,4}(?:${BETWEEN}\\d{2,4}){1,2})(?![^\\n\\t])`,
  'g',
);

/** Joins a code that is shown in boxes: one blank takes the place of what is between two of them. */
function withJoinedCells(text: ComparableText): ComparableText {
  const boxes = [...text.plain.matchAll(BOXES)].flatMap(({ 0: whole, index }) => {
    const parts = [...whole.matchAll(/[A-Z\d]+/g)];
    const isEven = parts.every(([part]) => part.length === parts[0]?.[0].length);
    return isEven ? [{ from: index, to: index + whole.length, parts }] : [];
  });
  if (boxes.length === 0) return text;
  const join = (whole: string): string => {
    let joined = '';
    let at = 0;
    for (const { from, to, parts } of boxes) {
      const shown = parts.map(({ 0: part, index }) => whole.slice(from + index, from + index + part.length));
      joined += whole.slice(at, from) + shown.join(' ').padEnd(to - from, '\t');
      at = to;
    }
    return joined + whole.slice(at);
  };
  const plain = join(text.plain);
  return { shown: join(text.shown), plain, folded: folded(plain) };
}
