import { LOCALE } from '../ui/time.tsx';

function named(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(text.matchAll(/(\S+) (\S+)/g), ([, name, word]) => [name, word]));
}

const UNITS = named('DAILY day WEEKLY week MONTHLY month YEARLY year');
const DAYS = named('MO Monday TU Tuesday WE Wednesday TH Thursday FR Friday SA Saturday SU Sunday');
const ORDINALS = named('1 first 2 second 3 third 4 fourth 5 fifth -1 last');
const MONTHS = named(
  '1 January 2 February 3 March 4 April 5 May 6 June 7 July 8 August 9 September 10 October 11 November 12 December',
);

/** A rule (RFC 5545, RRULE) that has no short wording is returned unchanged. */
export function recurrenceText(rule: string): string {
  const parts = new Map(
    rule.split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.toUpperCase().split('=');
      return [name, value];
    }),
  );
  const take = (name: string) => {
    const value = parts.get(name) ?? '';
    parts.delete(name);
    return value;
  };
  const unit = UNITS[take('FREQ')];
  const interval = take('INTERVAL');
  const days = listed(take('BYDAY'), dayText);
  const dates = listed(take('BYMONTHDAY'), (date) => (date === '-1' ? 'the last day' : `day ${date}`));
  const months = listed(take('BYMONTH'), (month) => MONTHS[month]);
  const count = take('COUNT');
  const until = untilText(take('UNTIL'));
  parts.delete('WKST');
  const said = [days && `on ${days}`, dates && `on ${dates}`, months && `in ${months}`];
  if (unit === undefined || parts.size > 0 || until === undefined || said.includes(undefined)) return rule;
  const every = ['', '1'].includes(interval) ? `every ${unit}` : `every ${interval} ${unit}s`;
  const ends = [count && `${count} times`, until].filter((part) => part !== '').map((part) => `, ${part}`);
  return [every, ...said.filter((part) => part !== '')].join(' ') + ends.join('');
}

function dayText(day: string): string | undefined {
  const [, number = '', name = ''] = /^([+-]?\d*)([A-Z]{2})$/.exec(day) ?? [];
  const which = number === '' ? '' : ORDINALS[number.replace('+', '')];
  const found = DAYS[name];
  if (found === undefined || which === undefined) return undefined;
  return which === '' ? found : `the ${which} ${found}`;
}

function listed(value: string, textOf: (one: string) => string | undefined): string | undefined {
  if (value === '') return '';
  const all = value.split(',').map(textOf);
  if (all.includes(undefined)) return undefined;
  return all.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

function untilText(value: string): string | undefined {
  if (value === '') return '';
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(value) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  return `until ${date.toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })}`;
}
