import { isQuoted } from './quoted-lines.ts';
import {
  type Field,
  fieldAlone,
  fieldNamed,
  type Labelled,
  labelledLine,
  REPLY_ABOVE,
  ruleOf,
} from './reply-labels.ts';
import { ENGLISH_NOTICE, type ReplyLines } from './reply-lines.ts';

const MAX_LINES = 24;
const MAX_BROKEN = 4;
const MAX_CHARACTERS = 1000;
const MAX_GAP = 1;
const ADDRESS = /[^\s<>@]@[^\s<>@]/;
const TIME = /\p{Nd}{1,2}[:.h]\p{Nd}{2}/u;
const YEAR = /\p{Nd}{4}|\p{Nd}[-./]\p{Nd}{1,2}[-./]\p{Nd}/u;
const GROUPWISE = /^>>> .{3,200}\p{Nd}.{0,40} >>>$/u;

const DRAWN_OF: ReadonlySet<number> = new Set(codesOf('-_=*~|[─‐‑‒–—―'));
const DECORATED_WITH: ReadonlySet<number> = new Set([...DRAWN_OF, ...codesOf('#')]);
const LONGEST_NOTICE = 200;

interface QuotedHeader {
  readonly from: number;
  readonly to: number;
  readonly isRuled: boolean;
}

export function quotedHeaderAt(lines: ReplyLines, at: number): QuotedHeader | undefined {
  const line = lines.at(at);
  if (line === '' || line.length > MAX_CHARACTERS) return undefined;
  if (line.startsWith('>>> ') && GROUPWISE.test(line)) return { from: at, to: at + 1, isRuled: true };
  if (isQuoted(line)) return undefined;
  const isDecorated = DECORATED_WITH.has(line.charCodeAt(0));
  if (isDecorated && isRuleWithHeader(line)) return { from: drawnFrom(lines, at), to: at + 1, isRuled: true };
  const rule = isDecorated ? ruleIn(line) : undefined;
  if (rule === 'strokes') return foreignHeader(lines, at) ?? ruleAboveQuoted(lines, at);
  if (rule === 'original' || (rule === 'mail' && fieldsFrom(lines, at + 1).count > 0))
    return { from: drawnFrom(lines, at), to: headerEnd(lines, at + 1), isRuled: true };
  if (isNotice(lines, line, isDecorated)) return { from: at, to: at + 1, isRuled: true };
  const first = lines.label(at);
  if (first === undefined) return notesHeader(lines, at);
  if (first.field === undefined) return undefined;
  if (isHeaderLine(line, first)) return { from: drawnFrom(lines, at), to: at + 1, isRuled: false };
  const isRuled = isUnderRule(lines, at);
  const found = fieldsFrom(lines, at);
  return isHeader(found, isRuled, line.startsWith('|'))
    ? { from: drawnFrom(lines, at), to: found.to, isRuled }
    : undefined;
}

/** Help desks write "Reply above this line" above quotations. */
function isNotice(lines: ReplyLines, line: string, isDecorated: boolean) {
  const mayBeNotice = isDecorated || (lines.mayHaveNotice && line.includes(ENGLISH_NOTICE));
  return mayBeNotice && line.length < LONGEST_NOTICE && REPLY_ABOVE.test(line);
}

const RULE_WITH_HEADER = /^([-_=*]{2,}[^-_=*]{3,60}[-_=*]{2,})\s?(\S.*)$/u;

function ruleIn(line: string) {
  return isDrawn(line) ? ruleOf(line) : undefined;
}

function isRuleWithHeader(line: string) {
  const [, rule = '', rest = ''] = RULE_WITH_HEADER.exec(line) ?? [];
  return rule !== '' && ruleOf(rule) === 'original' && labelledLine(rest)?.field !== undefined;
}

function isDrawn(line: string) {
  return DRAWN_OF.has(line.charCodeAt(0));
}

function codesOf(characters: string): readonly number[] {
  return Array.from(characters, (character) => character.charCodeAt(0));
}

const SHORTEST_HEADER_LINE = 60;
const LONGEST_NAME = 24;

function isHeaderLine(line: string, first: Labelled) {
  if (first.field !== 'from' || line.length < SHORTEST_HEADER_LINE || !TIME.test(line) || !YEAR.test(line))
    return false;
  const fields = new Set(
    [...line.matchAll(/[:：][*_]{0,2}(?=\s|$)/g)].map(({ index }) => fieldBefore(line, index)),
  );
  return fields.has('date') && fields.has('subject') && fields.has('to');
}

function fieldBefore(line: string, colon: number): Field | undefined {
  const words = line
    .slice(Math.max(0, colon - LONGEST_NAME), colon)
    .replaceAll(/[*_]+/g, ' ')
    .trim()
    .split(/\s+/);
  return fieldNamed(words.at(-1) ?? '') ?? fieldNamed(words.slice(-2).join(' '));
}

interface Found {
  readonly fields: ReadonlySet<Field>;
  readonly count: number;
  readonly hasAddress: boolean;
  readonly hasTime: boolean;
  readonly to: number;
}

const NONE: Found = { fields: new Set(), count: 0, hasAddress: false, hasTime: false, to: 0 };

