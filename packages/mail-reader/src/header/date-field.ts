const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Zones are those of RFC 5322 section 4.3 and names unique to one region, in hours ahead of UTC; others mean UTC. */
const ZONES = new Map(
  Object.entries({
    ...{ nst: -3.5, ndt: -2.5, ast: -4, adt: -3, edt: -4, est: -5, cdt: -5, cst: -6, mdt: -6, mst: -7 },
    ...{ pdt: -7, pst: -8, akdt: -8, akst: -9, hst: -10, brt: -3, brst: -2, art: -3 },
    ...{ wet: 0, west: 1, bst: 1, cet: 1, met: 1, mez: 1, cest: 2, mest: 2, mesz: 2, eet: 2, eest: 3 },
    ...{ sast: 2, msk: 3, msd: 4, pkt: 5, ist: 5.5, wib: 7, sgt: 8, hkt: 8, awst: 8, jst: 9, kst: 9 },
    ...{ acst: 9.5, acdt: 10.5, aest: 10, aedt: 11, nzst: 12, nzdt: 13 },
  }),
);

/** .NET writes year 1 for a missing date. */
const FIRST_YEAR = 1900;

const TIME =
  '(?<hour>\\d{1,2})\\s{0,9}[:.]\\s{0,9}(?<minute>\\d{1,2})(?:\\s{0,9}[:.]\\s{0,9}(?<second>\\d{1,2})(?:[.,](?<fraction>\\d{1,9}))?)?(?:\\s*(?<half>[ap]m)\\b)?';
/** A zone is a name, an offset, or both ("GMT+0100"); some lack a sign or zeros. */
const ZONE =
  '[\\s,]*(?:"?(?<zone>[a-z]{1,5})?"?\\s*(?:(?:(?<sign>[+-])[+-]?\\s?)?(?<ahead>\\d{1,2}:\\d{2}|\\d{1,4})(?!\\d))?)?';
const DAY_NAME = '[\\s,]*(?:[^\\s\\d,]{1,12}\\s*,?\\s*)?';
const DAY_MONTH = `${DAY_NAME}(?<day>0?\\d{1,2})[\\s.,-]*(?<month>[a-z]{3})[a-z]*\\.?[\\s,-]*`;
const MONTH_DAY =
  '(?:[a-z]{3,9}(?:,\\s*|\\s+))?(?<month>[a-z]{3})[a-z]*\\.?\\s+(?<day>0?\\d{1,2}),?\\s+(?<year>\\d{4})';
const FORMS: readonly RegExp[] = [
  // RFC 5322 section 3.3 has this form; the weekday may be in any language.
  `${DAY_MONTH}(?<year>\\d{2,4}),?\\s+${TIME}${ZONE}`,
  // C writes "Thu Jan  1 09:00:00 2026".
  `[a-z]{3,9},?\\s+(?<month>[a-z]{3})[a-z]*\\s+(?<day>0?\\d{1,2}),?\\s+${TIME}\\s+(?:(?<zoneFirst>[a-z]{1,5}|[+-]\\d{4})\\s+)?(?<year>\\d{4})${ZONE}`,
  // JavaScript writes "Thu Jan 01 2026 09:00:00 GMT+0100"; people write "January 1, 2026 9:00 AM".
  `${MONTH_DAY},?\\s+${TIME}${ZONE}`,
  `(?<year>\\d{4})[-/.](?<month>\\d{1,2})[-/.](?<day>0?\\d{1,2})(?:t|\\s+)${TIME}${ZONE}`,
  // Dates with slashes are ambiguous without an American 12-hour clock.
  `(?<day>0?\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{4}),?\\s+${TIME}${ZONE}`,
  `(?=.*[ap]m\\b)(?<month>\\d{1,2})/(?<day>0?\\d{1,2})/(?<year>\\d{4}),?\\s+${TIME}${ZONE}`,
  `${TIME}[\\s,]+${DAY_MONTH}(?<year>\\d{4})${ZONE}`,
  `${DAY_MONTH}(?<year>\\d{4})$`,
  `${MONTH_DAY}$`,
  '(?<year>\\d{4})-(?<month>\\d{1,2})-(?<day>0?\\d{1,2})$',
].map((form) => new RegExp(`^(?:date:\\s*)?${form}`, 'i'));

/**
 * Obsolete forms (RFC 5322 section 4.3) and those of old mailers are accepted; `Date.parse` would find a date in "page
 * 5".
 */
export function parseDateField(value: string): Date | undefined {
  const text = (value.includes('(') ? withoutComments(value) : value).trim();
  for (const form of FORMS) {
    const found = form.exec(text)?.groups;
    if (found !== undefined) return dateOf(found);
  }
  return undefined;
}

function dateOf(found: Readonly<Record<string, string | undefined>>): Date | undefined {
  const number = (name: string) => Number(found[name] ?? 0);
  const month = monthOf(found['month'] ?? '');
  const hour = hourOf(number('hour'), found['half']?.toLowerCase());
  const year = yearOf(found['year'] ?? '');
  if (month === undefined || year < FIRST_YEAR || hour > 24 || number('minute') > 59 || number('second') > 60)
    return undefined;
  const { fraction } = found;
  const milliseconds = fraction === undefined ? 0 : Math.floor(Number(`0.${fraction}`) * 1000);
  const local = Date.UTC(year, month, number('day'), hour, number('minute'), number('second'), milliseconds);
  if (new Date(Date.UTC(year, month, number('day'))).getUTCMonth() !== month) return undefined;
  return new Date(local - minutesAhead(found) * 60_000);
}

function monthOf(text: string) {
  const month = /^\d+$/.test(text) ? Number(text) - 1 : MONTHS.indexOf(text.toLowerCase());
  return month >= 0 && month <= 11 ? month : undefined;
}

function hourOf(hour: number, half: string | undefined) {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** RFC 5322 section 4.3 defines years of two and three digits. */
function yearOf(digits: string) {
  const year = Number(digits);
  if (digits.length >= 4) return year;
  return digits.length === 2 && year < 50 ? 2000 + year : 1900 + year;
}

function minutesAhead(found: Readonly<Record<string, string | undefined>>) {
  const { zoneFirst = '' } = found;
  const isOffset = /^[+-]/.test(zoneFirst);
  const sign = isOffset ? zoneFirst[0] : found['sign'];
  const zone = isOffset || zoneFirst === '' ? found['zone'] : zoneFirst;
  const isKnown = sign !== undefined || zone === undefined;
  const ahead = isOffset ? zoneFirst.slice(1) : isKnown ? found['ahead'] : undefined;
  if (ahead === undefined) return (ZONES.get(zone?.toLowerCase() ?? '') ?? 0) * 60;
  const [hours = '', minutes = ''] = ahead.includes(':') ? ahead.split(':') : hoursAndMinutes(ahead);
  const total = Number(hours) * 60 + Number(minutes);
  if (total >= 24 * 60) return 0;
  return sign === '-' ? -total : total;
}

function hoursAndMinutes(digits: string): [string, string] {
  return digits.length <= 2 ? [digits, '0'] : [digits.slice(0, -2), digits.slice(-2)];
}

function withoutComments(value: string) {
  let kept = '';
  let depth = 0;
  let opened = 0;
  for (let i = 0; i < value.length; i++) {
    if (value[i] === '(') {
      if (depth === 0) opened = i;
      depth += 1;
    } else if (value[i] === ')' && depth > 0) {
      depth -= 1;
      if (depth === 0) kept += ' ';
    } else if (depth === 0) kept += value[i];
  }
  return depth === 0 ? kept : kept + value.slice(opened);
}
