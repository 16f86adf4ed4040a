/** A `word`, `year` or `long` (any number) may be something other than a code. */
type Shape = 'digits' | 'mixed' | 'loose' | 'word' | 'year' | 'long';

export interface Candidate {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly shape: Shape;
  readonly isCrowded: boolean;
}

/** A longer list is a table. */
const MAX_CANDIDATES = 12;
const MIN_DIGITS = 4;
const MAX_DIGITS = 10;
const MAX_GROUPED_DIGITS = 9;

const PREFIXED = /(?<![\p{L}\p{N}_])([A-Z]{1,3})-(\d{4,8})(?![\p{N}_]|-\d)/gu;
const DIGIT_RUN = /\d+(?:(?: ?[-|·] ?| )\d+)*/g;
const SPACED = /(?<![A-Za-z\d])[A-Z\d](?:( |-| - | \| )[A-Z\d])(?:\1[A-Z\d]){2,8}(?![A-Za-z\d])/g;
const ALPHANUMERIC =
  /(?<![A-Za-z\d])(?=[A-Za-z]{0,10}-?[A-Za-z]{0,5}\d|[A-Z]{2,10}(?![a-z]))[A-Za-z\d]+(?:-[A-Za-z\d]+)*/g;
const GROUPED_LETTERS = /^(?:[A-Z\d]{2,5}-[A-Z\d]{2,5}|[a-z\d]{3,5}-[a-z\d]{3,5})$/;
const DOCUMENT_PREFIX =
  /^(?:INV|ORD|PO|SO|RE|RG|REF|ID|NR|NO|TKT|CAS|SR|INC|REQ|CHG|BUG|JRA|PR|MR|CVE|RFC|ISO|DIN|EN|AWB|UPS|DHL|HD|QT|BK|RMA|SKU|FC|FA|FT|NF|OC|PED|BL|GS)$/;
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;
/** Letters separate words; other scripts have no blanks. */
const WORD_CHARACTER =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hebrew}\p{N}_]/u;

/** @param line with ASCII digits and blanks */
export function candidatesIn(line: string): Candidate[] {
  const found: Candidate[] = [];
  const add = (candidate: Candidate) => {
    const isTaken = found.some(({ start, end }) => candidate.start < end && start < candidate.end);
    if (!isTaken && found.length < MAX_CANDIDATES) found.push(candidate);
  };
  const hasDigit = /\d/.test(line);
  if (hasDigit) findPrefixed(line, add);
  findSpaced(line, add);
  if (hasDigit)
    for (const { 0: run, index } of line.matchAll(DIGIT_RUN)) numbersIn(line, run, index).forEach(add);
  findAlphanumeric(line, add);
  return found.toSorted((a, b) => a.start - b.start);
}

type Add = (candidate: Candidate) => void;

function findPrefixed(line: string, add: Add) {
  for (const { 0: value, 1: prefix = '', index: start } of line.matchAll(PREFIXED)) {
    const end = start + value.length;
    const isCode = line[start - 1] !== '[' && !DOCUMENT_PREFIX.test(prefix) && standsAlone(line, start, end);
    if (isCode) add({ value, start, end, shape: 'digits', isCrowded: false });
  }
}

function findSpaced(line: string, add: Add) {
  for (const { 0: text, 1: between = '', index: start } of line.matchAll(SPACED)) {
    const end = start + text.length;
    if (!standsAlone(line, start, end)) continue;
    const value = text.replaceAll(between, '');
    const shape = /^\d+$/.test(value) ? 'digits' : /\d/.test(value) ? 'mixed' : 'word';
    add({ value, start, end, shape, isCrowded: false });
  }
}

function findAlphanumeric(line: string, add: Add) {
  for (const { 0: value, index: start } of line.matchAll(ALPHANUMERIC)) {
    const end = start + value.length;
    const shape = value.includes('-') ? shapeOfGroups(value) : shapeOfLetters(value);
    if (shape !== undefined && standsAlone(line, start, end))
      add({ value, start, end, shape, isCrowded: false });
  }
}

function numbersIn(line: string, run: string, at: number): Candidate[] {
  const groups = run.split(/\D+/);
  const value = groups.join('');
  if (groups.length > 1 && isGrouped(groups, value) && standsAlone(line, at, at + run.length)) {
    const shape = value.length > 8 ? 'long' : 'digits';
    return [{ value, start: at, end: at + run.length, shape, isCrowded: false }];
  }
  if (isUnevenlyGrouped(groups, value) && line.trim() === run)
    return [{ value, start: at, end: at + run.length, shape: 'long', isCrowded: false }];
  const found: Candidate[] = [];
  for (const match of run.matchAll(/\d+/g)) {
    const [digits] = match;
    const start = at + match.index;
    const isCode = digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS;
    if (!isCode || !standsAlone(line, start, start + digits.length)) continue;
    found.push({
      value: digits,
      start,
      end: start + digits.length,
      shape: shapeOf(digits),
      isCrowded: groups.length > 1,
    });
  }
  return found;
}

function shapeOf(digits: string): Shape {
  if (YEAR.test(digits)) return 'year';
  return digits.length > 8 ? 'long' : 'digits';
}

