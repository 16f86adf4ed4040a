const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Hours that the zones of RFC 5322 section 4.3 are ahead of UTC; others there say nothing, and mean UTC. */
const ZONES: ReadonlyMap<string, number> = new Map([
  ['edt', -4],
  ['est', -5],
  ['cdt', -5],
  ['cst', -6],
  ['mdt', -6],
  ['mst', -7],
  ['pdt', -7],
  ['pst', -8],
]);

/** What is older was written by a clock that had not been set: year 1 is what .NET makes of no date. */
const FIRST_YEAR = 1900;

const TIME =
  '(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?:[:.](?<second>\\d{2})(?:[.,]\\d+)?)?(?:\\s*(?<half>[ap]m)\\b)?';
const ZONE = '(?:"?(?<zone>[a-z]{1,5})?"?\\s*(?:(?<sign>[+-])(?<ahead>\\d{2}):?(?<aheadMinutes>\\d{2}))?)?';
const FORMS: readonly RegExp[] = [
  // RFC 5322 section 3.3, the day of the week in any language: "Thu, 1 Jan 2026 09:00:00 +0100".
  new RegExp(
    `^(?:[^\\s\\d,]{1,12}\\s*,?\\s*)?(?<day>\\d{1,2})[\\s-]+(?<month>[a-z]{3})[a-z]*\\.?[\\s-]+(?<year>\\d{2,4}),?\\s+${TIME}\\s*${ZONE}`,
    'i',
  ),
  // As C prints it: "Thu Jan  1 09:00:00 2026".
  new RegExp(
    `^[a-z]{3,9},?\\s+(?<month>[a-z]{3})[a-z]*\\s+(?<day>\\d{1,2}),?\\s+${TIME}\\s+(?:(?<zone>[a-z]{1,5})\\s+)?(?<year>\\d{4})`,
    'i',
  ),
  // ISO 8601.
  new RegExp(`^(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})[t\\s]+${TIME}\\s*${ZONE}`, 'i'),
];

/**
 * The moment that a Date field names, also in the obsolete forms of RFC 5322 section 4.3 and those of old mailers; without a
 * zone it is UTC. Undefined for what is no date: the language's own reading finds one in "room 5", in the zone of this machine.
 */
export function parseDateField(value: string): Date | undefined {
  // A comment such as "(CET)" means nothing.
  const text = (value.includes('(') ? value.replaceAll(/\([^()]*\)/g, ' ') : value).trim();
  for (const form of FORMS) {
    const found = form.exec(text)?.groups;
    if (found !== undefined) return dateOf(found);
  }
  return undefined;
}

function dateOf(found: Readonly<Record<string, string | undefined>>): Date | undefined {
  const number = (name: string): number => Number(found[name] ?? 0);
  const month = monthOf(found['month'] ?? '');
  const hour = hourOf(number('hour'), found['half']?.toLowerCase());
  const year = yearOf(found['year'] ?? '');
  if (month === undefined || year < FIRST_YEAR || hour > 24 || number('minute') > 59 || number('second') > 60)
    return undefined;
  const local = Date.UTC(year, month, number('day'), hour, number('minute'), number('second'));
  // A day that the month does not have would be one of the next.
  if (new Date(Date.UTC(year, month, number('day'))).getUTCMonth() !== month) return undefined;
  return new Date(local - minutesAhead(found) * 60_000);
}

function monthOf(text: string): number | undefined {
  const month = /^\d+$/.test(text) ? Number(text) - 1 : MONTHS.indexOf(text.toLowerCase());
  return month >= 0 && month <= 11 ? month : undefined;
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** RFC 5322 section 4.3: two digits are of 2000 to 2049 or of the century before, three count from 1900. */
function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length >= 4) return year;
  return digits.length === 2 && year < 50 ? 2000 + year : 1900 + year;
}

function minutesAhead(found: Readonly<Record<string, string | undefined>>): number {
  const { sign, ahead, aheadMinutes, zone } = found;
  if (sign === undefined) return (ZONES.get(zone?.toLowerCase() ?? '') ?? 0) * 60;
  const minutes = Number(ahead) * 60 + Number(aheadMinutes);
  // No clock is more than a day ahead.
  if (minutes >= 24 * 60) return 0;
  return sign === '-' ? -minutes : minutes;
}
