import { BEGINS_ATTRIBUTION, FROM_LABEL, HAS_WROTE, ORIGINAL_MAIL, OTHER_LABEL } from './reply-marks.ts';

/** Lines over which an introduction is broken, and its characters: more is nobody's "On … wrote:". */
const ATTRIBUTION_LINES = 4;
const ATTRIBUTION_CHARACTERS = 400;
/** Lines below a "From:" in which the rest of a header is looked for. */
const HEADER_LINES = 8;
/** Without one a line is no label: this is looked for at a fraction of what the labels of all languages cost. */
const COLON = /[:：]/;
const ANY_DIGIT = /\d/;
const ADDRESS = /<[^<>\s]*@[^<>]*>|\[mailto:|@/;
/** The line that Outlook draws above what it quotes. */
const RULE = /^(?:_{8,}|-{8,}|\*{8,})$/;

/** Where old text begins that is not marked line by line, so that it goes on to the end. */
export interface QuoteStart {
  /** First line of the introduction. */
  readonly from: number;
  /** First line after it. */
  readonly to: number;
}

export function isQuoted(line: string): boolean {
  return line.startsWith('>') || line.startsWith('&gt;');
}

/** The introduction ("On … wrote:") that ends in this line; undefined when it ends none. */
export function attributionAt(lines: readonly string[], end: number): QuoteStart | undefined {
  const last = lines[end] ?? '';
  if (last.length > ATTRIBUTION_CHARACTERS || !/[:：]\p{Cf}*$/u.test(last)) return undefined;
  const nextIsQuoted = isQuoted(nextLine(lines, end) ?? '');
  let text = '';
  let start: number | undefined;
  for (let i = end; i > end - ATTRIBUTION_LINES && i >= 0; i--) {
    const line = lines[i] ?? '';
    if (line === '' || isQuoted(line)) break;
    text = `${line} ${text}`;
    if (text.length > ATTRIBUTION_CHARACTERS) break;
    if (start === undefined && introduces(text, nextIsQuoted)) start = i;
    // The first line of an introduction whose last lines were enough to know it by.
    else if (start !== undefined && BEGINS_ATTRIBUTION.test(line) && !/[.!?:,]$/.test(line)) start = i;
    if (start === i && BEGINS_ATTRIBUTION.test(line)) break;
  }
  return start === undefined ? undefined : { from: start, to: end + 1 };
}

/** Whether this says who wrote what follows: by a verb and a date or an address, or by an address alone. */
function introduces(text: string, nextIsQuoted: boolean): boolean {
  const said = HAS_WROTE.test(text);
  const known = ANY_DIGIT.test(text) || ADDRESS.test(text);
  if (said) return known || nextIsQuoted;
  // Gmail in many languages: "2026年1月1日(木) 9:00 Bob <b@x.test>:".
  return ADDRESS.test(text) && (nextIsQuoted || /\d{4}/.test(text)) && ANY_DIGIT.test(text);
}

/** The header of a quoted mail that begins in this line, with the rule above it. */
export function quotedHeaderAt(lines: readonly string[], at: number): QuoteStart | undefined {
  const line = lines[at] ?? '';
  if (line.length > ATTRIBUTION_CHARACTERS) return undefined;
  if (ORIGINAL_MAIL.test(line)) return { from: at, to: at + 1 };
  if (!COLON.test(line) || !FROM_LABEL.test(line)) return undefined;
  let others = 0;
  for (let i = at + 1; i <= at + HEADER_LINES && others < 2; i++) {
    const next = lines[i];
    if (next === undefined) break;
    if (OTHER_LABEL.test(next)) others += 1;
  }
  if (others < 2) return undefined;
  let from = at;
  // Some write when it was sent, or to whom, above who sent it.
  while (at - from < HEADER_LINES && OTHER_LABEL.test(lines[from - 1] ?? '')) from -= 1;
  while (from > 0 && isAboveHeader(lines[from - 1] ?? '')) from -= 1;
  return { from, to: at + 1 };
}

function isAboveHeader(line: string): boolean {
  return line === '' || RULE.test(line) || ORIGINAL_MAIL.test(line);
}

function nextLine(lines: readonly string[], after: number): string | undefined {
  for (let i = after + 1; i <= after + 3 && i < lines.length; i++) if (lines[i] !== '') return lines[i];
  return undefined;
}