function hasFieldBelow(lines: ReplyLines, from: number) {
  let name: string | undefined;
  for (let i = from; i <= from + MAX_BROKEN + MAX_GAP + 1 && i < lines.length; i++) {
    const label = lines.label(i);
    if (label?.field === undefined) continue;
    if (name !== undefined) return label.name !== name;
    name = label.name;
  }
  return false;
}

function fieldsFrom(lines: ReplyLines, from: number): Found {
  if (!hasFieldBelow(lines, from)) return NONE;
  const names = new Set<string>();
  const fields = new Set<Field>();
  let hasAddress = false;
  let hasTime = false;
  let to = from;
  let broken = 0;
  let gap = 0;
  for (let i = from; i < from + MAX_LINES && i < lines.length; i++) {
    const line = lines.at(i);
    if (line === '') {
      gap += 1;
      if (gap > MAX_GAP) break;
      continue;
    }
    const label = lines.label(i);
    if (label?.field === undefined || names.has(label.name)) {
      broken += 1;
      if (broken > MAX_BROKEN || (gap > 0 && names.size > 0) || line.length > MAX_CHARACTERS) break;
      if (names.size > 0) hasAddress ||= ADDRESS.test(line);
      continue;
    }
    names.add(label.name);
    fields.add(label.field);
    hasAddress ||= ADDRESS.test(label.value);
    hasTime ||= label.field === 'date' && YEAR.test(label.value) && TIME.test(label.value);
    to = i + 1;
    broken = 0;
    gap = 0;
  }
  return { fields, count: names.size, hasAddress, hasTime, to };
}

function isHeader({ fields, count, hasAddress, hasTime }: Found, isRuled: boolean, isTable: boolean) {
  const hasFrom = fields.has('from');
  if (isRuled && count >= 2 && (hasFrom || fields.has('date') || fields.has('subject'))) return true;
  if (fields.size < 2) return false;
  const isAll = fields.has('date') && fields.has('subject') && fields.has('to');
  if (hasFrom && count >= 3 && (fields.has('date') || fields.has('subject')))
    return hasAddress || hasTime || (isAll && !isTable);
  if (isAll) return hasAddress || hasTime;
  return hasTime && hasAddress && (hasFrom || fields.has('to'));
}

function headerEnd(lines: ReplyLines, from: number) {
  const { count, to } = fieldsFrom(lines, from);
  return count > 0 ? to : from;
}

/** Below a rule, field names may be in an unknown language. */
function foreignHeader(lines: ReplyLines, at: number): QuotedHeader | undefined {
  let i = at + 1;
  if (lines.at(i) === '') i += 1;
  const names = new Set<string>();
  let count = 0;
  let hasAddress = false;
  let hasTime = false;
  for (; count < 6; i++) {
    const label = lines.label(i);
    if (label === undefined || label.value.trim() === '' || names.has(label.name)) break;
    names.add(label.name);
    count += 1;
    hasAddress ||= ADDRESS.test(label.value);
    hasTime ||= TIME.test(label.value) && YEAR.test(label.value);
  }
  return count >= 3 && hasAddress && hasTime
    ? { from: drawnFrom(lines, at), to: i, isRuled: true }
    : undefined;
}

const LONG_RULE = 10;

function ruleAboveQuoted(lines: ReplyLines, at: number): QuotedHeader | undefined {
  const isAbove = lines.at(at).length >= LONG_RULE && isQuoted(lines.next(at, 2) ?? '');
  return isAbove ? { from: at, to: at + 1, isRuled: false } : undefined;
}

/** Notes writes sender and date on their own lines, then "To", "cc" and "Subject" without colons. */
function notesHeader(lines: ReplyLines, at: number): QuotedHeader | undefined {
  if (fieldAlone(lines.at(at)) !== 'to') return undefined;
  let subject: number | undefined;
  for (let i = at + 1; i < at + MAX_LINES / 2 && i < lines.length; i++) {
    if (fieldAlone(lines.at(i)) === 'subject') subject = i;
  }
  if (subject === undefined) return undefined;
  const from = authorAndDateFrom(lines, at);
  return from === undefined
    ? undefined
    : { from: drawnFrom(lines, from), to: Math.min(lines.length, subject + 2), isRuled: false };
}

const LONGEST_AUTHOR = 80;

function authorAndDateFrom(lines: ReplyLines, end: number): number | undefined {
  let from = end;
  let hasDate = false;
  for (let i = end - 1; i >= end - 6 && i >= 0; i--) {
    const line = lines.at(i);
    if (line === '') continue;
    const isDate = TIME.test(line) && YEAR.test(line);
    const isAuthor =
      line.length <= LONGEST_AUTHOR &&
      (ADDRESS.test(line) || (hasDate && (line.includes('/') || lines.at(i - 1) === '')));
    if (!isDate && !isAuthor) break;
    from = i;
    if (hasDate && !isDate) break;
    hasDate ||= isDate;
  }
  return hasDate ? from : undefined;
}

function isUnderRule(lines: ReplyLines, at: number) {
  const above = lines.at(at - 1) === '' ? lines.at(at - 2) : lines.at(at - 1);
  return isDrawn(above) && ruleOf(above) !== undefined;
}

export function drawnFrom(lines: ReplyLines, at: number): number {
  let from = at;
  while (from > 0 && isAbove(lines.at(from - 1))) from -= 1;
  return from;
}

function isAbove(line: string) {
  return line === '' || (isDrawn(line) && ['strokes', 'original'].includes(ruleOf(line) ?? ''));
}
