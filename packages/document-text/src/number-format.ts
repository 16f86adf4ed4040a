/**
 * Number formats (ECMA-376 part 1, 18.8.31) have up to four sections separated by `;`. Only the kind of result matters
 * here.
 */
type Shown = 'number' | 'nothing' | 'date' | 'duration';

interface Piece {
  /** A unit is one of `ymdhs`, `i` for minutes, `f` for fractions of a second or `t` for text. */
  readonly unit: string;
  readonly text: string;
  readonly isElapsed?: boolean;
}

export interface Section {
  readonly shown: Shown;
  readonly pieces: readonly Piece[];
  readonly isOfText: boolean;
  readonly condition: ((value: number) => boolean) | undefined;
}

/** Excel accepts no longer formats. */
const MAX_FORMAT = 255;

const TOKEN =
  /(?<end>;)|"(?<quoted>[^"]*)"?|\\(?<escaped>[\s\S]?)|(?<aside>[_*][\s\S]?)|\[(?<bracket>[^\]]*)\]?|(?<clock>AM\/PM|A\/P|上午\/下午)|(?<number>general|(?<=[0#?.])E[+-])|(?<word>[a-z]+)|(?<digits>[0#?]+)|(?<other>[\s\S])/giu;
const ELAPSED = /^(?:h+|m+|s+)$/i;
const COMPARISON = /^\s*(<=|>=|<>|<|>|=)\s*(-?\d{1,15}(?:\.\d{1,15})?)\s*$/;
const DATE_WORD = /^(?:y+|m+|d+|h+|s+|e+|g+|b+|r+|a{3,4})+$/i;
const SAME_CHARACTERS = /(.)\1*/gis;
const YEARS_AND_DAYS = /^[ebra]$/;
/** An era names no date by itself: `G/通用格式` is the Chinese name of the format General. */
const ERA = /^g$/;

export function parseFormat(code: string): readonly Section[] {
  const sections = [new SectionReader()];
  for (const { groups = {} } of code.slice(0, MAX_FORMAT).matchAll(TOKEN)) {
    if (groups['end'] === undefined) sections.at(-1)?.take(groups);
    else if (sections.length < 4) sections.push(new SectionReader());
    else break;
  }
  return sections.map((section) => section.read());
}

class SectionReader {
  readonly #pieces: Piece[] = [];
  #condition: Section['condition'];
  #isOfText = false;
  #isOfNumber = false;

  take(token: Readonly<Record<string, string | undefined>>): void {
    const { quoted, escaped, aside, bracket, clock, number, word, digits, other } = token;
    if (aside !== undefined) return;
    if (bracket !== undefined) this.#takeBracket(bracket);
    else if (number !== undefined) this.#isOfNumber = true;
    else if (digits !== undefined) this.#takeDigits(digits);
    else if (other === '@') this.#isOfText = true;
    else if (word !== undefined && DATE_WORD.test(word)) this.#takeDate(word);
    else this.#pieces.push({ unit: 't', text: quoted ?? escaped ?? clock ?? word ?? other ?? '' });
  }

  read(): Section {
    const pieces = withMinutes(this.#pieces);
    return { shown: this.#shownOf(pieces), pieces, isOfText: this.#isOfText, condition: this.#condition };
  }

  #shownOf(pieces: readonly Piece[]): Shown {
    const units = pieces.filter(({ unit }) => unit !== 't');
    if (this.#isOfNumber) return 'number';
    if (units.length === 0) {
      const isSeen = this.#isOfText || pieces.some(({ text }) => text.trim() !== '');
      return isSeen ? 'number' : 'nothing';
    }
    if (units.some(({ unit }) => /[ymd]/.test(unit))) return 'date';
    return units.every(({ isElapsed }) => isElapsed !== true) && units.some(({ unit }) => unit === 'h')
      ? 'date'
      : 'duration';
  }

  /** A bracket holds elapsed time, a condition, a color, a language or a currency, which is shown. */
  #takeBracket(bracket: string): void {
    const [, sign = '', limit] = COMPARISON.exec(bracket) ?? [];
    if (ELAPSED.test(bracket))
      this.#pieces.push({ unit: bracket.charAt(0).toLowerCase(), text: bracket, isElapsed: true });
    else if (limit !== undefined) this.#condition = (value) => compares(value, sign, Number(limit));
    else if (bracket.startsWith('$'))
      this.#pieces.push({ unit: 't', text: bracket.slice(1).split('-')[0] ?? '' });
  }

  /** Digits after seconds and a decimal point are a fraction; other digits are places of a number. */
  #takeDigits(digits: string): void {
    const [before, point] = this.#pieces.slice(-2);
    if (before?.unit === 's' && point?.unit === 't' && /^[.,]$/.test(point.text))
      this.#pieces.push({ unit: 'f', text: digits });
    else this.#isOfNumber = true;
  }

  #takeDate(word: string): void {
    for (const [text] of word.toLowerCase().matchAll(SAME_CHARACTERS))
      this.#pieces.push({ unit: text.charAt(0).replace(YEARS_AND_DAYS, 'y').replace(ERA, 't'), text });
  }
}

