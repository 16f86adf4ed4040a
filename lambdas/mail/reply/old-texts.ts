import { type Introduction, introductionAt } from './introduction.ts';
import { drawnFrom, quotedHeaderAt } from './quoted-header.ts';
import { introducedMark, isQuoted } from './quoted-lines.ts';
import { isRule } from './reply-labels.ts';
import { ReplyLines } from './reply-lines.ts';

export interface OldText {
  /** First line of its introduction, and the character at which that begins. */
  readonly from: number;
  readonly column: number;
  /** The line behind the introduction. */
  readonly to: number;
  /** The line behind the old text; undefined when its lines are marked. */
  readonly end: number | undefined;
  /** Other than `>`. */
  readonly mark: string | undefined;
  /** Only answers have it. */
  readonly isUnmistakable: boolean;
}

/** In order, of trimmed lines. Below one without marks all is old. */
export function oldTexts(all: readonly string[], text: string): readonly OldText[] {
  const lines = new ReplyLines(all, text);
  const found: OldText[] = [];
  for (let i = 0; i < lines.length; i++) {
    const old = lines.at(i) === '' ? undefined : (headed(lines, i) ?? introduced(lines, i));
    if (old === undefined) continue;
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
    from,
    column: 0,
    to,
    end: isMarked ? undefined : lines.length,
    mark: undefined,
    isUnmistakable: isRuled,
  };
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
