import { type Introduction, introductionAt } from './introduction.ts';
import { HAS_WROTE } from './introduction-words.ts';
import { drawnFrom, quotedHeaderAt } from './quoted-header.ts';
import { introducedMark, isQuoted } from './quoted-lines.ts';
import { isRule } from './reply-labels.ts';
import { FIGURE, ReplyLines } from './reply-lines.ts';

export interface OldText {
  readonly from: number;
  readonly column: number;
  readonly to: number;
  /** Undefined means that each quoted line has a mark. */
  readonly end: number | undefined;
  readonly mark: string | undefined;
  /** No text other than a reply contains this form. */
  readonly isUnmistakable: boolean;
}

/** Everything below a quotation without marks is old. */
export function oldTexts(all: readonly string[], text: string): readonly OldText[] {
  const lines = new ReplyLines(all, text);
  const found: OldText[] = [];
  for (let i = 0; i < lines.length; i++) {
    const old = lines.at(i) === '' ? undefined : (headed(lines, i) ?? introduced(lines, i));
    if (old === undefined) continue;
    if (isPasted(lines, old)) {
      i = old.to - 1;
      continue;
    }
    found.push(old);
    if (old.end !== undefined) return found;
    i = old.to - 1;
  }
  return found;
}

function headed(lines: ReplyLines, at: number): OldText | undefined {
  const header = quotedHeaderAt(lines, at);
  if (header === undefined) return undefined;
  const { from, to, isRuled } = header;
  const isMarked = isMarkedBelow(lines, to);
  return {
    from: withIntroduction(lines, from),
    column: 0,
    to,
    end: isMarked ? undefined : lines.length,
    mark: undefined,
    isUnmistakable: isRuled,
  };
}

/** Some programs write both "On … wrote" and a header. */
function withIntroduction(lines: ReplyLines, from: number) {
  const at = lines.at(from - 1) === '' ? from - 2 : from - 1;
  const line = lines.at(at);
  const isIntroduction =
    line.length <= LONGEST_INTRODUCTION &&
    lines.at(at - 1) === '' &&
    (lines.evidence(at) & FIGURE) > 0 &&
    HAS_WROTE.test(line) &&
    !/[.!?]$/.test(line);
  return isIntroduction ? at : from;
}

const LONGEST_INTRODUCTION = 100;

/** A header above a marked quotation was pasted by the author; no client writes that. */
function isPasted(lines: ReplyLines, { from, to, end, isUnmistakable }: OldText) {
  const field = [from, from + 1, from + 2]
    .map((at) => lines.label(at)?.field)
    .find((name) => name !== undefined);
  if (isUnmistakable || end === undefined || !(field === 'to' || field === 'subject')) return false;
  for (let i = to; i < lines.length; i++) {
    if (isQuoted(lines.at(i))) return introducedAbove(lines, to, i);
  }
  return false;
}

function introducedAbove(lines: ReplyLines, from: number, quoted: number) {
  for (let i = quoted - 1; i >= from && i >= quoted - INTRODUCTION_LINES; i--)
    if (introductionAt(lines, i)?.to === i + 1) return true;
  return false;
}

function introduced(lines: ReplyLines, at: number): OldText | undefined {
  const introduction = introductionAt(lines, at);
  if (introduction === undefined) return undefined;
  const { column, to, runsOn, isFull } = introduction;
  const first = lines.next(to - 1, NEXT_LINES);
  const mark = first === undefined || isQuoted(first) ? undefined : introducedMark(first);
  const isMarked = mark !== undefined || (first !== undefined && isQuoted(first));
  return {
    from: column > 0 ? introduction.from : belowOwn(lines, introduction),
    column,
    to,
    end: isMarked && !runsOn ? undefined : lines.length,
    mark,
    isUnmistakable: isMarked || isFull,
  };
}

const NEXT_LINES = 20;

function belowOwn(lines: ReplyLines, { from }: Introduction) {
  const above = lines.at(from - 1) === '' ? from - 2 : from - 1;
  return isRule(lines.at(above)) ? drawnFrom(lines, from) : from;
}

const INTRODUCTION_LINES = 5;

function isMarkedBelow(lines: ReplyLines, from: number) {
  let first = from;
  while (first < lines.length && lines.at(first) === '') first += 1;
  if (isQuoted(lines.at(first))) return true;
  for (let i = first; i < first + INTRODUCTION_LINES && i < lines.length; i++) {
    const introduction = introductionAt(lines, i);
    if (introduction !== undefined)
      return introduction.from === first && isQuoted(lines.next(introduction.to - 1, NEXT_LINES) ?? '');
  }
  return false;
}