function compares(value: number, sign: string, limit: number): boolean {
  if (value === limit) return sign.includes('=');
  return value < limit ? sign.startsWith('<') : sign.endsWith('>') || sign.startsWith('>');
}

/** `m` means minutes after hours and before seconds, and months elsewhere. */
function withMinutes(pieces: readonly Piece[]): readonly Piece[] {
  const units = pieces.filter(({ unit }) => unit !== 't');
  return pieces.map((piece) => {
    if (piece.unit !== 'm' || (piece.text.length > 2 && piece.isElapsed !== true)) return piece;
    const at = units.indexOf(piece);
    const isMinutes = piece.isElapsed === true || units[at - 1]?.unit === 'h' || units[at + 1]?.unit === 's';
    return isMinutes ? { ...piece, unit: 'i' } : piece;
  });
}

function sectionOf(sections: readonly Section[], value: number): Section | undefined {
  const last = sections.length - 1;
  const numeric = last > 0 && (last === 3 || sections[last]?.isOfText) ? sections.slice(0, last) : sections;
  const [first, second, third] = numeric;
  if (numeric.some(({ condition }) => condition !== undefined))
    return (
      numeric.find(({ condition }, i) => condition?.(value) ?? i === numeric.length - 1) ?? {
        ...ALL,
        shown: 'number',
      }
    );
  if (value < 0) return second ?? first;
  return value === 0 ? (third ?? first) : first;
}

const ALL: Section = { shown: 'number', pieces: [], isOfText: false, condition: undefined };

export function hidesText(sections: readonly Section[]): boolean {
  return sections.length === 4 && sections[3]?.shown === 'nothing';
}

const DAY_SECONDS = 86_400;
/** Excel shows no date after 9999-12-31. */
const END_OF_DATES = 2_958_466;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Excel treats 1900 as a leap year (ECMA-376 part 1, 18.17.4.1). */
const LEAP_DAY = 60;

/**
 * Returns dates in ISO 8601, durations in the units of the format and other numbers as written; undefined if nothing is
 * shown.
 */
export function numberText(
  sections: readonly Section[],
  written: string,
  is1904: boolean,
): string | undefined {
  const value = Number(written);
  if (written === '' || Number.isNaN(value)) return written;
  const section = sectionOf(sections, value) ?? ALL;
  const { shown, pieces } = section;
  if (shown === 'nothing') return undefined;
  if (shown === 'number' || Math.abs(value) >= END_OF_DATES) return withoutNoise(written, value);
  // A separate section for negative numbers writes its own sign.
  if (shown === 'duration') return durationText(pieces, section === sections[0] ? value : Math.abs(value));
  return value < 0 ? written : dateText(pieces, value, is1904);
}

/** Excel stores 17 digits of a number and shows 15 (IEEE 754); it stores 0.001 as `1E-3`. */
function withoutNoise(written: string, value: number): string {
  const isNoisy = /E/i.test(written) || (written.length > 15 && written.includes('.'));
  return isNoisy ? String(Number(value.toPrecision(15))) : written;
}

/** Writes a date of ISO 8601 like the dates of number formats: no midnight, zone or fraction of a second. */
export function isoText(date: string): string {
  return date
    .replace(/(?<=:\d\d)(?:[.,]\d{1,15})?Z?$/, '')
    .replace(/T00:00:00$/, '')
    .replace(/(?<=\d)T(?=\d)/, ' ');
}

function dateText(pieces: readonly Piece[], value: number, is1904: boolean): string {
  const seconds = Math.round(value * DAY_SECONDS);
  const days = Math.floor(seconds / DAY_SECONDS) + (is1904 || value >= LEAP_DAY ? 0 : 1);
  const at = new Date(
    (is1904 ? EPOCH_1904 : EPOCH) + days * DAY_SECONDS * 1000 + (seconds % DAY_SECONDS) * 1000,
  );
  const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T');
  const has = (unit: RegExp) => pieces.some((piece) => unit.test(piece.unit));
  if (!has(/[ymd]/)) return has(/s/) ? time : time.slice(0, 5);
  if (value < 1) return time;
  return seconds % DAY_SECONDS === 0 ? day : `${day} ${time}`;
}

function durationText(pieces: readonly Piece[], value: number): string {
  const places = pieces.find(({ unit }) => unit === 'f')?.text.length ?? 0;
  const scale = 10 ** Math.min(places, 6);
  const fractions = Math.round(Math.abs(value) * DAY_SECONDS * scale);
  const seconds = Math.floor(fractions / scale);
  const all: Readonly<Record<string, readonly [elapsed: number, clock: number]>> = {
    h: [Math.floor(seconds / 3600), 24],
    i: [Math.floor(seconds / 60), 60],
    s: [seconds, 60],
    f: [fractions, scale],
  };
  const shown = pieces.map(({ unit, text, isElapsed }) => {
    const [elapsed, clock] = all[unit] ?? [];
    if (elapsed === undefined || clock === undefined) return text;
    return String(isElapsed === true ? elapsed : elapsed % clock).padStart(text.length, '0');
  });
  return `${value < 0 && fractions > 0 ? '-' : ''}${shown.join('').trim()}`;
}
