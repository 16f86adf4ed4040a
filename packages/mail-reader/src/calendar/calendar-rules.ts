const FREQUENCIES: ReadonlyMap<string, readonly [each: string, unit: string]> = new Map([
  ['HOURLY', ['hourly', 'hours']],
  ['DAILY', ['daily', 'days']],
  ['WEEKLY', ['weekly', 'weeks']],
  ['MONTHLY', ['monthly', 'months']],
  ['YEARLY', ['yearly', 'years']],
]);
const WEEKDAYS = new Map(
  Object.entries({
    ...{ MO: 'Monday', TU: 'Tuesday', WE: 'Wednesday', TH: 'Thursday', FR: 'Friday', SA: 'Saturday' },
    ...{ SU: 'Sunday' },
  }),
);
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const ORDINALS = new Map(
  Object.entries({
    ...{ '1': 'first', '2': 'second', '3': 'third', '4': 'fourth', '5': 'fifth', '-1': 'last' },
    ...{ '-2': 'second last' },
  }),
);
const KNOWN = new Set('FREQ INTERVAL BYDAY BYMONTHDAY BYMONTH BYSETPOS COUNT UNTIL WKST'.split(' '));

/** Recurrence rules follow RFC 5545 section 3.3.10; names are in upper case. */
export function partsOfRule(rule: string): ReadonlyMap<string, string> {
  return new Map(
    rule.split(';', 20).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.trim().toUpperCase(), value.trim().toUpperCase()];
    }),
  );
}

/** Returns text such as `weekly on Thursday, until 2026-06-30 21:59 (UTC)`; unusual rules stay unchanged. */
export function spelledRule(rule: string, timeOf: (value: string) => string): string {
  const parts = partsOfRule(rule);
  const found = FREQUENCIES.get(parts.get('FREQ') ?? '');
  if (found === undefined || [...parts.keys()].some((name) => !KNOWN.has(name))) return rule;
  const [each, unit] = found;
  const interval = parts.get('INTERVAL') ?? '1';
  const days = listOf(parts.get('BYDAY'), spelledDay);
  const position = parts.has('BYSETPOS') ? ORDINALS.get(parts.get('BYSETPOS') ?? '') : '';
  const inMonth = listOf(parts.get('BYMONTHDAY'), (day) => (day === '-1' ? 'last' : day));
  const months = listOf(parts.get('BYMONTH'), (month) => MONTHS[Number(month) - 1]);
  if (days === undefined || months === undefined || inMonth === undefined || position === undefined)
    return rule;
  if (position !== '' && days === '') return rule;
  const until = parts.has('UNTIL') ? timeOf(parts.get('UNTIL') ?? '') : '';
  return [
    interval === '1' ? each : `every ${interval} ${unit}`,
    days === '' ? '' : ` on ${position === '' ? '' : `the ${position} of `}${days}`,
    inMonth === '' ? '' : ` on day ${inMonth}`,
    months === '' ? '' : ` in ${months}`,
    until === '' ? '' : `, until ${until}`,
    parts.has('COUNT') ? `, ${parts.get('COUNT')} times` : '',
  ].join('');
}

function listOf(list: string | undefined, spell: (one: string) => string | undefined) {
  if (list === undefined) return '';
  const spelled = list.split(',', 50).map(spell);
  return spelled.includes(undefined) ? undefined : spelled.join(', ');
}

function spelledDay(day: string) {
  const [, nth = '', name = ''] = /^\+?(-?\d)?([A-Z]{2})$/.exec(day) ?? [];
  const weekday = WEEKDAYS.get(name);
  if (weekday === undefined || nth === '') return weekday;
  const ordinal = ORDINALS.get(nth);
  return ordinal && `the ${ordinal} ${weekday}`;
}