function isGrouped(groups: readonly string[], value: string) {
  if (value.length < MIN_DIGITS || value.length > MAX_GROUPED_DIGITS) return false;
  const [first = '', second = ''] = groups;
  if (groups.every(({ length }) => length === first.length)) return groups.length <= 4 || first.length === 1;
  const isHalved = groups.length === 2 && Math.abs(first.length - second.length) === 1 && first.length >= 2;
  return isHalved && value.length >= 5 && value.length <= 9 && second.length >= 2;
}

function isUnevenlyGrouped(groups: readonly string[], value: string) {
  const isLong = value.length >= MIN_DIGITS + 1 && value.length <= 8;
  return isLong && groups.length > 1 && groups.every(({ length }) => length >= 2 && length <= 4);
}

/** Buttons show these words on their own lines. */
const SHOWN_WORDS = new Set(
  `
  VERIFY CONFIRM LOGIN SIGNIN SIGNUP LOGON CLICK HERE BELOW ABOVE EMAIL HELLO THANKS WELCOME CODE
  PASSCODE EXPIRES NEVER SHARE SECURITY ACCOUNT PASSWORD SUPPORT TEAM START CONTINUE ACCESS LEARN
  MORE READ VIEW OPEN PLEASE NOTE IMPORTANT WARNING ALERT NOTICE UPDATE ACTION REQUIRED URGENT TODAY
  NOW BESTÄTIGEN ANMELDEN ACHTUNG HINWEIS WICHTIG HALLO DANKE IHRE IHREN CONNEXION BONJOUR MERCI
  VALIDER CONFIRMER HOLA GRACIAS VERIFICAR CONFIRMAR ENTRAR ACCEDER CIAO GRAZIE VERIFICA CONFERMA
  ACCEDI HTTP HTTPS HTML CODES`
    .trim()
    .split(/\s+/),
);
const THREE_CONSONANTS = /[B-DF-HJ-NP-TV-XZ]{3}/;

function shapeOfGroups(text: string): Shape | undefined {
  const length = text.length - 1;
  if (!GROUPED_LETTERS.test(text) || length < 6 || length > 10 || /^[\d-]+$/.test(text)) return undefined;
  const [first = ''] = text.split('-', 1);
  if (DOCUMENT_PREFIX.test(first)) return undefined;
  // An example is `AUTH-4471`.
  if (/^[A-Z]{2,5}-\d+$/.test(text)) return 'word';
  const isUpper = text === text.toUpperCase();
  if (/\d/.test(text)) return isUpper ? 'mixed' : 'loose';
  if (!isUpper) return undefined;
  // Services avoid vowels in codes (RFC 8628 section 6.1).
  return /[AEIOU]/.test(text) ? 'word' : 'mixed';
}

function shapeOfLetters(text: string): Shape | undefined {
  if (text.length < 5 || text.length > 10 || /^\d+$/.test(text)) return undefined;
  const isUpper = text === text.toUpperCase();
  if (!/\d/.test(text))
    return isUpper && !SHOWN_WORDS.has(text) && THREE_CONSONANTS.test(text) ? 'word' : undefined;
  // An example is `16h30`.
  if (/^\d{1,2}[hu]\d{2}$/i.test(text)) return undefined;
  // Examples are `Windows11`, `SAVE20` and `2024Q3`.
  if (/^[a-z]{3,}\d{1,4}$|^\d{1,2}[a-z]{3,}$/i.test(text)) return 'word';
  // An example is `PRO60DAYS`.
  if (/^[A-Z]{3,}\d{1,3}[A-Z]{3,}$/.test(text) && /[AEIOU].*\d.*[AEIOU]/.test(text)) return 'word';
  return isUpper ? 'mixed' : 'loose';
}

function standsAlone(line: string, start: number, end: number) {
  const before = line[start - 1] ?? ' ';
  const beforeThat = line[start - 2] ?? ' ';
  const after = line[end] ?? ' ';
  const afterThat = line[end + 1] ?? ' ';
  if (WORD_CHARACTER.test(before) || WORD_CHARACTER.test(after)) return false;
  if (/[+$€£¥₹₽₺₩%&=/\\@~^§©®]/.test(before) || /[%‰°$€£¥₹₽₺₩/\\@&=+~^#]/.test(after)) return false;
  if (
    /[.,:'-]/.test(before) &&
    /[\p{L}\p{N}]/u.test(beforeThat) &&
    !(before === ':' && !/\d/.test(beforeThat))
  )
    return false;
  if (/[.,:'-]/.test(after) && /[\p{Ll}\p{N}]/u.test(afterThat)) return false;
  // Examples are `•••• 4829`, `***4829` and `x-4829`.
  if (
    /(?:[*•·●∙×…#]{2,}|[xX]{2,}|\.{3,})[ -]?$/.test(line.slice(Math.max(0, start - 4), start)) &&
    !isEmphasis(line, start, end) &&
    !DOT_LEADER.test(line.slice(Math.max(0, start - 60), start))
  )
    return false;
  if (
    /[$€£¥₹₽₺₩] $|(?:usd|eur|gbp|inr|rs\.?|chf|try|pln|rub) $/i.test(
      line.slice(Math.max(0, start - 5), start),
    )
  )
    return false;
  return true;
}

/** An example is `Code ........ 482913`. */
const DOT_LEADER = /[\p{L}:] ?\.{4,} $/u;

function isEmphasis(line: string, start: number, end: number) {
  return line.startsWith('**', end) && line.slice(start - 2, start) === '**' && line[start - 3] !== '*';
}
